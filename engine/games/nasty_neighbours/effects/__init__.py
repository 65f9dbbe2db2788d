"""The effect types of Nasty Neighbours' cards (NN-5, NN-8.5), one file each. Add new ones at the end."""

from __future__ import annotations

from engine.games.nasty_neighbours.effects import (
    cancel,
    discard_card,
    dive,
    draw_card,
    miss_turn,
    peek,
    replace,
    reset,
    swap_cards,
    swap_seats,
    take_card,
    turn_down,
    turn_up,
)
from engine.games.nasty_neighbours.effects.effect_type import NastyEffectType

UNITS: list[NastyEffectType] = [
    reset.UNIT,
    swap_seats.UNIT,
    peek.UNIT,
    swap_cards.UNIT,
    turn_down.UNIT,
    turn_up.UNIT,
    replace.UNIT,
    miss_turn.UNIT,
    take_card.UNIT,
    draw_card.UNIT,
    discard_card.UNIT,
    dive.UNIT,
    cancel.UNIT,
]
