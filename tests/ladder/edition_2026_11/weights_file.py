"""Weights of the frozen edition as data: one TOML file per set, with each entry checked.

A game lists its entries in a dataclass with a reader for each. Errors name the file, the entry and the expected value.
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
"""The default limit of whole numbers."""


def text_of(package: str | None, name: str) -> str:
    """Return the text of a set of weights in a package. Raises FileNotFoundError."""
    data = pkgutil.get_data(str(package), f"{name}.toml")
    if data is None:
        raise FileNotFoundError(f"the weights {name}.toml are missing")
    return data.decode()


def bad(file: str, name: str, words: str) -> BadCard:
    return BadCard(file, "", (name,) if name else (), sentence(words))


def entries(text: str, file: str, names: Sequence[str]) -> dict[str, Any]:
    """Return the entries of a file, None for a missing one. Raises BadCard for an unknown one."""
    return listed(parse(text, file), file, names)


def listed(given: Mapping[str, Any], file: str, names: Sequence[str]) -> dict[str, Any]:
    """Return the entries of a table, None for a missing one. Raises BadCard for an unknown one."""
    for name in given:
        if name not in names:
            raise bad(file, name, f"'{name}' is not known; expected {', '.join(names)}")
    return {name: given.get(name) for name in names}


def by_type(kind: type[DataclassInstance], **most: int) -> Callable[[str, str, Any], Any]:
    """Return a reader of entries (file, entry, value) by their type in a dataclass. `most`: largest numbers."""
    types = {entry.name: str(entry.type) for entry in fields(kind)}

    def read(file: str, name: str, value: Any) -> Any:
        reader = READERS.get(types[name])
        return reader(file, name, value) if reader else whole(file, name, value, most.get(name, MOST))

    return read


def record(kind: type[Record], text: str, file: str, read: Callable[[str, str, Any], Any]) -> Record:
    """Return a dataclass of weights from a text. `read` (file, entry, value) reads each entry. Raises BadCard."""
    return filled(kind, parse(text, file), file, read)


def filled(kind: type[Record], table: Mapping[str, Any], file: str, read: Callable[[str, str, Any], Any]) -> Record:
    """Return a dataclass of weights from a table. `read` and errors as in `record`."""
    given = listed(table, file, [entry.name for entry in fields(kind)])
    return kind(**{name: read(file, name, value) for name, value in given.items()})


def number(file: str, name: str, value: Any) -> float:
    """Read a number. Raises BadCard."""
    if not _is_number(value):
        raise bad(file, name, f"'{name}' must be a number, not {value!r}")
    return float(value)


def numbers(file: str, name: str, value: Any, least: int = 1) -> tuple[float, ...]:
    """Read a list of at least `least` numbers. Raises BadCard."""
    if isinstance(value, list) and len(value) >= least and all(map(_is_number, value)):
        return tuple(float(entry) for entry in value)
    raise bad(file, name, f"'{name}' must be a list of at least {least} number{'s' if least > 1 else ''}")


def numbers_by_word(file: str, name: str, value: Any, words: Iterable[str]) -> dict[str, float]:
    """Read a number for each of some words, in their order. Raises BadCard."""
    wanted = list(words)
    if isinstance(value, dict) and sorted(value) == sorted(wanted) and all(map(_is_number, value.values())):
        return {word: float(value[word]) for word in wanted}
    raise bad(file, name, f"'{name}' must give a number for each of {', '.join(wanted)}")


def flag(file: str, name: str, value: Any) -> bool:
    """Read a boolean. Raises BadCard."""
    if isinstance(value, bool):
        return value
    raise bad(file, name, f"'{name}' must be true or false, not {value!r}")


def word(file: str, name: str, value: Any) -> str:
    """Read a name. Raises BadCard."""
    if isinstance(value, str):
        return value
    raise bad(file, name, f"'{name}' must be a name, not {value!r}")


def whole(file: str, name: str, value: Any, largest: int) -> int:
    """Read a whole number from 1 to `largest`. Raises BadCard."""
    if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= largest:
        return value
    raise bad(file, name, f"'{name}' must be a whole number from 1 to {largest}, not {value!r}")


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


READERS: Mapping[str, Callable[[str, str, Any], Any]] = {
    "bool": flag,
    "float": number,
    "tuple[float, ...]": numbers,
    "str": word,
}
"""The readers of entries by type. All other types are whole numbers."""
