"""Bidirectional text: which parts of a line run from right to left, and the order of the parts.

The line itself always runs from left to right. A number after a right-to-left name therefore stays on its right, as if
the name were isolated: "$4" must not move before the name that it follows in a sentence.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import TypeVar

_RIGHT_TO_LEFT = ("R", "AL")
_MARK = "NSM"
_NUMBER = ("EN", "AN")
_INSIDE_NUMBER = ("ES", "CS")

_Part = TypeVar("_Part")


def levels(text: str) -> list[int]:
    """Return a level for each letter: 0 for left to right, 1 for right to left, 2 for numbers inside of 1."""
    classes = [unicodedata.bidirectional(letter) for letter in text]
    found = [0] * len(text)
    start: int | None = None
    end = 0
    for place, kind in enumerate([*classes, "L"]):
        if kind == "L" and start is not None:
            for inside in range(start, end):
                found[inside] = 2 if _in_number(classes, inside) else 1
            start = None
        elif kind in _RIGHT_TO_LEFT or (kind == _MARK and end == place and start is not None):
            start, end = place if start is None else start, place + 1
    return found


def _in_number(classes: list[str], place: int) -> bool:
    around = classes[place - 1 : place] + classes[place + 1 : place + 2]
    kind = classes[place]
    return kind in _NUMBER or (kind in _INSIDE_NUMBER and len(around) == 2 and all(one in _NUMBER for one in around))


def visual(parts: Sequence[tuple[int, _Part]]) -> list[_Part]:
    """Return parts of a line, each given with its level, in their order from left to right."""
    ordered = list(parts)
    for level in (2, 1):
        start = 0
        while start < len(ordered):
            end = start
            while end < len(ordered) and ordered[end][0] >= level:
                end += 1
            ordered[start:end] = reversed(ordered[start:end])
            start = end + 1
    return [part for _, part in ordered]
