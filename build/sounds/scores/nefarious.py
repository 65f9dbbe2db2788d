"""Nefarious: the laboratory."""

from __future__ import annotations

from ..band import DRUMS, Score, ScorePart
from ..instruments import theremin
from ..patterns import drums, root_bass, strike_chords, sustain
from ..theory import Note, bars_of, harmony, melody, phrase, shift, swing, within


def nefarious() -> Score:
    """C minor, 112, swung; A A' B A C A', 48 bars."""
    a = "Cm6 | Abmaj7 | Cm6 | Abmaj7 | Fm7 | Dm7b5 | G7b9 | Cm6"
    a2 = "Cm6 | Abmaj7 | Cm6 | Abmaj7 | Fm7 | Fm7 | Dm7b5 G7b9 | Cm6"
    b = "Abmaj7 | Bb7 | Gm7 | Cm7 | Abmaj7 | Fm7 | Dm7b5 | G7b9"
    c = "Dbmaj7 | C7 | Dbmaj7 | C7 | Gbmaj7 | Fm7 | Dm7b5 | Gaug"
    chords = harmony(" | ".join((a, a2, b, a, c, a2)))
    one = """c5/1.5 d5/.5 g5/1 ab5/1 | ~ab5/1 g5/1 d5/.5 c5/1.5 | r/1 eb5/.5 d5/.5 c5/1 a4/1 | c5/.5 ab4/1.5 r/2 |
             f4/1.5 g4/.5 c5/1 eb5/1 | d5/1 c5/1 ab4/.5 f4/1.5 | ab4/.5 g4/.5 b4/.5 d5/.5 f5/1 eb5/.5 d5/.5 | c5/2 r/2"""
    two = """c5/1.5 d5/.5 g5/1 ab5/1 | ~ab5/1 g5/1 d5/.5 c5/1.5 | r/1 g5/.5 eb5/.5 d5/.5 c5/.5 a4/1 | c5/.5 eb5/1.5 r/2 |
             f4/.5 g4/.5 ab4/.5 c5/.5 eb5/1 f5/1 | ab5/1.5 g5/.5 f5/1 c5/1 | f5/.5 d5/.5 ab4/1 b4/.5 d5/.5 f5/1 | eb5/.5 c5/1.5 r/2"""
    bridge = """c5/2 eb5/1 g5/1 | f5/3 d5/1 | d5/1.5 f5/.5 bb5/1 a5/1 | g5/2 r/1 eb5/1 |
                c5/1 eb5/1 ab5/1 g5/1 | f5/1.5 eb5/.5 c5/1 ab4/1 | f5/1 d5/1 c5/1 ab4/1 | b4/1.5 d5/.5 g4/2"""
    trial = """ab4/.5 c5/.5 db5/.5 f5/.5 ab5/1 r/1 | g5/.5 e5/.5 c5/.5 bb4/.5 g4/1 r/1 | f5/.5 ab5/.5 c6/.5 ab5/.5 f5/1 r/1 |
               e5/.5 g5/.5 bb5/.5 g5/.5 e5/1 r/1 | db5/1 f5/1 bb5/1 ab5/1 | ~ab5/1 g5/1 eb5/1 c5/1 | d5/1 f5/1 ab5/1 f5/1 |
               g4/.5 a4/.5 b4/.5 db5/.5 eb5/.5 f5/.5 g5/1"""
    parts = [
        melody(text, start=32 * n, velocity=v)
        for n, (text, v) in enumerate(((one, 74), (two, 78), (bridge, 72), (one, 78), (trial, 80), (two, 82)))
    ]
    tune = phrase([note for part in parts for note in part])
    vibes, reed = bars_of((0, 16), (24, 48)), bars_of((16, 24))
    walk = [(0, 0.9, 84, 0), (1, 0.8, 66, 1), (2, 0.9, 76, 2), (3, 0.8, 68, 3)]
    sparse = [(0, 1.4, 84, 0), (2.5, 0.4, 58, 1), (3, 0.9, 68, 3)]
    high = """g5/3.5 r/.5 | ab5/2.5 g5/1.5 | eb5/4 | c5/2 eb5/1 r/1 | f5/3 g5/1 | ab5/2 f5/2 | d5/2 b5/2 | c6/3 r/1"""
    high_b = """eb5/4 | d5/3 r/1 | bb4/2 d5/2 | eb5/3 r/1 | g5/4 | ab5/3 r/1 | f5/2 ab5/2 | b5/2 d6/1 r/1"""
    high_c = """f5/3 ab5/1 | g5/3 r/1 | ab5/3 c6/1 | bb5/3 r/1 | bb5/3 db6/1 | c6/3 ab5/1 | f5/2 d5/2 | b4/1 db5/1 eb5/1 g5/1"""
    over = [
        note
        for n, text in enumerate((high, high, high_b, high, high_c, high))
        for note in melody(text, start=32 * n, velocity=72)
    ]
    riff = """c4/.5 r/.5 eb4/.5 r/.5 g4/.5 eb4/.5 a3/1 | c4/.5 r/.5 eb4/.5 r/.5 g4/.5 eb4/.5 ab3/1"""
    runs: list[Note] = []
    for start in (32, 96, 160):
        runs += melody(
            "r/4 | r/2 g6/.25 d6/.25 c6/.25 ab5/.25 g5/1 | r/4 | r/2 c6/.25 d6/.25 eb6/.25 f6/.25 g6/1 | r/4 | r/4 | r/2 b5/.25 db6/.25 eb6/.25 f6/.25 g6/1 | r/4",
            start=start,
            velocity=62,
        )
    riffs = [note for start in (0, 8, 32, 40, 96, 104, 160, 168) for note in melody(riff, start=start, velocity=72)]
    calm = [
        ScorePart(
            "upright bass",
            swing(
                root_bass(chords, 31, 46, sparse, 4, 48, bars_of((0, 16), (32, 40)))
                + root_bass(chords, 31, 46, walk, 4, 48, bars_of((16, 32), (40, 48)))
            ),
            32,
            gain=-5.5,
            room=-20,
            low=48,
            high=4500,
            width=0.2,
        ),
        ScorePart(
            "vibraphone",
            swing(within(tune, vibes, 4)),
            11,
            gain=-2.5,
            pan=-0.12,
            echo=(1.5, 0.42, -11),
            room=-13,
            wow=4,
            high=8500,
        ),
        ScorePart(
            "clarinet", swing(within(tune, reed, 4)), 71, gain=-5, pan=0.2, echo=(1.5, 0.36, -15), room=-11, high=7000
        ),
        ScorePart(
            "electric piano",
            swing(strike_chords(chords, 54, 70, [(1.5, 0.5, 54), (3, 0.7, 44)], 4, 48)),
            5,
            gain=-11,
            pan=0.1,
            width=0.9,
            room=-14,
            low=160,
            high=5000,
            wow=5,
        ),
    ]
    busy = [
        ScorePart(
            "brush kit",
            swing(
                drums(
                    [*range(8), *range(24, 32), *range(40, 44)],
                    {44: ". . x . . . x .", 38: "g . o . g g o g", 36: "x . . . o . . g"},
                    0.5,
                    4,
                )
                + drums(
                    [*range(8, 24), *range(32, 40), *range(44, 48)],
                    {51: "x . . . x . . o", 44: ". . x . . . x .", 38: "g . o . g . o .", 36: "x . . . o . . g"},
                    0.5,
                    4,
                )
                + drums([15, 31, 47], {38: ". . . . x . x x", 45: ". . . . . x . ."}, 0.5, 4)
            ),
            40,
            DRUMS,
            gain=-5,
            room=-16,
            low=50,
            high=10500,
        ),
        ScorePart(
            "low clarinet", swing(shift(phrase(riffs), by=-12)), 71, gain=-6, pan=0.34, room=-14, high=5000, drive=1.5
        ),
        ScorePart(
            "pizzicato",
            swing(
                strike_chords(
                    chords, 57, 74, [(0.5, 0.2, 62), (2.5, 0.2, 70)], 4, 48, voices=3, only=bars_of((0, 16), (24, 48))
                )
            ),
            45,
            gain=-8,
            pan=-0.36,
            room=-11,
        ),
        ScorePart("xylophone", swing(runs), 13, gain=-11, pan=0.44, room=-9, high=10000),
    ]
    end = [
        ScorePart(
            "theremin",
            phrase(over),
            synth=theremin,
            gain=-6,
            pan=0.08,
            low=180,
            high=6500,
            room=-8,
            echo=(1.5, 0.4, -14),
        ),
        ScorePart(
            "tremolo strings",
            sustain(chords, 46, 67, 62),
            44,
            gain=-8,
            swell=(4, 10),
            width=1.0,
            room=-11,
            low=110,
            high=6500,
        ),
        ScorePart(
            "timpani",
            root_bass(chords, 38, 50, [(0, 1.5, 70, 0), (3.5, 0.5, 48, 1)], 4, 48),
            47,
            gain=-9,
            room=-12,
            high=3000,
        ),
    ]
    return Score("nefarious", 112, 4, 48, {"calm": calm, "busy": busy, "end": end}, 1.5, 0.5)
