"""Nasty Neighbours: the garden party."""

from __future__ import annotations

from ..band import DRUMS, Score, ScorePart
from ..patterns import drums, root_bass, strike_chords
from ..theory import Note, bars_of, harmony, melody, phrase, shift, thirds, within


def nasty() -> Score:
    """Return the piece: A major, 132, polka with surf in the middle; A A' B A C C' A', 56 bars."""
    a = "A | A | D | A | E7 | E7 | F#m | B7 E7"
    a2 = "A | A | D | A | E7 | F#m | Bm7 E7 | A"
    b = "F#m | E | D | C#7 | F#m | E | Bm7 | C#7"
    c = "D | G | A7 | D | D | Em7 | A7 | D"
    c2 = "D | G | A7 | D | Bm7 | Em7 | A7 | D E7"
    chords = harmony(" | ".join((a, a2, b, a, c, c2, a2)))
    one = """a4/1 b4/.5 e5/.5 f#5/1 e5/.5 b4/.5 | a4/1 c#5/1 e5/2 | f#5/.5 e5/.5 d5/1 f#5/.5 a5/.5 f#5/1 | e5/1 c#5/1 a4/2 |
             g#4/.5 b4/.5 d5/1 e5/.5 d5/.5 b4/1 | g#5/1 e5/.5 d5/.5 b4/1 g#4/1 | a4/.5 c#5/.5 f#5/1 e5/.5 c#5/.5 a4/1 | d#5/1 b4/1 e5/1 r/1"""
    two = """a4/1 b4/.5 e5/.5 f#5/1 e5/.5 b4/.5 | a4/.5 a4/.5 c#5/.5 c#5/.5 e5/2 | f#5/.5 g#5/.5 a5/1 f#5/.5 d5/.5 f#5/1 | e5/.5 c#5/.5 e5/.5 c#5/.5 a4/2 |
             g#4/.5 b4/.5 d5/1 e5/.5 d5/.5 b4/1 | c#5/1 f#5/.5 e5/.5 c#5/1 a4/1 | d5/.5 c#5/.5 b4/1 g#5/.5 f#5/.5 e5/1 | a5/1 e5/1 a4/1 r/1"""
    surf = """c#5/2 f#5/1 g#5/1 | e5/3 b4/1 | f#5/1 e5/1 d5/1 a4/1 | c#5/2 g#4/1 b4/1 | a4/1 c#5/1 f#5/1 a5/1 | g#5/2 e5/1 b4/1 | d5/1 f#5/1 b5/1 a5/1 | g#5/1 f5/1 c#5/2"""
    trio = """f#5/1.5 e5/.5 d5/1 a4/1 | b4/1 d5/1 g5/2 | e5/1.5 d5/.5 c#5/1 e5/1 | d5/1 f#5/1 a5/2 | f#5/1.5 g5/.5 a5/1 f#5/1 | e5/1 g5/1 b5/2 | a5/1 g5/.5 e5/.5 c#5/1 a4/1 | d5/2 r/2"""
    trio2 = """f#5/.5 f#5/.5 e5/.5 e5/.5 d5/1 a4/1 | b4/.5 d5/.5 g5/1 b5/2 | a5/1 g5/.5 e5/.5 c#5/1 e5/1 | d5/.5 f#5/.5 a5/1 f#5/2 | b4/1 d5/1 f#5/1.5 e5/.5 | e5/1 g5/1 b5/1.5 g5/.5 |
               a5/.5 g5/.5 e5/.5 c#5/.5 a4/1 c#5/1 | d5/1 r/1 e5/1 r/1"""
    texts = ((one, 74), (two, 78), (surf, 76), (one, 78), (trio, 72), (trio2, 76), (two, 82))
    tune = phrase([n for i, (text, v) in enumerate(texts) for n in melody(text, start=32 * i, velocity=v)])
    polka, beach, lawn = bars_of((0, 16), (24, 32), (48, 56)), bars_of((16, 24)), bars_of((32, 48))
    lawn_scale = (2, 4, 6, 7, 9, 11, 1)
    ring = [
        Note(n.start + k * 0.25, 0.24, n.pitch - 12, n.velocity * (1.0 if k % 2 == 0 else 0.82))
        for n in within(tune, beach, 4)
        for k in range(int(n.length * 4))
    ]
    ring += [
        Note(n.start + k * 0.25, 0.24, n.pitch - 12, n.velocity * (0.9 if k % 2 == 0 else 0.7))
        for n in within(tune, bars_of((8, 16), (48, 56)), 4)
        if n.length >= 1
        for k in range(int(n.length * 4))
    ]
    oom = [(0, 0.7, 84, 0), (2, 0.7, 76, 1)]
    calm = [
        ScorePart("bass", root_bass(chords, 33, 47, oom, 4, 56), 32, gain=-3.5, room=-18, high=3500, width=0.2),
        ScorePart(
            "guitar",
            strike_chords(chords, 57, 73, [(1, 0.35, 66), (3, 0.35, 60)], 4, 56, 3, roll=0.012),
            24,
            gain=-6,
            pan=-0.22,
            room=-14,
            low=120,
            high=8000,
        ),
        ScorePart("clarinet", within(tune, polka | lawn, 4), 71, gain=-4, pan=0.14, room=-11, high=7500),
        ScorePart("guitar tune", within(tune, beach, 4), 26, gain=-4, pan=0.1, room=-7, high=6500, wow=3),
        ScorePart(
            "second clarinet",
            thirds(within(tune, lawn, 4), chords, lawn_scale),
            71,
            gain=-8,
            pan=-0.14,
            room=-11,
            high=6500,
        ),
    ]
    busy = [
        ScorePart(
            "kit",
            drums(sorted(polka | lawn), {36: "x . . . x . . .", 38: ". . x . . . x .", 42: "o . o o o . o o"}, 0.5, 4)
            + drums(sorted(beach), {36: "x . . x . x . .", 38: ". . x . . . x x", 51: "x . x . x . x ."}, 0.5, 4)
            + drums([7, 15, 23, 31, 47, 55], {38: ". . . . . x x x", 47: ". . . . x . . ."}, 0.5, 4),
            8,
            DRUMS,
            gain=-5.5,
            room=-17,
            low=45,
            high=11000,
        ),
        ScorePart(
            "accordion",
            strike_chords(chords, 60, 76, [(1, 0.4, 70), (1.5, 0.3, 50), (3, 0.4, 66)], 4, 56, 3),
            21,
            gain=-7,
            pan=0.32,
            width=0.8,
            room=-13,
            low=180,
            high=8000,
        ),
        ScorePart(
            "xylophone",
            shift(within(tune, bars_of((8, 16), (24, 32), (40, 56)), 4), by=12, louder=0.85),
            13,
            gain=-9,
            pan=-0.36,
            room=-10,
            high=10500,
        ),
        ScorePart("tuba", root_bass(chords, 29, 43, oom, 4, 56, polka | lawn), 58, gain=-8, room=-16, high=2500),
    ]
    end = [
        ScorePart("surf guitar", ring, 27, gain=-3, pan=-0.26, room=-5, low=120, high=7000, echo=(0.75, 0.3, -14)),
        ScorePart(
            "brass",
            strike_chords(
                chords,
                57,
                74,
                [(0, 0.3, 78), (1.5, 0.3, 66), (3, 0.6, 72)],
                4,
                56,
                3,
                only=bars_of((8, 24), (28, 32), (40, 56)),
            )
            + strike_chords(chords, 57, 74, [(0, 3.6, 60)], 4, 56, 3, only=bars_of((0, 8), (24, 28), (32, 40))),
            61,
            gain=-7,
            pan=0.22,
            width=0.9,
            room=-11,
            high=7500,
        ),
        ScorePart(
            "tambourine",
            drums(list(range(56)), {54: "o . x . o . x o"}, 0.5, 4),
            0,
            DRUMS,
            gain=-12,
            pan=0.4,
            room=-13,
            low=400,
            high=10500,
        ),
    ]
    return Score("nasty-neighbours", 132, 4, 56, {"calm": calm, "busy": busy, "end": end}, 1.4, 0.6)
