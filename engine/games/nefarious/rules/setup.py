"""Setup: the Twists, money, the first hands and the start seat (NF-1.1, NF-1.2, NF-7.11)."""

from __future__ import annotations

from engine.games.nefarious import codes, layout
from engine.games.nefarious.match_rules import GameState, action_card
from engine.games.nefarious.rules.cards_and_money import draw
from engine.kernel.flow import moves
from engine.kernel.state import rng
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import ACTIVE


def set_up(state: GameState) -> None:
    """Set up Twists, Action cards, money, the deck, first hands, and the start seat (NF-1.1, NF-1.2, NF-7.11)."""
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
    start = rng.random_below(state, table.seats)
    state.values[ACTIVE] = start
    state.stack.append([codes.TURN, codes.STEP_START, start, NONE, 0, 0, 0, 0, 0])
