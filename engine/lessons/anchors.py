"""Anchors: the things that a lesson's steps point at, by the names that scenarios use."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.scenarios.names import Names
from engine.kernel.state.state import State

BUTTON = "button."
PARTS = (
    "bar",
    "prompt",
    "phase",
    "chain",
    *(f"{BUTTON}{name}" for name in ("hint", "undo", "log", "scores", "rules", "settings")),
)
"""The parts of every table that have names. A game's public random sources, such as a spinner, are parts as well."""
DERIVED = ("points", "showing")


@dataclass(frozen=True, slots=True)
class Anchor:
    """The target of a pointer: a `part` of the table, a `counter` of a `seat`, or the first visible one of `refs`."""

    part: str = ""
    seat: int = -1
    counter: str = ""
    refs: tuple[int, ...] = ()


def find_anchor(names: Names, state: State, text: str) -> Anchor | None:
    """Return the meaning of an anchor in a state, or None if there is no such thing."""
    if text in PARTS or text in state.table.layout.randoms:
        return Anchor(part=text)
    owner, _, counter = text.partition(".")
    seat = names.seats.index(owner) if owner in names.seats else -1
    layout = state.table.layout
    if seat >= 0 and not layout.has_seat_zone(counter) and (layout.has_counter(counter) or counter in DERIVED):
        return Anchor(seat=seat, counter=counter)
    refs = tuple(sorted(names.refs(state, text)))
    return Anchor(seat=seat, refs=refs) if refs else None
