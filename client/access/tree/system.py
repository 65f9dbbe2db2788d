"""The window's accessibility tree for assistive technology: built and sent only while one listens.

An adapter calls `on_activated`, `on_deactivated` and `on_request` from threads of its own. They only set flags or fill
a queue, and never touch the adapter: it may hold its lock while it waits for them.
"""

from __future__ import annotations

import logging
import queue
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from client.access.node import Key, Node, NodeRequest, Tree
from client.access.tree.announcements import Announcements
from client.shell.app import App
from client.shell.scene import Scene

if TYPE_CHECKING:
    from client.access.table_reader import TableReader
    from client.access.tree.builder import TreeBuilder
    from client.table.model import TableState

EVERY_MS = 100
"""The shortest time between two trees while something moves."""

_log = logging.getLogger(__name__)


class Update(NamedTuple):
    """Changed nodes by id, the ids of all children in them, the id of the focus; `root` only with a whole tree."""

    nodes: Mapping[int, Node]
    ids: Mapping[Key, int]
    focus: int
    root: int | None


class Adapter:
    """Passes trees on to the operating system. Raises OSError if it doesn't work any longer."""

    def send(self, update: Update) -> None:
        """Send changed nodes."""

    def place(self, outer: pygame.Rect, inner: pygame.Rect) -> None:
        """Report where the window is on the screen, with its frame and without. Most systems know it."""

    def focus(self, focused: bool) -> None:
        """Report whether the window has the keyboard. Some systems hear of it from the window."""

    def hears_live(self) -> bool:
        """Return whether the assistive technology reads live regions."""
        return True

    def has_reader(self) -> bool:
        """Return whether a screen reader is among those who listen, as far as the system tells."""
        return True


Asked = tuple[int, NodeRequest, float | str | None]
"""An id, an action, and its value."""


class SystemTree:
    """The tree of one program.

    `reader_of` returns the reader of a table; `connect` makes the adapter, or returns None.
    """

    def __init__(
        self, app: App, reader_of: Callable[[TableState], TableReader], connect: Callable[[SystemTree], Adapter | None]
    ) -> None:
        self.app = app
        self.active = False
        """Whether an assistive technology listens."""
        self._reader_of = reader_of
        self._builder: TreeBuilder | None = None
        self._asked: queue.SimpleQueue[Asked] = queue.SimpleQueue()
        self._fresh = True
        """Whether the next update has the whole tree."""
        self._ids: dict[Key, int] = {}
        self._count = 0
        self._sent: Tree | None = None
        self._built: Tree | None = None
        """The last tree of this scene that this player may know, without announcements."""
        self._scene: Scene | None = None
        self._announcements = Announcements()
        self._drawn, self._built_at, self._soon = -1, 0, True
        self._window: tuple[object, ...] = ()
        self._adapter = connect(self)
        """None where assistive technology can't read the window."""

    # -- called from any thread -----------------------------------------------------------------------------

    def on_activated(self) -> None:
        """Start to send trees: an assistive technology listens."""
        self._fresh = True
        self.active = True
        self.app.wake()

    def on_deactivated(self) -> None:
        """Stop sending trees: no assistive technology listens any longer."""
        self.active = False

    def on_request(self, node: int, request: NodeRequest, value: float | str | None = None) -> None:
        """Keep an assistive technology's request for the drawing thread."""
        self._asked.put((node, request, value))
        self.app.wake()

    # -- the main loop --------------------------------------------------------------------------------------

    def act(self) -> None:
        """Carry out the requested actions, as if the player had used keys or mouse. Ignores nodes that are gone."""
        while not self._asked.empty():
            node, request, value = self._asked.get()
            if not self.active or self.app.scene is None or self._builder is None:
                continue
            from client.access.tree.requests import carry_out

            tree = self._builder.build(self.app.scene)
            key = next((key for key, number in self._ids.items() if number == node), None)
            found = tree.nodes.get(key)
            if found is not None and request in found.requests:
                carry_out(self.app, found, tree.targets.get(key), request, value)
                self._soon = True

    @property
    def is_connected(self) -> bool:
        """Return whether there is an adapter, so that a listener could come."""
        return self._adapter is not None

    @property
    def has_reader(self) -> bool:
        """Return whether a screen reader listens now."""
        return self.active and self._adapter is not None and self._adapter.has_reader()

    def announce(self, words: Sequence[str], urgent: bool = False) -> None:
        """Let the screen reader speak texts. Urgent ones interrupt it."""
        self._announcements.add(words, urgent)

    def forget(self) -> None:
        """Drop all announcements, kept words and requested actions, because another player may listen."""
        self._announcements.clear()
        while not self._asked.empty():
            self._asked.get()
        if self._builder is not None:
            self._builder.forget()
        self._soon, self._built = True, None

    def note_key(self) -> None:
        """Send the next change without delay, because the player has pressed a key."""
        self._soon = True

    def turn(self) -> None:
        """Send what has changed. Does nothing while nobody listens."""
        if self.active and self._adapter is not None and self.app.scene is not None:
            self._turn(self.app.scene, self._adapter)

    def _turn(self, scene: Scene, adapter: Adapter) -> None:
        if scene is not self._scene:
            self._scene, self._soon, self._built = scene, True, None
        if self._fresh:
            self._sent, self._built, self._fresh, self._soon, self._window = None, None, False, True, ()
        self._send_window(adapter)
        now = self.app.clock.now()
        drawn = self.app.frames_drawn != self._drawn
        waits = scene.animating() and now < self._built_at + EVERY_MS
        if not (self._soon or self._announcements.are_waiting or (drawn and not waits)):
            return
        self._drawn, self._built_at, self._soon = self.app.frames_drawn, now, False
        if self._builder is None:
            from client.access.tree.builder import TreeBuilder  # Loading it takes too long for the title.

            self._builder = TreeBuilder(self._reader_of)
        tree = self._builder.build(scene)
        self._soon = self._builder.pending
        live = adapter.hears_live()
        before, self._built = self._built or tree, tree
        for spoken in self._announcements.speak(before, live):  # Before the focus moves.
            self._send(spoken, adapter)
        self._send(self._announcements.add_to(tree, live), adapter)

    def _send_window(self, adapter: Adapter) -> None:
        size = self.app.window.size
        focused = self.app.headless or bool(pygame.key.get_focused())
        corner = (0, 0) if self.app.headless else pygame.display.get_window_position()
        if self._window != (corner, size, focused):
            self._window = corner, size, focused
            inner = pygame.Rect(corner, size)
            self._call_adapter(adapter.place, inner, inner)
            self._call_adapter(adapter.focus, focused)

    def _send(self, tree: Tree, adapter: Adapter) -> None:
        before = self._sent.nodes if self._sent is not None else {}
        changed = {key: node for key, node in tree.nodes.items() if before.get(key) != node}
        if not changed and self._sent is not None and tree.focus == self._sent.focus:
            return
        if faults := tree.faults():
            _log.error("This accessibility tree can't be sent because of %s", faults)
            return
        known, self._ids = self._ids, {}
        for key in tree.nodes:
            self._count += key not in known
            self._ids[key] = known.get(key, self._count)
        whole, self._sent = self._sent is None, tree
        nodes = {self._ids[key]: node for key, node in changed.items()}
        root = self._ids[tree.root] if whole else None
        self._call_adapter(adapter.send, Update(nodes, self._ids, self._ids[tree.focus], root))

    def _call_adapter(self, call: Callable[..., None], *arguments: object) -> None:
        """Call the adapter. If it fails, go on without it."""
        try:
            call(*arguments)
        except OSError as problem:
            _log.warning("The accessibility tree has ended: %s", problem)
            self._adapter, self.active = None, False
