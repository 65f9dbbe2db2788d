"""Glass and water."""

from __future__ import annotations

import math

from .bodies import Dice, add, breath, mix_at, modes, shift_pitch, silence, tone
from .measures import RATE, Samples


def glass(dice: Dice) -> Samples:
    """Glass, light: a spark or a gain; a small beaker touched with a rod. Its pitch is exactly D6."""
    ground = 1174.66
    body = [
        (ground, 0.9, 1.0),
        (ground * 2.32, 0.5, 0.4),
        (ground * 4.25, 0.28, 0.22),
        (ground * 6.63, 0.16, 0.1),
        (ground * 1.003, 0.8, 0.4),
    ]
    return mix_at(
        0.9, (0, modes(dice, 0.9, body, 0.0006, 0.0007)), (0, breath(dice, 0.015, 5000, 12000, 0.0003, 0.002) * 0.25)
    )


def spark(dice: Dice) -> Samples:
    """Glass, light: something gleams; two touches, rising."""
    return mix_at(
        0.75, (0, glass(dice)[: int(0.4 * RATE)] * 0.6), (0.07, shift_pitch(glass(dice), 7)[: int(0.5 * RATE)])
    )


def spark_soft(dice: Dice) -> Samples:
    """Glass, light: what was lost comes back: low glass, without an edge."""
    return mix_at(
        0.9,
        (0, modes(dice, 0.8, [(587.33, 0.7, 1.0), (1174.66, 0.5, 0.4), (1762, 0.3, 0.12)], 0.001, 0.02)),
        (0.09, modes(dice, 0.7, [(880, 0.6, 0.6), (1760, 0.4, 0.2)], 0.001, 0.02)),
    )


def broken(dice: Dice) -> Samples:
    """Glass, medium: a beaker breaks."""
    sound = mix_at(0.8, (0, breath(dice, 0.08, 2500, 12000, 0.0003, 0.012) * 1.2))
    for number in range(16):
        hertz = math.exp(dice.uniform(math.log(2200), math.log(7800)))
        add(
            sound,
            modes(dice, 0.25, [(hertz, 0.22, 0.5), (hertz * 1.7, 0.1, 0.2)], 0.01, 0.0003) * (1 - number / 22),
            0.018 * number * dice.uniform(0.6, 1.4),
        )
    return sound


def pool(dice: Dice) -> Samples:
    """Water, light: something falls into the paddling pool."""
    drop = tone(0.16, [(0, 420), (0.06, 760), (0.16, 980)], (1, 0.2), 0.008, 0.05)
    return mix_at(
        0.45,
        (0, breath(dice, 0.16, 500, 3500, 0.004, 0.04) * 0.5),
        (0.05, drop * 0.7),
        (dice.uniform(0.15, 0.2), shift_pitch(drop, 5) * 0.35),
    )


def bubbles(dice: Dice) -> Samples:
    """Water, medium: a flask begins to bubble."""
    sound = silence(0.85)
    for number in range(11):
        height = dice.uniform(260, 520) * (1 + number / 14)
        add(
            sound,
            tone(0.1, [(0, height), (0.1, height * 1.8)], (1, 0.25), 0.008, 0.03) * dice.uniform(0.4, 1),
            0.06 * number + dice.uniform(0, 0.03),
        )
    add(sound, breath(dice, 0.8, 1500, 6000, 0.3, 0.3) * 0.12)
    return sound
