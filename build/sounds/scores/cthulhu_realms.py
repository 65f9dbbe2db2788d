"""Cthulhu Realms: the reading room."""

from __future__ import annotations

from ..band import DRUMS, Score, ScorePart
from ..instruments import bowed_metal
from ..patterns import drums, pluck, root_bass, sustain
from ..theory import Note, harmony, melody, phrase


def cthulhu() -> Score:
    """D minor with the phrygian second, 66, 3/4; A A' B C A'', 40 bars. The music box is a layer of its own."""
    a = "Dm | Bbmaj7 | A7sus | A7 | Dm | Ebmaj7 | Em7b5 | A7b9"
    a2 = "Dm | Bbmaj7 | A7sus | A7 | Dm | Ebmaj7 | A7b9 | Dm"
    b = "Gm | Dm | Ebmaj7 | Bb | Gm | C#dim7 | Dm | A7"
    c = "Dm | F# | Dm | F# | Bbm | D | Eb | A7"
    chords = harmony(" | ".join((a, a2, b, c, a)), 3)
    one = """d5/1.5 e5/.5 a5/1 | bb5/3 | a5/1 e5/.5 d5/1.5 | c#5/1 e5/2 | d5/1.5 c5/.5 a4/1 | bb4/1 g4/1 eb5/1 | e5/1.5 g5/.5 bb5/1 | a5/2 c#5/1"""
    two = """d5/1.5 e5/.5 a5/1 | bb5/2 d6/1 | a5/1 e5/.5 d5/1.5 | c#5/1 e5/1 g5/1 | f5/1.5 e5/.5 d5/1 | eb5/1 g5/1 bb5/1 | a5/1 g5/.5 e5/.5 c#5/1 | d5/3"""
    bridge = """bb5/2 a5/1 | f5/2 d5/1 | g5/1.5 bb5/.5 d6/1 | f6/2 d6/1 | bb5/1 d6/1 g5/1 | e5/1.5 c#5/.5 bb4/1 | a4/2 f5/1 | e5/1 c#5/1 a4/1"""
    door = """f5/2 a5/1 | a#5/2 c#6/1 | f6/2 d6/1 | c#6/2 a#5/1 | bb5/2 db6/1 | d6/2 a5/1 | g5/1 bb5/1 eb6/1 | e6/1.5 c#6/.5 a5/1"""
    last = """d6/1.5 e6/.5 a5/1 | bb5/3 | a5/1 e5/.5 d5/1.5 | c#5/1 e5/2 | d5/1.5 c5/.5 a4/1 | bb4/1 g4/1 eb5/1 | e5/1.5 g5/.5 bb5/1 | a5/2 c#5/1"""
    texts = ((one, 66), (two, 70), (bridge, 68), (door, 70), (last, 72))
    tune = phrase([n for i, (text, v) in enumerate(texts) for n in melody(text, 3, 24 * i, v)], 3)
    drip = pluck(chords, 69, 84, [0, None, 2, None, 1, None], 0.5, 3, 40, 44, 1.0, 3)
    bass_reed = """d3/1 a2/.5 d3/.5 e3/.5 f3/.5 | bb2/1 f3/.5 d3/.5 bb2/1 | a2/1 e3/.5 d3/.5 a2/1 | a2/1 c#3/.5 e3/.5 g3/1 |
                   d3/1 f3/.5 a3/.5 f3/1 | eb3/1 bb2/.5 d3/.5 g3/1 | e3/1 g3/.5 bb3/.5 d3/1 | c#3/1 bb2/.5 a2/.5 c#3/1"""
    bass_reed2 = """d3/1 a2/.5 d3/.5 e3/.5 f3/.5 | bb2/1 f3/.5 d3/.5 bb2/1 | a2/1 e3/.5 d3/.5 a2/1 | a2/1 c#3/.5 e3/.5 g3/1 |
                    d3/1 f3/.5 a3/.5 f3/1 | eb3/1 bb2/.5 d3/.5 g3/1 | a2/1 c#3/.5 bb2/.5 g3/1 | d3/1 a2/.5 f3/.5 d3/1"""
    bass_reed_b = """g2/1.5 bb2/.5 d3/1 | d3/1.5 f3/.5 a2/1 | eb3/1.5 g3/.5 bb2/1 | bb2/1.5 d3/.5 f3/1 | g3/1 d3/.5 bb2/.5 g2/1 | c#3/1 e3/.5 g3/.5 bb2/1 | d3/1 f3/.5 a3/.5 d3/1 | a2/1 c#3/.5 e3/.5 g3/1"""
    bass_reed_c = """d3/1.5 f3/.5 a2/1 | f#3/1.5 a#2/.5 c#3/1 | d3/1.5 f3/.5 a2/1 | f#3/1.5 a#2/.5 c#3/1 | bb2/1.5 db3/.5 f3/1 | d3/1.5 f#3/.5 a2/1 | eb3/1.5 g3/.5 bb2/1 | a2/1.5 c#3/.5 g3/1"""
    reed = phrase(
        [
            n
            for i, text in enumerate((bass_reed, bass_reed2, bass_reed_b, bass_reed_c, bass_reed))
            for n in melody(text, 3, 24 * i, 70)
        ],
        3,
    )
    metal = [
        Note(3 * bar, 5.2, p, 70)
        for bar, p in (
            (0, 50),
            (3, 57),
            (6, 52),
            (8, 50),
            (11, 57),
            (13, 51),
            (16, 55),
            (19, 58),
            (21, 49),
            (24, 50),
            (25, 54),
            (28, 58),
            (30, 51),
            (32, 50),
            (35, 57),
            (38, 52),
        )
    ]
    bell = [Note(24 * i + 12 * k, 6, 38 if k == 0 else 45, 58) for i in range(5) for k in (0, 1)]
    calm = [
        ScorePart(
            "harmonium",
            sustain(chords, 48, 67, 66),
            20,
            gain=-3,
            swell=(2, 5),
            width=0.7,
            low=110,
            high=3600,
            room=-11,
            wow=5,
        ),
        ScorePart(
            "double bass",
            root_bass(chords, 26, 40, [(0, 2.7, 66, 0)], 3, 40),
            43,
            gain=-6,
            room=-14,
            high=1600,
            width=0.3,
        ),
        ScorePart(
            "plucked cello",
            root_bass(chords, 38, 52, [(1, 0.7, 50, 1), (2, 0.7, 46, 2)], 3, 40),
            45,
            gain=-10,
            pan=-0.2,
            room=-10,
            high=3500,
        ),
    ]
    busy = [
        ScorePart("bass clarinet", reed, 71, gain=-2, pan=0.2, low=55, high=3800, room=-11, loose=10),
        ScorePart(
            "heartbeat",
            drums(list(range(40)), {41: "x.o.....g...", 36: "x.g........."}, 0.25, 3),
            48,
            DRUMS,
            gain=-8,
            room=-9,
            high=1800,
        ),
        ScorePart("harp", drip, 46, gain=-8, pan=-0.4, room=-7, high=6500),
    ]
    end = [
        ScorePart("bowed metal", metal, synth=bowed_metal, gain=-4, width=1.4, low=90, high=7500, room=-5),
        ScorePart(
            "choir", sustain(chords, 45, 64, 58, 3), 53, gain=-8, swell=(8, 12), width=1.0, low=100, high=4200, room=-6
        ),
        ScorePart("bell", bell, 14, gain=-12, pan=0.3, room=-4, high=4500),
        ScorePart(
            "tremolo",
            sustain(chords, 57, 76, 50, 3),
            44,
            gain=-11,
            swell=(4, 12),
            width=1.0,
            low=200,
            high=6000,
            room=-9,
        ),
    ]
    layers = {"calm": calm, "busy": busy, "end": end}
    for name, cents, wow in (("box", 0, 3), ("box-flat", -28, 9), ("box-broken", -72, 22)):
        # The soundfont takes fractions of a half step as a pitch bend: see `band.midi`.
        layers[name] = [
            ScorePart("music box", tune, 10, gain=0, pan=0.12, room=-8, low=350, high=9000, wow=wow, cents=cents)
        ]
    return Score("cthulhu-realms", 66, 3, 40, layers, 3.0, 0.25)
