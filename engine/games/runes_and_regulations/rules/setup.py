"""Setup: the decks, first hands, roles and the first player (RR-2, RR-9.1 to RR-9.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.runes_and_regulations import codes, layout
from engine.games.runes_and_regulations.match_rules import GameState
from engine.games.runes_and_regulations.rules.card_moves import add_runes, draw_cards
from engine.kernel.flow import moves
from engine.kernel.state import rng
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import ACTIVE

HAND_SIZE: Final = 5
RUNES: Final = 3
NEFARIOUS_ROLE = "the-nefarious-neighbor"
DECKS = (
    layout.MAIN_DECK,
    layout.RUNE_DECK,
    layout.REGULATION_DECK,
    layout.FORBIDDEN_DECK,
    layout.FORBIDDEN_RUNE_DECK,
    layout.SPARE_ROLES,
)
"""The deck in which the cards of each group begin."""


def first_seat(state: GameState, pets: Sequence[int | None]) -> int:
    """Return the player with the most pets (RR-2.2). Ties are random, also if no seat gives a number."""
    seats = state.table.seats
    told = [(count, seat) for seat, count in enumerate(pets[:seats]) if count is not None]
    most = max(told)[0] if told else 0
    candidates = [seat for count, seat in told if count == most] if most else list(range(seats))
    return candidates[rng.random_below(state, len(candidates))]


def deal_roles(state: GameState) -> int:
    """Deal the roles (RR-9.2): one for each seat, including the Nefarious Neighbor's and random other ones."""
    rules = state.table.rules
    seats = state.table.seats
    nefarious = rules.instances(NEFARIOUS_ROLE)[0]
    others = [card for card, group in enumerate(rules.groups) if group == layout.ROLE and card != nefarious]
    rng.shuffle_list(state, others)
    chosen = int(state.table.options["nefarious"])
    seat = chosen - 1 if chosen else rng.random_below(state, seats)
    dealt = [others.pop() for _ in range(seats - 1)]
    dealt.insert(seat, nefarious)
    for each, card in enumerate(dealt):
        state.zones[layout.ROLE_CARD[each]] = [card]
        state.known[card] = 1 << each
    state.known[nefarious] = EVERYBODY
    state.zones[layout.SPARE_ROLES] = others
    return seat


def set_up(state: GameState) -> None:
    """Set up decks, hands, Fences, the first Regulation and roles, and begin the first turn (RR-2.1, RR-9.3)."""
    table = state.table
    rules = table.rules
    seats = table.seats
    for card, group in enumerate(rules.groups):
        if group != layout.ROLE:
            state.zones[DECKS[group]].append(card)
    for deck in DECKS[:-1]:
        moves.shuffle(state, deck)
    start = NONE
    if rules.expansion:
        nefarious = deal_roles(state)
        state.values[layout.NEFARIOUS] = nefarious + 1
        start = (nefarious + 1) % seats
    for seat in range(seats):
        draw_cards(state, seat, HAND_SIZE)
        add_runes(state, seat, RUNES)
    moves.draw_top(state, layout.REGULATION_DECK, layout.IN_FORCE)
    state.values[layout.LIMITS_DUE] = layout.LIMITS_TOO
    if start == NONE:
        start = first_seat(state, table.options["pets"])
    state.values[ACTIVE] = start
    state.stack.append([codes.TURN, 0, start, NONE])
