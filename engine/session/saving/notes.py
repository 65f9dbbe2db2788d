"""Checks of a saved match's session notes. Notes that `Session.document` can't have written are dropped."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from engine.kernel.match.document_check import is_plain, is_short_text, is_whole
from engine.kernel.match.match import Match

_LONGEST = 10_000_000.0
"""The longest plausible time at a table, in seconds: about a hundred days."""
_LONGEST_LINE = 500
_HASH = re.compile("[0-9a-f]{8,128}")


def sound_notes(notes: object, match: Match) -> dict[str, Any]:
    """Return only the notes that are valid for this match."""
    if not isinstance(notes, Mapping):
        return {}
    return {key: notes[key] for key, is_sound in _CHECKS.items() if key in notes and is_sound(notes[key], match)}


def _is_time(value: object, match: Match) -> bool:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return 0 <= value <= _LONGEST


def _are_memories(value: object, match: Match) -> bool:
    """Check a memory's outer form. Its game checks the contents, see `engine.ai.seat_request.think`."""
    return isinstance(value, Mapping) and all(
        _is_seat(seat, match) and isinstance(memory, Mapping) and is_plain(memory) for seat, memory in value.items()
    )


def _are_answers(value: object, match: Match) -> bool:
    """Check for a list of answer counts, one for each seat."""
    return isinstance(value, list) and all(_is_answer(number, match) for number in value)


def _is_commitment(value: object, match: Match) -> bool:
    return (
        isinstance(value, Mapping)
        and all(isinstance(value.get(entry), str) and bool(_HASH.fullmatch(value[entry])) for entry in ("salt", "hash"))
        and isinstance(value.get("known", False), bool)
    )


def _is_occasion(value: object, match: Match) -> bool:
    if not isinstance(value, Mapping):
        return False
    texts = [value.get(key) for key in ("street", "day", "opponent")]
    texts += [value.get(key, "") for key in ("season", "evening", "favor")]
    return all(map(is_short_text, texts)) and all(is_whole(value.get(key, 0)) for key in ("number", "door"))


def _are_changes(value: object, match: Match) -> bool:
    """Check the history of seats: the answers before the last change, earlier players and turns played by people."""
    return isinstance(value, Mapping) and all(
        _is_seat(seat, match)
        and isinstance(entry, list)
        and len(entry) in (2, 3)
        and _is_answer(entry[0], match)
        and isinstance(entry[1], list)
        and all(map(is_short_text, entry[1]))
        and all(is_whole(turns) and turns >= 0 for turns in entry[2:])
        for seat, entry in value.items()
    )


def _are_lines(value: object, match: Match) -> bool:
    return isinstance(value, list) and all(
        isinstance(line, list)
        and len(line) == 3
        and is_short_text(line[0], _LONGEST_LINE)
        and _is_answer(line[1], match)
        and is_whole(line[2])
        and -1 <= line[2] < len(match.names)
        for line in value
    )


def _are_orders(value: object, match: Match) -> bool:
    """Check for a list of cards for each seat that sorts its hand."""
    return isinstance(value, Mapping) and all(
        _is_seat(seat, match) and isinstance(order, list) and all(map(match.table.is_card, order))
        for seat, order in value.items()
    )


def _is_seat(value: object, match: Match) -> bool:
    return isinstance(value, str) and value in map(str, range(len(match.names)))


def _is_answer(value: object, match: Match) -> bool:
    return is_whole(value) and isinstance(value, int) and 0 <= value <= len(match.answers)


_CHECKS: dict[str, Callable[[object, Match], bool]] = {
    "number": lambda value, match: is_whole(value),
    "memories": _are_memories,
    "noted": _are_memories,
    "last_looked": _are_answers,
    "seconds": _is_time,
    "played": _is_time,
    "reactions": lambda value, match: (
        isinstance(value, Mapping) and is_plain(value) and isinstance(value.get("declined", []), list)
    ),
    "seal": _is_commitment,
    "occasion": _is_occasion,
    "watched": lambda value, match: isinstance(value, bool),
    "changed": _are_changes,
    "told": _are_lines,
    "orders": _are_orders,
}
