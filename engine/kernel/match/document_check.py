"""Checks of a match document: the type and size of every entry, before it is used."""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Mapping
from typing import Any, Final, TypeGuard

LARGEST: Final = 1 << 256
"""The limit for the absolute value of whole numbers outside of states."""
LONGEST_TEXT: Final = 200
"""The most characters of a name, a kind of seat or another short text."""
DEEPEST: Final = 8
"""The deepest nesting of lists and tables."""
_ANSWER: Final = 5


def find_document_fault(document: Mapping[str, Any]) -> str:
    """Return why a document can't be a match, as one sentence without its period; "" if it can.

    Whether the answers and the game's options fit shows only in play. `position_check` checks states against their
    table.
    """
    seats: Any = document.get("seats")
    kinds: Any = document.get("kinds")
    answers: Any = document.get("answers")
    if not _are_texts(seats):
        return "the seats of this match must be a list of names"
    if not _are_texts(kinds) or len(kinds) != len(seats):
        return "the kinds of this match must say who plays each seat"
    if not is_whole(document.get("format")) or not is_whole(document.get("seed")):
        return "the format and the seed of this match must be whole numbers"
    if not isinstance(document.get("options"), Mapping) or not is_plain(document["options"]):
        return "the options of this match must be a table of plain values"
    if not _are_wholes(answers, 2) or any(len(answer) != _ANSWER for answer in answers):
        return f"the answers of this match must be lists of {_ANSWER} whole numbers"
    return ""


def is_whole(value: object) -> bool:
    """Return whether a value is an int of reasonable size. Booleans aren't."""
    return type(value) is int and -LARGEST < value < LARGEST


def is_short_text(value: object, longest: int = LONGEST_TEXT) -> TypeGuard[str]:
    """Return whether a value is a short text for one line, without control characters or surrogates."""
    return (
        isinstance(value, str)
        and len(value) <= longest
        and not any(unicodedata.category(letter) in ("Cc", "Cs") for letter in value)
    )


def is_plain(value: object, deep: int = DEEPEST) -> bool:
    """Return whether a value has only finite numbers, short texts, lists and tables, at most `deep` levels deep."""
    if value is None or isinstance(value, bool):
        return True
    if isinstance(value, int):
        return is_whole(value)
    if isinstance(value, float):
        return math.isfinite(value)
    if isinstance(value, Mapping):
        return deep > 0 and all(is_short_text(key) and is_plain(entry, deep - 1) for key, entry in value.items())
    if isinstance(value, list | tuple):
        return deep > 0 and all(is_plain(entry, deep - 1) for entry in value)
    return is_short_text(value)


def _are_texts(value: object) -> bool:
    return isinstance(value, list | tuple) and all(is_short_text(entry) for entry in value)


def _are_wholes(value: object, deep: int = 1) -> bool:
    """Return whether a value is a whole number, or whole numbers in lists nested `deep` levels."""
    if not deep:
        return is_whole(value)
    return isinstance(value, list | tuple) and all(_are_wholes(entry, deep - 1) for entry in value)
