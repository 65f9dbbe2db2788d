"""What a game's theme says about the furniture of its table: `assets/themes/<slug>-table.toml`.

The file names colors by their use, the words on plates, bars and piles, the drawings of the furniture, and what
each place of the board shows. Colors and typefaces come from the theme itself (`client.cards.theme`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from client.cards.theme import Theme
from client.look.schema import Color, Table, Texts, ThemeProblem
from client.table.picture import registry
from engine.words.messages import words_cache

_Any = TypeVar("_Any")


@dataclass(frozen=True, slots=True)
class PlaceLook:
    """What a board place shows.

    face, chosen   kind of the card that tells what the place does, and the seats' zone in which it lies when chosen
    phase          the phase in which the place is lit
    cells          how many of the card's effects are shown; 0 for all
    label, price   the line at its foot
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
class Note:
    """A handwritten note: its heading and its lines; those that begin with "~" are struck out."""

    title: str
    lines: Texts


@dataclass(frozen=True, slots=True)
class PlotThing:
    """A drawing beside the house of a plot: its middle and top as shares of width and sky, its width in pixels."""

    art: str
    at: tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class PlotLook:
    """The ground of a seat in one style (`Styles.seat_style`), and its name plate.

    sky, horizon, lawn, stripe, front, edge   colors: above, at its lower rim, the lawn and every other stripe of it,
               its strip at the fence, the line around it
    glow       the light around the seat whose turn it is; `lit` when that light is always there, if faint
    house, roof, door   the drawing behind the lawn, and the colors in it that become the seat's: that of the door,
               and that of the roof by the share `roof_mix`
    fence      a drawing that is repeated along the front
    post, post_up   the letterbox of a seat that waits, and of the one whose turn it is; post_color and post_shade are
               the colors in them that become the seat's
    things     drawings beside the house
    plate, plate_text, emblem   colors of the name plate and the drawing on it; empty: the seat's
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
    """The furniture of one game, made by `load`. Lookups raise `ThemeProblem` for a name the file does not have."""

    def __init__(self, theme: Theme, table: Table) -> None:
        self.theme = theme
        self.where = table.where
        self._colors: dict[str, str] = table.all_of("colors", Color)
        self._words: dict[str, str] = table.all_of("words", str)
        self._art: dict[str, str] = table.all_of("art", str)
        self.phases: dict[str, str] = table.all_of("phases", str)
        self.places: dict[str, PlaceLook] = table.all_of("places", PlaceLook)
        self.notes: dict[str, Note] = table.all_of("notes", Note)
        self.stamps: dict[str, str] = table.all_of("stamps", str)
        self._plots: dict[str, PlotLook] = table.all_of("plots", PlotLook)
        self._pieces = {
            section: (sort, table.all_of(section, sort))
            for name in registry.names() for section, sort in registry.furniture(name).look.items()
        }  # fmt: skip

    @classmethod
    @words_cache(8)
    def load(cls, theme: Theme) -> TableLook:
        """The furniture of a theme. Raises `ThemeProblem` with one sentence, or `assets.AssetMissing`."""
        table = theme.table(f"themes/{theme.slug}-table.toml")
        look = cls(theme, table)
        table.done()
        return look

    def color(self, use: str) -> str:
        """The color for a use such as "plate", as "#rrggbb"."""
        return self._found(self._colors, use, "color")

    def color_or(self, use: str, other: str) -> str:
        """The color for a use, that for another one where the file does not name it."""
        return self._colors.get(use) or self.color(other)

    def has_color(self, use: str) -> bool:
        """Whether the file names a color for this use."""
        return use in self._colors

    def words(self, name: str, /, **details: str | int) -> str:
        """Words such as "deck {count}", filled in."""
        return self._found(self._words, name, "words").format_map(details)

    def counted(self, name: str, count: int) -> str:
        """Words with a number: those named "..._one" for 1, if there are any."""
        single = f"{name}_one"
        return self.words(single if count == 1 and single in self._words else name, count=count)

    def has_words(self, name: str) -> bool:
        """Whether the file has words of that name."""
        return name in self._words

    def art(self, name: str) -> str:
        """The file of a piece of furniture's drawing, as `client.art.svg.image` takes it."""
        return self.theme.art(self._found(self._art, name, "art"))

    def has_art(self, name: str) -> bool:
        """Whether the file names a drawing for this."""
        return name in self._art

    def plot(self, style: str) -> PlotLook:
        """The ground of a seat in a style; the one named "usual" for a seat without."""
        name = style or "usual"
        if name not in self._plots:
            raise ThemeProblem(f"{self.where}, plots: {name} is missing; there is {', '.join(self._plots)}.")
        return self._plots[name]

    def of_piece(self, sort: type[_Any], name: str) -> _Any:
        """The entry of that name among those of a piece (`Furniture.look`)."""
        section, entries = next((key, found) for key, (kind, found) in self._pieces.items() if kind is sort)
        found: _Any = self._found(entries, name, section)
        return found

    def emblem(self, style: str) -> str:
        """The drawing that stands for a seat in a style instead of the seat's own; empty when it keeps its own."""
        plot = self._plots.get(style or "usual")
        return plot.emblem if plot is not None else ""

    def _found(self, table: Mapping[str, _Any], name: str, what: str) -> _Any:
        if name not in table:
            raise ThemeProblem(f"{self.where}, {what}: {name} is missing; there is {', '.join(table)}.")
        return table[name]
