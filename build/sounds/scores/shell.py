"""The shell: dusk in the cul-de-sac."""

from __future__ import annotations

from ..band import DRUMS, Score, ScorePart
from ..patterns import drums, pluck, root_bass, strike_chords, sustain
from ..theory import bars_of, harmony, melody, phrase, shift, within


def shell() -> Score:
    """F major, 72, 4/4; A A' B A'', 32 bars."""
    a = "Fmaj9 | Dm7 | Bbmaj7 | Bbm6 | Am7 | Dm7 | Gm7 | C7sus"
    a2 = "Fmaj9 | Dm7 | Bbmaj7 | Bbm6 | Am7 | Dm7 | Gm7 C9 | F6"
    b = "Dbmaj7 | Ab | Bbm7 | Eb9 | Abmaj7 | Dbmaj7 | Gm7b5 | C7"
    a3 = "Fmaj9 | Dm7 | Bbmaj7 | Bbm6 | Am7 | Dm7 | Gm7 C9 | F6 C7sus"
    chords = harmony(" | ".join((a, a2, b, a3)))
    first = """f4/1.5 g4/.5 c5/1 d5/1 | ~d5/1 c5/1 g4/.5 f4/1.5 | a4/1 bb4/1 d5/2 | db5/1.5 c5/.5 bb4/1 g4/1 |
               a4/1.5 b4/.5 e5/1 f5/1 | ~f5/1 e5/1 d5/1 c5/1 | bb4/1 a4/.5 g4/.5 d5/2 | c5/3 r/1"""
    second = """f4/1.5 g4/.5 c5/1 d5/1 | ~d5/1 c5/1 g4/.5 f4/1.5 | a4/1 bb4/1 f5/1.5 d5/.5 | db5/1.5 c5/.5 bb4/1 g4/1 |
                a4/1.5 c5/.5 e5/1 g5/1 | f5/1.5 e5/.5 d5/1 a4/1 | bb4/1 a4/.5 g4/.5 e5/1 d5/1 | c5/1 a4/1 f4/2"""
    bridge = """f5/2 eb5/1 c5/1 | ab4/1.5 bb4/.5 c5/2 | db5/1 f5/1 ab5/1.5 f5/.5 | g5/2 f5/1 eb5/1 |
                eb5/1.5 f5/.5 c5/2 | db5/1.5 eb5/.5 f5/2 | db5/1 bb4/1 f4/1 g4/1 | bb4/2 g4/1 e4/1"""
    last = """f4/1.5 g4/.5 c5/1 d5/1 | ~d5/1 c5/1 g4/.5 f4/1.5 | a4/1 bb4/1 d5/1 f5/1 | g5/1.5 f5/.5 db5/1 bb4/1 |
              a4/1.5 b4/.5 e5/1 f5/1 | ~f5/1 e5/1 d5/1 a4/1 | bb4/1 a4/.5 g4/.5 e5/1 d5/1 | c5/2 f4/2"""
    tune = phrase(
        melody(first, velocity=72)
        + melody(second, start=32, velocity=76)
        + melody(bridge, start=64, velocity=74)
        + melody(last, start=96, velocity=78)
    )
    outer, middle = bars_of((0, 16), (24, 32)), bars_of((16, 24))
    echo = "r/2 c6/.5 d6/.5 c6/1 | r/4 | r/4 | bb5/.5 db6/.5 bb5/1 r/2 | r/2 e6/.5 f6/.5 e6/1 | r/4 | r/4 | c6/.5 g5/.5 f5/1 r/2"
    low = """a4/2 c5/2 | d5/2 a4/2 | bb4/2 f4/2 | f4/2 g4/2 | g4/2 e4/2 | a4/2 f4/2 | g4/2 e4/2 | f4/4"""
    calm = [
        ScorePart(
            "rhodes",
            strike_chords(chords, 52, 69, [(0, 3.7, 60), (2.5, 1.3, 44)], 4, 32, roll=0.03),
            4,
            gain=-6,
            width=0.9,
            high=5500,
            room=-13,
            wow=3,
        ),
        ScorePart(
            "bass",
            root_bass(chords, 29, 43, [(0, 2.3, 76, 0), (2.5, 1.2, 62, 1)], 4, 32),
            35,
            gain=-5.5,
            room=-26,
            high=3000,
            width=0.2,
        ),
        ScorePart("guitar tune", within(tune, outer, 4), 24, gain=-1.5, pan=-0.14, room=-10, high=8000, loose=10),
        ScorePart("vibes tune", within(tune, middle, 4), 11, gain=-3, pan=0.16, room=-9, high=8000, loose=8),
    ]
    busy = [
        ScorePart(
            "brushes",
            drums(
                [*range(16), *range(20, 32)],
                {40: ". . x . . . x .", 38: "g . . g . g . g", 44: ". . o . . . o .", 36: "o . . . . . g ."},
                0.5,
                4,
            )
            + drums(list(range(16, 20)), {51: "o . . . o . . .", 44: ". . o . . . o ."}, 0.5, 4)
            + drums([7, 15, 23], {38: ". . . . o . o x"}, 0.5, 4),
            40,
            DRUMS,
            gain=-6,
            room=-14,
            low=60,
            high=9500,
        ),
        ScorePart(
            "plucked",
            pluck(chords, 55, 74, [0, 2, 1, 3, 2, 1, 3, 2], 0.5, 4, 32, 56, 1.2, only=bars_of((0, 16), (24, 32)))
            + pluck(chords, 57, 76, [0, None, 1, None, 2, None, 3, None], 0.5, 4, 32, 54, 1.8, only=bars_of((16, 24))),
            25,
            gain=-7,
            pan=0.34,
            room=-12,
            high=9000,
            loose=8,
        ),
        ScorePart(
            "harmonica",
            shift(phrase(melody(low, start=32, velocity=70)) + phrase(melody(low, start=96, velocity=72)), 0),
            22,
            gain=-7,
            pan=-0.3,
            low=200,
            high=6500,
            room=-8,
            wow=4,
        ),
    ]
    end = [
        ScorePart(
            "strings", sustain(chords, 50, 74, 66), 49, gain=-4, swell=(4, 7), width=1.0, room=-9, low=130, high=7500
        ),
        ScorePart(
            "glockenspiel",
            phrase(
                melody(echo, start=0, velocity=62)
                + melody(echo, start=32, velocity=62)
                + melody(echo, start=96, velocity=66)
            ),
            9,
            gain=-9,
            pan=0.4,
            room=-5,
            low=300,
            high=11000,
        ),
        ScorePart(
            "bass drum",
            drums(list(range(0, 32, 2)), {36: "o . . . . . . ."}, 0.5, 4),
            48,
            DRUMS,
            gain=-11,
            room=-10,
            high=1500,
        ),
    ]
    return Score("shell", 72, 4, 32, {"calm": calm, "busy": busy, "end": end}, 2.2, 0.4)
