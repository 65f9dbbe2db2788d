"""Runes & Regulations: a suburb in summer."""

from __future__ import annotations

from ..band import DRUMS, Score, ScorePart
from ..patterns import drums, pluck, root_bass, strike_chords, sustain
from ..theory import bars_of, harmony, melody, phrase, shift, thirds, within


def runes() -> Score:
    """G major with a crooked edge (E flat, C minor), 108, 4/4; A A' B A C A', 48 bars."""
    a = "G | Em7 | C | Cm6 | G | Eb | Am7 | D7"
    a2 = "G | Em7 | C | Cm6 | G | Eb | Am7 D7 | G"
    b = "C | Bm7 | Am7 | G | C | C#dim7 | D7sus | D7"
    c = "Em | B7 | Em | B7 | C | Am7 | F#m7b5 | D7"
    chords = harmony(" | ".join((a, a2, b, a, c, a2)))
    one = """g4/1.5 a4/.5 d5/1 e5/1 | ~e5/1 d5/1 a4/.5 g4/1.5 | c5/.5 e5/.5 g5/1 e5/1 c5/1 | eb5/1.5 d5/.5 c5/1 a4/1 |
             b4/1.5 c5/.5 d5/1 g5/1 | ~g5/1 f5/.5 eb5/.5 bb4/1 g4/1 | a4/1 c5/1 e5/1 g5/1 | f#5/1.5 e5/.5 d5/2"""
    two = """g4/1.5 a4/.5 d5/1 e5/1 | ~e5/.5 f#5/.5 d5/1 a4/.5 g4/1.5 | c5/.5 e5/.5 g5/1 e5/.5 d5/.5 c5/1 | eb5/1 g5/.5 eb5/.5 c5/1 a4/1 |
             b4/1 d5/.5 b4/.5 d5/1 g5/1 | bb5/1 g5/.5 eb5/.5 bb4/1 g4/1 | a4/.5 c5/.5 e5/1 f#5/.5 a5/.5 f#5/1 | g5/1 d5/1 g4/2"""
    bridge = """e5/1 g5/1 e5/.5 d5/.5 c5/1 | d5/1 f#5/1 d5/2 | c5/1 e5/1 c5/.5 b4/.5 a4/1 | b4/1.5 d5/.5 g5/2 |
                e5/.5 e5/.5 g5/1 c6/1 g5/1 | bb5/1 g5/1 e5/1 c#5/1 | d5/1 g5/1 a5/1.5 g5/.5 | a5/1 f#5/1 d5/1 c5/1"""
    march = """e5/.75 e5/.25 e5/1 g5/.75 f#5/.25 e5/1 | d#5/.75 d#5/.25 d#5/1 f#5/1 b4/1 | e5/.75 f#5/.25 g5/1 b5/.75 a5/.25 g5/1 |
               f#5/1 a5/1 f#5/2 | e5/1 g5/1 c6/1 g5/1 | e5/.75 d5/.25 c5/1 a4/2 | c5/1 e5/1 a5/1 e5/1 | f#5/.75 e5/.25 d5/1 c5/1 a4/1"""
    tune = phrase(
        [
            note
            for n, (text, v) in enumerate(((one, 72), (two, 76), (bridge, 74), (one, 76), (march, 76), (two, 80)))
            for note in melody(text, start=32 * n, velocity=v)
        ]
    )
    bells, fife = bars_of((0, 16), (24, 32), (40, 48)), bars_of((32, 40))
    counter = """b4/2 a4/2 | g4/2 b4/2 | c5/2 g4/2 | a4/1 g4/1 eb4/2 | d4/2 g4/2 | bb4/2 eb4/2 | e4/2 g4/2 | a4/1 c5/1 f#4/2"""
    counter_b = """g4/1 e4/1 g4/2 | f#4/1 d4/1 a4/2 | e4/1 c4/1 e4/2 | g4/1 b4/1 d5/2 | c5/2 e5/2 | e5/2 bb4/2 | a4/2 g4/2 | f#4/2 a4/2"""
    low = [
        note
        for n, text in ((1, counter), (2, counter_b), (3, counter), (5, counter))
        for note in melody(text, start=32 * n, velocity=70)
    ]
    scale = (7, 9, 11, 0, 2, 4, 6)
    strum = [(0, 0.9, 74), (1.5, 0.4, 52), (2, 0.9, 66), (2.5, 0.4, 50), (3.5, 0.4, 58)]
    stiff = [(0, 0.4, 76), (1, 0.3, 60), (2, 0.4, 72), (3, 0.3, 60)]
    song, parade = bars_of((0, 32), (40, 48)), bars_of((32, 40))
    calm = [
        ScorePart(
            "ukulele",
            strike_chords(chords, 60, 76, strum, 4, 48, roll=0.022, only=song)
            + strike_chords(chords, 60, 76, stiff, 4, 48, roll=0.012, only=parade),
            24,
            8,
            gain=-5.5,
            pan=-0.2,
            room=-15,
            low=140,
            high=9000,
            loose=7,
        ),
        ScorePart(
            "pizzicato bass",
            root_bass(chords, 36, 50, [(0, 0.8, 84, 0), (2, 0.7, 70, 1), (3.5, 0.4, 54, 3)], 4, 48),
            45,
            gain=-4,
            room=-14,
            high=5000,
            width=0.3,
        ),
        ScorePart(
            "glockenspiel", shift(within(tune, bells, 4), by=12), 9, gain=-6.5, pan=0.16, room=-10, low=300, high=11500
        ),
        ScorePart("pizzicato tune", within(tune, bells, 4), 45, gain=-5, pan=0.1, room=-13),
        ScorePart(
            "recorder", within(tune, bars_of((16, 24)), 4), 74, gain=-5, pan=0.14, room=-10, low=250, high=9000, loose=9
        ),
        ScorePart("fife", shift(within(tune, fife, 4), by=12), 72, gain=-8, pan=0.16, room=-10, low=400, high=9500),
    ]
    busy = [
        ScorePart(
            "garden kit",
            drums(sorted(song), {70: "x o x o x o x o", 39: ". . . . x . . .", 36: "x . . o . o . ."}, 0.5, 4)
            + drums(sorted(parade), {70: "x . x . x . x .", 36: "x . . . x . . .", 37: ". . x . . . x x"}, 0.5, 4),
            0,
            DRUMS,
            gain=-7,
            room=-17,
            low=60,
            high=11000,
        ),
        ScorePart("clarinet", phrase(low), 71, gain=-6, pan=-0.34, room=-11, low=130, high=7000),
        ScorePart(
            "marimba",
            pluck(chords, 60, 77, [0, 2, 3, 1, 2, 3, 1, 2], 0.5, 4, 48, 58, 0.5),
            12,
            gain=-6.5,
            pan=0.36,
            room=-13,
            high=8500,
        ),
    ]
    end = [
        ScorePart(
            "field drum",
            drums(
                [b for b in range(48) if b % 2 == 0 and not 16 <= b < 24],
                {38: "x..gx...x..gx...", 36: "x..............."},
                0.25,
                4,
                {"X": 96, "x": 66, "o": 44, "g": 30},
            )
            + drums(
                [b for b in range(48) if b % 2 == 1 and not 16 <= b < 24],
                {38: "x..gx.ggx.ggxgxg"},
                0.25,
                4,
                {"X": 96, "x": 66, "o": 44, "g": 30},
            )
            + drums(list(range(16, 24)), {38: "....g.......g.gg", 36: "o..............."}, 0.25, 4),
            48,
            DRUMS,
            gain=-8,
            room=-10,
            high=9000,
        ),
        ScorePart(
            "tuba",
            root_bass(chords, 31, 45, [(0, 0.7, 82, 0), (2, 0.6, 72, 1)], 4, 48),
            58,
            gain=-6,
            room=-15,
            high=3000,
            pan=-0.1,
        ),
        ScorePart(
            "horns",
            sustain(chords, 52, 69, 68, 3),
            60,
            gain=-7,
            swell=(4, 7),
            pan=-0.2,
            width=0.9,
            room=-9,
            low=120,
            high=5500,
        ),
        ScorePart(
            "piccolo",
            shift(thirds(within(tune, bars_of((8, 16), (24, 32), (40, 48)), 4), chords, scale), by=12),
            72,
            gain=-10,
            pan=0.34,
            room=-8,
            low=400,
        ),
    ]
    return Score("runes-and-regulations", 108, 4, 48, {"calm": calm, "busy": busy, "end": end}, 1.2, 0.7)
