"""Print all texts of a screen in order, to proofread it without playing."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import TYPE_CHECKING

from client.commands import screenshot
from engine.commands._shared.match_options import at_least
from engine.commands._shared.options import add_language_option

if TYPE_CHECKING:
    from client.art.legibility import TextNote

_SIZE = "1280x6000"
"""High enough for a whole page without scrolling."""
_LEADING = 1.7


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--page", choices=screenshot.SCENES, required=True, help="which screen")
    parser.add_argument("--game", metavar="SLUG", default="", help="which game (default: the first one)")
    parser.add_argument("--decisions", type=at_least(0), metavar="K", help="moves to play before reading the screen")
    add_language_option(parser)


def run(arguments: argparse.Namespace) -> int:
    """Draw the screen and print what is written on it."""
    from client.art import cache, legibility

    drawn = screenshot.parse(["--scene", arguments.page, "--size", _SIZE])
    vars(drawn).update(vars(arguments))
    cache.clear_all()
    with legibility.record_texts() as recorder:
        screenshot.draw(drawn)
    print("\n".join(paragraphs(recorder.notes)))
    return 0


def paragraphs(notes: Iterable[TextNote]) -> list[str]:
    """Return the texts in the order of drawing, with the lines of each paragraph joined."""
    found: list[str] = []
    last: TextNote | None = None
    for note in notes:
        alike = last is not None and (note.at[0], note.size, note.color) == (last.at[0], last.size, last.color)
        if last is not None and alike and 0 < note.at[1] - last.at[1] < _LEADING * note.size:
            found[-1] += f" {note.words}"
        else:
            found.append(note.words)
        last = note
    return found
