"""Finds and replaces numbers by name in a TOML text. Comments and layout stay."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

from engine.kernel.files.card_file import parse

# Comments and texts come first, so that the numbers in them are passed over.
_TOKEN = re.compile(
    r"#[^\n]*"
    r'|"""(?:\\.|[^\\])*?"""'
    r"|'''.*?'''"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|(?P<number>(?<![\w.+:-])[+-]?\d[\d_]*(?:\.\d[\d_]*(?:[eE][+-]?\d+)?|[eE][+-]?\d+)(?![\w.:-]))",
    re.DOTALL,
)
_ROOM = re.compile(r"([ \t]*)(?=#)")
DIGITS = 4
"""Significant digits that are written."""


def numbers(text: str, file: str) -> dict[str, float]:
    """Return every number with a decimal point by its name: "reach", "effects.draw", "hand.0" for the first of a list.

    Whole numbers, flags and texts are no numbers in this sense. Raises BadCard for a text that is no TOML.
    """
    return dict(_leaves(parse(text, file)))


def with_numbers(text: str, wanted: Mapping[str, float]) -> str:
    """Return the text with some of its numbers replaced. Raises KeyError for an unknown name."""
    order = _order(text)
    by_place = {order[name]: value for name, value in wanted.items()}
    pieces: list[str] = []
    copied = place = 0
    for found in _TOKEN.finditer(text):
        if found["number"] is None:
            continue
        if place in by_place:
            written = as_written(by_place[place])
            end, room = _with_room(text, found.end(), len(found["number"]) - len(written))
            pieces += (text[copied : found.start()], written, room)
            copied = end
        place += 1
    return "".join((*pieces, text[copied:]))


def as_written(value: float) -> str:
    """Return a number as written in a file: with a decimal point and only significant digits."""
    written = f"{value:.{DIGITS}g}"
    if "e" in written:
        written = f"{float(written):.{DIGITS + 6}f}".rstrip("0")
        written += "0" if written.endswith(".") else ""
    written = "0.0" if float(written) == 0 else written
    return written if "." in written else f"{written}.0"


def as_reread(value: float) -> float:
    """Return a number as it will be read from a file."""
    return float(as_written(value))


def _order(text: str) -> dict[str, int]:
    """Return the position of each number in the text, counted from the beginning, by its name.

    Every number is replaced by its place, and the text read again: the reader knows which name that belongs to.
    """
    count = 0

    def place(found: re.Match[str]) -> str:
        nonlocal count
        if found["number"] is None:
            return found[0]
        count += 1
        return f"{count - 1}.0"

    return {name: int(value) for name, value in _leaves(tomllib.loads(_TOKEN.sub(place, text)))}


def _leaves(value: Any, name: str = "") -> Iterator[tuple[str, float]]:
    """Yield the numbers of a table or list with their names."""
    if isinstance(value, dict):
        for key, entry in value.items():
            yield from _leaves(entry, f"{name}.{key}" if name else key)
    elif isinstance(value, list):
        for place, entry in enumerate(value):
            yield from _leaves(entry, f"{name}.{place}")
    elif isinstance(value, float):
        yield name, value


def _with_room(text: str, end: int, change: int) -> tuple[int, str]:
    """Return where the text continues behind a number, and the spaces that keep its comment in its column."""
    found = _ROOM.match(text, end)
    if not found or not found[1]:
        return end, ""
    return found.end(1), " " * max(1, len(found[1]) + change)
