"""What a game tells about positions written from outside: names of cards, zones and numbers, and defaults.

Scenarios are read with these functions alone. Most have an answer that suits games with plain decks, hands
and rows; a game gives those that its own pieces need.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic

from engine.kernel.flow.ruleset import PASS
from engine.kernel.game.defaults import none_listed, nothing
from engine.kernel.state.generics import R
from engine.kernel.state.refs import NONE, NUMBER, describe

if TYPE_CHECKING:
    from engine.kernel.flow.table import Table
    from engine.kernel.state.state import Option, State


def name_and_states(table: Table, text: str) -> tuple[str, tuple[str, ...]]:
    """A name, and states in brackets behind it."""
    name, bracket, states = text.removesuffix(")").rpartition(" (")
    if not bracket or not text.endswith(")") or table.game.positions.find_cards(table, text):
        return text, ()
    return name, tuple(state.strip() for state in states.split(","))


def zone_in_layout(state: State, name: str, seat: int) -> int:
    """The zone that the layout calls so."""
    layout = state.table.layout
    return layout.seat_zone(name, seat) if seat >= 0 else layout.table_zone(name)


def deck_of(table: Table, card: int) -> int:
    """The deck for the card's group, its owner's if it has one."""
    layout, game = table.layout, table.game
    owner = game.positions.card_owner(table, card)
    homes: dict[int, int] = {}
    for zone, group in enumerate(table.zone_groups):
        if group == table.groups[card] and layout.zone(zone).deck:
            homes.setdefault(layout.owner(zone), zone)
    if owner in homes:
        return homes[owner]
    if NONE in homes:
        return homes[NONE]
    raise LookupError(f"no deck takes the card {game.words.card_name(table, card)}")


def no_value(state: State, name: str, seat: int) -> int:
    """No number but the counters."""
    raise KeyError(name)


def passes(option: Option) -> bool:
    """Whether it is a pass."""
    return option[0] == PASS


def amount(state: State, option: Option) -> Mapping[str, int]:
    """The number that the option goes to."""
    kind, index, _ = describe(option[2])
    return {"amount": index} if kind == NUMBER else {}


@dataclass(frozen=True, slots=True)
class ScenarioHooks(Generic[R]):
    """The part of a game that reads and names positions."""

    find_cards: Callable[[Table[R], str], list[int]]
    """(table, name): all instances with a printed name (or id); empty when the game has no such card."""
    card_owner: Callable[[Table[R], int], int] = lambda table, card: NONE
    """(table, card): the seat whose own card this is (taken for that seat's zones first), -1 for a shared one."""
    read_entry: Callable[[Table[R], str], tuple[str, tuple[str, ...]]] = name_and_states
    """(table, text): a card as written in a zone, its name and its states ("Alley Cat (hexed, tapped)")."""
    find_zone: Callable[[State[R], str, int], int] = zone_in_layout
    """(state, name, seat): the index of the zone that scenarios call so; seat -1: the table's. Raises KeyError."""
    merged_zones: Callable[[State[R], int], tuple[int, ...]] = lambda state, zone: (zone,)
    """(state, zone): the zones that an expectation may also mean as one when it names this zone."""
    home_zone: Callable[[Table[R], int], int] = deck_of
    """(table, card): the zone that takes a card which a position leaves out. Raises LookupError where there is none."""
    start_value: Callable[[Table[R], str], int | None] = nothing
    """(table, counter): the value a counter starts from when it is not the layout's; None: the layout's."""
    open_position: Callable[[State[R], Mapping[str, Any]], None] = nothing
    """(state, position): draws conclusions before any card is placed: who is out, on which zone names can depend.

    `position` is as in `prepare_position`.
    """
    prepare_position: Callable[[State[R], Mapping[str, Any], Mapping[str, Any]], None] = nothing
    """(state, position, options): draws conclusions from a position whose named cards lie in their zones.

    Counters and the cards left out follow afterwards. `position` (what was written for each seat, in the order
    of seats, and for the table last) and `options` are as written, so that a game can tell what was named from
    what was not; `state.table` is this position's own.
    """
    fill_supplies: Callable[[State[R], set[tuple[int, str]]], None] = nothing
    """(state, given): sets the counters that follow from the rest of a position, when all cards lie in their zones and
    in their states; `given` are (seat, name) as written."""
    find_impossibilities: Callable[[State[R]], list[str]] = none_listed
    """(state): why a position read from a scenario cannot be, in words; empty when it can."""
    value_of: Callable[[State[R], str, int], int] = no_value
    """(state, name, seat): a derived number of a seat or the table, no counter (points, say). Raises KeyError."""
    find_refs: Callable[[State[R], str], list[int]] = none_listed
    """(state, text): references that only this game has a name for ("row 0" of a grid)."""
    declines: Callable[[Option], bool] = passes
    """(option): whether it is what the others answer while a step plays on until a seat is asked."""
    option_numbers: Callable[[State[R], Option], Mapping[str, int]] = amount
    """(state, option): the numbers by which a step can tell it from others: ability, half, amount."""
