"""Scenario files: TOML read into plain steps, with every field checked. Names are looked up later."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.kernel.files.faults import NOT_REPEATED, Expected, rule, sentence
from engine.kernel.files.limits import parse_toml

FIELDS = ("title", "note", "rules", "game", "options", "seats", "active", "phase", "seed", "position", "random", "step")
CHOICE = ("seat", "do", "card", "target", "pass", "window", "ability", "half", "amount")
"""The fields of a step that select an option."""
STEP_FIELDS = (*CHOICE, "maybe", "until", "expect", "offered", "refused", "note")
TEXTS, NUMBERS = ("seat", "do", "card", "window"), ("ability", "half", "amount")
TABLE = "table"
"""The name of the shared zones' owner in scenarios."""


class BadScenario(ValueError):
    """A scenario that can't be played. `key` leads to the fault. It is empty if the whole file is at fault."""

    def __init__(self, file: str, key: str, expected: Expected, found: object = NOT_REPEATED) -> None:
        super().__init__(file, key, expected, found)
        self.file = file
        self.key = key
        self.expected = expected
        self.found = found

    def __str__(self) -> str:
        told = "" if self.found is NOT_REPEATED else f", found {to_toml(self.found)}"
        fault = str(self.expected) if self.expected.kind == "sentence" else f"expected {self.expected}{told}"
        return ": ".join(filter(None, (self.file, self.key, fault)))


@dataclass(frozen=True, slots=True)
class Step:
    """One step: play on until a seat is asked, give an answer, and compare the state."""

    key: str
    """Its place in the file, for messages: "step 3"."""
    choice: Mapping[str, Any]
    maybe: bool
    until: str
    expect: Mapping[str, Any]
    """Expected values by dotted name."""
    offered: tuple[Mapping[str, Any], ...]
    refused: tuple[Mapping[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Scenario:
    """The content of a scenario file."""

    file: str
    title: str
    rules: tuple[str, ...]
    game: str
    options: Mapping[str, Any]
    seats: tuple[str, ...]
    active: str
    phase: str | None
    seed: int
    position: Mapping[str, Mapping[str, Any]]
    """Contents by seat name (or "table") and dotted zone or counter name."""
    random: Mapping[str, tuple[int, ...]]
    steps: tuple[Step, ...]

    def bad(self, key: str, expected: str, found: Any = None) -> BadScenario:
        """Return an error about a key of this scenario."""
        return bad(self.file, key, expected, found)


def bad(file: str, key: str, expected: str, found: Any = None) -> BadScenario:
    """Return an error about a key of a scenario file."""
    return BadScenario(file, key, rule(expected), NOT_REPEATED if found is None else found)


def to_toml(value: Any) -> str:
    """Return a value as the file would write it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(to_toml(entry) for entry in value) + "]"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {to_toml(entry)}" for key, entry in value.items()) + " }"
    return f'"{value}"' if isinstance(value, str) else str(value)


def flatten(table: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """Yield the entries of nested tables by dotted name: `spies = { work = 2 }` gives `spies.work` with the value 2."""
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from flatten(value, f"{prefix}{key}.")
        else:
            yield prefix + key, value


class Reader:
    """Reads typed values from a table of the file. Raises BadScenario."""

    def __init__(self, file: str, data: Mapping[str, Any], where: str = "") -> None:
        self.file = file
        self.data = data
        self.where = where

    def fail(self, key: str, expected: str, found: Any = None) -> BadScenario:
        return bad(self.file, f"{self.where}{key}", expected, found)

    def only(self, allowed: tuple[str, ...]) -> None:
        for key in self.data:
            if key not in allowed:
                raise self.fail(key, "one of " + ", ".join(allowed))

    def text(self, key: str, default: str | None = None) -> str:
        value = self.data.get(key, default)
        if not isinstance(value, str) or not (value or default == ""):
            raise self.fail(key, "a text", value)
        return value

    def flag(self, key: str) -> bool:
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            raise self.fail(key, "true or false", value)
        return value

    def number(self, key: str, default: int) -> int:
        value = self.data.get(key, default)
        if not is_number(value):
            raise self.fail(key, "a whole number", value)
        return int(value)

    def texts(self, key: str) -> tuple[str, ...]:
        value = self.data.get(key, [])
        entries = [value] if isinstance(value, str) else value
        if not isinstance(entries, list) or not all(isinstance(entry, str) and entry for entry in entries):
            raise self.fail(key, "a list of texts", value)
        return tuple(entries)

    def table(self, key: str) -> Mapping[str, Any]:
        value = self.data.get(key, {})
        if not isinstance(value, Mapping):
            raise self.fail(key, "a table", value)
        return value

    def tables(self, key: str) -> list[Mapping[str, Any]]:
        value = self.data.get(key, [])
        entries = [value] if isinstance(value, Mapping) else value
        if not isinstance(entries, list) or not all(isinstance(entry, Mapping) for entry in entries):
            raise self.fail(key, "a list of tables", value)
        return entries


def is_number(value: Any) -> bool:
    """Return whether a value is an int. Booleans aren't."""
    return isinstance(value, int) and not isinstance(value, bool)


def read(text: str, file: str) -> Scenario:
    """Read a scenario from the text of a file. Raises BadScenario with the file, the key and the expected value."""
    return read_data(tables(text, file), file)


def tables(text: str | dict[str, Any], file: str) -> dict[str, Any]:
    """Return the tables of a TOML text, or tables that were read already. Raises BadScenario."""
    if isinstance(text, dict):
        return text
    try:
        return parse_toml(text)
    except ValueError as error:
        raise BadScenario(file, "", sentence(f"not readable as TOML: {error}")) from None


def read_data(data: Mapping[str, Any], file: str) -> Scenario:
    """Read a scenario from the tables of a file. Raises BadScenario with the file, the key and the expected value."""
    reader = Reader(file, data)
    reader.only(FIELDS)
    seats = _read_seats(reader)
    active = reader.text("active", seats[0])
    if active not in seats:
        raise reader.fail("active", "one of the seats " + ", ".join(seats), active)
    return Scenario(
        file,
        reader.text("title", file),
        reader.texts("rules"),
        reader.text("game"),
        reader.table("options"),
        seats,
        active,
        reader.text("phase") if "phase" in data else None,
        reader.number("seed", 1),
        _read_position(reader, seats),
        _read_random(reader),
        tuple(_read_step(file, number, entry) for number, entry in enumerate(reader.tables("step"), 1)),
    )


def _read_seats(reader: Reader) -> tuple[str, ...]:
    seats = reader.texts("seats")
    expected = "the names of the seats, clockwise, each once and without any of . / [ ] #"
    if not seats or len(set(seats)) < len(seats) or any(set("./[]#") & set(name) for name in seats):
        raise reader.fail("seats", expected, reader.data.get("seats"))
    if TABLE in seats:
        raise reader.fail("seats", f"other names than {TABLE}, which means the shared zones")
    return seats


def _read_position(reader: Reader, seats: tuple[str, ...]) -> dict[str, dict[str, Any]]:
    position: dict[str, dict[str, Any]] = {}
    for name, table in reader.table("position").items():
        if name not in (*seats, TABLE):
            raise reader.fail(f"position.{name}", "one of " + ", ".join((*seats, TABLE)))
        if not isinstance(table, Mapping):
            raise reader.fail(f"position.{name}", "a table of zones and counters", table)
        position[name] = dict(flatten(table))
    return position


def _read_random(reader: Reader) -> dict[str, tuple[int, ...]]:
    results: dict[str, tuple[int, ...]] = {}
    for name, value in reader.table("random").items():
        numbers = value if isinstance(value, list) else [value]
        if not all(is_number(number) for number in numbers):
            raise reader.fail(f"random.{name}", "a list of whole numbers", value)
        results[name] = tuple(numbers)
    return results


def _read_step(file: str, number: int, data: Mapping[str, Any]) -> Step:
    key = f"step {number}"
    reader = Reader(file, data, f"{key}: ")
    reader.only(STEP_FIELDS)
    if not set(data) - {"maybe", "note"}:
        raise bad(file, key, "one of " + ", ".join((*CHOICE, "until", "expect", "offered", "refused")))
    return Step(
        key,
        read_choice(file, key, {name: value for name, value in data.items() if name in CHOICE}),
        reader.flag("maybe"),
        reader.text("until", ""),
        dict(flatten(reader.table("expect"))),
        tuple(read_choice(file, f"{key}: offered", entry) for entry in reader.tables("offered")),
        tuple(read_choice(file, f"{key}: refused", entry) for entry in reader.tables("refused")),
    )


def read_choice(file: str, key: str, data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields that describe an option, with their types checked. Drops `pass = false`."""
    reader = Reader(file, data, f"{key}: ")
    reader.only(CHOICE)
    for name, value in data.items():
        if name in TEXTS:
            reader.text(name)
        elif name in NUMBERS:
            reader.number(name, 0)
        elif name == "target" and not is_number(value) and not (isinstance(value, str) and value):
            raise reader.fail(name, "a card, zone, seat or number", value)
    passes = reader.flag("pass")
    return {name: value for name, value in data.items() if name != "pass" or passes}
