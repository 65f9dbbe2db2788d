"""Moves of cards and changes of their owner: drawing, discarding, abjuring, acquiring and destroying."""

from __future__ import annotations

from engine.games.cthulhu_realms.codes import FEATURES_IN_PLAY, OPEN_ABILITIES
from engine.games.cthulhu_realms.layout import ABJURED, BOX, DECK, DISCARD, DISCARDED, HAND, HURT, OWNED, PLAY
from engine.games.cthulhu_realms.match_rules import GameState
from engine.games.cthulhu_realms.rules.prerequisites import features_in_play
from engine.kernel.flow.moves import draw, move, report_token_move
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import SEAT


def draw_cards(state: GameState, seat: int, amount: int) -> None:
    """Draw cards (CR-2.4). An empty deck is refilled from the discard pile; if both are empty, nothing is drawn."""
    draw(state, DECK[seat], DISCARD[seat], HAND[seat], amount, seat)


def discard_from_hand(state: GameState, seat: int, card: int) -> None:
    """Discard a card from hand by an effect, which meets a prerequisite (CR-3.2)."""
    state.values[DISCARDED] = 1
    move(state, card, HAND[seat], DISCARD[seat], seat)


def abjure(state: GameState, card: int, source: int, seat: int, owner: int = NONE) -> None:
    """Move a card to the box (CR-4.2) on behalf of a seat. The caller refills rows."""
    state.values[ABJURED] |= 1 << card
    if owner >= 0:
        state.values[OWNED + owner] &= ~(1 << card)
    move(state, card, source, BOX, seat)


def acquire(state: GameState, card: int, seat: int) -> None:
    state.values[OWNED + seat] |= 1 << card


def destroy(state: GameState, card: int, owner: int, seat: int) -> None:
    """Move a Location to its owner's discard pile (CR-4.6, CR-4.8) on behalf of a seat."""
    forget_hurt(state, card)
    move(state, card, PLAY[owner], DISCARD[owner], seat)
    on_left_play(state, card, owner)


def on_left_play(state: GameState, card: int, owner: int) -> None:
    """Remove a card that left play from prerequisites (CR-3.1) and from the unused abilities."""
    turn = state.stack[0]
    if turn[SEAT] != owner:
        return
    turn[FEATURES_IN_PLAY] = features_in_play(state, owner)
    turn[OPEN_ABILITIES:] = [ability for ability in turn[OPEN_ABILITIES:] if ability >> 2 != card]


# --- Sanity that Locations have lost this turn (CR-4.6) ---------------------------------------------------------


def sanity_lost(values: list[int], card: int) -> int:
    return values[HURT] >> 4 * card & 15


def hurt_location(state: GameState, card: int, owner: int, amount: int) -> None:
    """Let a Location lose less Sanity than it has left."""
    state.values[HURT] += amount << 4 * card
    report_token_move(state, owner, NONE, PLAY[owner], amount, card)


def forget_hurt(state: GameState, card: int) -> None:
    """Clear the loss of a Location that has left play."""
    state.values[HURT] &= ~(15 << 4 * card)


def heal_locations(state: GameState) -> None:
    """Heal partial loss at the end of the turn (CR-4.6)."""
    if not state.values[HURT]:
        return
    if state.events is not None:
        for seat in range(state.table.seats):
            zone = PLAY[seat]
            for card in state.zones[zone]:
                lost = sanity_lost(state.values, card)
                if lost:
                    report_token_move(state, seat, zone, NONE, lost, card)
    state.values[HURT] = 0
