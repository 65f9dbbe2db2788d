"""Runes & Regulations: setting a table up, and reading positions from outside (RR-2, RR-9.1 to RR-9.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.games.runes_and_regulations import codes, facts, places
from engine.games.runes_and_regulations.actions import add_runes, draw_cards
from engine.games.runes_and_regulations.match_rules import BEAST, MatchRules, Position
from engine.games.runes_and_regulations.say import say
from engine.games.runes_and_regulations.triggers import openings
from engine.games.runes_and_regulations.vocabulary import TRIGGERS
from engine.kernel.flow import moves
from engine.kernel.flow.table import Table
from engine.kernel.state import rng
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import ACTIVE, KIND, PHASE, TURN

HAND_SIZE: Final = 5
RUNES: Final = 3
NEFARIOUS_ROLE = "the-nefarious-neighbor"
DECKS = (
    places.MAIN_DECK, places.RUNE_DECK, places.REGULATION_DECK, places.FORBIDDEN_DECK, places.FORBIDDEN_RUNE_DECK,
    places.SPARE_ROLES,
)  # fmt: skip
"""Where the cards of each group begin."""


def first_seat(state: Position, pets: Sequence[int | None]) -> int:
    """RR-2.2: the player with the most pets; ties, seats that say nothing and all else are settled at random."""
    seats = state.table.seats
    told = [(count, seat) for seat, count in enumerate(pets[:seats]) if count is not None]
    most = max(told)[0] if told else 0
    candidates = [seat for count, seat in told if count == most] if most else list(range(seats))
    return candidates[rng.below(state, len(candidates))]


def deal_roles(state: Position) -> int:
    """RR-9.2: shuffle the other nine, take as many as players minus one, add the Nefarious Neighbor, deal one each."""
    rules = state.table.rules
    seats = state.table.seats
    nefarious = rules.instances(NEFARIOUS_ROLE)[0]
    others = [card for card, group in enumerate(rules.groups) if group == places.ROLE and card != nefarious]
    rng.shuffle_list(state, others)
    chosen = int(state.table.options["nefarious"])
    seat = chosen - 1 if chosen else rng.below(state, seats)
    dealt = [others.pop() for _ in range(seats - 1)]
    dealt.insert(seat, nefarious)
    for each, card in enumerate(dealt):
        state.zones[places.ROLE_CARD[each]] = [card]
        state.known[card] = 1 << each
    state.known[nefarious] = EVERYBODY
    state.zones[places.SPARE_ROLES] = others
    return seat


def set_up(state: Position) -> None:
    """RR-2.1, RR-9.3: decks, hands, Fences, the first Regulation, roles; then the first turn."""
    table = state.table
    rules = table.rules
    seats = table.seats
    for card, group in enumerate(rules.groups):
        if group != places.ROLE:
            state.zones[DECKS[group]].append(card)
    for deck in DECKS[:-1]:
        moves.shuffle(state, deck)
    start = NONE
    if rules.expansion:
        nefarious = deal_roles(state)
        state.values[places.NEFARIOUS] = nefarious + 1
        start = (nefarious + 1) % seats
    for seat in range(seats):
        draw_cards(state, seat, HAND_SIZE)
        add_runes(state, seat, RUNES)
    moves.draw_top(state, places.REGULATION_DECK, places.IN_FORCE)
    state.values[places.LIMITS_DUE] = places.LIMITS_TOO
    if start == NONE:
        start = first_seat(state, table.options["pets"])
    state.values[ACTIVE] = start
    state.stack.append([codes.TURN, 0, start, NONE])


# --- positions from outside -----------------------------------------------------------------------------------


def begin_at(state: Position, phase: str | None, active: int) -> None:
    """Go on from a phase; the turn counts as begun when it is not the first."""
    step = 0 if phase is None else places.PHASES.index(phase)
    state.values[places.LIMITS_DUE] = places.LIMITS_TOO
    state.values[ACTIVE] = active
    if step:
        state.values[TURN] = max(1, state.values[TURN])
        state.values[PHASE] = step
    state.stack.append([codes.TURN, step, active, NONE])


def prepare_position(state: Position, position: Mapping[str, Any], options: Mapping[str, Any]) -> None:
    """Find the Nefarious Neighbor: by role, by the options, by Forbidden cards held, else the last seat."""
    rules = state.table.rules
    if not rules.expansion:
        return
    card = rules.instances(NEFARIOUS_ROLE)[0]
    seats = range(state.table.seats)
    seat = next((each for each in seats if card in state.zones[places.ROLE_CARD[each]]), NONE)
    if seat == NONE and int(options.get("nefarious", 0)):
        seat = int(options["nefarious"]) - 1
    if seat == NONE:
        seat = next((each for each in seats if _has_forbidden(state, each)), state.table.seats - 1)
    if card not in state.zones[places.ROLE_CARD[seat]]:
        state.zones[places.ROLE_CARD[seat]] = [card]
    state.known[card] = EVERYBODY
    state.values[places.NEFARIOUS] = seat + 1


def _has_forbidden(state: Position, seat: int) -> bool:
    rules = state.table.rules
    held = state.zones[places.HAND[seat]] + state.zones[places.FENCE[seat]]
    beasts = [card for card in state.zones[places.LAWN[seat]] if rules.sorts[card] == BEAST]
    return any(rules.groups[card] >= places.FORBIDDEN for card in held) or bool(beasts)


def fill_supplies(state: Position, given: set[tuple[int, str]]) -> None:
    """The turn counts as begun with the Mythical Creatures that are there, unless the position says otherwise."""
    for seat in range(state.table.seats):
        if (seat, "begun_with") not in given:
            state.counters[places.BEGUN_WITH[seat]] = facts.mythical_count(state, seat)


def card_named(table: Table[MatchRules], name: str) -> list[int]:
    """All instances with a name or id."""
    wanted = name.casefold()
    return [number for number, card in enumerate(table.rules.cards) if wanted in (card.name.casefold(), card.id)]


def value_of(state: Position, name: str, seat: int) -> int:
    """`mythical` of a seat. Raises KeyError."""
    if name == "mythical" and seat >= 0:
        return facts.mythical_count(state, seat)
    raise KeyError(name)


def card_states(state: Position, card: int) -> tuple[str, ...]:
    """A Creature can be hexed."""
    return ("hexed",) if facts.is_hexed(state, card) else ()


def set_card_state(state: Position, card: int, word: str) -> None:
    """Put a Shrub token on a Creature that lies on a Lawn. Raises ValueError."""
    if word != "hexed":
        raise ValueError("hexed, the only state of a card")
    if facts.lawn_of(state, card) < 0 or state.table.rules.sorts[card] >= BEAST:
        raise ValueError("hexed only for a Creature that lies on a Lawn and is no Corrupted Beast")
    state.values[places.HEXED] |= 1 << card


def open_moments(state: Position) -> list[str]:
    """Return the triggers that the seat which is asked could answer now (RR-7.1)."""
    frame, seat = state.stack[-1], state.questions[0][0]
    if frame[KIND] != codes.LINK:
        return []
    found = {trigger: None for seats, trigger, *_ in openings(state, frame) if seats >> seat & 1}
    return [TRIGGERS[trigger] for trigger in found]


# --- checks -----------------------------------------------------------------------------------------------------


def impossible(state: Position) -> list[str]:
    """Why a position cannot be: cards in hands and on Fences where they never come (RR-9.4)."""
    rules = state.table.rules
    wrong = []
    for seat in range(state.table.seats):
        for zone, place in ((places.HAND, "hand"), (places.FENCE, "fence")):
            for card in state.zones[zone[seat]]:
                if not facts.fits(state, card, seat):
                    wrong.append(say(f"position-in-{place}", card=rules.cards[card].name))
        for card in state.zones[places.LAWN[seat]]:
            if rules.sorts[card] > BEAST:
                wrong.append(say("position-on-lawn", card=rules.cards[card].name))
    if len(state.zones[places.IN_FORCE]) > 1:
        wrong.append(say("position-regulations"))
    return wrong


def violations(state: Position) -> list[str]:
    """What must hold in every position: cards by deck of origin, limits, one Regulation, Shrubs only on Lawns."""
    wrong = impossible(state)
    table = state.table
    lawns = [card for seat in range(table.seats) for card in state.zones[places.LAWN[seat]]]
    hexed = [card for card in range(len(table.faces)) if facts.is_hexed(state, card)]
    if any(card not in lawns for card in hexed):
        wrong.append("a Shrub token off the Lawns")
    for zone, group in enumerate(table.zone_groups):
        if group >= 0 and any(card >= 0 and table.groups[card] != group for card in state.zones[zone]):
            wrong.append(f"a card of another back in zone {zone}")
    if state.zones[places.REGULATION_DECK] and len(state.zones[places.IN_FORCE]) != 1:
        wrong.append(f"{len(state.zones[places.IN_FORCE])} active Regulations")
    asked = {question[1] for question in state.questions}
    if asked & {codes.ASK_CAST, codes.ASK_SUMMON} and len(state.stack) == 2:
        for seat in range(table.seats):
            for counter, which in ((places.HAND_LIMIT, "hand"), (places.RUNE_LIMIT, "rune")):
                if max(0, state.counters[counter[seat]]) != facts.limit(state, seat, which):
                    wrong.append(f"the {which} limit of seat {seat} is out of date")
            if len(state.zones[places.HAND[seat]]) > facts.limit(state, seat, "hand"):
                wrong.append(f"seat {seat} holds more cards than the hand limit")
            if len(state.zones[places.FENCE[seat]]) > facts.limit(state, seat, "rune"):
                wrong.append(f"seat {seat} has more Runes than the Rune limit")
    return wrong
