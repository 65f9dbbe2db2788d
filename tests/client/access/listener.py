"""An assistive technology for tests: it sees only the nodes that were sent, and can only ask for their actions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pygame

from client.access.node import Live, Node, NodeRequest
from client.access.tree.system import SystemTree, Update
from client.program import Program
from client.scenes.curtain import CurtainScene
from client.scenes.setup.match_setup import MatchSetup
from client.shell.app import App
from client.shell.scene import ManualClock, Scene
from client.table.scene import TableScene
from client.widgets.description import Role, ThingState
from engine.session import session as sessions
from engine.session.session import Session
from engine.store.files.folders import Folders
from engine.store.player.settings import Settings
from tests.client.access.blind import Ear
from tests.endurance.house import QuickPool

_FRAME_MS = 100
_PROMPTS = ("Your move", "Other players")
"""The names of the group that has the question and the buttons that answer it."""
_CONTROLS = (Role.BUTTON, Role.IMAGE, Role.ITEM, Role.OPTION)


class Listener:
    """Keeps the sent nodes by their ids, as the system does, and everything that was announced."""

    def __init__(self, tree: SystemTree) -> None:
        self.tree = tree
        self.nodes: dict[int, Node] = {}
        self.children: dict[int, list[int]] = {}
        self.root = self.focused = 0
        self.updates = 0
        self.announced: list[str] = []
        self.at: dict[str, object] = {}
        self.is_new = self.reads = True

    def send(self, update: Update) -> None:
        self.updates += 1
        if update.root is not None:
            self.root, self.nodes = update.root, {}
        for number, node in update.nodes.items():
            if node.live != Live.OFF and number not in self.nodes:
                self.announced.append(node.name)
            self.nodes[number] = node
            self.children[number] = [update.ids[child] for child in node.children]
        self.focused = update.focus
        there = set(self.walk(self.root))
        self.nodes = {number: node for number, node in self.nodes.items() if number in there}
        assert self.focused in there

    def walk(self, number: int) -> Iterator[int]:
        """The ids below and including one, in order. Every child was sent."""
        assert number in self.nodes
        yield number
        for child in self.children[number]:
            yield from self.walk(child)

    def place(self, outer: pygame.Rect, inner: pygame.Rect) -> None:
        self.at["window"] = inner

    def focus(self, focused: bool) -> None:
        self.at["focused"] = focused

    def hears_live(self) -> bool:
        return self.is_new

    def has_reader(self) -> bool:
        return self.reads

    # -- what a person finds ------------------------------------------------------------------------------------

    @property
    def all(self) -> list[Node]:
        return [self.nodes[number] for number in self.walk(self.root)]

    @property
    def words(self) -> str:
        return "\n".join(f"{node.name} {node.value} {node.details}" for node in self.all)

    @property
    def focus_node(self) -> Node:
        return self.nodes[self.focused]

    def find(self, name: str, role: Role | None = None) -> int:
        """The id of the first node whose name begins so."""
        found = (
            number
            for number in self.walk(self.root)
            if self.nodes[number].name.startswith(name) and role in (None, self.nodes[number].role)
        )
        number = next(found, None)
        assert number is not None, f"{name!r} is not among {[node.name for node in self.all]}"
        return number


class TreePlayer:
    """Plays the program through the tree alone."""

    def __init__(self, home: Path, listens: bool = True, **settings: object) -> None:
        self.clock = ManualClock(1000)
        folders = Folders.in_home(home)
        known = Settings.load(folders.config)
        for name, value in {"animation": "off", "computer_delay_ms": 0, **settings}.items():
            setattr(known, name, value)
        pool = QuickPool()
        sessions.shared_pool = lambda: pool  # type: ignore[assignment]
        self.app = App((1280, 720), headless=True, settings=known, clock=self.clock)
        self.program = Program(self.app, folders)
        self.ear = Ear()
        self.program.speech.find_voice = lambda: self.ear
        self.program.connect(self._connect)
        self.app.open("title")
        self._chance = random.Random(3)
        if listens:
            self.tree.on_activated()
        self.wait()

    def _connect(self, tree: SystemTree) -> Listener:
        self.found = Listener(tree)
        return self.found

    @property
    def tree(self) -> SystemTree:
        assert self.program.tree is not None
        return self.program.tree

    @property
    def scene(self) -> Scene | None:
        return self.app.scene

    def close(self) -> None:
        self.app.close_scenes()
        self.program.close()

    def sit_down(self, setup: MatchSetup) -> Session:
        """Begin a match without going through the title."""
        self.program.start(setup)
        opened = self.scene
        assert isinstance(opened, (CurtainScene, TableScene))
        self.wait(10)
        return opened.session

    def wait(self, frames: int = 2) -> None:
        for _ in range(frames):
            self.clock.advance(_FRAME_MS)
            self.app.turn([])

    def request(self, number: int, request: NodeRequest, value: float | str | None = None) -> None:
        self.tree.on_request(number, request, value)
        self.wait()

    def press(self, name: str, role: Role | None = None) -> None:
        self.request(self.found.find(name, role), NodeRequest.PRESS)

    # -- a whole match ------------------------------------------------------------------------------------------

    def play(self, most: int = 6000) -> int:
        """Answer whatever is asked until the results. Return the number of presses."""
        presses = 0
        for _ in range(most):
            if any(node.name.startswith("Rematch") for node in self.found.all):
                return presses
            presses += self.choose()
            self.wait(1)
        raise AssertionError("no end:\n" + self.found.words)

    def choose(self) -> bool:
        """Ask for one of the answers, if there is any."""
        choices = self._choices()
        if choices:
            self.tree.on_request(self._chance.choice(choices), NodeRequest.PRESS)
        return bool(choices)

    def _choices(self) -> list[int]:
        """The ids of nodes that answer something: in an open dialog all buttons."""
        found = self.found
        modal = next(
            (number for number in found.walk(found.root) if ThingState.MODAL in found.nodes[number].states), None
        )
        there = found.walk(found.root if modal is None else modal)
        usable = [
            number
            for number in there
            if NodeRequest.PRESS in found.nodes[number].requests
            and ThingState.DISABLED not in found.nodes[number].states
            and found.nodes[number].role in _CONTROLS
        ]
        if modal is not None:
            answers = [number for number in usable if _answers(found.nodes[number])]
            return answers or usable
        prompt = {
            child
            for number in found.walk(found.root)
            if found.nodes[number].name in _PROMPTS
            for child in found.children[number]
        }
        answers = [number for number in usable if number in prompt or _answers(found.nodes[number])]
        quick = [number for number in answers if "look through" not in found.nodes[number].details]
        return quick or answers


def _answers(node: Node) -> bool:
    """Whether a press answers a question, as far as its words tell."""
    words = f"{node.name} {node.details}"
    return any(mark in words for mark in ("Enter: ", " choices: ", "Press Enter to", "eady to use"))
