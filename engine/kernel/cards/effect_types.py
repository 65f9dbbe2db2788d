"""Effect words as units: what all games' units share, and what follows from a list of them.

A game keeps one file for each word that its cards can say. The file holds a unit: the word, the values that follow it,
and whatever the game wants to know of it. The units stand in a list, in the order of the numbers that compiled effects
use, so that new ones are only ever added at the end; every table of words is made from that list.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from engine.kernel.cards.packs import FormField


@dataclass(frozen=True, slots=True)
class FieldSpec:
    """A value that follows a word: one of `choices` (value and words), or a whole number from `low` to `high`."""

    key: str
    label: str
    """What the form calls it."""
    choices: tuple[tuple[str, str], ...] = ()
    low: int = 1
    high: int = 9

    @property
    def default(self) -> str | int:
        """What a new line of the form has."""
        return self.choices[0][0] if self.choices else self.low

    def read(self, text: str) -> str | int | None:
        """The value that a text says; None for one that cannot be."""
        if self.choices:
            return text if any(text == value for value, _ in self.choices) else None
        return int(text) if text in map(str, range(self.low, self.high + 1)) else None


@dataclass(frozen=True, slots=True)
class EffectType:
    """A word of a game's cards: `title` is what the form calls it, `fields` what follows it, in order."""

    word: str
    title: str
    fields: tuple[FieldSpec, ...] = ()


U = TypeVar("U", bound=EffectType)


def effect_names(units: Iterable[EffectType]) -> tuple[str, ...]:
    """The words, by their numbers."""
    return tuple(unit.word for unit in units)


def find_effect_type(units: Iterable[U], word: str) -> U:
    """The unit of a word. Raises KeyError when there is none."""
    for unit in units:
        if unit.word == word:
            return unit
    raise KeyError(word)


def fields_of(units: Iterable[EffectType]) -> tuple[FieldSpec, ...]:
    """The fields of units, each key once, in the order of their first words."""
    found: dict[str, FieldSpec] = {}
    for unit in units:
        for field in unit.fields:
            found.setdefault(field.key, field)
    return tuple(found.values())


# --- the form of the card workshop --------------------------------------------------------------------------------


def form_of(units: Sequence[EffectType], key: str, label: str, default: str) -> tuple[FormField, ...]:
    """A line of a form in which a word is chosen (as `key`) and what belongs to it is filled in."""
    choices = tuple((unit.word, unit.title) for unit in units)
    inputs = []
    for field in fields_of(units):
        needs = (key, effect_names(unit for unit in units if any(field.key == one.key for one in unit.fields)))
        kind, low, high = ("choice", 0, 99) if field.choices else ("number", field.low, field.high)
        inputs.append(FormField(field.key, field.label, "", kind, field.default, low, high, field.choices, needs))
    return FormField(key, label, "", "choice", default, choices=choices), *inputs


def from_form(units: Sequence[EffectType], key: str, line: Mapping[str, Any]) -> str:
    """A filled-in line as card files write it: the word and its values ("draw-discard 1 1")."""
    word = str(line.get(key, ""))
    fields = next((unit.fields for unit in units if unit.word == word), ())
    return " ".join((word, *(str(line.get(field.key, field.default)) for field in fields)))


def to_form(units: Sequence[EffectType], key: str, text: str) -> dict[str, Any]:
    """The line that could have been filled in for a text; what is not shown, or cannot be, has its default."""
    word, *given = text.split(" ")
    line = {key: word, **{field.key: field.default for field in fields_of(units)}}
    fields = next((unit.fields for unit in units if unit.word == word), ())
    read = ((field.key, field.read(value)) for field, value in zip(fields, given, strict=False))
    return {**line, **{name: value for name, value in read if value is not None}}
