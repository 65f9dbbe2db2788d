"""Runes & Regulations: completes scenarios and checks every state (RR-9.2, RR-9.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.runes_and_regulations import codes, layout
from engine.games.runes_and_regulations.definitions.vocabulary import TRIGGERS
from engine.games.runes_and_regulations.match_rules import BEAST, GameState, MatchRules
from engine.games.runes_and_regulations.messages import say
from engine.games.runes_and_regulations.rules.creatures import beast_count, is_hexed, lawn_of, mythical_count
from engine.games.runes_and_regulations.rules.limits import limit
from engine.games.runes_and_regulations.rules.nefarious_neighbor import can_receive
from engine.games.runes_and_regulations.rules.reactions.triggers import openings
from engine.games.runes_and_regulations.rules.setup import NEFARIOUS_ROLE
from engine.kernel.flow.table import Table
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import ACTIVE, KIND, PHASE, TURN


def begin_at(state: GameState, phase: str | None, active: int) -> None:
    """Continue from a phase. The turn counts as begun unless this is its first phase."""
    step = 0 if phase is None else layout.PHASES.index(phase)
    state.values[layout.LIMITS_DUE] = layout.LIMITS_TOO
    state.values[ACTIVE] = active
    if step:
        state.values[TURN] = max(1, state.values[TURN])
        state.values[PHASE] = step
    state.stack.append([codes.TURN, step, active, NONE])


def prepare_position(state: GameState, position: Mapping[str, Any], options: Mapping[str, Any]) -> None:
    """Find the Nefarious Neighbor: by role, by the options, by Forbidden cards held, else the last seat."""
    rules = state.table.rules
    if not rules.expansion:
        return
    card = rules.instances(NEFARIOUS_ROLE)[0]
    seats = range(state.table.seats)
    seat = next((each for each in seats if card in state.zones[layout.ROLE_CARD[each]]), NONE)
    if seat == NONE and int(options.get("nefarious", 0)):
        seat = int(options["nefarious"]) - 1
    if seat == NONE:
        seat = next((each for each in seats if _has_forbidden(state, each)), state.table.seats - 1)
    if card not in state.zones[layout.ROLE_CARD[seat]]:
        state.zones[layout.ROLE_CARD[seat]] = [card]
    state.known[card] = EVERYBODY
    state.values[layout.NEFARIOUS] = seat + 1


def _has_forbidden(state: GameState, seat: int) -> bool:
    rules = state.table.rules
    held = state.zones[layout.HAND[seat]] + state.zones[layout.FENCE[seat]]
    return any(rules.groups[card] >= layout.FORBIDDEN for card in held) or beast_count(state, seat) > 0


def fill_supplies(state: GameState, given: set[tuple[int, str]]) -> None:
    """Set the Mythical Creatures at the start of the turn to the present ones, unless the scenario gives a number."""
    for seat in range(state.table.seats):
        if (seat, "begun_with") not in given:
            state.counters[layout.BEGUN_WITH[seat]] = mythical_count(state, seat)


def card_named(table: Table[MatchRules], name: str) -> list[int]:
    """Return all instances with a name or id."""
    wanted = name.casefold()
    return [number for number, card in enumerate(table.rules.cards) if wanted in (card.name.casefold(), card.id)]


def value_of(state: GameState, name: str, seat: int) -> int:
    """Return a seat's `mythical` count. Raises KeyError for any other name."""
    if name == "mythical" and seat >= 0:
        return mythical_count(state, seat)
    raise KeyError(name)


def card_states(state: GameState, card: int) -> tuple[str, ...]:
    """Return the states of a card: a Creature can be hexed."""
    return ("hexed",) if is_hexed(state, card) else ()


def set_card_state(state: GameState, card: int, word: str) -> None:
    """Put a Shrub token on a Creature on a Lawn. Raises ValueError for any other word or card."""
    if word != "hexed":
        raise ValueError("hexed, the only state of a card")
    if lawn_of(state, card) < 0 or state.table.rules.sorts[card] >= BEAST:
        raise ValueError("hexed only for a Creature that lies on a Lawn and is no Corrupted Beast")
    state.values[layout.HEXED] |= 1 << card


def open_moments(state: GameState) -> list[str]:
    """Return the triggers that the asked seat could react to now (RR-7.1)."""
    frame, seat = state.stack[-1], state.questions[0][0]
    if frame[KIND] != codes.LINK:
        return []
    found = {trigger: None for seats, trigger, *_ in openings(state, frame) if seats >> seat & 1}
    return [TRIGGERS[trigger] for trigger in found]


# --- checks -----------------------------------------------------------------------------------------------------


def impossible(state: GameState) -> list[str]:
    """Return errors: cards in hands, on Fences or on Lawns that can't be there (RR-9.4), and extra Regulations."""
    rules = state.table.rules
    wrong = []
    for seat in range(state.table.seats):
        for zone, place in ((layout.HAND, "hand"), (layout.FENCE, "fence")):
            for card in state.zones[zone[seat]]:
                if not can_receive(state, card, seat):
                    wrong.append(say(f"position-in-{place}", card=rules.cards[card].name))
        for card in state.zones[layout.LAWN[seat]]:
            if rules.sorts[card] > BEAST:
                wrong.append(say("position-on-lawn", card=rules.cards[card].name))
    if len(state.zones[layout.IN_FORCE]) > 1:
        wrong.append(say("position-regulations"))
    return wrong


def violations(state: GameState) -> list[str]:
    """Return violations of the rules about groups of cards, limits, the Regulation, and Shrubs on Lawns."""
    wrong = impossible(state)
    table = state.table
    lawns = [card for seat in range(table.seats) for card in state.zones[layout.LAWN[seat]]]
    hexed = [card for card in range(len(table.faces)) if is_hexed(state, card)]
    if any(card not in lawns for card in hexed):
        wrong.append("a Shrub token off the Lawns")
    for zone, group in enumerate(table.zone_groups):
        if group >= 0 and any(card >= 0 and table.groups[card] != group for card in state.zones[zone]):
            wrong.append(f"a card of another back in zone {zone}")
    if state.zones[layout.REGULATION_DECK] and len(state.zones[layout.IN_FORCE]) != 1:
        wrong.append(f"{len(state.zones[layout.IN_FORCE])} active Regulations")
    asked = {question[1] for question in state.questions}
    if asked & {codes.ASK_CAST, codes.ASK_SUMMON} and len(state.stack) == 2:
        for seat in range(table.seats):
            for places, counter, which in (
                (layout.HAND, layout.HAND_LIMIT, "hand"),
                (layout.FENCE, layout.RUNE_LIMIT, "rune"),
            ):
                most = limit(state, seat, which)
                if max(0, state.counters[counter[seat]]) != most:
                    wrong.append(f"the {which} limit of seat {seat} is out of date")
                if len(state.zones[places[seat]]) > most:
                    wrong.append(f"seat {seat} has more cards than the {which} limit")
    return wrong
