"""AccessKit: passes the accessibility tree to the system. The only file that uses the library."""

from __future__ import annotations

import logging
import sys
from importlib.util import find_spec
from typing import Any

import pygame

from client.access import screen_reader
from client.access.node import Live, Node, NodeRequest
from client.access.tree.listeners import Listeners
from client.access.tree.system import Adapter, SystemTree, Update
from client.widgets.description import Role, ThingState

_log = logging.getLogger(__name__)

_ROLES = {
    Role.WINDOW: "WINDOW", Role.PAGE: "PANE", Role.GROUP: "GROUP", Role.DIALOG: "DIALOG", Role.LIST: "LIST_BOX",
    Role.LOG: "LOG", Role.TEXT: "LABEL", Role.PROMPT: "PARAGRAPH", Role.HEADING: "HEADING", Role.IMAGE: "IMAGE",
    Role.RUN: "TEXT_RUN", Role.BUTTON: "BUTTON", Role.SWITCH: "SWITCH", Role.CHOICES: "RADIO_GROUP",
    Role.OPTION: "RADIO_BUTTON", Role.SLIDER: "SLIDER", Role.FIELD: "TEXT_INPUT", Role.COMBO: "COMBO_BOX",
    Role.ITEM: "LIST_BOX_OPTION",
}  # fmt: skip
_REQUESTS = {
    NodeRequest.PRESS: "CLICK",
    NodeRequest.FOCUS: "FOCUS",
    NodeRequest.SET_VALUE: "SET_VALUE",
    NodeRequest.MORE: "INCREMENT",
    NodeRequest.LESS: "DECREMENT",
}


def connect(tree: SystemTree) -> Adapter | None:
    """Return the adapter of this system, or None where there is none or AccessKit isn't installed."""
    kind = {"linux": UnixAdapter, "win32": WindowsAdapter, "darwin": MacAdapter}.get(sys.platform)
    if kind is None or find_spec("accesskit") is None:
        _log.info("Screen readers can't read the window on %s without AccessKit.", sys.platform)
        return None
    try:
        return kind(tree)
    except Exception as problem:  # A broken library must not keep the program from starting.
        _log.warning("AccessKit can't start: %s", problem)
        return None


class KitAdapter(Adapter):
    """Makes AccessKit's nodes, and passes on what it asks for. A failed call raises OSError."""

    def __init__(self, tree: SystemTree) -> None:
        import accesskit

        self._kit: Any = accesskit
        self._requests = [(getattr(accesskit.Action, name), request) for request, name in _REQUESTS.items()]
        self._requests.append((accesskit.Action.SCROLL_INTO_VIEW, NodeRequest.FOCUS))
        self._tree = tree
        self._adapter: Any = self._call(self._make_adapter)

    def _make_adapter(self) -> Any:
        """Return AccessKit's adapter of this system."""
        raise NotImplementedError

    def _activate(self) -> None:
        """Return no tree yet. The main loop sends it, since only it may look at the scenes."""
        self._tree.on_activated()

    def _act(self, asked: Any) -> None:
        try:
            request = next((request for action, request in self._requests if action == asked.action), None)
            if request is not None:
                value = asked.data[1] if asked.data is not None else None
                self._tree.on_request(int(asked.target), request, value)
        except Exception as problem:  # The library can't handle one.
            _log.error("A screen reader's request is lost: %s", problem)

    def send(self, update: Update) -> None:
        made = self._update(update)
        self._call(self._adapter.update_if_active, lambda: made)

    def _call(self, method: Any, *arguments: object) -> Any:
        """Call the library and raise the events that it returns. A panic of its Rust code is no Exception."""
        try:
            result = method(*arguments)
            if hasattr(result, "raise_events"):
                result.raise_events()
            return result
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException as problem:
            raise OSError(f"AccessKit: {problem}") from None

    def _rect(self, rect: pygame.Rect) -> Any:
        return self._kit.Rect(rect.left, rect.top, rect.right, rect.bottom)

    # -- nodes --------------------------------------------------------------------------------------------------

    def _update(self, update: Update) -> Any:
        made = self._kit.TreeUpdate(update.focus)
        for number, node in update.nodes.items():
            made.nodes.append((number, self._node(node, update)))
        if update.root is not None:
            made.tree = self._kit.Tree(update.root)
            made.tree.toolkit_name = "Cul-de-Sac"
        return made

    def _node(self, node: Node, update: Update) -> Any:
        kit = self._kit
        made = kit.Node(getattr(kit.Role, _ROLES[node.role]))
        made.set_children([update.ids[child] for child in node.children])
        if node.role == Role.TEXT:
            made.set_value(node.name)
        elif node.name:
            made.set_label(node.name)
        if node.details:
            made.set_description(node.details)
        if node.rect is not None:
            made.set_bounds(self._rect(pygame.Rect(node.rect)))
        for request in node.requests:
            made.add_action(getattr(kit.Action, _REQUESTS[request]))
        if node.live != Live.OFF:
            made.set_live(kit.Live.POLITE if node.live == Live.POLITE else kit.Live.ASSERTIVE)
        if node.place is not None:
            made.set_position_in_set(node.place[0])
            made.set_size_of_set(node.place[1])
        self._set_states(made, node)
        self._set_value(made, node, update)
        return made

    def _set_states(self, made: Any, node: Node) -> None:
        if ThingState.DISABLED in node.states:
            made.set_disabled()
        if ThingState.MODAL in node.states:
            made.set_modal()
        if node.role in (Role.SWITCH, Role.OPTION):
            toggled = self._kit.Toggled
            made.set_toggled(toggled.TRUE if ThingState.CHECKED in node.states else toggled.FALSE)
        elif node.role == Role.ITEM or ThingState.SELECTED in node.states:
            made.set_selected(ThingState.SELECTED in node.states)

    def _set_value(self, made: Any, node: Node, update: Update) -> None:
        kit = self._kit
        if node.number is not None:
            made.set_numeric_value(float(node.number.value))
            made.set_min_numeric_value(float(node.number.least))
            made.set_max_numeric_value(float(node.number.most))
            made.set_numeric_value_step(float(node.number.step))
        if node.role == Role.RUN:
            made.set_value(node.value)
            made.set_character_lengths([len(letter.encode()) for letter in node.value])
            made.set_word_lengths(_word_lengths(node.value))
            made.set_text_direction(kit.TextDirection.LEFT_TO_RIGHT)
        elif node.caret is not None:
            run = update.ids[node.children[0]]
            anchor, caret = (kit.TextPosition(run, place) for place in node.caret)
            made.set_text_selection(kit.TextSelection(anchor, caret))
        elif node.value:
            made.set_value(node.value)


class UnixAdapter(KitAdapter):
    """AccessKit's adapter for AT-SPI, on Linux."""

    def _make_adapter(self) -> Any:
        self._listeners = Listeners()
        return self._kit.unix.Adapter(self._activate, self._act, self._tree.on_deactivated)

    def place(self, outer: pygame.Rect, inner: pygame.Rect) -> None:
        self._call(self._adapter.set_root_window_bounds, self._rect(outer), self._rect(inner))

    def focus(self, focused: bool) -> None:
        self._call(self._adapter.update_window_focus_state, focused)
        if focused:
            self._listeners.look_soon()

    def hears_live(self) -> bool:
        return self._listeners.hears_live


class WindowsAdapter(KitAdapter):
    """AccessKit's adapter for UI Automation. The window must not have been shown yet."""

    def _make_adapter(self) -> Any:
        window = pygame.display.get_wm_info()["window"]
        return self._kit.windows.SubclassingAdapter(window, self._activate, self._act)

    def has_reader(self) -> bool:
        """Ask Windows: a password manager or an overlay also listens, and speaks nothing."""
        return screen_reader.is_running()


class MacAdapter(KitAdapter):
    """AccessKit's adapter for NSAccessibility. The window must not have been shown yet."""

    def _make_adapter(self) -> Any:
        self._kit.macos.add_focus_forwarder_to_window_class("SDLWindow")
        window = pygame.display.get_wm_info()["window"]
        return self._kit.macos.SubclassingAdapter.for_window(window, self._activate, self._act)

    def focus(self, focused: bool) -> None:
        self._call(self._adapter.update_view_focus_state, focused)


def _word_lengths(words: str) -> list[int]:
    """Return the lengths of the words of a text in letters, each with the blanks after it."""
    lengths: list[int] = []
    for number, letter in enumerate(words):
        if number == 0 or (words[number - 1].isspace() and not letter.isspace()):
            lengths.append(0)
        lengths[-1] += 1
    return lengths
