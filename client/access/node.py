"""Nodes of the accessibility tree: what an assistive technology can find in the window, and do with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass, field, replace
from enum import Enum, auto

import pygame

from client.widgets.description import Range, Role, ThingState

Key = Hashable
"""Identifies a node from one tree to the next. A thing keeps its key while its use changes."""
Box = tuple[int, int, int, int]
"""Left, top, width and height in pixels of the window."""


def box(rect: pygame.Rect) -> Box:
    """Return a rectangle as a box."""
    return rect.x, rect.y, rect.width, rect.height


class Live(Enum):
    """Whether a screen reader announces a node that appears: never, after the current sentence, or at once."""

    OFF, POLITE, ASSERTIVE = auto(), auto(), auto()


class NodeRequest(Enum):
    """The actions that an assistive technology can ask for."""

    PRESS, FOCUS, SET_VALUE, MORE, LESS = auto(), auto(), auto(), auto(), auto()


USUAL = frozenset((NodeRequest.PRESS, NodeRequest.FOCUS))


@dataclass(frozen=True, slots=True)
class Node:
    """One thing in the window.

    details: said after the name, such as what Enter does
    value: the content of a field, the choice of a list
    place: its index among its siblings, and their number
    caret: start and end of the selection in a field
    """

    key: Key
    role: Role
    name: str = ""
    details: str = ""
    value: str = ""
    number: Range | None = None
    place: tuple[int, int] | None = None
    states: frozenset[ThingState] = frozenset()
    rect: Box | None = None
    children: tuple[Key, ...] = ()
    live: Live = Live.OFF
    requests: frozenset[NodeRequest] = frozenset()
    caret: tuple[int, int] | None = None


@dataclass(slots=True)
class Tree:
    """A whole tree. `targets` has the widget, stop or card of each node that takes requests."""

    root: Key
    focus: Key
    nodes: dict[Key, Node] = field(default_factory=dict)
    targets: dict[Key, object] = field(default_factory=dict)

    def add(self, node: Node, target: object = None) -> Key:
        """Add a node. If its key is taken, it gets another one."""
        key, number = node.key, 1
        while key in self.nodes:
            key, number = (node.key, "again", number), number + 1
        self.nodes[key] = node if key == node.key else replace(node, key=key)
        if target is not None:
            self.targets[key] = target
        return key

    def faults(self) -> list[Key]:
        """Return the keys that are wrong: missing children, nodes with no parent or several, a missing focus."""
        parents = Counter(child for node in self.nodes.values() for child in node.children)
        wrong = [child for child in parents if child not in self.nodes]
        wrong += [key for key in self.nodes if parents[key] != (key != self.root)]
        return wrong if self.focus in self.nodes else [*wrong, self.focus]
