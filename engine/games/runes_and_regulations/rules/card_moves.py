"""Runes & Regulations: cards that move between decks, hands, Fences and Lawns (RR-2.3, RR-4.5, RR-10.1, RR-11.2)."""

from __future__ import annotations

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.layout import (
    DISCARDS,
    FENCE,
    FORBIDDEN_DECK,
    FORBIDDEN_DISCARD,
    FORBIDDEN_RUNE_DECK,
    FORBIDDEN_RUNE_DISCARD,
    HAND,
    HEXED,
    LAST_DRAWER,
    LAWN,
    LIMITS_DUE,
    MAIN_DECK,
    MAIN_DISCARD,
    RESHUFFLED,
    RUNE_DECK,
    RUNE_DISCARD,
    SIZES,
)
from engine.games.runes_and_regulations.match_rules import GameBoard, GameState
from engine.games.runes_and_regulations.rules.creatures import has_effect
from engine.games.runes_and_regulations.rules.effect_targets import rune_owner
from engine.games.runes_and_regulations.rules.nefarious_neighbor import holds_forbidden
from engine.games.runes_and_regulations.rules.reactions.triggers import queue_event
from engine.kernel.flow import moves
from engine.kernel.state import rng
from engine.kernel.state.refs import NONE


def to_discard(state: GameState, card: int, source: int, seat: int = NONE) -> None:
    """Put a card onto the discard pile of its own group (RR-10.1)."""
    moves.move(state, card, source, DISCARDS[state.table.groups[card]], seat)


def remove_shrub(state: GameState, card: int, seat: int) -> None:
    """Remove the Shrub token from a card, if it has one (RR-4.11)."""
    if state.values[HEXED] >> card & 1:
        state.values[HEXED] &= ~(1 << card)
        moves.report_token_move(state, seat, LAWN[seat], NONE, 1, card)


def enter(state: GameState, card: int, owner: int) -> None:
    """Queue the event that a Creature has entered a Lawn. A hexed one has no effect there (RR-4.5)."""
    if not state.values[HEXED] >> card & 1:
        queue_event(state, codes.ENTERS, owner, card, owner)


def change_lawn(state: GameState, card: int, owner: int, seat: int) -> None:
    """Move a Creature from one Lawn to another, with its Shrub token (RR-4.5, RR-4.11).

    The event's actor is the seat that loses it. In a STEAL it is the thief.
    """
    if has_effect(state, card, owner):
        queue_event(state, codes.LEAVES, owner, card, owner)
    moves.move(state, card, LAWN[owner], LAWN[seat], owner)
    enter(state, card, seat)


def main_cards_left(state: GameBoard) -> int:
    """Return how many cards can still be drawn before the Main deck counts as run out (RR-11.2)."""
    again = state.table.rules.reshuffle and not state.values[RESHUFFLED]
    return len(state.zones[MAIN_DECK]) + (len(state.zones[MAIN_DISCARD]) if again else 0)


def can_draw(state: GameBoard, seat: int) -> bool:
    """Return whether a seat's DRAW would give a card (RR-2.3, RR-10.2, RR-11.2)."""
    zones = state.zones
    if holds_forbidden(state, seat):
        return bool(zones[FORBIDDEN_DECK] or zones[FORBIDDEN_DISCARD])
    return bool(zones[MAIN_DECK] or (zones[MAIN_DISCARD] and not state.table.rules.expansion))


def draw_cards(state: GameState, seat: int, number: int) -> None:
    """Draw from the deck of the seat's kind, as far as there are cards (RR-2.3, RR-10.2, RR-11.2)."""
    hand = HAND[seat]
    state.values[LIMITS_DUE] |= SIZES
    forbidden = holds_forbidden(state, seat)
    if forbidden or not state.table.rules.expansion:
        deck, pile = (FORBIDDEN_DECK, FORBIDDEN_DISCARD) if forbidden else (MAIN_DECK, MAIN_DISCARD)
        moves.draw(state, deck, pile, hand, number, seat)
        return
    main = state.zones[MAIN_DECK]
    for _ in range(number):
        if not main:
            return
        moves.draw_top(state, MAIN_DECK, hand, seat)
        if not main:
            run_out(state, seat)


def run_out(state: GameState, seat: int) -> None:
    """Handle the last Main card: shuffle the discards in once with that option, else record who drew it (RR-11.2)."""
    if state.table.rules.reshuffle and not state.values[RESHUFFLED]:
        state.values[RESHUFFLED] = 1
        if moves.refill(state, MAIN_DECK, MAIN_DISCARD):
            return
    state.values[LAST_DRAWER] = seat + 1
    moves.note(state, codes.NOTE_RUN_OUT, seat)


def add_runes(state: GameState, seat: int, number: int) -> None:
    """Add the top Runes of the seat's deck to its Fence."""
    deck, pile = RUNE_DECK, RUNE_DISCARD
    if holds_forbidden(state, seat):
        deck, pile = FORBIDDEN_RUNE_DECK, FORBIDDEN_RUNE_DISCARD
    state.values[LIMITS_DUE] |= SIZES
    moves.draw(state, deck, pile, FENCE[seat], number, seat)


def rune_at(state: GameState, ref: int) -> tuple[int, int]:
    """Return the chosen Rune and its Fence. For a position it is a random Rune of that Fence (RR-4.8)."""
    owner = rune_owner(state, ref)
    runes = state.zones[FENCE[owner]] if owner != NONE else []
    if not runes:
        return NONE, NONE
    return ref if ref in runes else runes[rng.random_below(state, len(runes))], FENCE[owner]
