"""Card stock and paper."""

from __future__ import annotations

import math

from .bodies import Dice, add, breath, grains, mix_at, modes, silence, soft
from .measures import Samples


def card_slide(dice: Dice) -> Samples:
    """Card stock, light: a card slides over felt and is let go."""
    length = dice.uniform(0.17, 0.22)
    slide = breath(dice, length, 1400, 6200, 0.05, 0.09) * 0.5 + breath(dice, length, 300, 900, 0.05, 0.08) * 0.25
    return mix_at(
        length + 0.12,
        (0, slide),
        (0, grains(dice, length, 26, 2500, 7000, 0.006, lambda x: 0.25 + x)),
        (length - 0.015, breath(dice, 0.05, 900, 4500, 0.0008, 0.008) * 0.8),
    )


def card_flip(dice: Dice) -> Samples:
    """Card stock, light: bent up, snapped over."""
    bend = grains(dice, 0.09, 22, 1200, 5000, 0.005, lambda x: 0.2 + 0.8 * x)
    snap = dice.uniform(0.095, 0.115)
    return mix_at(
        0.26,
        (0, bend),
        (snap, breath(dice, 0.06, 1100, 8000, 0.0005, 0.007) * 1.5),
        (snap, modes(dice, 0.09, [(420, 0.06, 0.6), (980, 0.04, 0.5), (1850, 0.03, 0.3)], 0.05)),
        (snap + 0.03, breath(dice, 0.07, 250, 1200, 0.002, 0.016) * 0.6),
    )


def card_place(dice: Dice) -> Samples:
    """Card stock, medium: laid down with a finger behind it; the table answers."""
    return mix_at(
        0.3,
        (0, breath(dice, 0.05, 1500, 6000, 0.004, 0.014) * 0.35),
        (0.03, breath(dice, 0.05, 700, 3800, 0.0006, 0.006) * 1.1),
        (0.03, modes(dice, 0.24, [(118, 0.16, 1.3), (187, 0.13, 0.9), (301, 0.09, 0.5), (560, 0.05, 0.35)], 0.04)),
    )


def card_slam(dice: Dice) -> Samples:
    """Card stock, heavy: a card of weight lands; the table booms, smaller things on it jump."""
    boom = [(52, 0.55, 2.2), (79, 0.42, 1.6), (131, 0.28, 1.0), (212, 0.18, 0.6), (405, 0.09, 0.4)]
    sound = mix_at(
        0.9,
        (0.02, breath(dice, 0.07, 500, 5200, 0.0005, 0.011) * 1.7),
        (0.02, modes(dice, 0.8, boom, 0.03, 0.001)),
        (0.02, breath(dice, 0.35, 60, 320, 0.003, 0.09) * 0.5),
    )
    for number in range(5):
        add(
            sound,
            modes(dice, 0.06, [(1300 + 300 * number, 0.03, 0.10), (2900, 0.02, 0.06)], 0.1),
            0.11 + 0.045 * number + dice.uniform(0, 0.02),
        )
    return soft(sound, 0.55)


def lift(dice: Dice) -> Samples:
    """Card stock, light: a card is picked up; it does not land."""
    return mix_at(
        0.2,
        (0, breath(dice, 0.12, 1600, 6500, 0.03, 0.04) * 0.5),
        (0.02, grains(dice, 0.12, 14, 2500, 7000, 0.005, lambda x: 1 - 0.7 * x)),
    )


def shuffle(dice: Dice) -> Samples:
    """Card stock, medium: two halves of a deck fall into each other, and are pushed together."""
    sound = silence(0.75)
    for number in range(16):
        at = 0.02 + 0.026 * number + dice.uniform(-0.004, 0.004)
        add(sound, breath(dice, 0.02, 1200, 6800, 0.0005, 0.005) * (0.5 + 0.04 * number), at)
    add(sound, breath(dice, 0.14, 900, 5200, 0.05, 0.05) * 0.5, 0.46)
    add(sound, modes(dice, 0.12, [(140, 0.1, 0.6), (320, 0.06, 0.4)], 0.04), 0.6)
    return sound


def sweep(dice: Dice) -> Samples:
    """Card stock, medium: an arm sweeps cards together over felt."""
    return mix_at(
        0.7,
        (0, breath(dice, 0.42, 350, 2600, 0.14, 0.14) * 0.7),
        (0.02, grains(dice, 0.42, 50, 1800, 6500, 0.007, lambda x: 0.2 + x)),
        (0.46, breath(dice, 0.06, 600, 3600, 0.001, 0.012) * 0.8),
        (0.46, modes(dice, 0.14, [(125, 0.1, 0.7), (210, 0.08, 0.4)], 0.04)),
    )


def pull_tag(dice: Dice) -> Samples:
    """Paper, light: a tag is pulled from under a frame."""
    return mix_at(
        0.26,
        (0, breath(dice, 0.15, 2200, 8000, 0.05, 0.05) * 0.6),
        (0.13, breath(dice, 0.03, 1500, 7000, 0.0005, 0.006) * 0.9),
    )


def fold_sheet(dice: Dice) -> Samples:
    """Paper, light: a sheet is folded once."""
    return mix_at(
        0.3,
        (0, grains(dice, 0.13, 26, 1500, 6000, 0.006, lambda x: 0.3 + 0.5 * x)),
        (0.14, breath(dice, 0.1, 2500, 9000, 0.02, 0.03) * 0.7),
    )


def page(dice: Dice) -> Samples:
    """Paper, light: a page is turned."""
    return mix_at(
        0.45,
        (0, breath(dice, 0.3, 700, 5200, 0.1, 0.1) * 0.55),
        (0.03, grains(dice, 0.3, 24, 1500, 6500, 0.008, lambda x: math.sin(math.pi * x))),
        (0.31, breath(dice, 0.06, 800, 4200, 0.001, 0.012) * 0.5),
    )


def seal(dice: Dice) -> Samples:
    """Paper and wax, light: an answer that nobody sees is put down and pressed."""
    return mix_at(
        0.3,
        (0, breath(dice, 0.08, 1500, 6000, 0.02, 0.03) * 0.5),
        (0.1, modes(dice, 0.12, [(230, 0.08, 0.9), (410, 0.05, 0.5)], 0.03)),
        (0.1, breath(dice, 0.03, 500, 2500, 0.001, 0.008)),
    )


def crumple(dice: Dice) -> Samples:
    """Paper, medium: crumpled up and dropped."""
    return mix_at(
        0.6,
        (0, grains(dice, 0.4, 90, 1200, 6500, 0.006, lambda x: 0.4 + math.sin(math.pi * x))),
        (0.44, modes(dice, 0.1, [(310, 0.06, 0.4), (720, 0.04, 0.3)], 0.06)),
    )


def drop_in_bin(dice: Dice) -> Samples:
    """Card stock into tin, medium: the lid of the bin answers."""
    return mix_at(
        0.55,
        (0, breath(dice, 0.12, 1400, 6000, 0.04, 0.05) * 0.5),
        (0.13, modes(dice, 0.3, [(205, 0.22, 0.9), (467, 0.18, 0.6), (893, 0.14, 0.4), (1710, 0.09, 0.2)], 0.03)),
        (0.13, breath(dice, 0.03, 700, 4500, 0.0006, 0.007)),
    )
