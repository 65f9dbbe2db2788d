"""Nefarious: setting a table up, positions from outside, and what must be true of every position (NF-1, NF-7.11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.nefarious import codes, layout
from engine.games.nefarious.definitions.compiled_cards import ACTION as ACTION_CARD
from engine.games.nefarious.match_rules import GameState, MatchRules, action_card
from engine.games.nefarious.rules import turn
from engine.games.nefarious.rules.card_moves import draw
from engine.games.nefarious.rules.scoring import points_of
from engine.kernel.flow import moves
from engine.kernel.flow.table import Table
from engine.kernel.state import rng
from engine.kernel.state.layout import EVERYBODY
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


def set_up(state: GameState) -> None:
    """NF-1, NF-7.11: Twists, Action cards, money, the deck, first hands, and who begins."""
    table = state.table
    rules = table.rules
    state.zones[layout.TWISTS] = list(rules.twists)
    state.zones[layout.BOX] = [card for card in rules.cards.twists if card not in rules.twists]
    for seat in range(table.seats):
        state.zones[layout.ACTION_HAND[seat]] = [action_card(seat, action) for action in range(4)]
        state.counters[layout.MONEY[seat]] = rules.start_money
    for card in (*rules.twists, *rules.cards.actions):
        state.known[card] = EVERYBODY
    state.zones[layout.DECK] = list(rules.cards.inventions)
    moves.shuffle(state, layout.DECK)
    for seat in range(table.seats):
        draw(state, seat, layout.START_CARDS + rules.start_cards)
    start = rng.below(state, table.seats)
    state.values[ACTIVE] = start
    state.stack.append([codes.TURN, codes.STEP_START, start, NONE, 0, 0, 0, 0, 0])


# --- positions from outside ------------------------------------------------------------------------------------


def begin_at(state: GameState, phase: str | None, active: int) -> None:
    """Go on from a phase; one after the choice uses the Action cards that lie in `action`."""
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
    """All instances with a name or id; an Action card is named by its Action."""
    found = table.rules.cards.named(name)
    wanted = name.casefold()
    if wanted in layout.ACTIONS:
        found += [action_card(seat, layout.ACTIONS.index(wanted)) for seat in range(table.seats)]
    return found


def start_value(table: Table[MatchRules], counter: str) -> int | None:
    """Private Funding changes the money a seat starts with."""
    return table.rules.start_money if counter == "money" else None


def fill_supplies(state: GameState, given: set[tuple[int, str]]) -> None:
    """A reserve that is not named is five Spies less those on the board."""
    for seat in range(state.table.seats):
        if (seat, "reserve") not in given:
            first = layout.SPIES[seat]
            state.counters[layout.RESERVE[seat]] = layout.SPIES_PER_SEAT - sum(state.counters[first : first + 4])


def card_owner(table: Table[MatchRules], card: int) -> int:
    """Every seat has four Action cards of its own (NF-1.2)."""
    return card - layout.FIRST_ACTION >> 2 if table.groups[card] == ACTION_CARD else NONE


def prepare_position(state: GameState, position: Mapping[str, Any], options: Mapping[str, Any]) -> None:
    """The Twists on the table are in force; the Action cards in front are the ones chosen last.

    Twists may be named by the position or by the options; a position that names none has none.
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
    """More than five Spies, less than no money."""
    wrong = []
    for seat in range(state.table.seats):
        if min(state.counters[layout.MONEY[seat] : layout.CHOSEN[seat] + 1]) < 0:
            wrong.append("a counter below 0")
        if sum(state.counters[layout.RESERVE[seat] : layout.CHOSEN[seat]]) > layout.SPIES_PER_SEAT:
            wrong.append(f"more than {layout.SPIES_PER_SEAT} Spies of one seat")
    return wrong


def value_of(state: GameState, name: str, seat: int) -> int:
    """`points` of a seat."""
    if name == "points" and seat >= 0:
        return points_of(state, seat)
    raise KeyError(name)


# --- what must be true ------------------------------------------------------------------------------------------


def violations(state: GameState) -> list[str]:
    """Money never negative, five Spies a seat, Action cards with their owner."""
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
