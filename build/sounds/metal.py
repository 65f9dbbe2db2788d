"""Coin, brass, bronze, tin."""

from __future__ import annotations

import numpy as np

from .bodies import Dice, Maker, add, bell, breath, grains, mix_at, modes, silence, soft, tone
from .measures import RATE, Samples


def coin(dice: Dice) -> Samples:
    """Coin, light: a coin lands on others. Brass: modes of a free disc, each split in two that beat."""
    ground = dice.uniform(2250, 2420)
    sound = silence(0.5)
    for start, level, higher in ((0.0, 1.0, 1.0), (dice.uniform(0.045, 0.07), 0.55, 1.19)):
        disc = []
        for multiple, ring, loud in (
            (1, 0.42, 1.0),
            (1.73, 0.3, 0.55),
            (2.33, 0.26, 0.5),
            (3.91, 0.16, 0.3),
            (4.11, 0.15, 0.22),
        ):
            for split in (0.9975, 1.0025):
                disc.append((ground * higher * multiple * split, ring, loud * 0.5))
        add(sound, modes(dice, 0.42, disc, 0.004, 0.0002) * level, start)
        add(sound, breath(dice, 0.02, 4000, 12000, 0.0002, 0.003) * 0.5 * level, start)
    return sound


def coin_out(dice: Dice) -> Samples:
    """Coin, light: coins are drawn over wood."""
    return mix_at(
        0.5,
        (0, breath(dice, 0.24, 1800, 7500, 0.08, 0.09) * 0.5),
        (0.02, grains(dice, 0.24, 18, 3000, 9000, 0.004, lambda x: 0.5 + x)),
        (0.2, coin(dice)[: int(0.28 * RATE)] * 0.4),
    )


def score(dice: Dice) -> Samples:
    """Brass, light: a number lands on its plate."""
    return mix_at(0.45, (0, bell(dice, 880, 0.4)), (0, modes(dice, 0.06, [(420, 0.04, 0.6)], 0.02)))


def chime(dice: Dice) -> Samples:
    """Brass, light: one note of the wind chime on the porch."""
    hertz = 783.99 * float(dice.choice([1, 9 / 8, 3 / 2]))
    return mix_at(0.9, (0, bell(dice, hertz, 0.85) * 0.8), (dice.uniform(0.1, 0.2), bell(dice, hertz * 1.5, 0.6) * 0.2))


def clock(dice: Dice) -> Samples:
    """Wood and brass, light: a tall clock ticks once."""
    return mix_at(
        0.4,
        (0, modes(dice, 0.25, [(196, 0.2, 1.0), (540, 0.08, 0.4), (1310, 0.05, 0.2)], 0.01)),
        (0.004, breath(dice, 0.012, 2500, 7000, 0.0003, 0.002) * 0.3),
    )


def toll(dice: Dice) -> Samples:
    """Make a heavy bronze bell: a player is out."""
    return soft(
        mix_at(
            1.8, (0.01, bell(dice, 146.83, 1.7, dark=0.9)), (0.01, breath(dice, 0.05, 300, 2400, 0.001, 0.012) * 0.4)
        )
    )


def relay(dice: Dice) -> Samples:
    """Metal, light: a relay falls, and a lamp begins to hum."""
    hum = tone(0.3, [(0, 100)], (1, 0.6, 0.3, 0.2), 0.05, 0.12) * 0.14
    return mix_at(
        0.36,
        (0, modes(dice, 0.08, [(1420, 0.04, 0.8), (2950, 0.03, 0.5), (610, 0.05, 0.5)], 0.03, 0.0003)),
        (0.03, hum),
    )


def lamp(dice: Dice) -> Samples:
    """Metal and glass, light: a switch, and a warm hum."""
    hum = tone(0.4, [(0, 98), (0.4, 100)], (1, 0.7, 0.3), 0.09, 0.2) * 0.3
    return mix_at(
        0.5,
        (0, modes(dice, 0.06, [(980, 0.04, 0.8), (2100, 0.03, 0.5)], 0.03)),
        (0.05, hum),
        (0.06, modes(dice, 0.3, [(2637, 0.3, 0.08)], 0.002)),
    )


def letterbox(dice: Dice) -> Samples:
    """Tin, light: the flap of a letterbox."""
    return mix_at(
        0.3,
        (0, modes(dice, 0.25, [(520, 0.16, 1.0), (1180, 0.12, 0.6), (2240, 0.08, 0.3)], 0.03)),
        (0.07, modes(dice, 0.15, [(545, 0.1, 0.5), (1250, 0.07, 0.3)], 0.03)),
    )


def phone(dice: Dice) -> Samples:
    """Brass, medium: a telephone rings once: somebody complains."""
    return mix_at(0.8, *((0.045 * n, bell(dice, 1318 if n % 2 else 1568, 0.25) * 0.5) for n in range(11)))


def shield(dice: Dice) -> Samples:
    """Metal, medium: something is warded off."""
    return mix_at(
        0.7,
        (0, modes(dice, 0.6, [(587, 0.5, 1.0), (988, 0.4, 0.7), (1661, 0.3, 0.5), (2794, 0.2, 0.3)], 0.004)),
        (0, breath(dice, 0.04, 400, 3000, 0.0006, 0.008)),
        (0, modes(dice, 0.2, [(150, 0.15, 0.8)], 0.03)),
    )


def camera(dice: Dice) -> Samples:
    """Metal, light: a shutter, and the film goes on."""
    return mix_at(
        0.4,
        (0, modes(dice, 0.05, [(1900, 0.03, 0.8), (3200, 0.02, 0.5)], 0.03)),
        (0.06, modes(dice, 0.05, [(1450, 0.04, 0.9), (2500, 0.02, 0.5)], 0.03)),
        (0.13, grains(dice, 0.2, 14, 2000, 5000, 0.005, lambda x: 0.5)),
    )


def trinket(*heights: float) -> Maker:
    """Small things of an Artifact: metal or a book, by its color."""

    def laid_down(dice: Dice) -> Samples:
        return mix_at(
            0.5,
            (
                0,
                modes(
                    dice,
                    0.45,
                    [(hertz, 0.4 - 0.06 * number, 1 / (1 + number)) for number, hertz in enumerate(heights)],
                    0.01,
                    0.0005,
                ),
            ),
            (0, breath(dice, 0.03, 900, 5000, 0.0005, 0.006) * 0.6),
        )

    return laid_down


def kettle(dice: Dice) -> Samples:
    """Steam, medium: the kettle boils: the time is up."""
    whistle = tone(0.9, [(0, 1400), (0.5, 2050), (0.9, 2080)], (1, 0.2, 0.08), 0.35, 3.0)
    return mix_at(
        1.1,
        (0, breath(dice, 0.9, 1500, 7000, 0.3, 0.5) * 0.4),
        (0.05, whistle[: int(0.9 * RATE)] * 0.4 * np.linspace(1, 0.2, len(whistle))[: int(0.9 * RATE)]),
    )
