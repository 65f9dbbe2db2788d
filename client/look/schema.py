"""Theme files read as schemas, with errors that name the file, the place and the key.

A style is a frozen dataclass. Its annotations say what its table may contain, and `Table.read` fills it in:

    str, int, float, bool       text, a whole number, a number, true or false
    Color, Colors, FaceColor    "#rrggbb" or a name of the palette; a list of them; on faces also a name with {values}
    Typeface, Sound             a name of the theme's typefaces, of a sound
    Art                         a drawing of the theme, read as its file
    Literal["", "drop"]         one of these words
    Texts                       a list of texts, or one text; none if the key is absent
    tuple[float, float]         a list of so many numbers, or texts
    another dataclass           a table; if absent its defaults, or None if the annotation says `| None`
    tuple[Look, ...]            a list of tables
    Mapping[str, ...]           a table with any keys
    Annotated[..., Key("from")] the same under a key that isn't a name in Python
    Annotated[..., INLINE]      another dataclass whose keys are in this table

A field without a default is required. Keys without a field are errors.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from client.sound import catalog
from engine.kernel.files.limits import abbreviate
from engine.store.atomic import StoreError
from engine.store.overlay import data_of
from engine.words import assets

_HEX = re.compile(r"#[0-9A-Fa-f]{6}")
# Colors that only the face knows: of the seat that owns a card, and of text on that color.
SEAT_COLORS = frozenset({"seat", "seat-text"})


_Look = TypeVar("_Look")


@dataclass(frozen=True, slots=True)
class Key:
    """The key of a field in its table, if it isn't a name in Python."""

    name: str


INLINE = object()
"""Marks a field whose dataclass has its keys in the same table."""


@dataclass(frozen=True, slots=True)
class _As:
    """A method of `Table` that reads a value."""

    method: str


Color = Annotated[str, _As("color")]
FaceColor = Annotated[str, _As("face_color")]
Typeface = Annotated[str, _As("typeface")]
Sound = Annotated[str, _As("sound")]
Art = Annotated[str, _As("art")]
Colors = Annotated[tuple[str, ...], _As("colors")]
Span = Annotated[tuple[float, float], _As("span")]
Texts = tuple[str, ...]


class ThemeProblem(assets.AssetProblem):
    """A theme file that can't be used. The message names the file, the key and what was expected."""


def load_file(name: str) -> dict[str, Any]:
    """Return the tables of the TOML file `name`, relative to the assets.

    Raises `ThemeProblem` if it can't be read and `assets.AssetMissing` if it doesn't exist.
    """
    try:
        return data_of(name)
    except StoreError as problem:
        raise ThemeProblem(f"{name.rpartition('/')[0]}/{problem}") from problem


def read_all(name: str, hint: Any) -> dict[str, Any]:
    """Return a file's top-level entries with any keys, each value read by an annotation. Raises as `load_file`."""
    return _mapping(Table(load_file(name), name), _reader(hint))


class Table:
    """One table of a theme file. It tracks which keys are read; `done` rejects unread ones.

    Colors are names of the palette or "#rrggbb"; typefaces are names of `typefaces`. `art_file` returns the file of a
    drawing by its name.
    """

    def __init__(self, data: object, where: str, palette: Mapping[str, str] | None = None,
                 typefaces: Mapping[str, str] | None = None, art_file: Callable[[str], str] = str) -> None:
        if not isinstance(data, dict):
            raise ThemeProblem(f"{where}: a table was expected, not {abbreviate(data)}.")
        self.where = where
        self.palette = palette or {}
        self.typefaces = typefaces or {}
        self.art_file = art_file
        self._data: dict[str, Any] = data
        self._asked: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._data

    def __iter__(self) -> Iterator[str]:
        return iter(self._data)

    def problem(self, key: str, expected: str) -> ThemeProblem:
        """Return the error for `key`, which should have been `expected`."""
        if key not in self._data:
            return ThemeProblem(f"{self.where}: {key} is missing; {expected} was expected.")
        return ThemeProblem(f"{self.where}: {key} should be {expected}, not {abbreviate(self._data[key])}.")

    def _value(self, key: str) -> Any:
        self._asked.add(key)
        return self._data.get(key)

    def text(self, key: str, default: str | None = None) -> str:
        """Return a text; the default if the key is absent, an error without one."""
        value = self._value(key)
        if value is None and default is not None:
            return default
        if not isinstance(value, str):
            raise self.problem(key, "text")
        return value

    def texts(self, key: str, count: int | None = None) -> tuple[str, ...]:
        """Return a list of texts, or one text; none if the key is absent. With `count`, exactly that many are required.
        """
        value = self._value(key)
        entries = [value] if isinstance(value, str) else [] if value is None else value
        if not isinstance(entries, list) or not all(isinstance(entry, str) for entry in entries):
            raise self.problem(key, "a list of texts")
        if count is not None and len(entries) != count:
            raise self.problem(key, f"a list of {count} texts")
        return tuple(entries)

    def number(self, key: str, default: float | None = None) -> float:
        """Return a number; the default if the key is absent, an error without one."""
        value = self._value(key)
        if value is None and default is not None:
            return default
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise self.problem(key, "a number")
        return float(value)

    def whole(self, key: str, default: int | None = None) -> int:
        """Return a whole number; the default if the key is absent, an error without one."""
        return int(self.number(key, default))

    def numbers(self, key: str, count: int, default: tuple[float, ...] | None = None) -> tuple[float, ...]:
        """Return a list of exactly `count` numbers."""
        value = self._value(key)
        if value is None and default is not None:
            return default
        if (not isinstance(value, list) or len(value) != count
                or not all(isinstance(entry, int | float) for entry in value)):
            raise self.problem(key, f"a list of {count} numbers")
        return tuple(float(entry) for entry in value)

    def span(self, key: str) -> tuple[float, float]:
        """Return a size and the smallest it may shrink to, from one number or a list of the two."""
        value = self._value(key)
        if isinstance(value, int | float) and not isinstance(value, bool):
            return float(value), float(value)
        large, small = self.numbers(key, 2)
        return large, small

    def flag(self, key: str, default: bool = False) -> bool:
        """Return true or false."""
        value = self._value(key)
        if value is None:
            return default
        if not isinstance(value, bool):
            raise self.problem(key, "true or false")
        return value

    def choice(self, key: str, allowed: tuple[str, ...], default: str | None) -> str:
        """Return one of the allowed words."""
        value = self.text(key, default)
        if value not in allowed:
            raise self.problem(key, f"one of {', '.join(allowed)}")
        return value

    def color(self, key: str, default: str | None = None) -> str:
        """Return a color as "#rrggbb", or one of `SEAT_COLORS`."""
        value = self.text(key, default)
        if value in SEAT_COLORS or _HEX.fullmatch(value) or value == "":
            return value
        if value not in self.palette:
            raise self.problem(key, "#rrggbb or a color of the palette")
        return self.palette[value]

    def colors(self, key: str) -> tuple[str, ...]:
        """Return a list of colors, each as in `color`; none if the key is absent."""
        names = self.texts(key)
        wrong = [name for name in names if name not in self.palette and not _HEX.fullmatch(name)]
        if wrong:
            raise self.problem(key, "a list of colors of the palette")
        return tuple(self.palette.get(name, name) for name in names)

    def sound(self, key: str, default: str | None = None) -> str:
        """Return the name of a sound; "" for none."""
        return self.choice(key, ("", *catalog.effects()), default)

    def art(self, key: str, default: str | None = None) -> str:
        """Return the file of a drawing; "" for none, if that is the default."""
        name = self.text(key, default)
        return self.art_file(name) if name else ""

    def face_color(self, key: str, default: str | None = None) -> str:
        """Return a color on a face: as in `color`, or a name with {values} that the face fills in."""
        value = self.text(key, default)
        return value if "{" in value else self.color(key, default)

    def typeface(self, key: str, default: str | None = None) -> str:
        """Return the font key of a typeface that the theme names."""
        value = self.text(key, default)
        if value not in self.typefaces:
            raise self.problem(key, f"one of the typefaces {', '.join(self.typefaces)}")
        return self.typefaces[value]

    def table(self, key: str) -> Table:
        """Return a table inside this one; an empty one if the key is absent."""
        value = self._value(key)
        if value is not None and not isinstance(value, dict):
            raise self.problem(key, "a table")
        return self._inner(value or {}, f"{self.where}, {key}")

    def tables(self, key: str) -> list[Table]:
        """Return a list of tables inside this one."""
        value = self._value(key)
        if value is None:
            return []
        if not isinstance(value, list):
            raise self.problem(key, "a list of tables")
        return [self._inner(entry, f"{self.where}, {key} {number}") for number, entry in enumerate(value, 1)]

    def _inner(self, data: object, where: str) -> Table:
        return Table(data, where, self.palette, self.typefaces, self.art_file)

    def named(self, key: str) -> list[tuple[str, Table]]:
        """Return the tables in a table inside this one, each with its key."""
        outer = self.table(key)
        return [(name, outer.table(name)) for name in outer]

    def all_of(self, key: str, hint: Any) -> dict[str, Any]:
        """Return the entries of a table inside this one, each value read by an annotation."""
        return _mapping(self.table(key), _reader(hint))

    def read(self, look: type[_Look], **given: Any) -> _Look:
        """Read a style from its table; see the module docstring. `given` fields aren't read. Raises `ThemeProblem`."""
        found = self.part(look, **given)
        self.done()
        return found

    def part(self, look: type[_Look], **given: Any) -> _Look:
        """Read a style from a table with other keys as well. Of `given` it uses the fields that it has."""
        values = {name: given[name] if name in given else read(self)
                  for name, read in _readers(look)}  # type: ignore[arg-type]
        return look(**{name: value for name, value in values.items() if value is not MISSING})

    def done(self) -> None:
        """Raise `ThemeProblem` if the table has an unread key, most likely a misspelled one."""
        left = [key for key in self._data if key not in self._asked]
        if left:
            known = ", ".join(sorted(self._asked))
            raise ThemeProblem(f"{self.where}: {left[0]} is not known here; known are {known}.")


@cache
def _readers(look: type) -> list[tuple[str, Callable[[Table], Any]]]:
    """Return for each field of a style how it is read from a table. MISSING stands for its default."""
    assert is_dataclass(look), look
    hints = get_type_hints(look, include_extras=True)
    return [(field.name, _field_reader(field.name, hints[field.name],
                                       field.default is MISSING and field.default_factory is MISSING))
            for field in fields(look) if field.init]  # fmt: skip


def _field_reader(key: str, hint: Any, required: bool) -> Callable[[Table], Any]:
    notes = hint.__metadata__ if get_origin(hint) is Annotated else ()
    key = next((note.name for note in notes if isinstance(note, Key)), key)
    if INLINE in notes:
        return lambda table: table.part(hint.__origin__)
    read = _reader(hint)

    def field_of(table: Table) -> Any:
        table._asked.add(key)
        return read(table, key) if required or key in table else MISSING

    return field_of


def _reader(hint: Any) -> Callable[[Table, str], Any]:
    """Return how a value of this annotation is read under a key."""
    if get_origin(hint) is Annotated:
        method = next((note.method for note in hint.__metadata__ if isinstance(note, _As)), "")
        return getattr(Table, method) if method else _reader(hint.__origin__)
    kind, inner = get_origin(hint), get_args(hint)
    if hint in _PLAIN:
        return _PLAIN[hint]
    if is_dataclass(hint):
        return lambda table, key: table.table(key).read(hint)  # type: ignore[arg-type]
    if kind is UnionType:
        return _reader(next(other for other in inner if other is not NoneType))
    if kind is Literal:
        return lambda table, key: table.choice(key, inner, None)
    if kind is tuple:
        return _tuple_reader(inner)
    if kind is not None and issubclass(kind, Mapping):
        return lambda table, key: _mapping(table.table(key), _reader(inner[1]))
    raise TypeError(f"no file of a theme can hold {hint}")


def _tuple_reader(inner: tuple[Any, ...]) -> Callable[[Table, str], Any]:
    if inner[-1] is not Ellipsis and inner[0] is str:
        return lambda table, key: table.texts(key, len(inner))
    if inner[-1] is not Ellipsis:
        return lambda table, key: tuple(map(inner[0], table.numbers(key, len(inner))))
    if inner[0] is str:
        return Table.texts
    return lambda table, key: tuple(entry.read(inner[0]) for entry in table.tables(key))


def _mapping(table: Table, read: Callable[[Table, str], Any]) -> dict[str, Any]:
    return {key: read(table, key) for key in table}


_PLAIN: dict[Any, Callable[[Table, str], Any]] = {
    str: Table.text, int: Table.whole, float: Table.number, bool: Table.flag,
}  # fmt: skip
