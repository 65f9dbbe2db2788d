"""Scenario files: TOML read into plain steps, with every field checked. Names are looked up later."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Self

from engine.kernel.cards.packs import toml
from engine.kernel.files import records
from engine.kernel.files.faults import MISSING, NOT_REPEATED, BadPack, Expected, rule, sentence
from engine.kernel.files.limits import parse_toml
from engine.kernel.files.records import By, Given, Key, Rule, in_words, is_whole, keys

CHOICE = ("seat", "do", "card", "target", "pass", "window", "ability", "half", "amount")
"""The fields of a step that select an option."""
STEP_FIELDS = ("maybe", "until", "expect", "offered", "refused", "note")
"""The other fields of a step."""
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


Flat = Annotated[Mapping[str, Any], By("flat")]
"""The entries of nested tables by dotted name."""
Options = Annotated[tuple[Mapping[str, Any], ...], By("options")]


@dataclass(frozen=True, slots=True)
class ScenarioStep:
    """One step: play on until a seat is asked, give an answer, and compare the state.

    `key` is its place in the file, for messages: "step 3".
    """

    key: Given[str]
    choice: Given[Mapping[str, Any]]
    maybe: bool = False
    until: str = ""
    expect: Flat = field(default_factory=dict)
    """Expected values by dotted name."""
    offered: Options = ()
    refused: Options = ()


SEATS = Rule(
    "the names of the seats, clockwise, each once and without any of . / [ ] #",
    lambda seats: 0 < len(set(seats)) == len(seats) and not set("./[]#") & set("".join(seats)),
    repeated=True,
)
NOT_TABLE = Rule(f"other names than {TABLE}, which means the shared zones", lambda seats: TABLE not in seats)


@dataclass(frozen=True, slots=True)
class Scenario:
    """The content of a scenario file."""

    file: Given[str]
    title: str
    rules: tuple[str, ...]
    game: str
    options: Mapping[str, Any]
    seats: Annotated[tuple[str, ...], SEATS, NOT_TABLE]
    active: str = ""
    phase: str | None = None
    seed: int = 1
    position: Annotated[Mapping[str, Mapping[str, Any]], By("position")] = field(default_factory=dict)
    """Contents by seat name (or "table") and dotted zone or counter name."""
    random: Annotated[Mapping[str, tuple[int, ...]], By("results")] = field(default_factory=dict)
    steps: Annotated[tuple[ScenarioStep, ...], Key("step"), By("steps")] = ()

    def bad(self, key: str, expected: str, found: Any = None) -> BadScenario:
        """Return an error about a key of this scenario."""
        return BadScenario(self.file, key, rule(expected), NOT_REPEATED if found is None else found)


def flatten(table: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """Yield the entries of nested tables by dotted name: `spies = { work = 2 }` gives `spies.work` with the value 2."""
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from flatten(value, f"{prefix}{key}.")
        else:
            yield prefix + key, value


def to_toml(value: object) -> str:
    """Return a value as the file would write it, for messages. Cards need not be able to hold it."""
    try:
        return toml(value)
    except BadPack:
        return str(value)


class ScenarioReader(records.RecordTable):
    """Reads typed values from a table of the file. Raises BadScenario."""

    def __init__(self, file: str, data: Mapping[str, Any], where: str = "") -> None:
        super().__init__(data)
        self.file = file
        self.where = where

    def fail(self, key: str, expected: Expected | str, found: object = NOT_REPEATED) -> BadScenario:
        """Return an error about a key, with the found value unless there is none."""
        wanted = rule(expected) if isinstance(expected, str) else expected
        place = f"{self.where}{key}".removesuffix(": ")
        return BadScenario(self.file, place, wanted, NOT_REPEATED if found is MISSING else found)

    def inside(self, data: Mapping[str, Any], *path: str | int) -> Self:
        """Return a reader of a table inside this one."""
        return type(self)(self.file, data, f"{self.where}{in_words(path)}: ")

    def tables(self, key: str) -> list[Self]:
        """Return readers of a list of tables, or of one table; none if the key is absent."""
        value = self.value(key)
        return [self.inside(value, key, 0)] if isinstance(value, Mapping) else super().tables(key)

    def flat(self, key: str) -> dict[str, Any]:
        """Read the entries of nested tables by dotted name."""
        return dict(flatten(self.table(key).data))

    def option(self, *others: str) -> dict[str, Any]:
        """Read the fields of this table that describe an option, without `pass = false`. `others` may be there too."""
        self.only(*CHOICE, *others)
        for name in self.data:
            if name in TEXTS:
                self.text(name)
            elif name in NUMBERS:
                self.number(name)
        target = self.data.get("target", 0)
        if not is_whole(target) and not (isinstance(target, str) and target):
            raise self.problem("target", "a card, zone, seat or number")
        passes = self.flag("pass")
        return {name: value for name, value in self.data.items() if name in CHOICE and (name != "pass" or passes)}

    def options(self, key: str) -> tuple[dict[str, Any], ...]:
        """Read a list of options."""
        return tuple(self.inside(entry.data, key).option() for entry in self.tables(key))

    def position(self, key: str) -> dict[str, dict[str, Any]]:
        """Read the contents of seats and table."""
        names = (*self.texts("seats"), TABLE)
        for name, value in self.table(key).data.items():
            if name not in names:
                raise self.fail(f"{key}.{name}", "one of " + ", ".join(names))
            if not isinstance(value, Mapping):
                raise self.fail(f"{key}.{name}", "a table of zones and counters", value)
        return {name: dict(flatten(value)) for name, value in self.table(key).data.items()}

    def results(self, key: str) -> dict[str, tuple[int, ...]]:
        """Read random results by name: a whole number, or a list of them."""
        found = {name: value if isinstance(value, list) else [value] for name, value in self.table(key).data.items()}
        for name, numbers in found.items():
            if not all(map(is_whole, numbers)):
                raise self.fail(f"{key}.{name}", "a list of whole numbers", self.data[key][name])
        return {name: tuple(numbers) for name, numbers in found.items()}

    def steps(self, key: str) -> tuple[ScenarioStep, ...]:
        """Read the steps in order."""
        found = []
        for number, step in enumerate(self.tables(key), 1):
            choice = step.option(*STEP_FIELDS)
            if not set(step.data) - {"maybe", "note"}:
                raise self.fail(f"{key} {number}", "one of " + ", ".join((*CHOICE, *STEP_FIELDS[1:-1])))
            found.append(step.part(ScenarioStep, key=f"{key} {number}", choice=choice))
        return tuple(found)


def tables(text: str | dict[str, Any], file: str) -> dict[str, Any]:
    """Return the tables of a TOML text, or tables that were read already. Raises BadScenario."""
    if isinstance(text, dict):
        return text
    try:
        return parse_toml(text)
    except ValueError as error:
        raise BadScenario(file, "", sentence(f"not readable as TOML: {error}")) from None


def read(text: str | dict[str, Any], file: str) -> Scenario:
    """Read a scenario from the text of a file or from its tables.

    Raises BadScenario with the file, the key and the expected value.
    """
    reader = ScenarioReader(file, tables(text, file))
    reader.only("title", "note", *keys(Scenario)[1:])
    seats = reader.texts("seats")
    active = reader.text("active", (*seats, "")[0])
    if seats and active not in seats:
        raise reader.problem("active", "one of the seats " + ", ".join(seats))
    return reader.part(Scenario, file=file, title=reader.text("title", file), active=active)
