"""Nefarious: completes scenarios and checks every state (NF-1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.nefarious import codes, layout
from engine.games.nefarious.definitions.compiled_cards import ACTION as ACTION_CARD
from engine.games.nefarious.match_rules import GameState, MatchRules, action_card
from engine.games.nefarious.rules import turn
from engine.games.nefarious.rules.scoring import points_of
from engine.kernel.flow.table import Table
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import ACTIVE, PHASE, TURN

PHASE_STEPS = {
    "action": codes.STEP_CHOOSE,
    "income": codes.STEP_INCOME,
    "espionage": codes.STEP_ESPIONAGE,
    "invent": codes.STEP_INVENT,
    "research": codes.STEP_RESEARCH,
    "work": codes.STEP_WORK,
    "score": codes.STEP_BEFORE_SCORING,
}


def begin_at(state: GameState, phase: str | None, active: int) -> None:
    """Continue from a phase. Phases after the choice use the Action cards in `action`."""
    step = codes.STEP_START if phase is None else PHASE_STEPS[phase]
    state.values[ACTIVE] = active
    if phase is not None:
        state.values[TURN] = max(1, state.values[TURN])
        state.values[PHASE] = layout.PHASES.index(phase)
        for zone in range(4):
            spies = state.counters[layout.SPIES[0] + zone :: layout.COUNTERS]
            state.values[layout.BEFORE + zone] = sum(spies)
    frame = [codes.TURN, step, active, NONE, 0, 0, 0, 0, 0]
    turn.note_performers(state, frame)
    state.stack.append(frame)


def card_named(table: Table[MatchRules], name: str) -> list[int]:
    """Return all instances with a name or id. An Action card has the name of its Action."""
    found = table.rules.cards.find_named(name)
    wanted = name.casefold()
    if wanted in layout.ACTIONS:
        found += [action_card(seat, layout.ACTIONS.index(wanted)) for seat in range(table.seats)]
    return found


def start_value(table: Table[MatchRules], counter: str) -> int | None:
    """Return the money that a seat starts with, which Private Funding changes. None for other counters."""
    return table.rules.start_money if counter == "money" else None


def fill_supplies(state: GameState, given: set[tuple[int, str]]) -> None:
    """Set each reserve that the scenario doesn't name to five Spies minus those on the board."""
    for seat in range(state.table.seats):
        if (seat, "reserve") not in given:
            first = layout.SPIES[seat]
            state.counters[layout.RESERVE[seat]] = layout.SPIES_PER_SEAT - sum(state.counters[first : first + 4])


def card_owner(table: Table[MatchRules], card: int) -> int:
    """Return the owner of an Action card (NF-1.2), or NONE for other cards."""
    return card - layout.FIRST_ACTION >> 2 if table.groups[card] == ACTION_CARD else NONE


def prepare_position(state: GameState, position: Mapping[str, Any], options: Mapping[str, Any]) -> None:
    """Apply the Twists on the table, and set the chosen Actions by the cards in front of each seat.

    A scenario or the options name the Twists. Without either there are none.
    """
    table = state.table
    if "twists" not in position.get("table", {}) and not {"twists", "chosen_twists"}.isdisjoint(options):
        state.zones[layout.TWISTS] = list(table.rules.twists)
    cards = table.rules.cards
    table.rules = MatchRules(table.seats, [cards.twist(card) for card in state.zones[layout.TWISTS]], cards)
    for seat in range(table.seats):
        mask = sum(1 << (card - layout.FIRST_ACTION & 3) for card in state.zones[layout.ACTION[seat]])
        state.counters[layout.CHOSEN[seat]] = mask


def impossible(state: GameState) -> list[str]:
    """Return errors: more than five Spies, or a counter below 0."""
    wrong = []
    for seat in range(state.table.seats):
        if min(state.counters[layout.MONEY[seat] : layout.CHOSEN[seat] + 1]) < 0:
            wrong.append("a counter below 0")
        if sum(state.counters[layout.RESERVE[seat] : layout.CHOSEN[seat]]) > layout.SPIES_PER_SEAT:
            wrong.append(f"more than {layout.SPIES_PER_SEAT} Spies of one seat")
    return wrong


def value_of(state: GameState, name: str, seat: int) -> int:
    """Return a seat's `points`. Raises KeyError for any other name."""
    if name == "points" and seat >= 0:
        return points_of(state, seat)
    raise KeyError(name)


# --- checks -----------------------------------------------------------------------------------------------------


def violations(state: GameState) -> list[str]:
    """Return violations: negative money, seats without five Spies, Action cards that left their owner."""
    wrong = []
    for seat in range(state.table.seats):
        if state.counters[layout.MONEY[seat]] < 0:
            wrong.append(f"seat {seat} has ${state.counters[layout.MONEY[seat]]}")
        spies = state.counters[layout.RESERVE[seat] : layout.CHOSEN[seat]]
        if sum(spies) != 5 or min(spies) < 0:
            wrong.append(f"seat {seat} has not five Spies: {spies}")
        cards = sorted(state.zones[layout.ACTION_HAND[seat]] + state.zones[layout.ACTION[seat]])
        if cards != [action_card(seat, action) for action in range(4)]:
            wrong.append(f"seat {seat} has other Action cards than its own")
    return wrong
