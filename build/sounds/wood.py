"""Wood, stone, and what is hit with them."""

from __future__ import annotations

import numpy as np

from .bodies import Dice, Maker, add, bell, breath, grains, mix_at, modes, silence, soft, tone
from .measures import RATE, Samples


def token(dice: Dice) -> Samples:
    """Wood, light: a pawn, a token, a picket."""
    ground = dice.uniform(590, 650)
    body = [(ground, 0.14, 1.0), (ground * 2.57, 0.07, 0.55), (ground * 4.95, 0.035, 0.3), (172, 0.09, 0.6)]
    return mix_at(
        0.24, (0.004, modes(dice, 0.2, body, 0.02, 0.0004)), (0, breath(dice, 0.02, 1500, 7000, 0.0004, 0.003) * 0.5)
    )


def stamp(dice: Dice) -> Samples:
    """Stamp, heavy: the spring, the rubber on paper, the desk."""
    hit = 0.055
    return soft(
        mix_at(
            0.55,
            (0, modes(dice, 0.06, [(1150, 0.05, 0.25), (2480, 0.03, 0.15)], 0.03)),
            (hit, breath(dice, 0.08, 200, 2600, 0.0006, 0.014) * 1.6),
            (hit, modes(dice, 0.4, [(74, 0.3, 2.0), (121, 0.24, 1.4), (238, 0.14, 0.8), (512, 0.07, 0.5)], 0.03)),
            (hit + 0.09, modes(dice, 0.12, [(860, 0.09, 0.2), (1720, 0.06, 0.12)], 0.03)),
        )
    )


def picket(dice: Dice) -> Samples:
    """Wood, medium: a card is hung on a picket of the fence."""
    return mix_at(
        0.35,
        (0, modes(dice, 0.2, [(340, 0.14, 1.0), (835, 0.08, 0.5), (1490, 0.05, 0.3)], 0.03, 0.0004)),
        (0.09, modes(dice, 0.16, [(395, 0.1, 0.5), (960, 0.06, 0.3)], 0.03)),
        (0, breath(dice, 0.02, 1200, 6000, 0.0004, 0.004) * 0.6),
    )


def decree(dice: Dice) -> Samples:
    """Stamp and field drum, heavy: a Regulation is in force."""
    roll = mix_at(
        0.5, *((0.032 * n, breath(dice, 0.05, 900, 6500, 0.0005, 0.012) * (0.25 + 0.1 * n)) for n in range(7))
    )
    return soft(
        mix_at(
            0.95,
            (0, roll * 0.5),
            (0.2, stamp(dice)),
            (0.25, modes(dice, 0.35, [(165, 0.3, 1.0), (262, 0.2, 0.6)], 0.02)),
            (0.25, breath(dice, 0.2, 1200, 6500, 0.001, 0.06) * 0.5),
        )
    )


def knocks(dice: Dice, *heights: float) -> Samples:
    """Soft knocks on wood, one after the other."""
    sound = silence(0.13 * len(heights) + 0.15)
    for number, hertz in enumerate(heights):
        add(sound, modes(dice, 0.14, [(hertz, 0.1, 1.0), (hertz * 2.4, 0.05, 0.35)], 0.01, 0.001), 0.12 * number)
        add(sound, breath(dice, 0.02, 500, 2500, 0.001, 0.005) * 0.3, 0.12 * number)
    return sound


def refuse(dice: Dice) -> Samples:
    """Wood, light: two soft knocks, falling."""
    return knocks(dice, 233, 175)


def key(dice: Dice) -> Samples:
    """Wood, light: a button."""
    return modes(dice, 0.08, [(740, 0.05, 1.0), (1830, 0.03, 0.4)], 0.02, 0.0005)


def ticking(hertz: float) -> Maker:
    """Make an arrow that passes a picket, the slower the lower."""

    def tick(dice: Dice) -> Samples:
        return mix_at(
            0.12,
            (
                0,
                modes(
                    dice, 0.1, [(hertz, 0.06, 1.0), (hertz * 2.6, 0.03, 0.4), (hertz * 0.4, 0.05, 0.3)], 0.015, 0.0003
                ),
            ),
            (0, breath(dice, 0.012, 2500, 9000, 0.0002, 0.002) * 0.4),
        )

    return tick


def rest(dice: Dice) -> Samples:
    """Wood and brass, medium: the arrow rests."""
    return mix_at(
        0.8, (0, modes(dice, 0.25, [(392, 0.18, 1.0), (1010, 0.08, 0.4)], 0.01)), (0.07, bell(dice, 784, 0.7) * 0.5)
    )


def gate(dice: Dice) -> Samples:
    """Wood and iron, heavy: a garden gate falls shut."""
    squeal = tone(0.24, [(0, 520), (0.24, 830)], (1, 0.5, 0.3, 0.15), 0.06, 0.2) * 0.25
    bang = modes(dice, 0.5, [(88, 0.36, 1.6), (176, 0.25, 1.1), (410, 0.12, 0.7), (930, 0.06, 0.4)], 0.03)
    return soft(
        mix_at(
            0.95,
            (0, squeal),
            (0.25, bang),
            (0.25, breath(dice, 0.08, 300, 3500, 0.0006, 0.014) * 1.2),
            (0.38, modes(dice, 0.1, [(1900, 0.07, 0.25), (2700, 0.05, 0.15)], 0.03)),
        )
    )


def gate_soft(dice: Dice) -> Samples:
    """Wood and iron, light: the latch of the gate is lifted."""
    return mix_at(
        0.35,
        (0, modes(dice, 0.08, [(1750, 0.06, 0.5), (2600, 0.04, 0.3)], 0.03)),
        (0.1, modes(dice, 0.18, [(210, 0.12, 0.8), (480, 0.07, 0.5)], 0.03)),
    )


def hammer(dice: Dice) -> Samples:
    """Wood, heavy: two blows on a nail."""
    return soft(mix_at(0.6, (0, blow(dice) * 0.8), (0.17, blow(dice))))


def blow(dice: Dice) -> Samples:
    """One blow on a nail."""
    body = modes(dice, 0.25, [(96, 0.2, 1.2), (310, 0.12, 1.0), (742, 0.07, 0.6), (2150, 0.08, 0.4)], 0.03)
    return mix_at(0.3, (0, body), (0, breath(dice, 0.03, 600, 6000, 0.0004, 0.006) * 1.2))


def box(dice: Dice) -> Samples:
    """Cardboard, medium: the lid of a box comes off."""
    return mix_at(
        0.9,
        (0, breath(dice, 0.5, 200, 1300, 0.25, 0.12) * 0.7),
        (0.05, grains(dice, 0.45, 30, 700, 3000, 0.01, lambda x: x)),
        (0.52, breath(dice, 0.1, 120, 900, 0.002, 0.04) * 1.2),
        (0.52, modes(dice, 0.25, [(92, 0.2, 1.0), (155, 0.15, 0.6)], 0.03)),
    )


def thud(dice: Dice) -> Samples:
    """Stone, heavy: a Location falls; rubble follows."""
    return soft(
        mix_at(
            1.1,
            (0.02, modes(dice, 0.8, [(47, 0.6, 2.2), (83, 0.4, 1.4), (141, 0.25, 0.8)], 0.03, 0.001)),
            (0.02, breath(dice, 0.25, 120, 2200, 0.001, 0.05) * 1.4),
            (0.15, grains(dice, 0.8, 34, 400, 2600, 0.02, lambda x: (1 - x) ** 2)),
        )
    )


def door(*heights: float) -> Maker:
    """Make a door: a dull body of these frequencies, and what hangs on it. Each place has its own."""

    def creak(dice: Dice) -> Samples:
        creak = (
            tone(
                0.4,
                [(0, heights[0] * 2.2), (0.2, heights[0] * 2.9), (0.4, heights[0] * 2.4)],
                (1, 0.6, 0.4, 0.3),
                0.12,
                0.25,
            )
            * 0.16
        )
        body = modes(
            dice,
            0.6,
            [(hertz, 0.45 - 0.05 * number, 1.0 / (1 + 0.6 * number)) for number, hertz in enumerate(heights)],
            0.02,
        )
        return mix_at(
            1.0,
            (0, creak * (0.6 + 0.6 * breathing(dice, 0.4))),
            (0.36, body),
            (0.36, breath(dice, 0.09, 150, 1800, 0.002, 0.025)),
        )

    return creak


def breathing(dice: Dice, seconds: float) -> Samples:
    """How unevenly something gives way: a slow noise between 0 and 1."""
    count = int(seconds * RATE)
    return np.interp(np.arange(count), np.linspace(0, count, 24), dice.uniform(0, 1, 24))


def doghouse(dice: Dice) -> Samples:
    """Wood, light: a board of a doghouse."""
    return modes(dice, 0.2, [(265, 0.14, 1.0), (610, 0.08, 0.5), (1180, 0.05, 0.2)], 0.04)


def stalk(dice: Dice) -> Samples:
    """Stalk and leaf, light: a sunflower is stuck into earth."""
    return mix_at(
        0.3,
        (0, breath(dice, 0.08, 300, 1500, 0.01, 0.025)),
        (0.05, grains(dice, 0.2, 16, 1500, 5000, 0.01, lambda x: 1 - x)),
    )
