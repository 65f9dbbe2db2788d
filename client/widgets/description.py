"""Descriptions of things, for the voice and for the accessibility tree."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum, auto


class Role(StrEnum):
    """The kinds of things, and of nodes in the accessibility tree."""

    WINDOW, PAGE, GROUP, DIALOG, LIST, LOG = "window", "page", "group", "dialog", "list", "log"
    TEXT, PROMPT, HEADING, IMAGE, RUN = "text", "prompt", "heading", "image", "run"
    BUTTON, SWITCH, CHOICES, OPTION = "button", "switch", "choices", "option"
    SLIDER, FIELD, COMBO, ITEM = "slider", "field", "combo", "item"


class ThingState(Enum):
    """What speech adds to the name of a control."""

    DISABLED, SELECTED, CHECKED, MODAL = auto(), auto(), auto(), auto()


@dataclass(frozen=True, slots=True)
class Range:
    """The number of a slider, with its limits."""

    value: int
    least: int
    most: int
    step: int


@dataclass(frozen=True, slots=True)
class Description:
    """A thing in words.

    where: what only the voice says after the name, such as "in your hand, 1 of 4". The tree has groups and roles for it
    value: the content of a field, the choice of a list, the setting of a switch
    details: sentences after the name, such as what Enter does; empty ones count for nothing
    place: its index among its siblings, and their number
    """

    role: Role
    name: str
    where: str = ""
    value: str = ""
    details: tuple[str, ...] = ()
    number: Range | None = None
    place: tuple[int, int] | None = None
    states: frozenset[ThingState] = frozenset()
