"""Runes & Regulations: what the fields of the workshop's form have in common, and the words of their choices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from engine.games.runes_and_regulations.wording_phrases import PRICE_WORDS
from engine.kernel.packs import FormField

Choices = tuple[tuple[Any, str], ...]

THING_WORDS: Final = {
    "mythical": "Mythical Creature", "creature": "Creature", "hexed": "Hexed Creature",
    "other-mythical": "Other Mythical Creature", "other-creature": "Other Creature", "rune": "Rune",
    "this": "This Creature", "that": "That Creature",
}  # fmt: skip
DISCARDS: Final = ("discard-1", "discard-2")


def words(table: Mapping[str, str], keys: Iterable[str] = ()) -> Choices:
    """Choices with their words."""
    return tuple((key, table[key]) for key in (keys or table))


def shown_with(*verbs: str) -> tuple[str, tuple[Any, ...]] | None:
    """A field is shown with some words alone."""
    return ("do", verbs) if verbs else None


def choice(key: str, label: str, choices: Choices, *verbs: str) -> FormField:
    """A choice that is shown with some words alone."""
    return FormField(key, label, "", "choice", choices[0][0], choices=choices, needs=shown_with(*verbs))


def phases(names: Iterable[str]) -> Choices:
    """Phases of a turn."""
    return tuple((phase, f"{phase.capitalize()} phase") for phase in names)


def price(verb: str) -> FormField:
    """A price of discards."""
    return choice("price", "The price", words(PRICE_WORDS, DISCARDS), verb)


def pair(line: Mapping[str, Any], first: str, second: str) -> str | list[str]:
    """Two fields as one word, or a list of two."""
    return [line[first], line[second]] if line.get(second) else str(line[first])


def split(step: Mapping[str, Any], first: str, second: str) -> dict[str, Any]:
    """One word or a list of two as two fields."""
    if first not in step:
        return {}
    found = [step[first]] if isinstance(step[first], str) else list(step[first])
    return {first: found[0], second: found[1] if len(found) > 1 else ""}
