"""A scenario's expectations: exact zones, counters and asked seats, compared with a state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel.files.records import is_whole
from engine.kernel.scenarios.names import Names
from engine.kernel.scenarios.reader import Scenario, to_toml
from engine.kernel.scenarios.setup import is_deck, top_first
from engine.kernel.state.state import ACTIVE, PHASE, TURN, State

COUNT = ".count"
MATCH_KEYS = ("phase", "active", "asked", "winner", "winners", "over", "turn")


def faults(scenario: Scenario, names: Names, state: State, key: str, expect: Mapping[str, Any]) -> list[str]:
    """Return the differences between a state and the expectations. Raises BadScenario for a bad expectation."""
    wrong = []
    for name, expected in expect.items():
        if name in MATCH_KEYS:
            fault = _match_fault(scenario, names, state, f"{key}: {name}", name, expected)
        else:
            fault = _value_fault(scenario, names, state, f"{key}: {name}", name, expected)
        if fault:
            wrong.append(fault)
    return wrong


def _differs(name: str, expected: Any, found: Any) -> str:
    return "" if expected == found else f"expected {name} = {to_toml(expected)}, found {to_toml(found)}"


# --- the match as a whole -----------------------------------------------------------------------------------


def _match_fault(scenario: Scenario, names: Names, state: State, key: str, name: str, expected: Any) -> str:
    values, phases, known = state.values, names.game.phases, names.seats
    single = {
        "over": (isinstance(expected, bool), "true or false", state.over),
        "turn": (is_whole(expected), "a whole number", values[TURN]),
        "phase": (expected in phases, "one of " + ", ".join(phases), phases[values[PHASE]]),
        "active": (expected in known, "one of the seats " + ", ".join(known), known[values[ACTIVE]]),
    }
    if name in single:
        is_valid, wanted, there = single[name]
        if not is_valid:
            raise scenario.bad(key, wanted, expected)
        return _differs(name, expected, there)
    seats = [expected] if isinstance(expected, str) else expected
    if not isinstance(seats, list) or not all(seat in names.seats for seat in seats):
        raise scenario.bad(key, "a list of seats", expected)
    found = [question[0] for question in state.questions] if name == "asked" else state.winners
    listed = [seat for number, seat in enumerate(names.seats) if number in found]
    return _differs(name, sorted(seats, key=names.seats.index), listed)


# --- zones and numbers --------------------------------------------------------------------------------------


def _value_fault(scenario: Scenario, names: Names, state: State, key: str, name: str, expected: Any) -> str:
    zone = names.zone(state, name)
    if zone is not None and not is_whole(expected):
        return _zone_fault(scenario, names, state, key, name, zone, expected)
    counted = names.zone(state, name.removesuffix(COUNT)) if name.endswith(COUNT) else zone
    if not is_whole(expected):
        raise scenario.bad(key, "a whole number", expected)
    if counted is not None:
        meant = [[card for card in cards if card >= 0] for cards in _find_zone_cards(names, state, counted)]
        return "" if expected in map(len, meant) else _differs(name, expected, len(meant[0]))
    return _differs(name, expected, _number(scenario, names, state, key, name))


def _number(scenario: Scenario, names: Names, state: State, key: str, name: str) -> Any:
    """Return a counter or a derived number. Raises BadScenario."""
    owner, _, number = name.partition(".")
    seat = names.seats.index(owner) if owner in names.seats else -1
    layout = state.table.layout
    if seat >= 0 and layout.has_counter(number):
        return state.counters[layout.counter(number, seat)]
    try:
        return names.game.positions.value_of(state, number if seat >= 0 else name.removeprefix("table."), seat)
    except KeyError:
        raise scenario.bad(
            key, f"a zone, a counter (with its seat: {names.seats[0]}.NAME) or one of {', '.join(MATCH_KEYS)}"
        ) from None


def _zone_fault(scenario: Scenario, names: Names, state: State, key: str, name: str, zone: int, expected: Any) -> str:
    written = [expected] if isinstance(expected, str) else expected
    if not isinstance(written, list) or not all(isinstance(text, str) for text in written):
        raise scenario.bad(key, "a list of cards, or their number", expected)
    wanted = [_canonical(scenario, names, state, key, text) for text in written]
    facts = state.table.layout.zone(zone)
    meant = [cards[::-1] if top_first(facts) else cards for cards in _find_zone_cards(names, state, zone)]
    found = [[names.entry(state, card) for card in cards] for cards in meant]
    if facts.grid or is_deck(facts):
        return _differs(name, wanted, found[0])
    return "" if sorted(wanted) in map(sorted, found) else _differs(name, wanted, found[0])


def _find_zone_cards(names: Names, state: State, zone: int) -> list[list[int]]:
    """Return the cards of a zone, and those of all zones that count with it."""
    together = names.game.positions.merged_zones(state, zone)
    return [state.zones[zone], [card for other in together for card in state.zones[other]]]


def _canonical(scenario: Scenario, names: Names, state: State, key: str, text: str) -> str:
    """Return an expected card in the spelling that zones are shown in. Raises BadScenario."""
    if text == ".":
        return text
    name, states = names.game.positions.read_entry(state.table, text)
    cards = names.game.positions.find_cards(state.table, name)
    if not cards:
        raise scenario.bad(key, f"a card of {names.game.title}", text)
    label = names.game.words.card_name(state.table, cards[0])
    return f"{label} ({', '.join(states)})" if states else label
