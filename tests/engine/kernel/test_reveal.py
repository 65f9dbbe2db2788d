"""Showing a card: whoever knew it before still knows it, and is told where it lies."""

from __future__ import annotations

from engine.games import load
from engine.kernel.flow import machine
from engine.kernel.flow.moves import reveal
from engine.kernel.state.events import REVEALED, redact
from engine.kernel.state.refs import HIDDEN, NONE, place_ref

NASTY = load("nasty-neighbours")


def test_a_card_shown_to_one_seat_is_still_known_to_the_other() -> None:
    game = load("garage-sale")
    state = game.set_up(game.new_table(3, {}, 1), 1)
    zone = state.table.layout.table_zone("deck")
    card = state.zones[zone][0]
    state.events = []
    reveal(state, card, zone, 1 << 0)
    reveal(state, card, zone, 1 << 2)
    assert state.known[card] == 0b101
    assert [event[:6] for event in state.events] == [(REVEALED, NONE, card, zone, NONE, NONE)] * 2
    assert [redact(state.events[1], seat)[2] for seat in range(3)] == [card, HIDDEN, card]
    assert redact(state.events[1], 1)[6] == 0


def test_where_a_card_of_a_grid_is_shown_is_told() -> None:
    state = NASTY.set_up(NASTY.new_table(3, {}, 1), 1)
    machine.advance(state)
    zone = next(zone for zone, cards in enumerate(state.zones) if state.table.layout.zone(zone).grid and len(cards) > 4)
    state.events = []
    reveal(state, state.zones[zone][4], zone, 1)
    assert state.events[0][4] == place_ref(zone, 4)
