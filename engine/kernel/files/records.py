"""The reader of data files: a frozen dataclass says by its annotations what its table may contain.

    str, int, float, bool         text, a whole number, a number, true or false
    Literal["", "drop"]           one of these words
    tuple[str, ...]               a list of texts, or one text; none if the key is absent
    tuple[float, float]           a list of as many numbers, or texts; with ... of one or more
    another dataclass             a table; if absent its defaults, or None if the annotation says `| None`
    tuple[Record, ...]            a list of tables
    Mapping[str, ...]             a table with any keys; with Any, its values as they are
    Annotated[..., Key("from")]   the same under a key that isn't a name in Python
    Annotated[..., INLINE]        another dataclass whose keys are in this table
    Annotated[..., Between(1, 9)] a number from 1 to 9, or a list of 1 to 9 numbers
    Annotated[str, OneOf(words)]  one of these words, also if they are computed; of tuple[str, ...], different ones
    Annotated[..., Rule(...)]     a value with a rule of its own; with Plain(...) only that rule
    Annotated[..., By("color")]   a value that a method of the table reads
    Given[...]                    nothing: the caller passes the value

A field without a default is required. Keys without a field are errors. An empty text needs the default "". A rule about
several fields raises `BadRecord` in `__post_init__`. A subclass of `RecordTable` words the faults.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING as NO_DEFAULT, dataclass, fields, is_dataclass
from difflib import get_close_matches
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Literal,
    Self,
    TypeGuard,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from engine.kernel.files.faults import (
    FLAG,
    MISSING,
    NOT_REPEATED,
    TEXT,
    Expected,
    WordList,
    a_list,
    different,
    one_of,
    whole_number,
)

Record = TypeVar("Record")
Read = Callable[["RecordTable", str], Any]
"""Reads the value of a table under a key."""


@dataclass(frozen=True, slots=True)
class Key:
    """The key of a field in its table, if it isn't a name in Python."""

    name: str


@dataclass(frozen=True, slots=True)
class Between:
    """The bounds of a whole number, or of the length of a list of numbers."""

    low: int
    high: int = 0


class OneOf:
    """The words that a text, or each text of a list, can be."""

    def __init__(self, words: Iterable[str], single: bool = True, empty: bool = False) -> None:
        """`single`: whether one word may stand for a list. `empty`: whether a list may be empty."""
        self.words = tuple(words)
        self.single = single
        self.empty = empty


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule about one value."""

    expected: Expected | str
    holds: Callable[[Any], bool]
    repeated: bool = False
    """Whether the error repeats the value."""


@dataclass(frozen=True, slots=True)
class Plain:
    """The only rule about a value, which is then taken as it is, or as `make` makes it."""

    expected: Expected | str
    holds: Callable[[Any], bool]
    make: Callable[[Any], Any] | None = None


@dataclass(frozen=True, slots=True)
class By:
    """A method of the table that reads a value under a key."""

    method: str


INLINE: Final = object()
"""Marks a field whose dataclass has its keys in the same table."""
GIVEN: Final = object()
"""Marks a field that has no key in the table."""
Value = TypeVar("Value")
Given = Annotated[Value, GIVEN]


class BadRecord(ValueError):
    """A record's rule about several fields doesn't hold. The table that was read adds its file and place."""

    def __init__(self, key: str, expected: Expected | str) -> None:
        super().__init__(key, expected)
        self.key = key
        self.expected = expected


class RecordTable:
    """One table of a data file. Its methods read values, or whole records, and raise what `fail` returns."""

    empty_texts: ClassVar[bool] = False
    """Whether a text may be empty without being so by default."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data

    def __contains__(self, key: str) -> bool:
        return key in self.data

    def fail(self, key: str, expected: Expected | str, found: object = NOT_REPEATED) -> ValueError:
        """Return the error for a key: its place in the file, what was expected, and `found`."""
        raise NotImplementedError

    def inside(self, data: Mapping[str, Any], *path: str | int) -> Self:
        """Return a table inside this one, at a key, or at a key and an index of a list."""
        raise NotImplementedError

    def problem(self, key: str, expected: Expected | str) -> ValueError:
        """Return the error for a key with a wrong value, or without one."""
        return self.fail(key, expected, self.data.get(key, MISSING))

    def unknown(self, key: str, known: Iterable[str]) -> ValueError:
        """Return the error for a key that no field has. It names the most similar known one."""
        words = WordList(tuple(known), "one of ")
        near = nearest(key, words.words)
        text, args = ("{} (did you mean {}?)", (words, near)) if near else ("{}", (words,))
        return self.fail(key, Expected(text, args, "unknown"))

    def only(self, *allowed: str) -> None:
        """Raise an error for an unknown key, which is usually a typing error."""
        for key in self.data:
            if key not in allowed:
                raise self.unknown(key, allowed)

    # --- values ------------------------------------------------------------------------------------------------

    def value(self, key: str, default: object = None) -> Any:
        """Return the value under a key as it is, or the default if it is absent."""
        return self.data.get(key, default)

    def text(self, key: str, default: str | None = None) -> str:
        """Read a text. It may be empty only if the default is so."""
        value = self.value(key, default)
        if not isinstance(value, str) or not (value or default == "" or self.empty_texts):
            raise self.problem(key, TEXT)
        return value

    def texts(self, key: str, count: int | None = None) -> tuple[str, ...]:
        """Read a list of texts, or one text; none if the key is absent. `count`: the exact number required."""
        value = self.value(key)
        entries = [value] if isinstance(value, str) else [] if value is None else value
        is_list = isinstance(entries, list) and all(
            isinstance(entry, str) and (entry or self.empty_texts) for entry in entries
        )
        if not is_list or (count is not None and len(entries) != count):
            raise self.problem(key, a_list("texts" if count is None or not is_list else f"{count} texts"))
        return tuple(entries)

    def words(self, key: str, allowed: Iterable[str], single: bool = True, empty: bool = False) -> tuple[str, ...]:
        """Read a list of different words; none if the key is absent. `single` and `empty` as in `OneOf`."""
        known, value = tuple(allowed), self.value(key)
        words = [value] if single and isinstance(value, str) else [] if value is None else value
        is_known = isinstance(words, list) and all(word in known for word in words)
        if not is_known or len(set(words)) < len(words) or (key in self and not words and not empty):
            raise self.problem(key, different(known, f"{'a list of ' * empty}different words of: "))
        return tuple(words)

    def number(self, key: str, low: int | None = None, high: int = 0, default: int | None = None) -> int:
        """Read a whole number, from `low` to `high` if these are given."""
        value = self.value(key, default)
        if not is_whole(value) or (low is not None and not low <= value <= high):
            raise self.problem(key, "a whole number" if low is None else whole_number(low, high))
        return value

    def real(self, key: str, default: float | None = None) -> float:
        """Read a number."""
        value = self.value(key, default)
        if value is None or not is_real(value):
            raise self.problem(key, "a number")
        return float(value)

    def reals(self, key: str, low: int = 1, high: int = 0) -> tuple[float, ...]:
        """Read a list of at least `low` numbers, and of at most `high` unless that is 0."""
        value = self.value(key)
        if isinstance(value, list | tuple) and all(map(is_real, value)) and low <= len(value) <= (high or len(value)):
            return tuple(map(float, value))
        raise self.problem(key, a_list(f"{low} numbers" if high else f"at least {low} number{'s' * (low > 1)}"))

    def flag(self, key: str, default: bool = False) -> bool:
        """Read true or false."""
        value = self.value(key, default)
        if not isinstance(value, bool):
            raise self.problem(key, FLAG)
        return value

    def choice(self, key: str, allowed: Iterable[str], default: str | None = None) -> str:
        """Read one of the allowed words."""
        words = tuple(allowed)
        value = self.value(key, default)
        if value not in words:
            raise self.problem(key, one_of(words))
        return str(value)

    def table(self, key: str) -> Self:
        """Return the table under a key; an empty one if the key is absent."""
        value = self.value(key)
        if value is not None and not isinstance(value, Mapping):
            raise self.problem(key, "a table")
        return self.inside(value or {}, key)

    def tables(self, key: str) -> list[Self]:
        """Return a list of tables; none if the key is absent."""
        value = self.value(key)
        entries = [] if value is None else value
        if not isinstance(entries, list) or not all(isinstance(entry, Mapping) for entry in entries):
            raise self.problem(key, a_list("tables"))
        return [self.inside(entry, key, index) for index, entry in enumerate(entries)]

    # --- records -----------------------------------------------------------------------------------------------

    def read(self, kind: type[Record], **given: Any) -> Record:
        """Read a record from this table. `given` fields aren't read."""
        self.only(*keys(kind))  # type: ignore[arg-type]
        return self.part(kind, **given)

    def part(self, kind: type[Record], **given: Any) -> Record:
        """Read a record from a table with other keys as well. Of `given` it uses the fields that it has."""
        values = {name: given[name] if name in given else read(self) for name, read in _readers(kind)}  # type: ignore[arg-type]
        try:
            return kind(**{name: value for name, value in values.items() if value is not NO_DEFAULT})
        except BadRecord as refused:
            raise self.fail(refused.key, refused.expected) from None

    def all_of(self, key: str, hint: Any) -> dict[str, Any]:
        """Return the entries of the table under a key, each value read by an annotation."""
        return self.table(key).entries(hint)

    def entries(self, hint: Any) -> dict[str, Any]:
        """Return this table's entries with any keys, each value read by an annotation."""
        read = reader(hint)
        return {key: read(self, key) for key in self.data}


def nearest(key: str, known: Iterable[str]) -> str:
    """Return the known key that a misspelled one most likely means; empty if none is similar."""
    return "".join(get_close_matches(key, known, 1, cutoff=0.75))


def is_whole(value: object) -> TypeGuard[int]:
    """Return whether a value is a whole number. True and false aren't."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_real(value: object) -> bool:
    return isinstance(value, float) or is_whole(value)


def in_words(path: Iterable[str | int]) -> str:
    """Return keys and indices as a place in a file for messages, such as "step 3"."""
    return " ".join(str(part + 1) if isinstance(part, int) else part for part in path)


@cache
def keys(kind: type) -> tuple[str, ...]:
    """Return the keys that a record's table may have."""
    found: list[str] = []
    for name, hint, _ in _hints(kind):
        if INLINE in _notes(hint):
            found += keys(hint.__origin__)
        elif GIVEN not in _notes(hint):
            found.append(_key(name, hint))
    return tuple(found)


@cache
def _readers(kind: type) -> list[tuple[str, Callable[[RecordTable], Any]]]:
    """Return how each field of a record is read from a table. NO_DEFAULT stands for its default."""
    return [(name, _field_reader(name, hint, default)) for name, hint, default in _hints(kind)]


def _hints(kind: type) -> list[tuple[str, Any, Any]]:
    """Return the name, annotation and default of each field. A default that is made is True."""
    assert is_dataclass(kind), kind
    hints = get_type_hints(kind, include_extras=True)
    return [
        (field.name, hints[field.name], field.default if field.default_factory is NO_DEFAULT else True)
        for field in fields(kind)
        if field.init
    ]


def _notes(hint: Any) -> tuple[Any, ...]:
    return tuple(hint.__metadata__) if get_origin(hint) is Annotated else ()


def _key(name: str, hint: Any) -> str:
    return next((note.name for note in _notes(hint) if isinstance(note, Key)), name)


def _field_reader(name: str, hint: Any, default: Any) -> Callable[[RecordTable], Any]:
    if INLINE in _notes(hint):
        return lambda table: table.part(hint.__origin__)
    if GIVEN in _notes(hint):
        return lambda table: NO_DEFAULT
    key, read = _key(name, hint), reader(hint, default)
    if default is NO_DEFAULT:
        return lambda table: read(table, key)
    return lambda table: read(table, key) if key in table.data else NO_DEFAULT


def reader(hint: Any, default: Any = NO_DEFAULT) -> Read:
    """Return how a value of this annotation is read. It may be an empty text if `default` is one."""
    if get_origin(hint) is Annotated:
        read = reader(hint.__origin__, default)
        for note in hint.__metadata__:
            read = _apply_annotation(read, note, hint.__origin__)
        return read
    kind, inner = get_origin(hint), get_args(hint)
    if hint is str:
        return (lambda table, key: table.text(key, "")) if default == "" else RecordTable.text
    if hint in _PLAIN:
        return _PLAIN[hint]
    if is_dataclass(hint):
        return lambda table, key: table.table(key).read(hint)  # type: ignore[arg-type]
    if kind in (UnionType, Union):
        read = reader(next(other for other in inner if other is not NoneType), default)
        return lambda table, key: None if table.value(key) is None else read(table, key)
    if kind is Literal:
        return lambda table, key: table.choice(key, inner)
    if kind is tuple:
        return _tuple_reader(inner)
    if kind is not None and issubclass(kind, Mapping):
        return lambda table, key: table.all_of(key, inner[1])
    raise TypeError(f"no data file can hold {hint}")


def _apply_annotation(read: Read, note: Any, hint: Any) -> Read:
    """Return a reader with the addition of one part of an annotation."""
    if isinstance(note, By):
        return lambda table, key: getattr(table, note.method)(key)
    if isinstance(note, Between) and hint is int:
        return lambda table, key: table.number(key, note.low, note.high)
    if isinstance(note, Between):
        return lambda table, key: table.reals(key, note.low, note.high)
    if isinstance(note, OneOf) and hint is str:
        return lambda table, key: table.choice(key, note.words)
    if isinstance(note, OneOf):
        return lambda table, key: table.words(key, note.words, note.single, note.empty)
    if isinstance(note, Rule):
        return lambda table, key: _check_rule(table, key, note, read(table, key))
    return (lambda table, key: _plain(table, key, note)) if isinstance(note, Plain) else read


def _check_rule(table: RecordTable, key: str, note: Rule, value: Any) -> Any:
    if not note.holds(value):
        raise table.problem(key, note.expected) if note.repeated else table.fail(key, note.expected)
    return value


def _plain(table: RecordTable, key: str, note: Plain) -> Any:
    value = table.value(key)
    if not note.holds(value):
        raise table.problem(key, note.expected)
    return note.make(value) if note.make is not None else value


def _tuple_reader(inner: tuple[Any, ...]) -> Read:
    count = None if inner[-1] is Ellipsis else len(inner)
    if inner[0] is str:
        return lambda table, key: table.texts(key, count)
    if inner[0] in (int, float):
        return lambda table, key: tuple(map(inner[0], table.reals(key, count or 1, count or 0)))
    return lambda table, key: tuple(entry.read(inner[0]) for entry in table.tables(key))


_PLAIN: Mapping[Any, Read] = {
    int: lambda table, key: table.number(key),
    float: RecordTable.real,
    bool: RecordTable.flag,
    Any: RecordTable.value,
}
