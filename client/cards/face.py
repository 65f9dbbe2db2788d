"""What is on a card: the description a game gives, without a word about its looks.

A game describes a card as plain data; `Face.from_data` reads it:

    kind = "invention"                  which layouts of the theme draw it
    id = "moon-base"                    the card's own drawing goes by it
    title = "Moon Base"
    fields = {number = 46, cost = 13, points = 5, cost_now = 7}
    groups = [{style = "self", label = "You", cells = [{text = "+$3", icon = "gain", per = "hand"}]}]
    lines = [["Gain $3 per card in your hand.", "self"]]
    flags = ["spent"]                   states the theme's layouts ask for

Everything but `kind` and `id` may be left out. A field that ends in `_now` is what the field without it has
become in play. The field `seat` is the number of the seat a card belongs to.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

Value = str | int


class FaceProblem(ValueError):
    """A description of a card that cannot be read; the message says what was expected."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One effect: a figure ("+$3"), the icon of what it counts, and what it is counted per ("hand")."""

    text: str
    icon: str = ""
    per: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """Effects on the same players. The theme has one look per style; the label stands in the header."""

    style: str
    label: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence of rules text and the style it is set in."""

    text: str
    style: str = "rule"


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """A card as it is shown now. Two faces with the same content are equal.

    `overrides` are the fields with their values of now, `seat` the key of a seat in the theme.
    """

    kind: str
    id: str
    title: str = ""
    fields: Mapping[str, Value] = field(default_factory=dict)
    groups: tuple[Group, ...] = ()
    lines: tuple[Line, ...] = ()
    seat: str = ""
    overrides: Mapping[str, Value] = field(default_factory=dict)
    flags: frozenset[str] = frozenset()
    key: Hashable = field(init=False, repr=False)

    def __post_init__(self) -> None:
        key = (self.kind, self.id, self.title, _pairs(self.fields), self.groups, self.lines, self.seat,
               _pairs(self.overrides), self.flags)
        object.__setattr__(self, "key", key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Face) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def changed(self) -> frozenset[str]:
        """The fields whose value now differs from the printed one."""
        return frozenset(name for name, value in self.overrides.items() if self.fields.get(name) != value)

    @classmethod
    def from_data(cls, data: Mapping[str, Any], seat: str = "") -> Face:
        """The face that plain data describes (see the head of this module), in the colors of the seat `seat`.

        Raises `FaceProblem` with one sentence when something is missing or of the wrong type.
        """
        what = f"The face {data.get('id', '')!r}"
        unknown = sorted(set(data) - _KEYS)
        if unknown:
            known = ", ".join(sorted(_KEYS))
            raise FaceProblem(f"{what} has the unknown entry {unknown[0]!r}; known are {known}.")
        fields = _values(data, "fields", what)
        now = {name.removesuffix(_NOW): value for name, value in fields.items() if name.endswith(_NOW)}
        return cls(
            kind=_text(data, "kind", what, required=True),
            id=_text(data, "id", what, required=True),
            title=_text(data, "title", what),
            fields={name: value for name, value in fields.items() if not name.endswith(_NOW)},
            groups=tuple(_group(entry, what) for entry in _entries(data, "groups", what)),
            lines=tuple(_line(entry, what) for entry in _entries(data, "lines", what)),
            seat=seat,
            overrides=now,
            flags=frozenset(str(flag) for flag in _entries(data, "flags", what)),
        )


_KEYS = frozenset({"kind", "id", "title", "fields", "groups", "lines", "flags"})
_NOW = "_now"


def _pairs(values: Mapping[str, Value]) -> tuple[tuple[str, Value], ...]:
    return tuple(sorted(values.items()))


def _text(data: Mapping[str, Any], key: str, what: str, required: bool = False) -> str:
    value = data.get(key)
    if value is None and not required:
        return ""
    if not isinstance(value, str) or (required and not value):
        raise FaceProblem(f"{what} needs text as its {key}, not {value!r}.")
    return value


def _values(data: Mapping[str, Any], key: str, what: str) -> Mapping[str, Value]:
    values = data.get(key) or {}
    if not isinstance(values, Mapping):
        raise FaceProblem(f"{what} needs names with values as its {key}, not {values!r}.")
    for name, value in values.items():
        if not isinstance(value, str | int):
            raise FaceProblem(f"{what} needs text or a whole number as {key}.{name}, not {value!r}.")
    return dict(values)


def _entries(data: Mapping[str, Any], key: str, what: str) -> Iterable[Any]:
    entries = data.get(key) or ()
    if isinstance(entries, str | Mapping) or not isinstance(entries, Iterable):
        raise FaceProblem(f"{what} needs a list as its {key}, not {entries!r}.")
    return entries


def _group(entry: Any, what: str) -> Group:
    if not isinstance(entry, Mapping):
        raise FaceProblem(f"{what} needs a style, a label and cells in each group, not {entry!r}.")
    cells = tuple(_cell(cell, what) for cell in _entries(entry, "cells", what))
    return Group(_text(entry, "style", what, required=True), _text(entry, "label", what), cells)


def _cell(entry: Any, what: str) -> Cell:
    if not isinstance(entry, Mapping):
        raise FaceProblem(f"{what} needs text, icon and per in each cell, not {entry!r}.")
    return Cell(_text(entry, "text", what), _text(entry, "icon", what), _text(entry, "per", what))


def _line(entry: Any, what: str) -> Line:
    if isinstance(entry, str):
        return Line(entry)
    if isinstance(entry, Mapping):
        return Line(_text(entry, "text", what, required=True), _text(entry, "style", what) or "rule")
    if isinstance(entry, list | tuple) and len(entry) == 2:
        return Line(str(entry[0]), str(entry[1]))
    raise FaceProblem(f"{what} needs a text and a style in each of its lines, not {entry!r}.")
