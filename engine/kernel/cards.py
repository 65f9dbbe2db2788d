"""Reading card data: TOML tables checked field by field, with errors that name file, card, field and need."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from engine.kernel.bounded import parse_toml, shown

Card = TypeVar("Card")


class BadCard(ValueError):
    """Card data that cannot be used: names the file, the card, the field and what was expected."""


def parse(text: str, file: str) -> dict[str, Any]:
    """The tables of a TOML text. Raises BadCard with the place of the mistake."""
    try:
        return parse_toml(text)
    except ValueError as error:
        raise BadCard(f"{file}: not readable as TOML: {error}") from None


@dataclass(frozen=True, slots=True)
class Reader:
    """One card's table, read field by field."""

    file: str
    card: str
    data: Mapping[str, Any]

    def fail(self, name: str, expected: str) -> BadCard:
        """An error about a field of this card."""
        found = shown(self.data.get(name, "nothing"))
        return BadCard(f"{self.file}: card '{self.card}', field '{name}': expected {expected}, found {found}")

    def number(self, name: str, low: int = 0, high: int = 999, default: int | None = None) -> int:
        """A whole number within bounds."""
        value = self.data.get(name, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fail(name, f"a whole number from {low} to {high}")
        return value

    def text(self, name: str, default: str | None = None) -> str:
        """A text that is not empty."""
        value = self.data.get(name, default)
        if not isinstance(value, str) or (not value and default is None):
            raise self.fail(name, "a text")
        return value

    def choice(self, name: str, allowed: Iterable[str], default: str | None = None) -> str:
        """One of the allowed words."""
        words = tuple(allowed)
        value = self.data.get(name, default)
        if value not in words:
            raise self.fail(name, "one of " + ", ".join(words))
        return str(value)

    def flag(self, name: str, default: bool = False) -> bool:
        """True or false."""
        value = self.data.get(name, default)
        if not isinstance(value, bool):
            raise self.fail(name, "true or false")
        return value

    def tables(self, name: str) -> list[Reader]:
        """A list of tables inside the card; empty when missing."""
        value = self.data.get(name, [])
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            raise self.fail(name, "a list of tables")
        return [Reader(self.file, f"{self.card}: {name}[{number}]", entry) for number, entry in enumerate(value)]

    def only(self, *allowed: str) -> None:
        """Raise BadCard for a field that means nothing here (a typing error, most likely)."""
        for name in self.data:
            if name not in allowed:
                raise BadCard(
                    f"{self.file}: card '{self.card}', field '{name}': not known; expected one of " + ", ".join(allowed)
                )


def read_list(text: str, file: str, key: str, read: Callable[[Reader], Card]) -> list[Card]:
    """All cards of one kind (`[[key]]`) of a TOML text, in order; ids must differ. Raises BadCard."""
    entries = parse(text, file).get(key, [])
    cards: list[Card] = []
    seen: set[str] = set()
    for number, data in enumerate(entries, 1):
        name = str(data.get("id", f"{key} number {number}"))
        reader = Reader(file, name, data)
        identity = reader.text("id")
        if identity in seen:
            raise BadCard(f"{file}: card '{identity}', field 'id': expected an id used once, found it twice")
        seen.add(identity)
        cards.append(read(reader))
    return cards
