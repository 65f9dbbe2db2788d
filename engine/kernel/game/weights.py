"""Weights of computer seats as data: one TOML file for each way of playing, each entry checked.

A game names its entries in a dataclass and says how each is read; what cannot be used is told by file, entry and
what was expected.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any, TypeVar

from engine.kernel.files.card_file import parse
from engine.kernel.files.faults import BadCard, sentence

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Record = TypeVar("Record", bound="DataclassInstance")
MOST = 100_000
"""The largest whole number where none is named."""


def text_of(package: str | None, name: str) -> str:
    """The text of the weights of a name in a package. Raises FileNotFoundError."""
    data = pkgutil.get_data(str(package), f"{name}.toml")
    if data is None:
        raise FileNotFoundError(f"the weights {name}.toml are missing")
    return data.decode()


def bad(file: str, name: str, words: str) -> BadCard:
    """An error about an entry of a file, in words of its own."""
    return BadCard(file, "", (name,) if name else (), sentence(words))


def entries(text: str, file: str, names: Sequence[str]) -> dict[str, Any]:
    """The entries of a file as they are written, None for a missing one. Raises BadCard for an unknown one."""
    return listed(parse(text, file), file, names)


def listed(given: Mapping[str, Any], file: str, names: Sequence[str]) -> dict[str, Any]:
    """The same of a table."""
    for name in given:
        if name not in names:
            raise bad(file, name, f"'{name}' is not known; expected {', '.join(names)}")
    return {name: given.get(name) for name in names}


def by_type(kind: type[DataclassInstance], **most: int) -> Callable[[str, str, Any], Any]:
    """Return what reads an entry (file, entry, value) by its type in a dataclass; `most`: largest numbers."""
    types = {entry.name: str(entry.type) for entry in fields(kind)}

    def read(file: str, name: str, value: Any) -> Any:
        reader = READERS.get(types[name])
        return reader(file, name, value) if reader else whole(file, name, value, most.get(name, MOST))

    return read


def record(kind: type[Record], text: str, file: str, read: Callable[[str, str, Any], Any]) -> Record:
    """A dataclass of weights from a text, each entry read as `read` (file, entry, value) says. Raises BadCard."""
    return filled(kind, parse(text, file), file, read)


def filled(kind: type[Record], table: Mapping[str, Any], file: str, read: Callable[[str, str, Any], Any]) -> Record:
    """The same from a table."""
    given = listed(table, file, [entry.name for entry in fields(kind)])
    return kind(**{name: read(file, name, value) for name, value in given.items()})


def number(file: str, name: str, value: Any) -> float:
    """A number. Raises BadCard."""
    if not _is_number(value):
        raise bad(file, name, f"'{name}' must be a number, not {value!r}")
    return float(value)


def numbers(file: str, name: str, value: Any, least: int = 1) -> tuple[float, ...]:
    """A list of at least so many numbers. Raises BadCard."""
    if isinstance(value, list) and len(value) >= least and all(map(_is_number, value)):
        return tuple(float(entry) for entry in value)
    raise bad(file, name, f"'{name}' must be a list of at least {least} number{'s' if least > 1 else ''}")


def numbers_by_word(file: str, name: str, value: Any, words: Iterable[str]) -> dict[str, float]:
    """A number for each of some words, in their order. Raises BadCard."""
    wanted = list(words)
    if isinstance(value, dict) and sorted(value) == sorted(wanted) and all(map(_is_number, value.values())):
        return {word: float(value[word]) for word in wanted}
    raise bad(file, name, f"'{name}' must give a number for each of {', '.join(wanted)}")


def flag(file: str, name: str, value: Any) -> bool:
    """True or false. Raises BadCard."""
    if isinstance(value, bool):
        return value
    raise bad(file, name, f"'{name}' must be true or false, not {value!r}")


def word(file: str, name: str, value: Any) -> str:
    """A name. Raises BadCard."""
    if isinstance(value, str):
        return value
    raise bad(file, name, f"'{name}' must be a name, not {value!r}")


def whole(file: str, name: str, value: Any, largest: int) -> int:
    """A whole number from 1 to a largest one. Raises BadCard."""
    if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= largest:
        return value
    raise bad(file, name, f"'{name}' must be a whole number from 1 to {largest}, not {value!r}")


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


READERS: Mapping[str, Callable[[str, str, Any], Any]] = {
    "bool": flag, "float": number, "tuple[float, ...]": numbers, "str": word,
}  # fmt: skip
"""What reads an entry by its type; all others are whole numbers."""
