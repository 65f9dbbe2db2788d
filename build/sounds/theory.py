"""Notes, chords and the leading of voices: music as plain data, before any instrument plays it.

A melody is text: bars parted by "|", in them `pitch/beats` (the beats may be left out: as long as the note before), `r`
for a rest, `~` in front of a pitch when it is tied to the note before. Every bar must fill its beats exactly.
A harmony is text as well: bars parted by "|", one or two chord signs in each.
"""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass

STEPS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
QUALITIES = {
    "": (0, 4, 7), "m": (0, 3, 7), "6": (0, 4, 7, 9), "m6": (0, 3, 7, 9), "7": (0, 4, 7, 10), "m7": (0, 3, 7, 10),
    "maj7": (0, 4, 7, 11), "maj9": (0, 4, 7, 11, 14), "m9": (0, 3, 7, 10, 14), "m7b5": (0, 3, 6, 10),
    "dim7": (0, 3, 6, 9), "aug": (0, 4, 8), "sus4": (0, 5, 7), "7sus": (0, 5, 7, 10), "7b9": (0, 4, 7, 10, 13),
    "9": (0, 4, 7, 10, 14),
}  # fmt: skip


@dataclass(frozen=True)
class Note:
    """A note: when it begins and how long it takes (beats), its pitch (60 is middle C), how hard it is played."""

    start: float
    length: float
    pitch: int
    velocity: float = 80


@dataclass(frozen=True)
class Chord:
    """A chord in its place: from which beat, for how many beats; the pitch class of its root, its tones above that."""

    start: float
    length: float
    root: int
    tones: tuple[int, ...]
    name: str

    @property
    def classes(self) -> tuple[int, ...]:
        """The pitch classes."""
        return tuple((self.root + tone) % 12 for tone in self.tones)


def pitch(name: str) -> int:
    """Return the number of a pitch such as `c5`, `eb4` or `f#3`."""
    value = STEPS[name[0]] + 12 * (int(name[-1]) + 1)
    return value + name[1:-1].count("#") - name[1:-1].count("b")


def melody(text: str, beats: float = 4, start: float = 0, velocity: float = 80) -> list[Note]:
    """Return the notes of a melody. Raises ValueError for a bar that is too short or too long."""
    notes: list[Note] = []
    length = 1.0
    for number, bar in enumerate(text.split("|")):
        at = start + number * beats
        for word in bar.split():
            name, _, wanted = word.partition("/")
            length = float(wanted) if wanted else length
            if name.startswith("~"):
                last = notes[-1]
                if last.pitch != pitch(name[1:]):
                    raise ValueError(f"bar {number + 1}: {word} is tied to another pitch")
                notes[-1] = Note(last.start, last.length + length, last.pitch, last.velocity)
            elif name != "r":
                notes.append(Note(at, length, pitch(name), velocity))
            at += length
        if abs(at - start - (number + 1) * beats) > 1e-6:
            raise ValueError(f"bar {number + 1} has {at - start - number * beats:g} beats: {bar.strip()}")
    return notes


def harmony(text: str, beats: float = 4, start: float = 0) -> list[Chord]:
    """Return the chords of a harmony, in the order of its bars."""
    chords: list[Chord] = []
    for number, bar in enumerate(text.split("|")):
        names = bar.split()
        share = beats / len(names)
        for place, name in enumerate(names):
            cut = 2 if len(name) > 1 and name[1] in "#b" else 1
            root = (STEPS[name[0].lower()] + name[:cut].count("#") - name[1:cut].count("b")) % 12
            chords.append(Chord(start + number * beats + place * share, share, root, QUALITIES[name[cut:]], name))
    return chords


def voice_chords(chords: list[Chord], low: int, high: int, voices: int = 4) -> list[tuple[int, ...]]:
    """Chords as voices from below: each moves as little as it can; outer voices make no parallel fifths or octaves.

    The best path over all chords, and back to the first, for the music goes round (dynamic programming).
    """
    options = [_placings(chord, low, high, voices) for chord in chords]
    best: list[dict[tuple[int, ...], tuple[float, tuple[int, ...] | None]]] = [
        {o: (_spread(o), None) for o in options[0]}
    ]
    for now in options[1:]:
        before = best[-1]
        layer = {}
        for o in now:
            cost, via = min(((c + _motion(p, o), p) for p, (c, _) in before.items()), key=lambda pair: pair[0])
            layer[o] = (cost + _spread(o), via)
        best.append(layer)
    at: tuple[int, ...] | None = min(best[-1], key=lambda o: best[-1][o][0])
    path = []
    for layer in reversed(best):
        assert at is not None
        path.append(at)
        at = layer[at][1]
    return path[::-1]


def _placings(chord: Chord, low: int, high: int, voices: int) -> list[tuple[int, ...]]:
    classes = chord.classes
    needed = {classes[1], classes[-1]} if voices < len(classes) else set(classes)
    places = [p for p in range(low, high + 1) if p % 12 in classes]
    found = []
    for group in itertools.combinations(places, voices):
        gaps = [b - a for a, b in itertools.pairwise(group)]
        if needed <= {p % 12 for p in group} and all(2 <= gap <= 9 for gap in gaps) and (group[0] > 52 or gaps[0] >= 3):
            found.append(group)
    found.sort(key=lambda o: abs(sum(o) / voices - (low + high) / 2))
    return found[:24] or [tuple(places[:voices])]


def _spread(o: tuple[int, ...]) -> float:
    return 0.6 * sum(b - a < 3 for a, b in itertools.pairwise(o))


def _motion(a: tuple[int, ...], b: tuple[int, ...]) -> float:
    cost = float(sum(abs(x - y) for x, y in zip(a, b, strict=True)))
    for i, j in itertools.combinations(range(len(a)), 2):
        if (a[j] - a[i]) % 12 in (0, 7) and (b[j] - b[i]) % 12 == (a[j] - a[i]) % 12 and a[i] != b[i]:
            cost += 9 if (i, j) == (0, len(a) - 1) else 3
    return cost + 0.4 * max(abs(x - y) for x, y in zip(a, b, strict=True))


def nearest(pitch_class: int, to: float, low: int, high: int) -> int:
    """Return the pitch of a class nearest to another pitch, within a range."""
    return min((p for p in range(low, high + 1) if p % 12 == pitch_class % 12), key=lambda p: abs(p - to))


def basses(chords: list[Chord], low: int, high: int) -> list[int]:
    """Return the root of each chord, as near to the one before as the range allows."""
    line: list[int] = []
    for chord in chords:
        line.append(nearest(chord.root, line[-1] if line else (low + high) / 2, low, high))
    return line


def shift(notes: list[Note], beats: float = 0, by: int = 0, louder: float = 1.0) -> list[Note]:
    """Return the notes later, higher or louder."""
    return [Note(n.start + beats, n.length, n.pitch + by, n.velocity * louder) for n in notes]


def phrase(notes: list[Note], beats: float = 4, bars: int = 4, depth: float = 0.14) -> list[Note]:
    """Return the notes with phrasing.

    Each phrase swells to its middle. First beats weigh more, short notes less.
    """
    result = []
    for n in notes:
        place = n.start % (beats * bars) / (beats * bars)
        swell = 1 + depth * math.sin(math.pi * min(1, place * 1.15)) - depth / 2
        weight = 1.06 if n.start % beats < 0.01 else 0.94 if n.length <= 0.5 and n.start % 1 > 0.2 else 1.0
        result.append(Note(n.start, n.length, n.pitch, n.velocity * swell * weight))
    return result


def swing(notes: list[Note], share: float = 0.62) -> list[Note]:
    """Return the notes with swung eighths: the second half of a beat comes at `share` of it."""

    def at(beat: float) -> float:
        whole, part = divmod(beat, 1)
        return whole + (part * share / 0.5 if part <= 0.5 else share + (part - 0.5) * (1 - share) / 0.5)

    return [Note(at(n.start), at(n.start + n.length) - at(n.start), n.pitch, n.velocity) for n in notes]


def thirds(notes: list[Note], chords: list[Chord], scale: tuple[int, ...]) -> list[Note]:
    """Return a second voice below: a third or a sixth in the scale, a chord tone wherever a note weighs."""
    result = []
    for n in notes:
        chord = chord_at(chords, n.start)
        allowed = chord.classes if n.start % 1 == 0 and n.length >= 1 else tuple(scale)
        options = [p for p in range(n.pitch - 9, n.pitch - 2) if p % 12 in allowed]
        result.append(Note(n.start, n.length, max(options, default=n.pitch - 3), n.velocity * 0.85))
    return result


def chord_at(chords: list[Chord], beat: float) -> Chord:
    """Return the chord that sounds at a beat."""
    return next(c for c in reversed(chords) if c.start <= beat + 1e-6)


def bars_of(*spans: tuple[int, int]) -> set[int]:
    """Return the numbers of the bars in some spans, each without its last."""
    return {bar for first, last in spans for bar in range(first, last)}


def within(notes: list[Note], bars: set[int], beats: float) -> list[Note]:
    """Return the notes that begin in some bars."""
    return [n for n in notes if int(n.start // beats + 1e-6) in bars]
