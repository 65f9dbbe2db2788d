"""Theme files read as schemas, with errors that name the file, the place and the key.

A style is a frozen dataclass, read by its annotations as `engine.kernel.files.records` describes. Themes have more:

    Color, Colors, FaceColor    "#rrggbb" or a name of the palette; a list of them; on faces also a name with {values}
    Typeface, Sound             a name of the theme's typefaces, of a sound
    Art                         a drawing of the theme, read as its file
    Span                        a size and the smallest it may shrink to, from one number or a list of the two
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any, Self, TypeVar

from client.sound import catalog
from engine.kernel.files import records
from engine.kernel.files.faults import MISSING, NOT_REPEATED, TEXT, Expected, a_list
from engine.kernel.files.limits import abbreviate
from engine.kernel.files.records import INLINE, By, Key
from engine.store.files.atomic import StoreError
from engine.store.files.overlay import data_of
from engine.words import assets

_HEX = re.compile(r"#[0-9A-Fa-f]{6}")
# Colors that only the face knows: of the seat that owns a card, and of text on that color.
SEAT_COLORS = frozenset({"seat", "seat-text"})

_Look = TypeVar("_Look")

Color = Annotated[str, By("color")]
FaceColor = Annotated[str, By("face_color")]
Typeface = Annotated[str, By("typeface")]
Sound = Annotated[str, By("sound")]
Art = Annotated[str, By("art")]
Colors = Annotated[tuple[str, ...], By("colors")]
Span = Annotated[tuple[float, float], By("span")]
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
    return SchemaTable(load_file(name), name).entries(hint)


class SchemaTable(records.RecordTable):
    """One table of a theme file. It tracks which keys are read; `check_all_read` rejects unread ones.

    Colors are names of the palette or "#rrggbb"; typefaces are names of `typefaces`. `art_file` returns the file of a
    drawing by its name.
    """

    empty_texts = True

    def __init__(
        self,
        data: object,
        where: str,
        palette: Mapping[str, str] | None = None,
        typefaces: Mapping[str, str] | None = None,
        art_file: Callable[[str], str] = str,
    ) -> None:
        if not isinstance(data, dict):
            raise ThemeProblem(f"{where}: a table was expected, not {abbreviate(data)}.")
        super().__init__(data)
        self.where = where
        self.palette = palette or {}
        self.typefaces = typefaces or {}
        self.art_file = art_file
        self._asked: set[str] = set()

    def __iter__(self) -> Iterator[str]:
        return iter(self.data)

    def fail(self, key: str, expected: Expected | str, found: object = NOT_REPEATED) -> ThemeProblem:
        """Return the error for `key`, which should have been `expected`."""
        wanted = "text" if expected == TEXT else expected
        if found is MISSING or key not in self.data:
            return ThemeProblem(f"{self.where}: {key} is missing; {wanted} was expected.")
        return ThemeProblem(f"{self.where}: {key} should be {wanted}, not {abbreviate(self.data[key])}.")

    def inside(self, data: object, *path: str | int) -> Self:
        """Return a table inside this one, with the same colors and drawings."""
        return type(self)(data, f"{self.where}, {records.in_words(path)}", self.palette, self.typefaces, self.art_file)

    def value(self, key: str, default: object = None) -> Any:
        """Return the value under a key, which counts as read."""
        self._asked.add(key)
        return super().value(key, default)

    def span(self, key: str) -> tuple[float, float]:
        """Return a size and the smallest it may shrink to, from one number or a list of the two."""
        if records.is_real(self.value(key)):
            return self.real(key), self.real(key)
        large, small = self.reals(key, 2, 2)
        return large, small

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
        name = self.text(key, default)
        return self.choice(key, ("", *catalog.effects()), name)

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

    def tables(self, key: str) -> list[Self]:
        """Return a list of tables inside this one."""
        entries = self.value(key, [])
        if not isinstance(entries, list):
            raise self.problem(key, a_list("tables"))
        return [self.inside(entry, key, number) for number, entry in enumerate(entries)]

    def list_tables(self, key: str) -> list[tuple[str, Self]]:
        """Return the tables in a table inside this one, each with its key."""
        outer = self.table(key)
        return [(name, outer.table(name)) for name in outer]

    def part(self, kind: type[_Look], **given: Any) -> _Look:
        """Read a style from a table with other keys as well. Of `given` it uses the fields that it has."""
        self._asked.update(key for key in records.keys(kind) if key not in given)  # type: ignore[arg-type]
        return super().part(kind, **given)

    def read(self, kind: type[_Look], **given: Any) -> _Look:
        """Read a style from its table. `given` fields aren't read. Raises `ThemeProblem`."""
        found = self.part(kind, **given)
        self.check_all_read()
        return found

    def check_all_read(self) -> None:
        """Raise `ThemeProblem` if the table has an unread key, most likely a misspelled one."""
        left = [key for key in self.data if key not in self._asked]
        if left:
            known = sorted(self._asked)
            hint = f" Did you mean {near}?" if (near := records.nearest(left[0], known)) else ""
            raise ThemeProblem(f"{self.where}: {left[0]} is not known here; known are {', '.join(known)}.{hint}")


__all__ = [
    "INLINE", "Art", "Color", "Colors", "FaceColor", "Key", "Sound", "Span", "SchemaTable", "Texts", "ThemeProblem",
    "Typeface", "load_file", "read_all",
]  # fmt: skip
