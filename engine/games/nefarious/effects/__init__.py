"""Nefarious: the effect types of its cards (NF-5), one file each.

An effect type's index is its number in compiled effects, so new ones are added at the end.
"""

from __future__ import annotations

from engine.games.nefarious.effects import discard, draw, gain, lose, place_spy, redraw, remove_spy, round_down
from engine.games.nefarious.effects.effect_type import NefariousEffectType

UNITS: list[NefariousEffectType] = [
    draw.UNIT,
    discard.UNIT,
    gain.UNIT,
    lose.UNIT,
    place_spy.UNIT,
    remove_spy.UNIT,
    round_down.UNIT,
    redraw.UNIT,
]
