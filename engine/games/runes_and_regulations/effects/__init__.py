"""Runes & Regulations: the effect types of its cards (RR-4, RR-7), one file each.

An effect type's index is its number in compiled effects, so new ones are added at the end.
"""

from __future__ import annotations

from engine.games.runes_and_regulations.effects import (
    add_rune,
    cast,
    destroy,
    discard,
    draw,
    forbid,
    hex_creature,
    limit,
    move,
    nullify,
    phase,
    restore,
    return_creature,
    skip,
    spin,
    spin_as,
    steal,
    summon,
    swap,
    take,
    targets,
    tax,
    turn_regulation,
    win,
)
from engine.games.runes_and_regulations.effects.effect_type import RunesEffectType

UNITS: list[RunesEffectType] = [
    draw.UNIT,
    discard.UNIT,
    spin.UNIT,
    cast.UNIT,
    summon.UNIT,
    hex_creature.UNIT,
    restore.UNIT,
    destroy.UNIT,
    steal.UNIT,
    return_creature.UNIT,
    nullify.UNIT,
    take.UNIT,
    move.UNIT,
    swap.UNIT,
    skip.UNIT,
    add_rune.UNIT,
    turn_regulation.UNIT,
    limit.UNIT,
    phase.UNIT,
    forbid.UNIT,
    tax.UNIT,
    spin_as.UNIT,
    targets.UNIT,
    win.UNIT,
]
