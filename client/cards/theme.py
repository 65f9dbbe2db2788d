"""Themes: the style of a game, read from `assets/themes/<slug>.toml`.

The theme names colors, typefaces and sizes by their use; the table and the cards look them up by these names. Faces may
be in one or several files of their own, named by `faces_file`.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from client.art import fonts, svg
from client.cards import seat_colors
from client.cards.choices import BACKS
from client.cards.layers.lettering import LetterStyle
from client.cards.layers.sorts import FaceLayout, read_layout
from client.cards.layers.strip import GroupStyle
from client.cards.layers.tags import read_styles
from client.look.schema import Color, SchemaTable, ThemeProblem, Typeface, load_file, read_all
from client.widgets.paper import DUSK_SLIP, Paper
from engine.words import assets
from engine.words.messages import words_cache


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat's color, the color of text on it, a word for its shape, and its drawings by use ("emblem")."""

    key: str
    color: Color
    text: Color
    shape: str
    art: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Chit:
    """A coin or counter: its value, its drawing, and its size relative to the smallest."""

    value: int
    art: str
    scale: float = 1.0


@dataclass(frozen=True, slots=True)
class FaceRemark:
    """A handwritten remark and the center of its line in card units."""

    text: str
    at: tuple[float, float]


@dataclass(frozen=True, slots=True)
class FaceGlow:
    """A colored rim around a card and the glow beyond it. Widths are in units of the card."""

    color: Color
    rim: float
    blur: float
    opacity: float


@dataclass(frozen=True, slots=True)
class FaceVeil:
    """A color drawn over a card; opacity 0 to 1."""

    color: Color
    opacity: float


@dataclass(frozen=True, slots=True)
class Shadow:
    """A shadow straight below: its distance and blur, in pixels of a table 1920 wide; opacity 0 to 1."""

    drop: float
    blur: float
    opacity: float


@dataclass(frozen=True, slots=True)
class Pill:
    """A capsule with words, drawn over a card. Heights and sizes are in units of the card."""

    fill: Color
    edge: Color
    text: Color
    face: Typeface
    size: float
    height: float
    edge_width: float = 2.0


@dataclass(frozen=True, slots=True)
class Font:
    """The typeface of a use and its size in pixels of a table 1920 wide."""

    face: Typeface
    size: float


_Entry = TypeVar("_Entry")


class NamedEntries(dict[str, _Entry]):
    """Entries of a theme by name. A lookup raises `ThemeProblem` for a name that the theme lacks."""

    def __init__(self, what: str, where: str, entries: Mapping[str, _Entry]) -> None:
        super().__init__(entries)
        self._what, self._where = what, where

    def __missing__(self, name: str) -> _Entry:
        known = ", ".join(sorted(self))
        raise ThemeProblem(f"{self._where}: there is no {self._what} {name!r}; there is {known}.")


class Theme:
    """A game's style, made by `load`. Each lookup raises `ThemeProblem` for a name that the theme lacks."""

    def __init__(
        self, slug: str, table: SchemaTable, faces: Sequence[SchemaTable], remarks: Mapping[str, FaceRemark]
    ) -> None:
        self.slug = slug
        self.where = where = table.where
        self.name = table.text("name")
        self._folder = f"art/{table.text('art', slug)}"
        self._arts: dict[str, str] = {}
        others: dict[str, Mapping[str, str]] = table.table("apart").all_of("drawings", Mapping[str, str])
        self._worn = {word: tuple(colors.items()) for word, colors in others.items()}
        self._palette = NamedEntries("color", where, table.palette)
        self._typefaces = NamedEntries("typeface", where, table.typefaces)
        self._fonts: NamedEntries[Font] = NamedEntries("font", where, table.all_of("fonts", Font))
        self._sizes: NamedEntries[float] = NamedEntries("size", where, table.all_of("sizes", float))
        self._icons: NamedEntries[str] = NamedEntries("icon", where, table.all_of("icons", str))
        self._seats: NamedEntries[Seat] = NamedEntries("seat", where, {})
        for number, seat in enumerate(entry.read(Seat) for entry in table.tables("seats")):
            for name in seat.art.values():
                seat_colors.dye(self.art(name), number, seat.color)
            color, words = seat_colors.live(number, seat.color, seat.text)
            self._seats[seat.key] = replace(seat, color=color, text=words)
        self.chits = tuple(entry.read(Chit) for entry in table.tables("chits"))
        self.slip = table.table("slip").read(Paper) if "slip" in table else DUSK_SLIP
        """The background of explanations over the table."""
        self.card_radius = table.real("card_radius", 14)
        self.shadow_color = table.color("shadow_color", "#040c1c")
        self.glows: NamedEntries[FaceGlow] = NamedEntries("glow", where, table.all_of("glows", FaceGlow))
        self.veils: NamedEntries[FaceVeil] = NamedEntries("veil", where, table.all_of("veils", FaceVeil))
        self.shadows: NamedEntries[Shadow] = NamedEntries("shadow", where, table.all_of("shadows", Shadow))
        self.pills: NamedEntries[Pill] = NamedEntries("pill", where, table.all_of("pills", Pill))
        """The decorations of cards by state, such as "playable", "unaffordable" or "resting"."""
        self._remarks = remarks
        self._choices = _read_choices(faces[0].table("choices"))
        self._values: dict[str, Mapping[str, str]] = faces[0].all_of("values", Mapping[str, str])
        self._card_values: dict[str, Mapping[str, str]] = faces[0].all_of("card_values", Mapping[str, str])
        layouts = {
            kind: NamedEntries(f"level of detail for {kind} faces", where, details)
            for kind, details in _read_faces(faces).items()
        }
        self._faces = NamedEntries("face", where, layouts)

    @classmethod
    def load(cls, slug: str) -> Theme:
        """Return the theme of the game `slug`. The colors of its seats and suits follow the palette in use.

        Raises `ThemeProblem` with one sentence that names file and key, or `assets.AssetMissing`.
        """
        return cls._read(slug)

    @classmethod
    def forget(cls) -> None:
        """Clear the cache, so that every theme is loaded again."""
        cls._read.cache_clear()

    @classmethod
    @words_cache(8)
    def _read(cls, slug: str) -> Theme:
        name = f"themes/{slug}.toml"
        data = load_file(name)
        palette = _read_palette(SchemaTable(data.get("palette"), f"{name}, palette"))
        others = _read_apart(SchemaTable(data.get("apart", {}), f"{name}, apart"), palette)
        palette |= {key: seat_colors.suit(palette[key], color) for key, color in others.items()}
        typefaces = _read_typefaces(SchemaTable(data.get("typefaces"), f"{name}, typefaces"))
        table = SchemaTable(data, name, palette, typefaces)
        table.table("palette"), table.table("typefaces")
        files = [f"themes/{file}" for file in table.texts("faces_file")]
        faces = [SchemaTable(load_file(file), file, palette, typefaces) for file in files] or [table]
        remarks_name = table.text("remarks", "")
        remarks = read_all(f"art/{table.text('art', slug)}/{remarks_name}", FaceRemark) if remarks_name else {}
        theme = cls(slug, table, faces, remarks)
        for read in (table, *faces):
            read.check_all_read()
        return theme

    def table(self, name: str) -> SchemaTable:
        """Return another file of this style with the theme's colors, typefaces and drawings.

        Raises `ThemeProblem`, or `assets.AssetMissing`.
        """
        return SchemaTable(load_file(name), name, self._palette, self._typefaces, self.art)

    def color(self, token: str) -> str:
        """Return a palette color as "#rrggbb"."""
        return self._palette[token]

    def font(self, role: str) -> tuple[str, float]:
        """Return font key and size, in pixels of a table 1920 wide, for a use such as "plate-name"."""
        font = self._fonts[role]
        return font.face, font.size

    def typeface(self, name: str) -> str:
        """Return the font key of a typeface such as "title"."""
        return self._typefaces[name]

    @property
    def slim(self) -> str:
        """Return the font key of the narrow typeface for small cards; empty if the theme has none."""
        return self._typefaces.get("slim", "")

    def size(self, name: str) -> float:
        """Return a length in pixels of a table 1920 wide, such as "plate-height"."""
        return self._sizes[name]

    def art(self, name: str) -> str:
        """Return the file of a drawing, relative to the assets, as `client.art.svg.image` takes it.

        It is the game's own, or the shell's if the game has none of that name. A card back is the one that the player
        chose last.
        """
        if name not in self._arts:  # cached, because each drawing asks and the disk is slow
            own, shared = f"{self._folder}/{name}.svg", f"art/shell/{name}.svg"
            self._arts[name] = own if assets.exists(own) or not assets.exists(shared) else shared
        return BACKS.file(self.slug, self._arts[name])

    def find_recolor(self, file: str) -> svg.Recolor:
        """Return the replaced colors of a drawing for palettes that everyone can tell apart, by its first word."""
        return self._worn.get(file.rpartition("/")[2].partition("-")[0], ()) if seat_colors.must_be_distinct() else ()

    def icon(self, name: str) -> str:
        """Return the file of an icon by its meaning, such as "draw" or "place_spy"."""
        return self.art(self._icons[name.replace("_", "-")])

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return the seats of the table in order, in their current colors."""
        seats = tuple(self._seats.values())
        return tuple(seats[number] for number in seat_colors.order(len(seats)))

    def seat(self, key: str) -> Seat:
        """Return the seat with a key such as "mint"."""
        return self._seats[key]

    def kinds(self) -> tuple[str, ...]:
        """Return the kinds of faces that the theme can draw."""
        return tuple(self._faces)

    def details(self, kind: str) -> tuple[str, ...]:
        """Return the levels of detail of a kind of face."""
        return tuple(self._faces[kind])

    def detail_of(self, kind: str, wanted: str) -> str:
        """Return the wanted level of detail if the kind of face has it, or else its first one."""
        known = self.details(kind)
        return wanted if wanted in known else known[0]

    def layout(self, kind: str, detail: str) -> FaceLayout:
        """Return the layout of a kind of face at a level of detail."""
        return self._faces[kind][detail]

    def detail_at(self, kind: str, detail: str, width: float, letters: float = 1.0) -> str:
        """Return the level of detail for a face `width` pixels wide, instead of `detail`, at a text size `letters`."""
        layout = self.layout(kind, detail)
        large = bool(layout.large) and width < layout.until * letters
        if large or (layout.narrow and width < layout.below):
            following = layout.large if large else layout.narrow
            return self.detail_at(kind, following, width, letters if layout.large else 0)
        return detail

    def remark(self, card: str) -> FaceRemark | None:
        """Return the handwritten remark of a card's drawing, or None."""
        return self._remarks.get(card)

    def values(self, kind: str, card: str) -> dict[str, str]:
        """Return templates that layouts may use besides a face's own values: those of its kind and of the card."""
        return {**self._values.get(kind, {}), **self._card_values.get(card, {})}

    def choices(self, card: str) -> dict[str, str]:
        """Return one of each of the theme's flavor lists, always the same for the same card."""
        return {
            name: words[zlib.crc32(f"{card} {name}".encode()) % len(words)] for name, words in self._choices.items()
        }


def _read_palette(table: SchemaTable) -> dict[str, str]:
    palette = {key: table.color(key) for key in table}
    if not palette:
        raise table.problem("palette", "a table of colors")
    return palette


def _read_apart(table: SchemaTable, palette: Mapping[str, str]) -> dict[str, str]:
    """Return the palette colors that differ for palettes that everyone can tell apart."""
    colors = {key: table.table("palette").color(key) for key in table.table("palette")}
    if unknown := [key for key in colors if key not in palette]:
        raise table.problem("palette", f"colors of the palette, which has no {unknown[0]}")
    return colors


def _read_typefaces(table: SchemaTable) -> dict[str, str]:
    typefaces = {key: table.text(key) for key in table}
    for key, font in typefaces.items():
        if font not in fonts.KEYS:
            raise table.problem(key, f"one of the fonts {', '.join(fonts.KEYS)}")
    return typefaces


def _read_choices(table: SchemaTable) -> dict[str, tuple[str, ...]]:
    choices = {}
    for key in table:
        choices[key] = table.texts(key)
        if not choices[key]:
            raise table.problem(key, "at least one text")
    return choices


def _read_faces(tables: Sequence[SchemaTable]) -> dict[str, dict[str, FaceLayout]]:
    """Return the faces of all files. The first has the shared `groups`, `letters` and `tags`."""
    groups: dict[str, GroupStyle] = tables[0].all_of("groups", GroupStyle)
    letters: dict[str, LetterStyle] = tables[0].all_of("letters", LetterStyle)
    if "rule" not in letters:
        raise ThemeProblem(f"{tables[0].where}: letters needs the style rule, for plain sentences.")
    shared: dict[str, Mapping[str, object]] = {"groups": groups, "letters": letters, "tags": read_styles(tables[0])}
    faces: dict[str, dict[str, FaceLayout]] = {}
    for table in tables:
        for kind, inner in table.list_tables("faces"):
            _read_details(inner, shared, faces.setdefault(kind, {}), faces)
    return faces


def _read_details(
    table: SchemaTable,
    shared: Mapping[str, Mapping[str, object]],
    layouts: dict[str, FaceLayout],
    faces: Mapping[str, Mapping[str, FaceLayout]],
) -> None:
    """Add the layouts of one kind of face.

    `like` copies a level of detail above it in the file; "kind.detail" copies that of another kind. The copy has its
    own `large` and `until`.
    """
    for detail in table:
        inner = table.table(detail)
        like = inner.text("like", "")
        if not like:
            layouts[detail] = read_layout(inner, shared)
            continue
        kind, _, level = like.rpartition(".")
        found = (faces.get(kind, {}) if kind else layouts).get(level)
        if found is None:
            raise inner.problem("like", "a level of detail above this one")
        layouts[detail] = found
        if "large" in inner:
            layouts[detail] = replace(found, large=inner.text("large"), until=inner.real("until"))
        inner.check_all_read()
    for detail, layout in layouts.items():
        for key, name in (("narrow", layout.narrow), ("large", layout.large)):
            other = layouts.get(name, layout)
            smaller = (
                other.until < layout.until
                if key == "large"
                else other.below < layout.below and (not layout.large or other.until <= layout.until)
            )
            if name and not (smaller and other.width * layout.height == other.height * layout.width):
                raise table.table(detail).problem(key, "another level of detail of this kind, of the same shape")
