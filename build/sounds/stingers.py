"""Stingers and chains: `assets/music/stinger-<game>-<what>.ogg` and `assets/sounds/chain-<game>-<step>.ogg`.

A win walks the whole turning circle and comes home. A loss walks out and does not come back. The end of a round is the
way home alone. A turning point is the far end of the circle, held over a chord that has not decided. Chains climb the
circle: steps 1 2 5 6 8 9 12 13 of the game's own mode.
"""

from __future__ import annotations

import numpy as np

from .band import DRUMS, RATE, Score, ScorePart, decibels, limit_peaks, play_sampled, render_part, room
from .measures import loudness, true_peak
from .ogg import ASSETS, write
from .theory import Note, harmony, nearest

# Game: tonic, sixth step, tempo; instrument of the melody, of chords, of the bass, of weight; chain: instrument, tonic;
# chords: before the end, at home, far away, undecided.
HANDS = {
    "shell": (65, 9, 84, (24, 0), (4, 0), (35, 0), (9, 0), (4, 72), ("C9", "F6", "Dbmaj7", "Gm7b5")),
    "nefarious": (72, 8, 112, (11, 0), (45, 0), (32, 0), (47, 0), (11, 72), ("G7b9", "Cm6", "Abmaj7", "Dm7b5")),
    "runes-and-regulations": (67, 9, 108, (9, 0), (24, 8), (45, 0), (60, 0), (9, 79), ("D7", "G", "Eb", "F#m7b5")),
    "cthulhu-realms": (62, 8, 72, (10, 0), (20, 0), (43, 0), (14, 0), (10, 74), ("A7b9", "Dm", "Ebmaj7", "C#dim7")),
    "nasty-neighbours": (69, 9, 132, (71, 0), (21, 0), (58, 0), (61, 0), (13, 81), ("E7", "A", "F", "D#dim7")),
}


def _chord(name: str, start: float, length: float, middle: int, force: float) -> list[Note]:
    chord = harmony(name.replace("D#dim7", "Ebdim7"))[0]
    return [
        Note(start + 0.02 * k, length, nearest(c, middle + 4 * k - 4, middle - 9, middle + 10), force)
        for k, c in enumerate(chord.classes[:4])
    ]


def stinger(game: str, what: str) -> tuple[np.ndarray, float]:
    """One stinger, and the loudness it should have."""
    tonic, sixth, tempo, tune_of, chords_of, bass_of, weight_of, _, (before, home, far, open_) = HANDS[game]
    one, two, five, six = tonic, tonic + 2, tonic + 7, tonic + sixth
    high = tonic + 12 if tonic < 70 else tonic
    lift = high - tonic
    tune: list[Note]
    if what == "win":
        steps = (one, two, five, six, five, two, one + 12)
        starts = (0, 0.5, 0.75, 1, 2, 2.5, 3)
        lengths = (0.5, 0.25, 0.25, 1, 0.5, 0.5, 3)
        tune = [Note(s, le, p + lift, 92) for s, le, p in zip(starts, lengths, steps, strict=True)] + [
            Note(3, 3, one + 7 + lift, 78),
            Note(3, 3, one + lift, 78),
        ]
        chords = (
            _chord(home, 0, 0.9, tonic, 74)
            + _chord(far, 1, 0.9, tonic, 80)
            + _chord(before, 2, 0.9, tonic, 80)
            + _chord(home, 3, 3, tonic, 86)
        )
        roots = ((0, home), (1, far), (2, before), (3, home))
        end, loud = 6.0, -17.0
    elif what == "lose":
        tune = [Note(0, 0.75, one, 80), Note(0.75, 0.25, two, 74), Note(1, 1, five, 80), Note(2, 3.5, tonic + 8, 72)]
        chords = _chord(home, 0, 1.9, tonic, 66) + _chord(far, 2, 3.5, tonic - 2, 62)
        roots = ((0, home), (2, far))
        end, loud = 5.5, -20.0
    elif what == "round":
        tune = [Note(0, 0.75, five + lift, 82), Note(0.75, 0.25, two + lift, 76), Note(1, 2, one + lift, 84)]
        chords = _chord(before, 0, 0.9, tonic, 72) + _chord(home, 1, 2, tonic, 76)
        roots = ((0, before), (1, home))
        end, loud = 3.0, -19.0
    else:
        tune = [Note(0, 0.5, five + lift, 80), Note(0.5, 2.2, six + lift, 88)]
        chords = _chord(open_, 0.5, 2.2, tonic, 78)
        roots = ((0.5, open_),)
        end, loud = 2.7, -19.0
    bass = [
        Note(s, (end - s) if s == roots[-1][0] else 0.9, nearest(harmony(name)[0].root, 38, 31, 46), 84)
        for s, name in roots
    ]
    weight = [Note(roots[-1][0], end - roots[-1][0], nearest(harmony(roots[-1][1])[0].root, 50, 43, 57), 70)]
    parts = [
        ScorePart(f"{game} {what} tune", tune, *tune_of, gain=-1, room=-9, loose=2),
        ScorePart(f"{game} {what} chords", chords, *chords_of, gain=-6, width=0.9, room=-10, loose=2),
        ScorePart(f"{game} {what} bass", bass, *bass_of, gain=-4, room=-16, high=4000, loose=2),
        ScorePart(f"{game} {what} weight", weight, *weight_of, gain=-9, room=-8, loose=2),
    ]
    if what == "win" and game in ("runes-and-regulations", "nasty-neighbours", "nefarious"):
        parts.append(
            ScorePart(
                f"{game} {what} drums",
                [Note(3, 0.5, 49, 84), Note(3, 0.5, 36, 90), Note(2.5, 0.2, 38, 60), Note(2.75, 0.2, 38, 70)],
                0,
                DRUMS,
                gain=-9,
                room=-10,
                loose=2,
            )
        )
    seconds = end * 60 / tempo + 2.2
    piece = Score(game, tempo, 1, 1, {})
    piece.bars, piece.beats = 1, seconds * tempo / 60  # type: ignore[assignment]
    rooms = room(1.3, 0.5, game)
    sound = sum(render_part(part, piece, rooms) for part in parts)
    level = np.abs(sound).max(axis=1)
    last = np.flatnonzero(level > level.max() * 0.004)[-1]
    sound = sound[:last]
    fade = int(0.25 * RATE)
    sound[-fade:] *= np.linspace(1, 0, fade)[:, None] ** 2
    sound = sound * decibels(loud - loudness(sound))
    padded = np.vstack((sound, np.zeros((RATE, 2))))
    return limit_peaks(padded, decibels(-4))[: len(sound)], loud


def chain(game: str) -> list[np.ndarray]:
    """Make the eight steps of a chain, each a little louder than the one before."""
    _, sixth, tempo, *_, (program, tonic), _ = HANDS[game]
    result = []
    for number, step in enumerate((0, 2, 7, sixth, 12, 14, 19, 12 + sixth)):
        sound = play_sampled(
            ScorePart(f"{game} {number}", [Note(0, 0.5, tonic + step, 72 + 4 * number)], program, 0, loose=0),
            60,
            int(0.9 * RATE),
        )[:, 0]
        first = int(np.flatnonzero(np.abs(sound) > 0.02 * np.abs(sound).max())[0])
        sound = sound[max(0, first - 30) :]
        count = int(0.62 * RATE)
        sound = np.pad(sound, (0, max(0, count - len(sound))))[:count]
        sound = sound * np.minimum(1, (count - np.arange(count)) / (0.3 * RATE)) ** 2
        sound[:24] *= np.linspace(0, 1, 24)
        sound *= decibels(-15 + 0.6 * number) / np.abs(sound).max()
        result.append(sound[:, None])
    return result


def main() -> None:
    """Render all."""
    for game in HANDS:
        for what in ("win", "lose", "round", "turn"):
            sound, loud = stinger(game, what)
            write(sound, ASSETS / "music" / f"stinger-{game}-{what}.ogg", 0 if what == "win" else -1)
            print(f"{game} {what}: {len(sound) / RATE:.1f} s, {loudness(sound):.1f} LUFS, {true_peak(sound):.1f} dBTP")
        if game != "shell":
            for number, step in enumerate(chain(game), 1):
                write(step, ASSETS / "sounds" / f"chain-{game}-{number}.ogg", 0)
