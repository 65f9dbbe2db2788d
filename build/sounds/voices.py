"""Voices of creatures, and a few of people."""

from __future__ import annotations

import numpy as np

from .bodies import (
    Dice,
    Maker,
    add,
    bell,
    breath,
    grains,
    low_pass,
    mix_at,
    modes,
    normalize,
    shift_pitch,
    silence,
    throat,
    tone,
)
from .measures import RATE, Samples


def dragon(dice: Dice) -> Samples:
    """Dragon: a low growl in the chest that opens, and a breath of embers behind it."""
    low = dice.uniform(52, 60)
    growl = throat(
        dice,
        [(0, low * 0.8), (0.25, low * 1.25), (0.9, low * 0.7)],
        [[(240, 90, 1), (700, 140, 1.0), (1700, 300, 0.6)], [(340, 110, 1), (900, 160, 1.2), (2100, 350, 0.7)]],
        0.95,
        0.5,
        0.06,
        0.06,
        0.25,
    )
    return mix_at(
        1.5,
        (0, normalize(growl)),
        (0.5, breath(dice, 0.9, 700, 4200, 0.12, 0.2) * 0.2),
        (0.75, grains(dice, 0.6, 30, 2500, 6000, 0.004, lambda x: 0.25 * (1 - x))),
    )


def unicorn(dice: Dice) -> Samples:
    """Unicorn: a bright small whinny, and the horn rings like a glass."""
    top = dice.uniform(880, 960)
    points = [(0, top * 0.75), (0.1, top * 1.15)]
    for number in range(9):
        points.append((0.14 + 0.065 * number, top * (1.12 - 0.06 * number) * (1.05 if number % 2 else 0.95)))
    neigh = throat(
        dice,
        points,
        [[(1000, 160, 1), (2300, 260, 0.8), (3600, 400, 0.4)], [(700, 160, 1), (1700, 260, 0.6), (3200, 400, 0.3)]],
        0.72,
        0.05,
        0.04,
        0.02,
        0.2,
    )

    def ring(height: float) -> Samples:
        return modes(dice, 0.7, [(height, 0.7, 0.22), (height * 2.32, 0.4, 0.08), (height * 4.25, 0.2, 0.04)], 0.0008)

    return mix_at(1.3, (0, normalize(neigh) * 0.8), (0.42, ring(1174.66)), (0.54, ring(1760.0)))


def griffin(dice: Dice) -> Samples:
    """Griffin: the scream of a raptor with the body of a cat under it."""
    top = dice.uniform(1900, 2100)
    scream = throat(
        dice,
        [(0, top * 0.8), (0.06, top * 1.1), (0.5, top * 0.78)],
        [[(2300, 260, 1), (3600, 420, 0.6)], [(1900, 260, 1), (3100, 420, 0.5)]],
        0.55,
        0.12,
        0.22,
        0.012,
        0.16,
    )
    purr = throat(
        dice,
        [(0, 74), (0.5, 62)],
        [[(300, 90, 1), (900, 160, 0.5)], [(260, 90, 1), (760, 160, 0.4)]],
        0.7,
        0.5,
        0.05,
        0.05,
        0.25,
    )
    return mix_at(1.1, (0, normalize(scream) * 0.7), (0.18, normalize(purr) * 0.55))


def pegasus(dice: Dice) -> Samples:
    """Pegasus: the whinny of the unicorn a fourth lower, without its horn, and three beats of wings."""
    top = dice.uniform(650, 720)
    points = [(0.0, top * 0.8), (0.1, top * 1.15)] + [
        (0.15 + 0.07 * n, top * (1.1 - 0.06 * n) * (1.05 if n % 2 else 0.95)) for n in range(8)
    ]
    neigh = throat(
        dice,
        points,
        [[(820, 150, 1), (1900, 240, 0.7), (3000, 380, 0.3)], [(600, 150, 1), (1450, 240, 0.5), (2700, 380, 0.25)]],
        0.74,
        0.06,
        0.05,
        0.02,
        0.2,
    )
    beats = [(0.35 + 0.22 * n, breath(dice, 0.2, 150, 1300, 0.04, 0.06) * (0.5 - 0.08 * n)) for n in range(3)]
    return mix_at(1.2, (0, normalize(neigh) * 0.8), *beats)


def other(dice: Dice) -> Samples:
    """Any other creature: a collar bell, and one syllable."""
    low = dice.uniform(260, 420)
    word = throat(
        dice,
        [(0, low * 0.9), (0.1, low * 1.2), (0.28, low * 0.85)],
        [[(600, 120, 1), (1300, 200, 0.8), (2600, 300, 0.4)], [(850, 120, 1), (1700, 200, 0.7), (2700, 300, 0.3)]],
        0.3,
        0.12,
        0.06,
        0.03,
        0.12,
    )
    return mix_at(
        0.8, (0, bell(dice, 2349, 0.45) * 0.2), (0.06, bell(dice, 2489, 0.4) * 0.12), (0.12, normalize(word) * 0.8)
    )


def beast(dice: Dice) -> Samples:
    """Make a Corrupted Beast: a low voice, doubled a little flat."""
    cry = normalize(dragon(dice))
    return cry[: int(1.4 * RATE)] + 0.7 * np.pad(shift_pitch(cry, -0.5), (0, 9))[: int(1.4 * RATE)]


def hex_voice(maker: Maker) -> Maker:
    """Make the same voice through leaves, a third lower and short."""

    def voice(dice: Dice) -> Samples:
        short = shift_pitch(low_pass(maker(dice), 1200), -4)[: int(0.6 * RATE)]
        short = normalize(short) * np.minimum(1, (len(short) - np.arange(len(short))) / (0.2 * RATE))
        return mix_at(0.75, (0, short), (0.05, grains(dice, 0.6, 50, 1800, 6500, 0.012, lambda x: 0.16)))

    return voice


def bark(dice: Dice) -> Samples:
    """Nasty Dog: two barks."""
    sound = silence(0.7)
    for number in range(2):
        low = dice.uniform(280, 340)
        word = throat(
            dice,
            [(0, low * 0.8), (0.04, low * 1.35), (0.16, low * 0.7)],
            [[(700, 160, 1), (1350, 220, 1.0), (2700, 400, 0.5)], [(500, 160, 1), (1100, 220, 0.7), (2400, 400, 0.3)]],
            0.18,
            0.35,
            0.35,
            0.006,
            0.07,
        )
        add(sound, normalize(word), 0.27 * number)
    return sound


def sigh(dice: Dice) -> Samples:
    """Make a trombone that shrugs: missed."""
    fall = tone(0.75, [(0, 233), (0.22, 233), (0.26, 220), (0.75, 174)], (1, 0.8, 0.6, 0.4, 0.25, 0.15), 0.04, 0.6)
    return low_pass(fall * (1 + 0.04 * dice.standard_normal()), 1800)


def wet(dice: Dice) -> Samples:
    """Make a green Entity: one wet breath."""
    return mix_at(
        0.9,
        (0, breath(dice, 0.6, 200, 1100, 0.15, 0.16)),
        *((dice.uniform(0.1, 0.6), tone(0.08, [(0, 180), (0.08, 420)], (1, 0.4), 0.01, 0.03) * 0.7) for _ in range(6)),
    )


def hum(dice: Dice) -> Samples:
    """Make a yellow Entity: two voices hum a half step apart."""
    two = [
        throat(
            dice,
            [(0, hertz), (0.8, hertz * 0.99)],
            [[(300, 80, 1), (900, 150, 0.3)], [(280, 80, 1), (860, 150, 0.3)]],
            0.9,
            0.02,
            0.02,
            0.15,
            0.35,
        )
        for hertz in (220, 233.1)
    ]
    return normalize(two[0]) + normalize(two[1]) * 0.8


def airy(dice: Dice) -> Samples:
    """Make a purple Entity: glass with air behind it."""
    return mix_at(
        1.1,
        (0, modes(dice, 1.0, [(622, 0.9, 0.6), (880, 0.8, 0.5), (1480, 0.6, 0.25)], 0.01, 0.12)),
        (0.05, breath(dice, 0.9, 1500, 6000, 0.3, 0.25) * 0.35),
    )


def cough(dice: Dice) -> Samples:
    """Make a black Entity: a cough in a hall."""
    word = throat(
        dice,
        [(0, 130), (0.05, 150), (0.22, 95)],
        [[(560, 130, 1), (1150, 200, 0.7)], [(480, 130, 1), (1000, 200, 0.5)]],
        0.24,
        0.6,
        0.9,
        0.006,
        0.1,
    )
    return mix_at(
        0.8,
        (0, normalize(word)),
        (0.07, low_pass(normalize(word), 900) * 0.35),
        (0.15, low_pass(normalize(word), 700) * 0.2),
    )
