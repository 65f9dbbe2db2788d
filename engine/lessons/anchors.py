"""What a step of a lesson points at, by the names that scenarios use."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.scenarios.names import Names
from engine.kernel.state.state import State

BUTTON = "button."
PARTS = ("bar", "prompt", "phase", "spinner", "chain",
         *(f"{BUTTON}{name}" for name in ("hint", "undo", "log", "scores", "rules", "settings")))  # fmt: skip
"""Parts of every table that have names of their own."""
DERIVED = ("points", "showing")


@dataclass(frozen=True, slots=True)
class Anchor:
    """What is pointed at: a named `part` of the table, else a number (`counter`) of a `seat`, else the first of `refs`
    that can be seen.
    """

    part: str = ""
    seat: int = -1
    counter: str = ""
    refs: tuple[int, ...] = ()


def find_anchor(names: Names, state: State, text: str) -> Anchor | None:
    """What an anchor of a lesson means in a position; None when that is nothing."""
    if text in PARTS:
        return Anchor(part=text)
    owner, _, counter = text.partition(".")
    seat = names.seats.index(owner) if owner in names.seats else -1
    layout = state.table.layout
    if seat >= 0 and not layout.has_seat_zone(counter) and (layout.has_counter(counter) or counter in DERIVED):
        return Anchor(seat=seat, counter=counter)
    refs = tuple(sorted(names.refs(state, text)))
    return Anchor(seat=seat, refs=refs) if refs else None
