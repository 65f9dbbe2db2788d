"""Draws every game's table and the main screens, and says which words on them cannot be read."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator

SIZE = "1280x800"
_MOMENTS = (8, 40)
_KNOWN = ("Suburban", "Revitalization", "New Forbidden", "Rune")
"""On the wheel with the expansion's sectors, which have no room for these words at 9 pixels."""
_SCENES = ("title", "setup", "settings", "rules", "statistics")


def scenes(only: str = "") -> Iterator[list[str]]:
    """The arguments of each picture; with `only` those of one game's table."""
    from engine import games

    for slug in [only] if only else games.slugs():
        game = games.load(slug)
        for seats in sorted({game.min_seats, min(4, game.max_seats)}):
            for moment in _MOMENTS:
                yield ["--game", slug, "--players", str(seats), "--decisions", str(moment)]
    if not only:
        yield from (["--scene", scene] for scene in _SCENES)


def check(draw: Callable[[argparse.Namespace], object], parser: argparse.ArgumentParser, only: str) -> int:
    """Print what falls short in each scene, and the counts; returns the exit code."""
    from client.art import cache, legible

    texts = unmeasured = short = drawn = 0
    for words in scenes(only):
        cache.clear_all()
        with legible.recorded() as recorder:
            draw(parser.parse_args([*words, "--size", SIZE]))
        wrong = [note for note in recorder.notes if note.wrong() and note.words not in _KNOWN]
        drawn, texts, short = drawn + 1, texts + len(recorder.notes), short + len(wrong)
        unmeasured += sum(note.contrast is None for note in recorder.notes)
        if wrong:
            print(" ".join(words))
        for note in wrong:
            on = "x".join(map(str, note.surface))
            print(f"  {note.words!r} in {note.color} at {note.at} of {on}: {', '.join(note.wrong())}")
    print(f"{drawn} pictures, {texts} texts: {short} fall short; contrast of {unmeasured} not measured")
    return 1 if short else 0
