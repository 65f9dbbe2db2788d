"""Runes & Regulations: shared fields of the workshop's forms, and the texts of their choices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from engine.games.runes_and_regulations.messages import say
from engine.kernel.cards.packs import FormField

Choices = tuple[tuple[Any, str], ...]

DISCARDS: Final = ("discard-1", "discard-2")


def things_in(names: Iterable[str]) -> Choices:
    return tuple((thing, say(f"form-what-{thing}")) for thing in names)


def prices_in(names: Iterable[str]) -> Choices:
    return tuple((price, say(f"price-{price}")) for price in names)


def shown_with(*verbs: str) -> tuple[str, tuple[Any, ...]] | None:
    """Return a condition that shows a field only with some effect words."""
    return ("do", verbs) if verbs else None


def choice(key: str, label: str, choices: Choices, *verbs: str) -> FormField:
    """Return a choice field that is only shown with some effect words."""
    return FormField(key, label, "", "choice", choices[0][0], choices=choices, needs=shown_with(*verbs))


def phases(names: Iterable[str]) -> Choices:
    return tuple((phase, say(f"phase-{phase}")) for phase in names)


def price(verb: str) -> FormField:
    """Return a choice field for a price in discards."""
    return choice("price", say("form-tax"), prices_in(DISCARDS), verb)


def pair(line: Mapping[str, Any], first: str, second: str) -> str | list[str]:
    """Return two fields as one word, or as a list of two."""
    return [line[first], line[second]] if line.get(second) else str(line[first])


def split(step: Mapping[str, Any], first: str, second: str) -> dict[str, Any]:
    """Return one word or a list of two as two fields."""
    if first not in step:
        return {}
    found = [step[first]] if isinstance(step[first], str) else list(step[first])
    return {first: found[0], second: found[1] if len(found) > 1 else ""}
