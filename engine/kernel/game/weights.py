"""Weights of computer players as data: one TOML file per set, with each entry checked.

A game lists its entries in a dataclass. Errors name the file, the entry and the expected value.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Any, Self, TypeVar

from engine.kernel.files import records
from engine.kernel.files.card_file import parse
from engine.kernel.files.faults import MISSING, NOT_REPEATED, BadCard, Expected, sentence
from engine.kernel.files.limits import abbreviate
from engine.kernel.files.records import Between, Rule

Record = TypeVar("Record")
Count = Annotated[int, Between(1, 100_000)]
Worlds = Annotated[int, Between(1, 64)]


def text_of(package: str | None, name: str) -> str:
    """Return the text of a set of weights in a package. Raises FileNotFoundError."""
    data = pkgutil.get_data(str(package), f"{name}.toml")
    if data is None:
        raise FileNotFoundError(f"the weights {name}.toml are missing")
    return data.decode()


def bad(file: str, name: str, words: str) -> BadCard:
    return BadCard(file, "", (name,) if name else (), sentence(words))


class WeightTable(records.RecordTable):
    """One table of a file of weights. Raises BadCard."""

    def __init__(self, file: str, data: Mapping[str, Any], where: str = "") -> None:
        super().__init__(data)
        self.file = file
        self.where = where

    def fail(self, key: str, expected: Expected | str, found: object = NOT_REPEATED) -> BadCard:
        """Return an error about an entry, with the found value unless that says nothing new."""
        name, told = f"{self.where}{key}", f", not {abbreviate(None if found is MISSING else found)}"
        return bad(self.file, name, f"'{name}' must be {expected}{'' if found is NOT_REPEATED else told}")

    def unknown(self, key: str, known: Iterable[str]) -> BadCard:
        """Return an error about an entry that no weight has."""
        words = tuple(known)
        near = records.nearest(key, words)
        hint = f" (did you mean {near}?)" if near else ""
        return bad(self.file, key, f"'{key}' is not known; expected {', '.join(words)}{hint}")

    def inside(self, data: Mapping[str, Any], *path: str | int) -> Self:
        return type(self)(self.file, data, f"{self.where}{'.'.join(map(str, path))}.")


def reader(kind: type[Record]) -> Callable[[str, str], Record]:
    """Return a reader of a dataclass of weights from (text, file). It raises BadCard."""
    return lambda text, file: WeightTable(file, parse(text, file)).read(kind)


def for_each(words: Iterable[str]) -> Rule:
    """Return the rule that a table has an entry for each of some words, and no other."""
    wanted = sorted(words)
    return Rule(f"a table with an entry for each of {', '.join(words)}", lambda found: sorted(found) == wanted)
