"""Choosing the picture of a card: a backdrop, a thing, a second thing, and a color for each."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pygame

from client.art import paint, palette, text
from client.art.sketch import clip_to
from client.cards import picture
from client.widgets import Button, Form, Picker, Pressable, Row, ScrollArea, Segments, Words, draw_icon
from client.widgets.style import DIALOG_TITLE, HINT, LABEL, SECOND, SMALLEST
from engine.kernel.cards.card_picture import BACKDROPS, COLORS, THINGS
from engine.words.say import workshop as say

Picture = dict[str, str]

PARTS = ("backdrop", "thing", "second")
COLOR = "color"
"""A tab of its own where there is no room for the colors beside the parts."""
NOTHING = ""

_WIDTH, _HEIGHT = 1020.0, 660.0
_TILE = 96.0
_SWATCH = 58.0
_GAP = 8.0
_PADDING = 20.0
_TWO_COLUMNS = 700.0
_SHAPE = 1.406
"""Width by height of the picture that is shown while choosing."""


def at_random(chance: random.Random) -> Picture:
    first, second, third = chance.sample(COLORS, 3)
    return {
        "backdrop": chance.choice(BACKDROPS),
        "backdrop_color": first,
        "thing": chance.choice(THINGS),
        "thing_color": second,
        "second": "",
        "second_color": third,
    }


def _tabs(*parts: str) -> list[tuple[str, str]]:
    return [(part, say(f"part-{part}")) for part in parts]


class PictureButton(Pressable):
    """The picture of the card in the form; a press opens the chooser."""

    def __init__(self, then: Callable[[Any], None]) -> None:
        super().__init__(name=say("picture"), then=then)
        self.words = say("choose-the-picture")
        self.picture: Picture = {}

    def natural_width(self, unit: float) -> int:
        return round(250 * unit)

    def height_for(self, width: int, unit: float) -> int:
        return round(78 * unit)

    def draw(self, surface: pygame.Surface) -> None:
        unit = self.unit
        fill = paint.mix(palette.RAISED, palette.SUNK, self.steps(self.hover_amount))
        paint.panel(surface, self.rect, 12 * unit, fill, palette.PAPER_LINE, 1.6 * unit)
        high = self.rect.height - self.px(12)
        frame = pygame.Rect(self.rect.x + self.px(6), self.rect.y + self.px(6), round(high * _SHAPE), high)
        draw_picture(surface, self.picture, frame, unit)
        left = frame.right + self.px(10)
        room = self.rect.right - self.px(8) - left
        lines = text.wrap(self.words, LABEL.font, LABEL.size * unit, room)
        y = self.rect.centery - (len(lines) - 1) * LABEL.size * 0.62 * unit
        text.paragraph(surface, lines, LABEL.font, LABEL.size * unit, palette.INK, (left, y), "midleft", 1.24)


def draw_picture(surface: pygame.Surface, chosen: Picture, frame: pygame.Rect, unit: float) -> None:
    """Draw a picture in a frame with an edge; an empty well without one."""
    if not chosen:
        paint.panel(surface, frame, 6 * unit, palette.SUNK, palette.SOFT, 1.4 * unit)
        draw_icon(surface, "cards", min(frame.size) * 0.5, palette.PAPER_LINE, frame.center)
        return
    surface.blit(picture.draw(chosen, *frame.size), frame)
    pygame.draw.rect(surface, palette.rgb(palette.INK), frame, max(1, round(1.6 * unit)))


class PartTile(Pressable):
    """A backdrop, a thing, or a color to choose."""

    radius_units = 10.0
    ring_gap_units = 2.0

    def __init__(
        self,
        word: str,
        name: str,
        size: float,
        draw_part: Callable[[pygame.Surface, pygame.Rect, str], None],
        then: Callable[[Any], None],
    ) -> None:
        super().__init__(name=name, tooltip=name, then=then)
        self.word = self.value = word
        self.words = name
        self._size = size
        self._draw_part = draw_part

    def height_for(self, width: int, unit: float) -> int:
        return round(self._size * unit)

    def draw(self, surface: pygame.Surface) -> None:
        unit = self.unit
        self.draw_tile(surface, self.rect, 2.6)
        self._draw_part(surface, self.rect.inflate(-self.px(12), -self.px(12)), self.word)
        if self.chosen:
            spot = pygame.Rect(0, 0, self.px(20), self.px(20))
            spot.topright = self.rect.right + self.px(4), self.rect.y - self.px(4)
            paint.panel(surface, spot, spot.width / 2, palette.GREEN, palette.WHITE, 1.4 * unit)
            draw_icon(surface, "check", self.px(13), palette.WHITE, spot.center)


class PictureChooser(Picker):
    """Over the workshop: `then` gets the picture at every change, so that the card shows it at once."""

    def __init__(self, chosen: Picture, then: Callable[[Any], None], chance: random.Random) -> None:
        self.picture = dict(chosen) or at_random(chance)
        self.part = "thing"
        self._coloring = False
        self._before = dict(chosen)
        self._chance = chance
        self._heading = Words(say("the-picture"), DIALOG_TITLE, line_height=1.15)
        self._named = Words("", SECOND, palette.INK_2, "center")
        self._tabs = Segments(_tabs(*PARTS), self.part, name=say("part-of-the-picture"), then=self._show)
        self._tiles = ScrollArea(gap=_GAP, padding=8, name=say("parts"))
        self._colors = ScrollArea(gap=_GAP, padding=6, name=say("colors"))
        self._chance_button = Button(say("surprise-me"), icon="dice", then=lambda _: self._surprise())
        self._done = Button(say("take-this-picture"), "primary", icon="check", then=lambda _: self._finish())
        self._frame = pygame.Rect(0, 0, 0, 0)
        form = Form(self._tabs, self._tiles, self._colors, self._chance_button, self._done)
        super().__init__(form, name=say("the-picture"), then=then)

    # -- choosing ---------------------------------------------------------------------------------------------

    def _show(self, part: str) -> None:
        self._coloring = part == COLOR
        if not self._coloring:
            self.part = part
        self._tiles.offset = 0
        self.layout(self._window, self.unit)
        self._reveal_chosen()

    def _reveal_chosen(self) -> None:
        """Scroll to the part that is chosen."""
        tiles = (tile for row in self._tiles.children for tile in row.parts())
        chosen = next((tile for tile in tiles if isinstance(tile, PartTile) and tile.chosen), None)
        if chosen is not None:
            self._tiles.reveal(chosen)

    def _choose(self, word: str) -> None:
        self._take({self.part: word})

    def _color(self, word: str) -> None:
        self._take({f"{self.part}_color": word})

    def _surprise(self) -> None:
        self._take(at_random(self._chance))
        self._reveal_chosen()

    def _take(self, changes: Picture) -> None:
        self.picture |= changes
        self._refresh()
        if self.then is not None:
            self.then(dict(self.picture))

    def _refresh(self) -> None:
        """Mark what is chosen."""
        for tile in self.form.all():
            if isinstance(tile, PartTile):
                key = f"{self.part}_color" if tile.then == self._color else self.part
                tile.chosen = self.picture.get(key, "") == tile.word
        self._named.words = self.in_words()

    def in_words(self) -> str:
        """Return the picture in words."""
        parts = picture.parts()
        color = {word: inks.name.lower() for word, inks in parts.colors.items()}
        chosen = self.picture
        words = f"{color[chosen['thing_color']]} {parts.things[chosen['thing']].lower()}"
        if chosen.get("second"):
            words += f", {color[chosen['second_color']]} {parts.things[chosen['second']].lower()}"
        words += f", {color[chosen['backdrop_color']]} {parts.backdrops[chosen['backdrop']].lower()}"
        return words[:1].upper() + words[1:]

    def _finish(self) -> None:
        self.closed = True
        if self.then is not None:
            self.then(dict(self.picture))

    # -- what there is to choose ------------------------------------------------------------------------------

    def _make_tiles(self, columns: int) -> None:
        """Make a tile for each word of the shown part, in `columns` columns."""
        parts = picture.parts()
        names = dict(parts.backdrops if self.part == "backdrop" else parts.things)
        if self.part == "second":
            names = {NOTHING: say("none")} | names
        tiles = [PartTile(word, name, _TILE, self._draw_part, self._choose) for word, name in names.items()]
        self._tiles.children = _rows(tiles, columns)

    def _make_colors(self, columns: int) -> None:
        tiles = [
            PartTile(word, inks.name, _SWATCH, self._draw_color, self._color)
            for word, inks in picture.parts().colors.items()
        ]
        self._colors.children = _rows(tiles, columns)

    def _draw_part(self, surface: pygame.Surface, rect: pygame.Rect, word: str) -> None:
        color = self.picture[f"{self.part}_color"]
        if self.part == "backdrop":
            surface.blit(picture.backdrop(word, color, *rect.size), rect)
            pygame.draw.rect(surface, palette.rgb(palette.INK), rect, max(1, round(1.2 * self.unit)))
        elif word:
            size = min(rect.size)
            drawn = picture.thing(word, color, size)
            surface.blit(drawn, drawn.get_rect(center=rect.center))
        else:
            draw_icon(surface, "close", 30 * self.unit, palette.INK_2, (rect.centerx, rect.centery - 8 * self.unit))
            place = (rect.centerx, rect.bottom - 8 * self.unit)
            text.draw(surface, say("none"), HINT.font, HINT.size * self.unit, palette.INK_2, place, "center")

    def _draw_color(self, surface: pygame.Surface, rect: pygame.Rect, word: str) -> None:
        inks = picture.parts().colors[word]
        tones = inks.backdrop if self.part == "backdrop" else inks.thing
        patch = pygame.Rect(rect.x, rect.y, rect.width, rect.height - round(15 * self.unit))
        paint.panel(surface, patch, 6 * self.unit, tones[0], palette.INK, 1.4 * self.unit)
        place = rect.centerx, rect.bottom - 5 * self.unit
        text.draw_fitted(
            surface,
            inks.name,
            HINT.font,
            HINT.size * self.unit,
            palette.INK,
            place,
            "center",
            rect.width,
            SMALLEST * self.unit * 0.8,
        )

    # -- a popup ----------------------------------------------------------------------------------------------

    def open(self, bounds: pygame.Rect, unit: float) -> None:
        """Take the middle of the window, with the focus on what is chosen."""
        self.layout(bounds, unit)
        chosen = next((tile for tile in self.form.all() if isinstance(tile, PartTile) and tile.chosen), self._tabs)
        self.form.focus(chosen, ring=False)
        self._reveal_chosen()

    def layout(self, bounds: pygame.Rect, unit: float) -> None:
        """Lay out picture and colors at the left, the parts at the right; in one column in a narrow window."""
        self.lay_out_window(bounds, unit)
        focused = self.form.focused
        word = focused.word if isinstance(focused, PartTile) else None
        edge = self.px(12)
        self.rect = pygame.Rect(
            0, 0, min(self.px(_WIDTH), bounds.width - 2 * edge), min(self.px(_HEIGHT), bounds.height - 2 * edge)
        ).move_to(center=bounds.center)
        wide = self.rect.width >= self.px(_TWO_COLUMNS)
        padding = self.px(_PADDING if wide else 12)
        inner = self.rect.inflate(-2 * padding, -2 * padding)
        bottom = self._place_buttons(inner, self._chance_button, self._done, 0.4)
        body = pygame.Rect(inner.x, inner.y, inner.width, bottom - inner.y)
        self._colors.visible = wide
        self._named.align = "center" if wide else "left"
        if wide:
            self._place_wide(body)
        else:
            self._place_narrow(body)
        self._refresh()
        self._refocus(word)

    def _refocus(self, word: str | None) -> None:
        """Move the focus to the new tile with the word of the old one."""
        if self.form.focused is not None and self.form.focused not in self.form.all():
            tiles = [tile for tile in self.form.all() if isinstance(tile, PartTile)]
            same = next((tile for tile in tiles if tile.word == word), self._tabs)
            self.form.focus(same, ring=self.form.focused.ring)

    def _place_wide(self, body: pygame.Rect) -> None:
        self._coloring, self._tabs.options, self._tabs.value = False, _tabs(*PARTS), self.part
        left = round(body.width * 0.36)
        high = self._heading.height_for(left, self.unit)
        self._heading.place(pygame.Rect(body.x, body.y, left, high), self.unit)
        top = body.y + high + self.px(8)
        self._frame = pygame.Rect(body.x, top, left, min(round(left / _SHAPE), (body.bottom - top) // 2))
        named = self._named.height_for(left, self.unit)
        self._named.place(pygame.Rect(body.x, self._frame.bottom + self.px(5), left, named), self.unit)
        colors = self._named.rect.bottom + self.px(6)
        self._make_colors(max(3, round(left / self.px(84))))
        self._colors.place(
            pygame.Rect(body.x - self.px(6), colors, left + self.px(12), body.bottom - colors), self.unit
        )
        x = body.x + left + self.px(18)
        self._place_parts(pygame.Rect(x, body.y, body.right - x, body.height))

    def _place_narrow(self, body: pygame.Rect) -> None:
        """Place a small picture next to the heading, and one list for the parts or, at another tab, the colors."""
        self._tabs.options, self._tabs.value = _tabs(*PARTS, COLOR), COLOR if self._coloring else self.part
        high = min(round(body.height * 0.24), round(body.width * 0.3))
        self._frame = pygame.Rect(body.x, body.y, round(high * _SHAPE), high)
        x = self._frame.right + self.px(10)
        heading = self._heading.height_for(body.right - x, self.unit)
        self._heading.place(pygame.Rect(x, body.y, body.right - x, heading), self.unit)
        self._named.place(pygame.Rect(x, body.y + heading, body.right - x, max(0, high - heading)), self.unit)
        top = self._frame.bottom + self.px(8)
        self._place_parts(pygame.Rect(body.x, top, body.width, body.bottom - top), 0.8)
        self._colors.children = []
        if self._coloring:
            self._make_colors(max(4, round(body.width / self.px(92))))
            self._tiles.children, self._colors.children = self._colors.children, []
            self._tiles.place(self._tiles.rect, self.unit)

    def _place_parts(self, rect: pygame.Rect, share: float = 1) -> None:
        self._tabs.place(pygame.Rect(rect.x, rect.y, rect.width, self.px(44)), self.unit)
        top = self._tabs.rect.bottom + self.px(6)
        self._make_tiles(max(3, round(rect.width / self.px(_TILE * share + _GAP))))
        self._tiles.place(pygame.Rect(rect.x - self.px(6), top, rect.width + self.px(12), rect.bottom - top), self.unit)

    def _leave(self) -> None:
        super()._leave()
        if self.then is not None:
            self.then(self._before)

    def draw(self, surface: pygame.Surface) -> None:
        self.darken(surface)
        self.draw_ground(surface)
        self._heading.draw(surface)
        draw_picture(surface, self.picture, self._frame, self.unit)
        with clip_to(surface, self._named.rect):
            self._named.draw(surface)
        self.form.draw(surface)


def _rows(tiles: list[PartTile], columns: int) -> list[Any]:
    """Arrange tiles in rows of equal widths."""
    rows = []
    for place in range(0, len(tiles), columns):
        line: list[Any] = list(tiles[place : place + columns])
        line += [Words("") for _ in range(columns - len(line))]
        rows.append(Row(*line, gap=_GAP))
    return rows
