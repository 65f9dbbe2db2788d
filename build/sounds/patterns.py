"""How chords are played: struck, plucked one after the other, walked, drummed."""

from __future__ import annotations

from .theory import Chord, Note, basses, chord_at, nearest, voice_chords

Hit = tuple[float, float, float]
"""When in the bar, for how long (beats), how hard."""


def _choose_bars(bars: int, only: set[int] | None) -> list[int]:
    return [bar for bar in range(bars) if only is None or bar in only]


def strike_chords(
    chords: list[Chord],
    low: int,
    high: int,
    hits: list[Hit],
    beats: float,
    bars: int,
    voices: int = 4,
    roll: float = 0.0,
    only: set[int] | None = None,
) -> list[Note]:
    """Chords with led voices, struck at the hits of each bar (of the bars in `only`)."""
    voiced = dict(zip((c.start for c in chords), voice_chords(chords, low, high, voices), strict=True))
    notes = []
    for bar in _choose_bars(bars, only):
        for at, length, force in hits:
            beat = bar * beats + at
            chord = chord_at(chords, beat)
            end = min(beat + length, chord.start + chord.length)
            for place, pitch in enumerate(voiced[chord.start]):
                notes.append(
                    Note(beat + place * roll, max(0.1, end - beat - place * roll), pitch, force * (0.92 + 0.03 * place))
                )
    return notes


def sustain(chords: list[Chord], low: int, high: int, force: float, voices: int = 4) -> list[Note]:
    """Chords held; a voice that keeps its pitch is tied over."""
    lines: list[list[Note]] = [[] for _ in range(voices)]
    for chord, pitches in zip(chords, voice_chords(chords, low, high, voices), strict=True):
        for line, pitch in zip(lines, pitches, strict=True):
            if line and line[-1].pitch == pitch and abs(line[-1].start + line[-1].length - chord.start) < 1e-6:
                line[-1] = Note(line[-1].start, line[-1].length + chord.length, pitch, force)
            else:
                line.append(Note(chord.start, chord.length, pitch, force))
    return [note for line in lines for note in line]


def pluck(
    chords: list[Chord],
    low: int,
    high: int,
    order: list[int | None],
    step: float,
    beats: float,
    bars: int,
    force: float = 70,
    ring: float = 1.5,
    voices: int = 4,
    only: set[int] | None = None,
) -> list[Note]:
    """Led chords, plucked tone by tone in an order that starts over with each bar (None: a rest)."""
    voiced = dict(zip((c.start for c in chords), voice_chords(chords, low, high, voices), strict=True))
    notes = []
    for bar in _choose_bars(bars, only):
        for number, place in enumerate(order):
            if place is None:
                continue
            beat = bar * beats + number * step
            tones = voiced[chord_at(chords, beat).start]
            notes.append(
                Note(
                    beat,
                    ring,
                    tones[place % voices] + 12 * (place // voices),
                    force * (1.12 if number == 0 else 0.9 if number % 2 else 1.0),
                )
            )
    return notes


def root_bass(
    chords: list[Chord],
    low: int,
    high: int,
    hits: list[tuple[float, float, float, int]],
    beats: float,
    bars: int,
    only: set[int] | None = None,
) -> list[Note]:
    """Return a bass: at each hit the root (0), the fifth (1), the third (2), or a half step below the next root (3)."""
    line = dict(zip((c.start for c in chords), basses(chords, low, high), strict=True))
    total = bars * beats
    notes = []
    for bar in _choose_bars(bars, only):
        for at, length, force, what in hits:
            beat = bar * beats + at
            chord = chord_at(chords, beat)
            root = line[chord.start]
            if what == 3:
                coming = chord_at(chords, (beat + 1) % total)
                goal = line[coming.start]
                pitch = goal - 1 if goal - 1 >= low and goal != root else nearest(chord.classes[2], root, low, high)
            else:
                pitch = root if what == 0 else nearest(chord.classes[2 if what == 1 else 1], root - 2, low, high)
            notes.append(Note(beat, length, pitch, force))
    return notes


def drums(
    bars: dict[int, str] | list[int],
    grid: dict[int, str],
    step: float,
    beats: float,
    force: dict[str, float] | None = None,
) -> list[Note]:
    """Drums on a grid: for each drum (its number) a row such as `x..o`; `X` hard, `x` firm, `o` soft."""
    forces = force or {"X": 104, "x": 84, "o": 52, "g": 34}
    return [
        Note(bar * beats + place * step, 0.2, drum, forces[sign])
        for bar in bars
        for drum, row in grid.items()
        for place, sign in enumerate(row.replace(" ", ""))
        if sign in forces
    ]
