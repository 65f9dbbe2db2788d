"""Theme files read key by key, with errors that name the file, the place and the key."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from client.art import assets
from engine.kernel.bounded import shown
from engine.store.atomic import StoreError
from engine.store.reading import read_toml

_HEX = re.compile(r"#[0-9A-Fa-f]{6}")
# Colors that only the face knows: of the seat a card belongs to, and of text on that color.
SEAT_COLORS = frozenset({"seat", "seat-text"})


class ThemeProblem(assets.AssetProblem):
    """A theme file that cannot be used; the message names the file, the key and what was expected."""


def load_file(name: str) -> dict[str, Any]:
    """The tables of the TOML file `name`, relative to the assets.

    Raises `ThemeProblem` when it cannot be read and `assets.AssetMissing` when it is not there.
    """
    try:
        return read_toml(assets.path(name))
    except StoreError as problem:
        raise ThemeProblem(f"{name.rpartition('/')[0]}/{problem}") from problem


class Table:
    """One table of a theme file. Each key is asked for once; `done` complains about those nobody asked for.

    Colors are names of the palette or "#rrggbb"; typefaces are names of `typefaces`.
    """

    def __init__(self, data: object, where: str, palette: Mapping[str, str] | None = None,
                 typefaces: Mapping[str, str] | None = None) -> None:
        if not isinstance(data, dict):
            raise ThemeProblem(f"{where}: a table was expected, not {shown(data)}.")
        self.where = where
        self.palette = palette or {}
        self.typefaces = typefaces or {}
        self._data: dict[str, Any] = data
        self._asked: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._data

    def __iter__(self) -> Iterator[str]:
        return iter(self._data)

    def problem(self, key: str, expected: str) -> ThemeProblem:
        """The error for `key`, which should have been what `expected` says."""
        if key not in self._data:
            return ThemeProblem(f"{self.where}: {key} is missing; {expected} was expected.")
        return ThemeProblem(f"{self.where}: {key} should be {expected}, not {shown(self._data[key])}.")

    def _value(self, key: str) -> Any:
        self._asked.add(key)
        return self._data.get(key)

    def text(self, key: str, default: str | None = None) -> str:
        """A piece of text; the default when the key is absent, an error without one."""
        value = self._value(key)
        if value is None and default is not None:
            return default
        if not isinstance(value, str):
            raise self.problem(key, "text")
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts, or one text; none when the key is absent."""
        value = self._value(key)
        if value is None:
            return ()
        entries = [value] if isinstance(value, str) else value
        if not isinstance(entries, list) or not all(isinstance(entry, str) for entry in entries):
            raise self.problem(key, "a list of texts")
        return tuple(entries)

    def number(self, key: str, default: float | None = None) -> float:
        """A number; the default when the key is absent, an error without one."""
        value = self._value(key)
        if value is None and default is not None:
            return default
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise self.problem(key, "a number")
        return float(value)

    def whole(self, key: str, default: int | None = None) -> int:
        """A whole number; the default when the key is absent, an error without one."""
        return int(self.number(key, default))

    def numbers(self, key: str, count: int, default: tuple[float, ...] | None = None) -> tuple[float, ...]:
        """A list of exactly `count` numbers."""
        value = self._value(key)
        if value is None and default is not None:
            return default
        if (not isinstance(value, list) or len(value) != count
                or not all(isinstance(entry, int | float) for entry in value)):
            raise self.problem(key, f"a list of {count} numbers")
        return tuple(float(entry) for entry in value)

    def span(self, key: str) -> tuple[float, float]:
        """A size and the smallest it may shrink to: one number, or a list of the two."""
        value = self._value(key)
        if isinstance(value, int | float) and not isinstance(value, bool):
            return float(value), float(value)
        large, small = self.numbers(key, 2)
        return large, small

    def flag(self, key: str, default: bool = False) -> bool:
        """True or false."""
        value = self._value(key)
        if value is None:
            return default
        if not isinstance(value, bool):
            raise self.problem(key, "true or false")
        return value

    def choice(self, key: str, allowed: tuple[str, ...], default: str) -> str:
        """One of a few words."""
        value = self.text(key, default)
        if value not in allowed:
            raise self.problem(key, f"one of {', '.join(allowed)}")
        return value

    def color(self, key: str, default: str | None = None) -> str:
        """A color as "#rrggbb", or one of `SEAT_COLORS`."""
        value = self.text(key, default)
        if value in SEAT_COLORS or _HEX.fullmatch(value) or value == "":
            return value
        if value not in self.palette:
            raise self.problem(key, "#rrggbb or a color of the palette")
        return self.palette[value]

    def face_color(self, key: str, default: str | None = None) -> str:
        """A color of something on a face: as `color` has it, or a name with {values} that the face fills in."""
        value = self.text(key, default)
        return value if "{" in value else self.color(key, default)

    def typeface(self, key: str, default: str | None = None) -> str:
        """The font key of a typeface that the theme names."""
        value = self.text(key, default)
        if value not in self.typefaces:
            raise self.problem(key, f"one of the typefaces {', '.join(self.typefaces)}")
        return self.typefaces[value]

    def table(self, key: str) -> Table:
        """A table inside this one; an empty one when the key is absent."""
        value = self._value(key)
        if value is not None and not isinstance(value, dict):
            raise self.problem(key, "a table")
        return self._inner(value or {}, f"{self.where}, {key}")

    def tables(self, key: str) -> list[Table]:
        """A list of tables inside this one."""
        value = self._value(key)
        if value is None:
            return []
        if not isinstance(value, list):
            raise self.problem(key, "a list of tables")
        return [self._inner(entry, f"{self.where}, {key} {number}") for number, entry in enumerate(value, 1)]

    def _inner(self, data: object, where: str) -> Table:
        return Table(data, where, self.palette, self.typefaces)

    def done(self) -> None:
        """Raise `ThemeProblem` when the table has a key nobody asked for: most likely a misspelled one."""
        left = [key for key in self._data if key not in self._asked]
        if left:
            known = ", ".join(sorted(self._asked))
            raise ThemeProblem(f"{self.where}: {left[0]} is not known here; known are {known}.")
