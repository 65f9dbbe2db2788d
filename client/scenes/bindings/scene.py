"""The page that rebinds keys, controller buttons and extra mouse buttons."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from client.input import actions
from client.input.actions import BACK, BINDINGS, SEARCH, TURNING_POINTS, Command, cap, find_triggered
from client.input.keys import is_modifier, trigger
from client.input.pad import KEYS, MOUSE, USUAL
from client.replay.replay_commands import ORDERS
from client.scenes.page import Caps, Page
from client.scenes.season.scene import KEYS as SEASON
from client.scenes.setup.numbers import NUMBERS
from client.scenes.workshop.scene import DUPLICATE, NEW_CARD, NEXT_COLUMN
from client.shell.scene import Host
from client.table.actions import HIDDEN_KEYS, PILE, TABLE
from client.watch.bar import ORDERS as WATCHING
from client.widgets import Button, Dialog, Labeled, Row, ScrollArea, TextField, Toast, titled_panel
from client.widgets.base import WidgetEvent as Act
from client.widgets.controls.dropdown import STEPS
from client.widgets.dialog import DialogButton
from client.widgets.icons import key_label
from engine.store.player.settings import Settings
from engine.words import say as words
from engine.words.say import scenes as say

_WIDEST = 980.0
_CONTROL = 340.0
_FAR = 100
"""A command that moves by more than this goes to the start or the end."""


PLACES: Mapping[str, Sequence[Command]] = {
    "place-table": TABLE,
    "place-pile": PILE,
    "place-covered": HIDDEN_KEYS,
    "place-watch": WATCHING,
    "place-replay": tuple(ORDERS),
    "place-screens": (
        *(action for action in vars(actions).values() if isinstance(action, Command) and action not in ORDERS),
        NEW_CARD,
        DUPLICATE,
        NEXT_COLUMN,
        *TURNING_POINTS,
        *STEPS,
        *NUMBERS,
        *SEASON,
    ),
}
"""The message that names a place, and the actions that are offered there."""


def list_commands() -> dict[str, dict[str, Command]]:
    """Return all commands by name and place. A command with several places appears in the first one."""
    found: dict[str, dict[str, Command]] = {}
    known: set[str] = set()
    for place, offered in PLACES.items():
        fresh = {action.full_name: action for action in offered if action.full_name not in known}
        found[place], known = fresh, known | set(fresh)
    return found


def sentence(action: Command) -> str:
    """Return a command's description. One of several alike has a message of its own, "each-NAME"."""
    each = f"each-{action.name.replace('.', '-')}"
    if action.arguments and words.actions.has(each):
        first, last = action.arguments[0], int(action.arguments[-1])
        way, reach = "back" if first < 0 else "on", "far" if abs(first) > _FAR else "near"
        told = words.actions(each, number=int(first), after=int(first) + 1, choice=last + 1, way=way, reach=reach)
    else:
        told = words.actions(action.name)
    return f"{told[:1].upper()}{told[1:]}"


class KeyDialog(Dialog):
    """Waits for a key. `take` gets its name; Esc cancels, and `none` removes all keys."""

    def __init__(self, title: str, take: Callable[[str], None], none: Callable[[], None] | None = None) -> None:
        answers = [DialogButton(say("key-cancel"), None, harmless=True)]
        super().__init__(
            title, say("press-a-key"), [*answers, *([DialogButton(say("key-none"), none)] if none else [])]
        )
        self._take = take

    def handle(self, event: pygame.event.Event) -> Act | None:
        """Take the first key that isn't a modifier. A pad's buttons can only step back here."""
        if event.type != pygame.KEYDOWN or find_triggered(event, (BACK,)) or getattr(event, "pad", False):
            return super().handle(event)
        if not is_modifier(event):
            self.closed = True
            self._take(trigger(event))
        return self.report_used()


class BindingsScene(Page):
    """All keys with what they mean. `back` as in `Page`."""

    def __init__(self, back: Callable[[], None] | None = None) -> None:
        super().__init__(say("keys-and-buttons"), back)
        self.settings: Settings
        self.search = TextField(hint=say("keys-search"), name=say("keys-search"), then=lambda _: self._show())
        self.area = ScrollArea(gap=12, padding=12, name=say("keys-and-buttons"))
        self.buttons: dict[str, Button] = {}
        """The button of each action, or of a controller's or mouse's button, by its name."""

    def enter(self, app: Host) -> None:
        super().enter(app)
        self.settings = app.settings
        self._show()

    # -- the rows ---------------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Show the rows that the search leaves."""
        self.buttons.clear()
        groups = {
            say(place): [
                self._action(action, place)
                for action in offered.values()
                if self._is_sought(sentence(action), BINDINGS.triggers(action))
            ]
            for place, offered in list_commands().items()
        }
        for title, buttons in ((say("place-controller"), KEYS), (say("place-mouse"), MOUSE)):
            rows = [self._button(name, usual) for name, usual in buttons.items() if self._is_sought(name, (usual,))]
            groups[title] = rows
        self.area.children = [titled_panel(title, *rows, gap=5) for title, rows in groups.items() if rows]
        if BINDINGS.changed or self.settings.pad_keys:
            self.area.children.append(Button(say("all-as-usual"), icon="undo", then=lambda _: self._ask_all()))
        if self.form.focused is not self.search:
            self.form.focus(None)
        self.place_again()

    def _is_sought(self, told: str, keys: Sequence[str]) -> bool:
        wanted = self.search.content.strip().lower()
        return wanted in told.lower() or wanted in (key_label(key).lower() for key in keys)

    def _action(self, action: Command, place: str) -> Labeled:
        keys = BINDINGS.triggers(action)
        told, bind = sentence(action), partial(self._bind, action, place)
        ask = partial(self._ask, told, lambda key: bind((key,)), partial(bind, ()) if keys else None)
        more = partial(self._ask, told, lambda key: bind(tuple(dict.fromkeys((*keys, key)))))
        usual = partial(self._bind_usual, action, place)
        words = ", ".join(map(key_label, keys))
        return self._row(action.full_name, told, words, ask, usual, tuple(keys) == action.keys, more)

    def _button(self, name: str, usual: str) -> Labeled:
        key = self.settings.pad_keys.get(name, usual)
        ask = partial(self._ask, name, partial(self._stand_for, name))
        reset = partial(self._stand_for, name, usual)
        return self._row(name, key_label(name), key_label(key), ask, reset, key == usual)

    def _row(
        self,
        name: str,
        label: str,
        keys: str,
        ask: Callable[[], None],
        usual: Callable[[], None],
        is_usual: bool,
        more: Callable[[], None] | None = None,
    ) -> Labeled:
        self.buttons[name] = Button(
            keys or say("no-key"), name=f"{label}: {keys or say('no-key')}", then=lambda _: ask()
        )
        reset = Button(icon="undo", name=say("key-as-usual"), tooltip=say("key-as-usual"), then=lambda _: usual())
        reset.visible = not is_usual
        further = Button(
            icon="plus", name=say("further-key"), tooltip=say("further-key"), then=lambda _: more() if more else None
        )
        further.visible = more is not None and bool(keys)
        parts = Row(self.buttons[name], further, reset, shares=(1, 0, 0), gap=8)
        return Labeled(label, parts, control_width=_CONTROL)

    # -- changing ---------------------------------------------------------------------------------------------

    def _ask(self, title: str, take: Callable[[str], None], none: Callable[[], None] | None = None) -> None:
        self.form.show(KeyDialog(title, take, none))

    def _bind(self, action: Command, place: str, keys: tuple[str, ...]) -> None:
        """Give an action these keys. An action that had the last one in the same place loses it, with a message."""
        taken = BINDINGS.rebind(action, keys, PLACES[place])
        self._keep()
        if taken:
            lost = "; ".join(sentence(other) for other in taken)
            self.say(Toast("done", say("keys-and-buttons"), say("key-taken", key=key_label(keys[-1]), action=lost)))

    def _ask_all(self) -> None:
        """Ask whether to reset all keys and buttons."""
        answers = [
            DialogButton(say("key-cancel"), None, harmless=True),
            DialogButton(say("all-as-usual"), self._all_as_usual),
        ]
        self.form.show(Dialog(say("all-as-usual"), say("all-as-usual-lost"), answers))

    def _all_as_usual(self) -> None:
        BINDINGS.changed.clear()
        self.settings.pad_keys.clear()
        self._keep()

    def _bind_usual(self, action: Command, place: str) -> None:
        BINDINGS.rebind(action, action.keys, PLACES[place])
        self._keep()

    def _stand_for(self, name: str, key: str) -> None:
        """Let a button stand for a key."""
        if key == USUAL[name]:
            self.settings.pad_keys.pop(name, None)
        else:
            self.settings.pad_keys[name] = key
        self._keep()

    def _keep(self) -> None:
        self.save_settings()
        focused = next((name for name, button in self.buttons.items() if button is self.form.focused), "")
        self._show()
        if focused in self.buttons:
            self.form.focus(self.buttons[focused])

    # -- the page ---------------------------------------------------------------------------------------------

    def take_key(self, event: pygame.event.Event) -> bool:
        """Move the focus to the search field when its key is pressed."""
        if find_triggered(event, (SEARCH,)) is None:
            return False
        self.form.focus(self.search)
        return True

    def caps(self) -> Caps:
        return (*super().caps(), (cap(SEARCH), say("key-search")))

    def place_body(self) -> None:
        scale, body, (left, top, width, _) = self.scale, self.body, self.column(_WIDEST)
        self.search.place(pygame.Rect(left, top + scale.px(10), width, scale.px(44)), scale.unit)
        top = self.search.rect.bottom + scale.px(8)
        self.set_controls(self.search, self.area)
        self.area.place(pygame.Rect(left, top, width + scale.px(16), body.bottom - top).clip(body), scale.unit)
