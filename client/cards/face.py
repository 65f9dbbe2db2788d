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

    text: str = ""
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

        Raises `FaceProblem` with one sentence if something is missing or can't be read.
        """
        try:
            return _read_face(data, seat)
        except (LookupError, TypeError, ValueError, AttributeError) as problem:
            raise FaceProblem(f"Can't read the face {data.get('id', '')!r}: {problem!r}.") from problem


_NOW = "_now"
_PICTURE = "picture"


def _pairs(values: Mapping[str, Value]) -> tuple[tuple[str, Value], ...]:
    return tuple(sorted(values.items()))


def _read_face(data: Mapping[str, Any], seat: str) -> Face:
    fields = {name: value for name, value in data.get("fields", {}).items() if name != _PICTURE}
    return Face(
        data["kind"],
        data["id"],
        data.get("title", ""),
        {name: value for name, value in fields.items() if not name.endswith(_NOW)},
        tuple(Group(group["style"], group["label"], _cells(group["cells"])) for group in data.get("groups", ())),
        tuple(FaceLine(*line) for line in data.get("lines", ())),
        seat,
        {name.removesuffix(_NOW): value for name, value in fields.items() if name.endswith(_NOW)},
        frozenset(data.get("flags", ())),
        tuple(map(_tag, data.get("tags", ()))),
        tuple(sorted(data.get("fields", {}).get(_PICTURE, {}).items())),
    )


def _cells(entries: Iterable[Mapping[str, str]]) -> tuple[Cell, ...]:
    return tuple(Cell(**cell) for cell in entries)


def _tag(entry: Mapping[str, Any]) -> Tag:
    rows = tuple(TagRow(_cells(row["cells"]), tuple(row.get("option", ()))) for row in entry["rows"])
    needs, unmet = (tuple(entry.get(key, ())) for key in ("needs", "unmet"))
    return Tag(rows, needs, unmet, entry.get("state", PRINTED), entry.get("words", ""), entry.get("now", ""))
