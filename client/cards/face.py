"""Faces: the content of a card as a game describes it, without its style.

A game describes a card as plain data, which `Face.from_data` reads:

    kind = "invention"                  the layouts of the theme that draw it
    id = "moon-base"                    names the card's own drawing
    title = "Moon Base"
    fields = {number = 46, cost = 13, points = 5, cost_now = 7}
    groups = [{style = "self", label = "You", cells = [{text = "+$3", icon = "gain", per = "hand"}]}]
    lines = [["Gain $3 per card in your hand.", "self"]]
    tags = [{needs = ["green"], unmet = [], state = "ready", words = "...", rows = [{cells = [...], option = [...]}]}]
    flags = ["spent"]                   states that layouts of the theme use

Everything except `kind` and `id` is optional. The field `picture` of a card without a drawing is a table of the words
that make up its picture. A field that ends in `_now` is the current value of the field without it. The field `seat` is
the number of the seat that owns the card. A tag is an ability that the card's owner can use by pulling it; `option` is
the option it chooses: verb, source and target.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

Value = str | int


class FaceProblem(ValueError):
    """A description of a card that can't be read. The message says what was expected."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One effect: a figure ("+$3"), the icon of what it counts, and what it is counted per ("hand")."""

    text: str
    icon: str = ""
    per: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """Effects on the same players. The theme has a style for each `style`; the label stands in the header."""

    style: str
    label: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class FaceLine:
    """A sentence of rules text and its style."""

    text: str
    style: str = "rule"


PRINTED, READY, DIM, USED = "printed", "ready", "dim", "used"
"""States of a tag: as on any card in hand, usable now, lacking what it needs, used this turn."""


@dataclass(frozen=True, slots=True)
class TagRow:
    """The effects of a tag, or of one of its two alternatives, and the option that triggers them."""

    cells: tuple[Cell, ...]
    option: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Tag:
    """An ability: its needs, the unmet ones, its state, words, a sentence about its use `now`, and alternative rows."""

    rows: tuple[TagRow, ...]
    needs: tuple[str, ...] = ()
    unmet: tuple[str, ...] = ()
    state: str = PRINTED
    words: str = ""
    now: str = ""
    shown: str = field(init=False, repr=False, compare=False)
    """Everything that shows in its picture."""

    def __post_init__(self) -> None:
        cells = [[(cell.icon, cell.text) for cell in row.cells] for row in self.rows]
        object.__setattr__(self, "shown", repr((self.state, self.needs, self.unmet, cells)))


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """A card as it is shown now. Faces with equal content are equal; faces that only look the same share a `key`.

    `overrides` are the fields with their current values, `seat` the key of a seat in the theme. `still_key` is the key
    without what changes often: the tags and the `states` (boolean fields).
    """

    kind: str
    id: str
    title: str = ""
    fields: Mapping[str, Value] = field(default_factory=dict)
    groups: tuple[Group, ...] = ()
    lines: tuple[FaceLine, ...] = ()
    seat: str = ""
    overrides: Mapping[str, Value] = field(default_factory=dict)
    flags: frozenset[str] = frozenset()
    tags: tuple[Tag, ...] = ()
    picture: tuple[tuple[str, str], ...] = ()
    key: Hashable = field(init=False, repr=False)
    still_key: Hashable = field(init=False, repr=False)

    def __post_init__(self) -> None:
        still = {name: value for name, value in self.fields.items() if not isinstance(value, bool)}
        states = {name: value for name, value in self.fields.items() if isinstance(value, bool)}
        key = (
            self.kind,
            self.id,
            self.title,
            _pairs(still),
            self.groups,
            self.lines,
            self.seat,
            _pairs(self.overrides),
            self.flags,
            self.picture,
        )
        object.__setattr__(self, "still_key", key)
        object.__setattr__(self, "key", (*key, _pairs(states), " ".join(tag.shown for tag in self.tags)))

    @property
    def states(self) -> frozenset[str]:
        """Return the names of the boolean fields."""
        return frozenset(name for name, value in self.fields.items() if isinstance(value, bool))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Face) and self.key == other.key and self.tags == other.tags

    def __hash__(self) -> int:
        return hash(self.key)

    def changed_fields(self) -> frozenset[str]:
        """Return the fields whose current value differs from the printed one."""
        return frozenset(name for name, value in self.overrides.items() if self.fields.get(name) != value)

    @classmethod
    def from_data(cls, data: Mapping[str, Any], seat: str = "") -> Face:
        """Return the face that plain data describes (see the module docstring), in the colors of the seat `seat`.

        Raises `FaceProblem` with one sentence if something is missing or of the wrong type.
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
            tags=tuple(_tag(entry, what) for entry in _entries(data, "tags", what)),
            picture=_picture(data, what),
        )


_KEYS = frozenset({"kind", "id", "title", "fields", "groups", "lines", "flags", "noun", "tags"})
"""The entries of a face. `noun` is its kind in words, for the voice and screen readers."""
_STATES = (PRINTED, READY, DIM, USED)
_NOW = "_now"
_PICTURE = "picture"


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
    values = {name: value for name, value in values.items() if name != _PICTURE}
    for name, value in values.items():
        if not isinstance(value, str | int):
            raise FaceProblem(f"{what} needs text or a whole number as {key}.{name}, not {value!r}.")
    return values


def _picture(data: Mapping[str, Any], what: str) -> tuple[tuple[str, str], ...]:
    """Return the words of a card's own picture; empty for a card with a drawing."""
    words = (data.get("fields") or {}).get(_PICTURE) or {}
    if not isinstance(words, Mapping) or not all(isinstance(word, str) for word in words.values()):
        raise FaceProblem(f"{what} needs names with words as fields.{_PICTURE}, not {words!r}.")
    return tuple(sorted(words.items()))


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


def _tag(entry: Any, what: str) -> Tag:
    if not isinstance(entry, Mapping):
        raise FaceProblem(f"{what} needs rows, and perhaps needs, unmet, state and words, in each tag, not {entry!r}.")
    rows = tuple(_tag_row(row, what) for row in _entries(entry, "rows", what))
    if not 1 <= len(rows) <= 2:
        raise FaceProblem(f"{what} needs one row or two in each tag, not {len(rows)}.")
    state = _text(entry, "state", what) or PRINTED
    if state not in _STATES:
        raise FaceProblem(f"{what} needs one of {', '.join(_STATES)} as the state of a tag, not {state!r}.")
    needs, unmet = (tuple(str(need) for need in _entries(entry, key, what)) for key in ("needs", "unmet"))
    return Tag(rows, needs, unmet, state, _text(entry, "words", what), _text(entry, "now", what))


def _tag_row(entry: Any, what: str) -> TagRow:
    if not isinstance(entry, Mapping):
        raise FaceProblem(f"{what} needs cells and an option in each row of a tag, not {entry!r}.")
    cells = tuple(_cell(cell, what) for cell in _entries(entry, "cells", what))
    return TagRow(cells, tuple(int(number) for number in _entries(entry, "option", what)))


def _line(entry: Any, what: str) -> FaceLine:
    if isinstance(entry, str):
        return FaceLine(entry)
    if isinstance(entry, Mapping):
        return FaceLine(_text(entry, "text", what, required=True), _text(entry, "style", what) or "rule")
    if isinstance(entry, list | tuple) and len(entry) == 2:
        return FaceLine(str(entry[0]), str(entry[1]))
    raise FaceProblem(f"{what} needs a text and a style in each of its lines, not {entry!r}.")
