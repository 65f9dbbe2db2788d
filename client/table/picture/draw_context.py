"""The drawing context of furniture: view, status, theme, and the map's place in the window."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any

import pygame

from client.art import paint, svg, text
from client.cards.choices import NAMEPLATES
from client.cards.faces import Faces
from client.cards.theme import Seat, Theme
from client.layout.arrangement import Arrangement
from client.layout.map import Box, Fit, Spot, TableMap
from client.layout.pieces import Status
from client.table.picture.look import TableLook
from engine.kernel.game.game import Game
from engine.kernel.game.traits import HasPlotStyles
from engine.kernel.state.refs import NONE
from engine.kernel.state.view import View

SMALLEST = 18.0
"""The smallest font size in map pixels; 12 window pixels at 1280 x 720."""
_LINE_COLOR = "#EEF6FA"
_LABELS_UP_TO = 1.15


@dataclass
class DrawContext:
    """One state of the table for furniture to draw. Lengths passed to its methods are map pixels."""

    game: Game
    theme: Theme
    look: TableLook
    faces: Faces
    table_map: TableMap
    size: tuple[int, int]
    text_scale: float
    seat_keys: Sequence[str]
    view: View
    names: Sequence[str]
    status: Status
    arrangement: Arrangement
    scores: list[int] = field(default_factory=list)
    _styles: dict[int, str] = field(default_factory=dict)
    _plates: dict[int, list[tuple[str, str]]] = field(default_factory=dict)
    laid: dict[Spot, Any] = field(default_factory=dict)
    """Layouts that furniture has computed for this state, for use in every frame."""
    fit: Fit = field(init=False)
    docked: Fit = field(init=False)

    def __post_init__(self) -> None:
        self.fit = Fit.of(self.table_map.size, self.size)
        self.docked = self.fit.top_fit()
        self.refresh()

    def refresh(self) -> None:
        """Clear everything cached after the view has changed."""
        self.scores = self.game.shows.scores(self.view)
        self._styles.clear()
        self._plates.clear()
        self.laid.clear()

    # --- seats -------------------------------------------------------------------------------------------

    @property
    def viewer(self) -> int:
        """The seat at the bottom."""
        return self.arrangement.viewer

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.view.table.seats

    @property
    def round(self) -> int:
        """How often play has gone around the table, counting this round, in games with one turn per seat."""
        return 1 + max(0, self.view.turn - 1) // self.seats

    def seat(self, spot: Spot) -> int:
        """Return the seat of a spot, or NONE for a shared one."""
        return self.arrangement.seating.seat(spot.seat)

    def place(self, spot: Spot) -> int:
        """Return the place at the table of a spot, or NONE for a shared one."""
        return self.arrangement.seating.place(spot.seat)

    @property
    def spots(self) -> tuple[Spot, ...]:
        """The map objects that exist now."""
        forward = self.arrangement.seating.places_from_front(self.arrangement.forward)
        return self.table_map.at(self.text_scale, forward, self.arrangement.before)

    def style(self, seat: int) -> Seat:
        """Return a seat's style."""
        return self.theme.seat(self.seat_keys[seat])

    def seat_style(self, seat: int) -> str:
        """Return the game's style name for everything of a seat."""
        if seat not in self._styles:
            plots = self.game.trait(HasPlotStyles)
            self._styles[seat] = plots.seat_style(self.view, seat) if plots else ""
        return self._styles[seat]

    def emblem(self, seat: int) -> str:
        """Return a seat's emblem: its style's own, or the usual one."""
        return self.theme.art(self.look.emblem(self.seat_style(seat)) or self.style(seat).art["emblem"])

    def portrait(self, seat: int) -> str:
        """Return the drawing of a seat's player; empty for a player without one."""
        portraits = self.status.portraits
        return portraits[seat] if 0 <= seat < len(portraits) else ""

    def temper(self, seat: int) -> str:
        """Return in one word how an opponent with a portrait plays; empty for all others."""
        kinds = self.status.kinds
        return kinds[seat] if self.portrait(seat) and seat < len(kinds) else ""

    def nameplate(self, seat: int) -> str:
        """Return the drawing of the nameplate that the person who looks has chosen; empty for all other seats."""
        kinds = self.status.kinds
        computer = seat < len(kinds) and kinds[seat]
        return NAMEPLATES.file("", "") if seat == self.viewer and not computer else ""

    def draw_player(self, surface: pygame.Surface, seat: int, box: Box) -> None:
        """Draw a seat's portrait in a frame of the seat's color, with the emblem in its corner, or the emblem alone."""
        portrait, (x, y, width, height) = self.portrait(seat), box
        if not portrait:
            self.picture(surface, self.emblem(seat), box)
            return
        paint.panel(surface, self.rect(box), self.px(0.18 * width), self.style(seat).color, "#FFFFFF", self.px(2))
        edge = 0.06 * width
        self.picture(surface, portrait, (x + edge, y + edge, width - 2 * edge, height - 2 * edge))
        self.picture(surface, self.emblem(seat), (x + 0.62 * width, y + 0.62 * height, 0.46 * width, 0.46 * height))

    def plate(self, seat: int) -> list[tuple[str, str]]:
        """Return the game's entries on a seat's plate."""
        if seat not in self._plates:
            self._plates[seat] = self.game.shows.plate(self.view, seat)
        return self._plates[seat]

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def is_asked(self, seat: int) -> bool:
        return seat in self.view.asked and not self.view.over

    def is_active(self, seat: int) -> bool:
        return self.view.active == seat and not self.view.over

    def zone(self, spot: Spot) -> int:
        layout, seat = self.view.table.layout, self.seat(spot)
        return layout.table_zone(spot.name) if seat == NONE else layout.seat_zone(spot.name, seat)

    @property
    def has_labels(self) -> bool:
        """Whether second lines have space; large text removes them first."""
        return self.text_scale <= _LABELS_UP_TO

    # --- geometry ----------------------------------------------------------------------------------------

    def px(self, length: float) -> float:
        """Convert map pixels to window pixels."""
        return length * self.fit.scale

    def fit_of(self, spot: Spot) -> Fit:
        """Return how the map fits the window for this object; docked bars stay at the top."""
        return self.docked if spot.is_docked else self.fit

    def rect(self, box: Box) -> pygame.Rect:
        """Convert a box of the map to window pixels."""
        return self.fit.rect(box)

    # --- drawing -----------------------------------------------------------------------------------------

    def color(self, use: str) -> str:
        return self.look.color(use)

    def letters(self, role: str, grow: float = 1.0) -> tuple[str, float]:
        """Return font key and size (window pixels) for a use. `grow`: the most that the text scale may enlarge it."""
        face, size = self.theme.font(role)
        return face, size * self.fit.scale * min(self.text_scale, grow)

    def width(self, words: str, role: str, grow: float = 1.0) -> float:
        """Return the width of a line in map pixels."""
        return text.width(words, *self.letters(role, grow)) / self.fit.scale

    def write(
        self,
        surface: pygame.Surface,
        words: str,
        role: str,
        at: tuple[float, float],
        anchor: str,
        color: str,
        *,
        room: float | None = None,
        grow: float = 1.0,
        fit: Fit | None = None,
    ) -> pygame.Rect:
        """Write a line at a point of the map, smaller or shortened to fit in `room` (map pixels)."""
        face, size = self.letters(role, grow)
        if room is not None:
            limit = self.px(room)
            size = text.fit(words, face, size, limit, min(size, self.px(SMALLEST)))
            forms = (words, *self._shorter(words))
            words = next((form for form in forms if text.width(form, face, size) <= limit), words)
            words = text.shorten(words, face, size, limit)
        return text.draw(surface, words, face, size, color, (fit or self.fit).point(*at), anchor)

    def _shorter(self, words: str) -> list[str]:
        """Return shorter unambiguous forms of a player's name: "Igor", "I. Krank"."""
        parts = words.split()
        if words not in self.names or len(parts) < 2:
            return []
        others = [name.split() for name in self.names if name != words]
        found = [] if any(parts[0] in other for other in others) else [parts[0]]
        return found + ([] if any(parts[-1] in other for other in others) else [f"{parts[0][0]}. {parts[-1]}"])

    def picture(
        self,
        surface: pygame.Surface,
        art: str,
        box: Box,
        *,
        recolor: str = "",
        opacity: float = 1,
        fit: Fit | None = None,
    ) -> None:
        """Draw art into a box. `recolor` replaces the white of line icons."""
        rect = (fit or self.fit).rect(box)
        icon = self.look.color_or("icon", "text")
        colors = ((_LINE_COLOR, recolor), (icon, recolor)) if recolor else ()
        drawn = svg.image(art, rect.width, rect.height, colors)
        if opacity < 1:
            drawn = drawn.copy()
            drawn.set_alpha(round(255 * opacity))
        surface.blit(drawn, rect)

    def fitted_picture(self, surface: pygame.Surface, art: str, box: Box, opacity: float = 1) -> None:
        """Draw art as large as it fits into a box, on its lower edge."""
        x, y, width, height = box
        shape = svg.proportions(art)
        wide = min(width, height * shape)
        box = (x + (width - wide) / 2, y + height - wide / shape, wide, wide / shape)
        self.picture(surface, art, box, opacity=opacity)


def fingerprint(view: View) -> Hashable:
    """Return a view's content as a comparable value."""
    return (
        view.seat,
        tuple(map(tuple, view.zones)),
        tuple(view.counters),
        tuple(view.values),
        tuple(view.asked),
        view.question,
        tuple(map(tuple, view.stack)),
    )
