"""The style of a table's furniture: `assets/themes/<slug>-table.toml`.

The file names colors by use, texts on plates, bars and piles, drawings of the furniture, and the content of board
places. Colors and fonts come from the theme itself (`client.cards.theme`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from client.cards.theme import Theme
from client.look.schema import Color, SchemaTable, Texts, ThemeProblem
from client.table.picture import registry
from engine.words.messages import words_cache

_Any = TypeVar("_Any")


@dataclass(frozen=True, slots=True)
class PlaceLook:
    """The style of a board place.

    `face`, `chosen`: the kind of the card that explains the place, and the seats' zone that holds it when chosen.
    `phase`: the phase that lights the place. `cells`: how many of the card's effects are shown; 0 for all. `label`,
    `price`: the line at the bottom.
    """

    title: str
    art: str = ""
    face: str = ""
    chosen: str = ""
    phase: str = ""
    cells: int = 0
    label: str = ""
    price: str = ""


@dataclass(frozen=True, slots=True)
class HandwrittenNote:
    """A handwritten note: its heading and its lines. Lines that start with "~" are struck out."""

    title: str
    lines: Texts


@dataclass(frozen=True, slots=True)
class PlotThing:
    """A drawing next to a plot's house. `at`: middle and top as shares of width and sky, and width in pixels."""

    art: str
    at: tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class PlotLook:
    """The style of a seat's ground and name plate (`Styles.seat_style`).

    `sky`, `horizon`, `lawn`, `stripe`, `front`, `edge`: colors of the sky, its lower part, the lawn, every other
    stripe, the strip at the fence, and the border. `glow`: the light around the active seat; `lit`: whether that light
    always shows faintly. `house`, `roof`, `door`: the house, and its colors that become the seat's (the roof's by the
    share `roof_mix`). `fence`: a drawing that repeats along the front. `post`, `post_up`: the mailbox with its flag
    down, and up for the active seat; `post_color` and `post_shade` become the seat's colors. `things`: drawings next to
    the house. `plate`, `plate_text`, `emblem`: colors and emblem of the name plate; empty for the seat's own.
    """

    sky: Color
    horizon: Color
    lawn: Color
    stripe: Color
    front: Color
    edge: Color
    glow: Color
    house: str
    roof: Color
    door: Color
    fence: str
    post: str
    post_up: str
    post_color: Color
    post_shade: Color
    lit: bool = False
    roof_mix: float = 0.5
    things: tuple[PlotThing, ...] = ()
    plate: Color = ""
    plate_text: Color = ""
    emblem: str = ""


class TableLook:
    """The furniture style of one game, created by `load`. Lookups raise `ThemeProblem` for missing names."""

    def __init__(self, theme: Theme, table: SchemaTable) -> None:
        self.theme = theme
        self.where = table.where
        self._colors: dict[str, str] = table.all_of("colors", Color)
        self._words: dict[str, str] = table.all_of("words", str)
        self._art: dict[str, str] = table.all_of("art", str)
        self.phases: dict[str, str] = table.all_of("phases", str)
        self.places: dict[str, PlaceLook] = table.all_of("places", PlaceLook)
        self.notes: dict[str, HandwrittenNote] = table.all_of("notes", HandwrittenNote)
        self.stamps: dict[str, str] = table.all_of("stamps", str)
        self._plots: dict[str, PlotLook] = table.all_of("plots", PlotLook)
        self._pieces = {
            section: (sort, table.all_of(section, sort))
            for name in registry.names()
            for section, sort in registry.furniture(name).look.items()
        }

    @classmethod
    @words_cache(8)
    def load(cls, theme: Theme) -> TableLook:
        """Return the furniture style of a theme. Raises `ThemeProblem` with one sentence, or `assets.AssetMissing`."""
        table = theme.table(f"themes/{theme.slug}-table.toml")
        look = cls(theme, table)
        table.check_all_read()
        return look

    def color(self, use: str) -> str:
        """Return the color for a use such as "plate", as "#rrggbb"."""
        return self._require(self._colors, use, "color")

    def color_or(self, use: str, other: str) -> str:
        """Return the color for a use, or for `other` if the file doesn't have it."""
        return self._colors.get(use) or self.color(other)

    def has_color(self, use: str) -> bool:
        return use in self._colors

    def words(self, name: str, /, **details: str | int) -> str:
        """Return a text such as "deck {count}", filled in."""
        return self._require(self._words, name, "words").format_map(details)

    def words_for_count(self, name: str, count: int) -> str:
        """Return a text with a number; for 1 the one named "..._one", if there is any."""
        single = f"{name}_one"
        return self.words(single if count == 1 and single in self._words else name, count=count)

    def has_words(self, name: str) -> bool:
        return name in self._words

    def art(self, name: str) -> str:
        """Return the file of a furniture drawing, as `client.art.svg.image` takes it."""
        return self.theme.art(self._require(self._art, name, "art"))

    def has_art(self, name: str) -> bool:
        return name in self._art

    def plot(self, style: str) -> PlotLook:
        """Return the style of a seat's ground; the one named "usual" for an empty style."""
        return self._require(self._plots, style or "usual", "plots")

    def of_piece(self, sort: type[_Any], name: str) -> _Any:
        """Return the entry `name` of a furniture kind's style section (`Furniture.look`)."""
        section, entries = next((key, found) for key, (kind, found) in self._pieces.items() if kind is sort)
        found: _Any = self._require(entries, name, section)
        return found

    def emblem(self, style: str) -> str:
        """Return the emblem of a seat style; empty if the seat keeps its own."""
        plot = self._plots.get(style or "usual")
        return plot.emblem if plot is not None else ""

    def _require(self, table: Mapping[str, _Any], name: str, what: str) -> _Any:
        if name not in table:
            raise ThemeProblem(f"{self.where}, {what}: {name} is missing; there is {', '.join(table)}.")
        return table[name]
