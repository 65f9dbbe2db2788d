"""A game's hooks for scenarios: names of cards, zones and numbers, and defaults.

The scenario reader uses only these functions. Most have defaults for games with plain decks, hands and rows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from engine.kernel.flow.ruleset import PASS
from engine.kernel.flow.table import Table
from engine.kernel.game.defaults import none_listed, nothing
from engine.kernel.state.generics import R
from engine.kernel.state.refs import NONE, NUMBER, describe
from engine.kernel.state.state import Option, State


def name_and_states(table: Table, text: str) -> tuple[str, tuple[str, ...]]:
    """Split a card entry into its name and the states in parentheses after it."""
    name, bracket, states = text.removesuffix(")").rpartition(" (")
    if not bracket or not text.endswith(")") or table.game.positions.find_cards(table, text):
        return text, ()
    return name, tuple(state.strip() for state in states.split(","))


def cards_named(cards: Sequence[Any], name: str) -> list[int]:
    """Return the indices of the cards with a name (in any case) or id. None in the place of a card has neither."""
    wanted = name.casefold()
    return [number for number, card in enumerate(cards) if card and wanted in (card.name.casefold(), card.id)]


def zone_in_layout(state: State, name: str, seat: int) -> int:
    layout = state.table.layout
    return layout.seat_zone(name, seat) if seat >= 0 else layout.table_zone(name)


def deck_of(table: Table, card: int) -> int:
    """Return the deck for the card's group, its owner's if it has one. Raises LookupError."""
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
    """Raise KeyError: the default for games without derived numbers."""
    raise KeyError(name)


def amount(state: State, option: Option) -> Mapping[str, int]:
    """Return {"amount": n} for an option whose target is the number n, else {}."""
    kind, index, _ = describe(option[2])
    return {"amount": index} if kind == NUMBER else {}


@dataclass(frozen=True, slots=True)
class ScenarioHooks(Generic[R]):
    """The part of a game that reads and names the states of scenarios."""

    find_cards: Callable[[Table[R], str], list[int]]
    """(table, name): all instances with a printed name or id. Empty for an unknown name."""
    card_owner: Callable[[Table[R], int], int] = lambda table, card: NONE
    """(table, card): the owner, whose zones take the card first, or -1 for a shared card."""
    read_entry: Callable[[Table[R], str], tuple[str, tuple[str, ...]]] = name_and_states
    """(table, text): the name and states of a card as written in a zone: "Alley Cat (hexed, tapped)"."""
    find_zone: Callable[[State[R], str, int], int] = zone_in_layout
    """(state, name, seat): the index of a zone by its name in scenarios; seat -1: the table's. Raises KeyError."""
    merged_zones: Callable[[State[R], int], tuple[int, ...]] = lambda state, zone: (zone,)
    """(state, zone): the zones that an expectation about this zone covers together."""
    home_zone: Callable[[Table[R], int], int] = deck_of
    """(table, card): the zone for a card that a scenario doesn't place. Raises LookupError if there is none."""
    start_value: Callable[[Table[R], str], int | None] = nothing
    """(table, counter): the start value of a counter, or None for the layout's."""
    open_position: Callable[[State[R], Mapping[str, Any]], None] = nothing
    """(state, position): completes a state before cards are placed. Zone names may depend on eliminated seats.

    `position` is as in `prepare_position`.
    """
    prepare_position: Callable[[State[R], Mapping[str, Any], Mapping[str, Any]], None] = nothing
    """(state, position, options): completes a state after the named cards are placed.

    Counters and unnamed cards follow afterwards. `position` has the entries of each seat in order, then of the table.
    It and `options` are as written, so that a game can tell which entries were given.
    """
    fill_supplies: Callable[[State[R], set[tuple[int, str]]], None] = nothing
    """(state, given): sets the counters that follow from all else, once all cards are in place and have their states.
    `given` are the counters in the file as (seat, name)."""
    find_impossibilities: Callable[[State[R]], list[str]] = none_listed
    """(state): why a scenario's state is impossible, in words. Empty when it is possible."""
    value_of: Callable[[State[R], str, int], int] = no_value
    """(state, name, seat): a derived number of a seat or the table, such as points. Raises KeyError."""
    find_refs: Callable[[State[R], str], list[int]] = none_listed
    """(state, text): references by names that only this game has, such as "row 0" of a grid."""
    declines: Callable[[Option], bool] = lambda option: option[0] == PASS
    """(option): whether other seats may answer with it while a step plays on until a seat is asked."""
    option_numbers: Callable[[State[R], Option], Mapping[str, int]] = amount
    """(state, option): numbers by which a step can select the option: ability, half, amount."""
