"""Effect types: the common base of all games' effects, and tables derived from a list of them.

A game keeps one file per effect word of its cards. The file holds an effect type: the word, its fields and the game's
functions for it. The list of effect types is in the order of their numbers in compiled effects. New ones are only added
at the end. All tables of words are made from that list.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from engine.kernel.cards.fields import FieldSpec, from_form, to_form


@dataclass(frozen=True, slots=True)
class EffectType:
    """An effect word of a game's cards. `title`: its label in the form. `fields`: its values, in order."""

    word: str
    title: str
    fields: tuple[FieldSpec, ...] = ()


U = TypeVar("U", bound=EffectType)


def effect_names(units: Iterable[EffectType]) -> tuple[str, ...]:
    """Return the effect words by number."""
    return tuple(unit.word for unit in units)


def find_effect_type(units: Iterable[U], word: str) -> U:
    """Return the effect type of a word. Raises KeyError."""
    for unit in units:
        if unit.word == word:
            return unit
    raise KeyError(word)


def effect_fields(units: Sequence[EffectType], key: str, label: str, start: str = "") -> tuple[FieldSpec, ...]:
    """Return the fields of an effect of one of these types: its word (as `key`), and the values for each word."""
    titles = {unit.word: unit.title for unit in units}
    word = FieldSpec(key=key, values=tuple(titles), label=label, start=start or None, texts=titles.__getitem__)
    fields = dict.fromkeys(field for unit in units for field in unit.fields)
    return word, *(
        replace(field, when=(key, effect_names(unit for unit in units if field in unit.fields))) for field in fields
    )


# --- effects as texts: "draw-discard 1 1" -------------------------------------------------------------------------


def text_from_form(fields: Sequence[FieldSpec], line: Mapping[str, Any]) -> str:
    """Return a form line as in card files: the word and its values."""
    return " ".join(map(str, from_form(fields, line).values()))


def text_to_form(fields: Sequence[FieldSpec], text: str) -> dict[str, Any]:
    """Return the form line for a text. Missing and invalid values get their defaults."""
    word, *given = text.split(" ")
    line: dict[str, Any] = {fields[0].key: word}
    shown = [field for field in fields[1:] if field.applies(line)]
    values = {field.key: field.parse(value) for field, value in zip(shown, given, strict=False)}
    return to_form(fields, line | {key: value for key, value in values.items() if value is not None})
