"""Reading card data: TOML tables checked field by field. Errors name the file, card, field and expected value."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Protocol, TypeVar

from engine.kernel.files.faults import (
    FLAG,
    MISSING,
    NOT_REPEATED,
    TEXT,
    TWICE,
    UNIQUE,
    USED_ONCE,
    BadCard,
    Expected,
    Phrase,
    WordList,
    a_list,
    one_of,
    rule,
    sentence,
    whole_number,
)
from engine.kernel.files.limits import parse_toml

Card = TypeVar("Card")


class Named(Protocol):
    """A card with an id and a printed name."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...


def parse(text: str, file: str) -> dict[str, Any]:
    """Return the tables of a TOML text. Raises BadCard with the place of the error."""
    try:
        return parse_toml(text)
    except ValueError as error:
        raise BadCard(file, "", (), sentence(f"not readable as TOML: {error}")) from None


@dataclass(frozen=True, slots=True)
class Reader:
    """A reader of one card's table, or of a table inside it at `path`. All methods raise BadCard."""

    file: str
    card: str
    data: Mapping[str, Any]
    path: tuple[str | int, ...] = ()

    def fail(self, name: str, expected: Expected | str, found: object = NOT_REPEATED) -> BadCard:
        """Return an error about a field of this card. `expected` as a text is a rule.

        `found` is by default the field's whole value. It can be a part of it, or a `Phrase`, that shows the fault
        better.
        """
        wanted = rule(expected) if isinstance(expected, str) else expected
        value = self.data.get(name, MISSING) if found is NOT_REPEATED else found
        return BadCard(self.file, self.card, (*self.path, name), wanted, value)

    def inside(self, data: Mapping[str, Any], *path: str | int) -> Reader:
        """Return a reader of a table inside this one."""
        return Reader(self.file, self.card, data, (*self.path, *path))

    def number(self, name: str, low: int = 0, high: int = 999, default: int | None = None) -> int:
        """Read a whole number from `low` to `high`."""
        value = self.data.get(name, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fail(name, whole_number(low, high))
        return value

    def text(self, name: str, default: str | None = None) -> str:
        """Read a text. It can't be empty unless there is a default."""
        value = self.data.get(name, default)
        if not isinstance(value, str) or (not value and default is None):
            raise self.fail(name, TEXT)
        return value

    def choice(self, name: str, allowed: Iterable[str], default: str | None = None) -> str:
        words = tuple(allowed)
        value = self.data.get(name, default)
        if value not in words:
            raise self.fail(name, one_of(words))
        return str(value)

    def flag(self, name: str, default: bool = False) -> bool:
        value = self.data.get(name, default)
        if not isinstance(value, bool):
            raise self.fail(name, FLAG)
        return value

    def tables(self, name: str) -> list[Reader]:
        """Return readers of a list of tables inside the card. Empty when missing."""
        value = self.data.get(name, [])
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            raise self.fail(name, a_list("tables"))
        return [self.inside(entry, name, number) for number, entry in enumerate(value)]

    def only(self, *allowed: str) -> None:
        """Raise BadCard for an unknown field, which is usually a typing error."""
        for name in self.data:
            if name not in allowed:
                raise self.fail(name, Expected("{}", (WordList(allowed, "one of "),), "unknown"))


def read_list(text: str, file: str, key: str, read: Callable[[Reader], Card]) -> list[Card]:
    """Read all cards of one kind (`[[key]]`) of a TOML text, in order. Raises BadCard, also for a repeated id."""
    entries = parse(text, file).get(key, [])
    cards: list[Card] = []
    seen: set[str] = set()
    for number, data in enumerate(entries, 1):
        name = str(data.get("id", f"{key} number {number}"))
        reader = Reader(file, name, data)
        identity = reader.text("id")
        if identity in seen:
            raise Reader(file, identity, data).fail("id", USED_ONCE, TWICE)
        seen.add(identity)
        cards.append(read(reader))
    return cards


def file_text(package: str | None, name: str) -> str:
    """Return the text of a game's data file. Raises BadCard when it is missing."""
    try:
        return (files(str(package)) / name).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadCard(name, "", (), sentence("the file is missing; install the program again")) from None


def check_unique(file: str, cards: Iterable[Named]) -> None:
    """Raise BadCard unless all ids and all names differ."""
    for key in ("id", "name"):
        seen: set[str] = set()
        for card in cards:
            value = getattr(card, key)
            if value.casefold() in seen:
                raise BadCard(file, card.id, (key,), UNIQUE, Phrase(f"{value!r} again"))
            seen.add(value.casefold())
