"""Effect types: the common base of all games' effects, and tables derived from a list of them.

A game keeps one file per effect word of its cards. The file holds an effect type: the word, its fields and the game's
functions for it. The list of effect types is in the order of their numbers in compiled effects. New ones are only added
at the end. All tables of words are made from that list.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from engine.kernel.cards.packs import FormField


@dataclass(frozen=True, slots=True)
class FieldSpec:
    """A value after an effect word: one of `choices` (value and text), or a whole number from `low` to `high`."""

    key: str
    label: str
    """The label in the form."""
    choices: tuple[tuple[str, str], ...] = ()
    low: int = 1
    high: int = 9

    @property
    def default(self) -> str | int:
        """The value in a new line of the form."""
        return self.choices[0][0] if self.choices else self.low

    def read(self, text: str) -> str | int | None:
        """Read the value in a text, None for an invalid one."""
        if self.choices:
            return text if any(text == value for value, _ in self.choices) else None
        return int(text) if text in map(str, range(self.low, self.high + 1)) else None


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


def fields_of(units: Iterable[EffectType]) -> tuple[FieldSpec, ...]:
    """Return the fields of effect types, each key once, in order of first use."""
    found: dict[str, FieldSpec] = {}
    for unit in units:
        for field in unit.fields:
            found.setdefault(field.key, field)
    return tuple(found.values())


# --- the form of the card workshop --------------------------------------------------------------------------------


def form_of(units: Sequence[EffectType], key: str, label: str, default: str) -> tuple[FormField, ...]:
    """Return the fields of a form line: the choice of a word (as `key`) and the inputs for its values."""
    choices = tuple((unit.word, unit.title) for unit in units)
    inputs = []
    for field in fields_of(units):
        needs = (key, effect_names(unit for unit in units if any(field.key == one.key for one in unit.fields)))
        kind, low, high = ("choice", 0, 99) if field.choices else ("number", field.low, field.high)
        inputs.append(FormField(field.key, field.label, "", kind, field.default, low, high, field.choices, needs))
    return FormField(key, label, "", "choice", default, choices=choices), *inputs


def from_form(units: Sequence[EffectType], key: str, line: Mapping[str, Any]) -> str:
    """Return a form line as in card files, with the word and its values: "draw-discard 1 1"."""
    word = str(line.get(key, ""))
    fields = next((unit.fields for unit in units if unit.word == word), ())
    return " ".join((word, *(str(line.get(field.key, field.default)) for field in fields)))


def to_form(units: Sequence[EffectType], key: str, text: str) -> dict[str, Any]:
    """Return the form line for a text. Missing and invalid values get their defaults."""
    word, *given = text.split(" ")
    line = {key: word, **{field.key: field.default for field in fields_of(units)}}
    fields = next((unit.fields for unit in units if unit.word == word), ())
    read = ((field.key, field.read(value)) for field, value in zip(fields, given, strict=False))
    return {**line, **{name: value for name, value in read if value is not None}}
