"""Effect types: the common base of all games' effects, and tables derived from a list of them.

A game keeps one file per effect word of its cards. The file holds an effect type: the word, its fields and the game's
functions for it. The list of effect types is in the order of their numbers in compiled effects. New ones are only added
at the end. All tables of words are made from that list.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from engine.kernel.cards.fields import FieldSpec, to_form
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import Expected, WordList, rule


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
    word = FieldSpec(key, tuple(titles), label, start=start or None, texts=titles.__getitem__)
    fields = dict.fromkeys(field for unit in units for field in unit.fields)
    return word, *(
        replace(field, when=(key, effect_names(unit for unit in units if field in unit.fields))) for field in fields
    )


# --- effects as texts: "draw-discard 1 1" -------------------------------------------------------------------------


def read_text(reader: Reader, key: str, fields: Sequence[FieldSpec], text: object) -> dict[str, Any]:
    """Return the word and the values in a text, which is under a key of the table. Raises BadCard."""
    word, *given = text.split(" ") if isinstance(text, str) else [""]
    if word not in fields[0].values:
        raise reader.fail(key, rule("an effect of: {}", WordList(tuple(map(str, fields[0].values)))), text)
    found: dict[str, Any] = {fields[0].key: word}
    shown = [field for field in fields[1:] if field.applies(found)]
    for place, field in enumerate(shown):
        found[field.key] = field.parse(given[place]) if place < len(given) else field.default
    if len(given) > len(shown) or None in found.values():
        raise reader.fail(key, _format(word, shown), text)
    return found


def _format(word: str, fields: Sequence[FieldSpec]) -> Expected:
    """Return what a text with a word must be."""
    values = [
        f"a whole number from {field.values[0]} to {field.values[-1]}"
        if isinstance(field.values, range)
        else WordList(field.values, "one of ")
        for field in fields
    ]
    return rule("{} with " + " and ".join("{}" for _ in fields) if fields else "{} alone", word, *values)


def text_from_form(fields: Sequence[FieldSpec], line: Mapping[str, Any]) -> str:
    """Return a form line as in card files: the word and its values."""
    return " ".join(str(line.get(field.key, field.blank)) for field in fields if field.applies(line))


def text_to_form(fields: Sequence[FieldSpec], text: str) -> dict[str, Any]:
    """Return the form line for a text. Missing and invalid values get their defaults."""
    word, *given = text.split(" ")
    line: dict[str, Any] = {fields[0].key: word}
    shown = [field for field in fields[1:] if field.applies(line)]
    values = {field.key: field.parse(value) for field, value in zip(shown, given, strict=False)}
    return to_form(fields, line | {key: value for key, value in values.items() if value is not None})
