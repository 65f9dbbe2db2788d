"""Reading card data: TOML tables checked field by field. Errors name the file, card, field and expected value."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from typing import Any, Protocol, Self, TypeVar

from engine.kernel.files import records
from engine.kernel.files.faults import (
    MISSING,
    NOT_REPEATED,
    TWICE,
    UNIQUE,
    USED_ONCE,
    BadCard,
    Expected,
    Phrase,
    rule,
    sentence,
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


class Reader(records.RecordTable):
    """A reader of one card's table, or of a table inside it at `path`. All methods raise BadCard."""

    def __init__(self, file: str, card: str, data: Mapping[str, Any], path: tuple[str | int, ...] = ()) -> None:
        super().__init__(data)
        self.file = file
        self.card = card
        self.path = path

    def fail(self, key: str, expected: Expected | str, found: object = NOT_REPEATED) -> BadCard:
        """Return an error about a field of this card. `expected` as a text is a rule.

        `found` is by default the field's whole value. It can be a part of it, or a `Phrase`, that shows the fault
        better.
        """
        wanted = rule(expected) if isinstance(expected, str) else expected
        value = self.data.get(key, MISSING) if found is NOT_REPEATED else found
        return BadCard(self.file, self.card, (*self.path, key), wanted, value)

    def inside(self, data: Mapping[str, Any], *path: str | int) -> Self:
        """Return a reader of a table inside this one."""
        return type(self)(self.file, self.card, data, (*self.path, *path))

    def number(self, key: str, low: int | None = 0, high: int = 999, default: int | None = None) -> int:
        """Read a whole number from `low` to `high`."""
        return super().number(key, low, high, default)


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
