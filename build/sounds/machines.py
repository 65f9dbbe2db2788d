"""Machines, and the signals of the table."""

from __future__ import annotations

import math

import numpy as np

from .bodies import Dice, add, bell, breath, grains, mix_at, modes, normalize, silence, throat, tone
from .measures import RATE, Samples


def machine(dice: Dice) -> Samples:
    """Make an Invention that runs: gears engage and speed up."""
    sound = silence(0.95)
    at, step = 0.0, 0.13
    while at < 0.8:
        add(sound, modes(dice, 0.09, [(310, 0.06, 1.0), (840, 0.05, 0.5), (1900, 0.03, 0.3)], 0.05), at)
        at, step = at + step, step * 0.88
    add(sound, tone(0.9, [(0, 45), (0.9, 120)], (1, 0.7, 0.5, 0.3), 0.3, 2.0) * np.linspace(0.2, 0.6, int(0.9 * RATE)))
    return sound


def animal(dice: Dice) -> Samples:
    """Make an Invention that lives: a low voice wakes in a cage."""
    low = dice.uniform(120, 170)
    cry = throat(
        dice,
        [(0, low), (0.2, low * 1.7), (0.6, low * 0.8)],
        [[(420, 110, 1), (1200, 180, 0.8)], [(700, 110, 1), (1500, 180, 0.6)]],
        0.6,
        0.3,
        0.1,
        0.05,
        0.2,
    )
    return mix_at(
        0.9,
        (0, modes(dice, 0.25, [(610, 0.2, 0.4), (1430, 0.15, 0.25)], 0.03)),
        (0.1, normalize(cry) * 0.9),
        (0.7, modes(dice, 0.18, [(640, 0.14, 0.3)], 0.03)),
    )


def ray(dice: Dice) -> Samples:
    """Make an Invention that shoots: a charge rises and leaps over."""
    rise = tone(0.55, [(0, 130), (0.55, 900)], (1, 0.5, 0.35, 0.2), 0.2, 3.0) * np.linspace(0.1, 0.7, int(0.55 * RATE))
    return mix_at(
        0.95,
        (0, rise),
        (0.54, breath(dice, 0.25, 1500, 9000, 0.0005, 0.05) * 1.1),
        (0.54, grains(dice, 0.35, 30, 2500, 9000, 0.003, lambda x: 1 - x)),
    )


def social(dice: Dice) -> Samples:
    """Make an Invention that works on people: a radio is tuned in, a chord holds."""
    hiss = breath(dice, 0.4, 900, 4200, 0.08, 0.2) * 0.5
    chord = sum(tone(0.6, [(0, hertz)], (1, 0.4, 0.2), 0.1, 0.3) for hertz in (261.6, 311.1, 392.0))
    return mix_at(
        0.95, (0, hiss), (0.1, tone(0.3, [(0, 700), (0.3, 1500)], (1,), 0.05, 0.2) * 0.2), (0.32, chord * 0.35)
    )


def wire(dice: Dice) -> Samples:
    """Electricity, light: a hum runs along the wire."""
    hum = tone(0.42, [(0, 100), (0.42, 210)], (1, 0.6, 0.5, 0.4, 0.3, 0.2), 0.12, 0.25)
    return mix_at(0.5, (0, hum * 0.5), (0.02, grains(dice, 0.4, 16, 3000, 9000, 0.002, lambda x: 0.6)))


def van(dice: Dice) -> Samples:
    """Make a moving van that drives by and honks twice."""
    time = np.arange(int(1.3 * RATE)) / RATE
    motor = (
        tone(1.3, [(0, 44), (0.6, 58), (1.3, 50)], (1, 0.8, 0.7, 0.5, 0.4, 0.3), 0.2, 3.0)
        * (0.7 + 0.3 * np.sin(2 * math.pi * 14 * time))
        * np.sin(math.pi * time / 1.3)
    )
    horn = sum(tone(0.14, [(0, hertz)], (1, 0.6, 0.4), 0.008, 0.3) for hertz in (415, 523))
    return mix_at(
        1.35, (0, motor), (0.62, horn * 0.3), (0.8, horn * 0.3), (0, breath(dice, 1.2, 100, 600, 0.4, 0.5) * 0.25)
    )


def turn(dice: Dice) -> Samples:
    """Make the sound of the player's turn: the far end of the circle, on a vibraphone."""
    return mix_at(1.0, (0, bell(dice, 783.99, 0.6) * 0.8), (0.13, bell(dice, 880.0, 0.8)))


def win(dice: Dice) -> Samples:
    """Make the whole circle, home: for players who have turned the music off."""
    steps = (523.25, 587.33, 783.99, 880.0, 783.99, 587.33, 1046.5)
    return mix_at(
        2.4,
        *(
            (0.13 * number, bell(dice, hertz, 0.7 if number < 6 else 1.5) * (0.6 if number < 6 else 1))
            for number, hertz in enumerate(steps)
        ),
    )


def lose(dice: Dice) -> Samples:
    """Make the way out, and no way back."""
    return mix_at(
        2.2,
        *(
            (at, bell(dice, hertz, 0.9) * 0.8)
            for at, hertz in ((0, 523.25), (0.2, 587.33), (0.35, 783.99), (0.75, 830.6))
        ),
    )
