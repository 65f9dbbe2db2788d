"""The effect types of Cthulhu Realms' cards (CR-4), one file each.

An effect type's index is its number in compiled effects, so add new ones at the end.
"""

from __future__ import annotations

from engine.games.cthulhu_realms.effects import (
    abjure,
    abjure_this,
    acquire_abjured,
    destroy_location,
    discard,
    draw,
    draw_discard,
    loss,
    power,
    sanity,
)
from engine.games.cthulhu_realms.effects.effect_type import RealmsEffectType

UNITS: list[RealmsEffectType] = [
    power.UNIT,
    sanity.UNIT,
    loss.UNIT,
    draw.UNIT,
    discard.UNIT,
    draw_discard.UNIT,
    abjure.UNIT,
    acquire_abjured.UNIT,
    destroy_location.UNIT,
    abjure_this.UNIT,
]
