"""Runes & Regulations: fields of the workshop's forms that several effect types share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from engine.games.runes_and_regulations.messages import say
from engine.kernel.cards.fields import FieldSpec

DISCARDS: Final = ("discard-1", "discard-2")


def words(key: str, label: str, values: Iterable[str], texts: str, none: str = "", **more: Any) -> FieldSpec:
    """Return a field for a word. `texts`: the start of the words' messages. `none`: the message of no word."""
    texts_of = {value: say(f"{texts}-{value}" if value else none) for value in values}
    return FieldSpec(key, tuple(texts_of), say(label), texts=texts_of.__getitem__, **more)


def constants(**values: str) -> tuple[FieldSpec, ...]:
    """Return fields with one value each, which forms don't ask for."""
    return tuple(FieldSpec(key, (value,)) for key, value in values.items())


def split(step: Mapping[str, Any], first: str, second: str) -> dict[str, Any]:
    """Return one word or a list of two as two fields."""
    if first not in step:
        return {}
    found = [step[first]] if isinstance(step[first], str) else list(step[first])
    return {first: found[0], second: found[1] if len(found) > 1 else ""}
