"""Leaf, cloth, fire, chalk, air, and the seasons."""

from __future__ import annotations

import math

import numpy as np

from .bodies import Dice, add, breath, grains, low_pass, mix_at, modes, silence, soft, tone
from .measures import RATE, Samples


def leaves(dice: Dice) -> Samples:
    """Leaf, medium: a hedge grows over a card."""

    def wave(number: int) -> Samples:
        swell = grains(dice, 0.34, 60, 1800, 7500, 0.014, lambda x: math.sin(math.pi * x) ** 1.5)
        return swell * (0.6 + 0.2 * number)

    return mix_at(
        0.75,
        *((0.17 * number, wave(number)) for number in range(3)),
        (0, breath(dice, 0.6, 500, 2200, 0.2, 0.2) * 0.22),
        *((at, modes(dice, 0.05, [(dice.uniform(900, 1600), 0.03, 0.35)], 0.05)) for at in dice.uniform(0.15, 0.55, 3)),
    )


def curtain(dice: Dice) -> Samples:
    """Cloth, heavy: the curtain between two people."""
    sound = mix_at(
        0.95, (0, breath(dice, 0.9, 220, 1500, 0.2, 0.26) * 0.9), (0, breath(dice, 0.8, 1500, 5000, 0.22, 0.2) * 0.25)
    )
    for number in range(8):
        at = 0.06 + 0.085 * number + dice.uniform(-0.015, 0.015)
        add(sound, modes(dice, 0.12, [(3100 * dice.uniform(0.9, 1.1), 0.07, 0.10), (4700, 0.05, 0.06)], 0.06), at)
    return sound


def hurt(dice: Dice) -> Samples:
    """Being hit, heavy: something is taken from you. Low, soft in front; never a stab."""
    count = int(0.7 * RATE)
    time = np.arange(count) / RATE
    fall = 58 + 74 * np.exp(-time / 0.09)
    deep = np.sin(2 * math.pi * np.cumsum(fall) / RATE) * np.exp(-time / 0.17) * (1 - np.exp(-time / 0.004))
    sound = mix_at(1.0, (0.02, deep * 1.9), (0.02, breath(dice, 0.14, 180, 1400, 0.002, 0.03) * 1.1))
    for multiple, level in ((1, 0.34), (1.498, 0.2), (2.13, 0.12)):
        tone = np.sin(2 * math.pi * np.cumsum(233 * multiple * (1 - 0.07 * time)) / RATE + dice.uniform(0, 6)) * np.exp(
            -time / 0.22
        )
        add(sound, tone * level * (1 - np.exp(-time / 0.03)), 0.05)
    return soft(sound)


def shake(dice: Dice) -> Samples:
    """Leaf, medium: leaves are shaken off."""
    return mix_at(
        0.6,
        *((0.11 * n, grains(dice, 0.14, 40, 2200, 8000, 0.01, lambda x: math.sin(math.pi * x))) for n in range(3)),
        (0.38, breath(dice, 0.16, 500, 2400, 0.05, 0.06) * 0.3),
    )


def hedge(dice: Dice) -> Samples:
    """Leaf, light: a hand goes through a hedge."""
    return grains(dice, 0.3, 40, 1800, 6500, 0.012, lambda x: math.sin(math.pi * x))


def cloud(dice: Dice) -> Samples:
    """Paws and air, medium: four paws run off, and a puff is left."""

    def paw(number: int) -> Samples:
        return modes(dice, 0.06, [(230 - 8 * number, 0.04, 1.0), (520, 0.03, 0.3)], 0.06) * (1 - 0.09 * number)

    return mix_at(
        0.8,
        *((0.02 + 0.05 * number + 0.012 * (number % 2), paw(number)) for number in range(8)),
        (0.12, breath(dice, 0.4, 200, 1800, 0.02, 0.1) * 0.8),
    )


def burst(dice: Dice) -> Samples:
    """Make a medium blow: loss strikes a plate."""
    return soft(
        mix_at(
            0.5,
            (0, modes(dice, 0.35, [(84, 0.3, 1.6), (152, 0.2, 1.0), (290, 0.1, 0.5)], 0.04)),
            (0, breath(dice, 0.1, 250, 3000, 0.0006, 0.022) * 1.2),
        )
    )


def flame(dice: Dice) -> Samples:
    """Fire, medium: something flares up."""
    return mix_at(
        0.7,
        (0, breath(dice, 0.5, 120, 900, 0.05, 0.12) * 1.2),
        (0.02, breath(dice, 0.4, 900, 4500, 0.06, 0.1) * 0.4),
        (0.1, grains(dice, 0.5, 22, 1800, 7000, 0.004, lambda x: 1 - x)),
    )


def chalk(dice: Dice) -> Samples:
    """Chalk, light: a circle is drawn on boards."""
    sound = silence(0.6)
    for number in range(4):
        add(sound, breath(dice, 0.12, 2200, 6500, 0.03, 0.05) * (0.6 + 0.1 * number), 0.11 * number)
        add(sound, modes(dice, 0.05, [(760, 0.03, 0.3)], 0.1), 0.11 * number)
    return sound


def spray(dice: Dice) -> Samples:
    """Paint, medium: a can is shaken and sprayed."""
    return mix_at(
        0.8,
        *((0.07 * n, modes(dice, 0.05, [(1250, 0.03, 0.6), (2300, 0.02, 0.4)], 0.08)) for n in range(3)),
        (0.24, breath(dice, 0.5, 3200, 12000, 0.03, 0.25) * 0.7),
    )


def daisy(dice: Dice) -> Samples:
    """Plant, light: a daisy pops up where a card lay."""
    pop = tone(0.09, [(0, 300), (0.05, 640), (0.09, 700)], (1, 0.3), 0.004, 0.03)
    return mix_at(0.35, (0, pop), (0.05, grains(dice, 0.2, 10, 2500, 7000, 0.008, lambda x: 0.5 * (1 - x))))


def season_spring(dice: Dice) -> Samples:
    """Birds: three of them, one after the other."""
    sound = silence(1.2)
    for number in range(5):
        low = dice.uniform(2400, 3400)
        for step in range(3):
            add(
                sound,
                tone(0.09, [(0, low), (0.04, low * 1.25), (0.09, low * 0.95)], (1, 0.1), 0.01, 0.06)
                * dice.uniform(0.3, 0.7),
                0.2 * number + 0.085 * step,
            )
    return sound


def season_summer(dice: Dice) -> Samples:
    """Make a cicada that begins and stops."""
    time = np.arange(int(1.2 * RATE)) / RATE
    beat = 0.5 + 0.5 * np.sign(np.sin(2 * math.pi * 38 * time))
    return breath(dice, 1.2, 4200, 6200, 0.3, 0.6) * (0.25 + low_pass(beat, 400)) * np.minimum(1, (1.2 - time) / 0.3)


def season_fall(dice: Dice) -> Samples:
    """Make a rake that goes through leaves, three times."""
    sound = silence(1.25)
    for number in range(3):
        add(sound, grains(dice, 0.34, 70, 1500, 6000, 0.012, lambda x: math.sin(math.pi * x)) * 0.9, 0.4 * number)
        add(sound, breath(dice, 0.3, 800, 3200, 0.1, 0.1) * 0.4, 0.4 * number)
    return sound


def season_winter(dice: Dice) -> Samples:
    """Make a snow shovel that scrapes, and falling snow."""
    return mix_at(
        1.2,
        (0, breath(dice, 0.55, 900, 5200, 0.15, 0.2)),
        (0.03, grains(dice, 0.5, 40, 2500, 7000, 0.006, lambda x: 0.5 + x)),
        (0.7, breath(dice, 0.4, 120, 900, 0.01, 0.1) * 0.9),
    )
