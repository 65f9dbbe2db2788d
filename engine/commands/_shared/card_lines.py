"""Cards as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

_SAID_ELSEWHERE = frozenset(
    {"seat", "pill", "pill_icon", "footer", "short", "letter", "thing", "when", "plate", "picture"}
)
"""Fields that only repeat, for the eye, what stands in the text or in other fields."""
_WORDS = frozenset({"type_line", "when_words", "origin"})
"""Fields that are understood without their name."""


def card_lines(face: Mapping[str, Any]) -> list[str]:
    """Return a card as text: name and printed values, full text, rulings."""
    fields = {name: value for name, value in face.get("fields", {}).items() if name not in _SAID_ELSEWHERE}
    number, full, ruling = (fields.pop(name, "") for name in ("number", "full", "ruling"))
    if fields.pop("confirmed", True) is False:
        fields["title"] = "of a card pack" if "picture" in face.get("fields", {}) else "of this edition"
    if fields.get("copies") == 1:
        del fields["copies"]
    printed = ", ".join(_mark(name, value) for name, value in fields.items() if value not in (False, ""))
    head = f"{face['title']} ({face['kind']}{f' {number}' if number != '' else ''}{f': {printed}' if printed else ''})"
    texts = [full] if full else [text for text, _ in face.get("lines", [])]
    return [head, *(f"    {text}" for text in [*texts, *([f"Ruling: {ruling}"] if ruling else [])])]


def _mark(name: str, value: Any) -> str:
    """Return a field of a face in words: name and value, or one of them if that is enough."""
    if name in _WORDS:
        return str(value)
    words = name.replace("_", " ")
    return words if value is True else f"{words} {value}"
