"""Cards that move: drawing, discarding, filling a place, and a new draw pile (NN-3.10, NN-4.6)."""

from __future__ import annotations

from engine.games.nasty_neighbours.codes import SUPPLY_OUT
from engine.games.nasty_neighbours.layout import BIN, DRAW_PILE, YARD
from engine.games.nasty_neighbours.match_rules import GameBoard, GameState
from engine.kernel.flow import grids
from engine.kernel.flow.moves import note, shuffle
from engine.kernel.state.events import MOVED
from engine.kernel.state.refs import NONE


def can_draw(state: GameBoard) -> bool:
    """Return whether the draw pile has a card, or the bin can become a new pile (NN-3.10)."""
    return bool(state.zones[DRAW_PILE]) or len(state.zones[BIN]) > 1


def renew_pile(state: GameState) -> bool:
    """Make sure that the draw pile has a card. The bin keeps its top, and the rest becomes a new pile (NN-3.10)."""
    pile, bin_cards = state.zones[DRAW_PILE], state.zones[BIN]
    if pile:
        return True
    if len(bin_cards) < 2:
        return False
    rest = bin_cards[:-1]
    del bin_cards[:-1]
    if state.events is not None:
        known = state.known
        state.events.extend((MOVED, NONE, card, BIN, DRAW_PILE, NONE, known[card]) for card in rest)
    pile += rest
    shuffle(state, DRAW_PILE)
    return True


def discard_place(state: GameState, seat: int, place: int) -> int:
    """Move the card at a place of a yard to the bin, face up, and leave a gap."""
    return grids.lift(state, YARD[seat], place, BIN, seat)


def deal_place(state: GameState, seat: int, place: int, face_up: bool) -> int:
    """Fill a place of a yard with the top of the draw pile. Return the card, or NONE when no card is left (NN-3.10)."""
    if not renew_pile(state):
        note(state, SUPPLY_OUT, seat)
        return NONE
    card = state.zones[DRAW_PILE][-1]
    grids.put(state, card, DRAW_PILE, YARD[seat], place, face_up, seat)
    return card


def discard_under(state: GameState, seat: int, places: tuple[int, ...]) -> None:
    """Discard the cards of a removed line under the bin's top card (NN-4.6)."""
    bin_cards = state.zones[BIN]
    top = bin_cards.pop() if bin_cards else NONE
    for place in places:
        discard_place(state, seat, place)
    if top != NONE:
        bin_cards.append(top)
