"""Warnings over the places of a street, and the news that the viewer has moved."""

from __future__ import annotations

import pygame

from client.art import paint, text
from client.table.context import TableContext
from client.table.furniture.lot.draw import draw_warnings
from client.table.layer import Band, Layer
from engine.kernel.state.refs import NONE
from engine.session.words import address_names
from engine.words.say import table as say

_GAP, _HIGH, _SIZE, _PADDING = 8.0, 44.0, 24.0, 16.0
"""The news sign: its gap below the house number, height, font size and padding, in map pixels."""


class LotLayer(Layer):
    """The warnings of one table, and the news about the viewer's house, which stays until the next answer."""

    bands = (Band.BETWEEN,)

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self.news = ""
        self.rect: pygame.Rect | None = None
        """Where the news stands."""
        self._home = NONE, NONE
        """The viewer and the place in front."""
        self._question: object = None

    def update(self, now: int) -> bool:
        """Notice a move to another house, and remove the news after the next answer."""
        table, said = self.table, self.news
        home = table.views.viewer(table.views.newest), table.places.arrangement.seating.front
        question = table.views.newest.question
        if home[0] != self._home[0] or self._question is not None and question != self._question:
            self.news = ""
        elif home != self._home:
            self.news = say(
                "house-now",
                player=address_names(table.session)[home[0]],
                number=table.screen.painter.look.words(f"house.{home[1] + 1}"),
            )
        self._home, self._question = home, question
        return said != self.news

    def prepare(self) -> None:
        """Place the news below the house number."""
        showing = self.table.screen.painter.showing
        self.rect = None
        if showing is None or not self.news:
            return
        spot = next((spot for spot in showing.spots if spot.kind == "lot.number" and spot.seat == 0), None)
        if spot is None:
            return
        number = showing.rect(spot.box)
        face, _ = showing.letters("house-number")
        rect = pygame.Rect(
            0, 0, text.width(self.news, face, showing.px(_SIZE)) + 2 * showing.px(_PADDING), showing.px(_HIGH)
        )
        rect.midtop = number.centerx, round(number.bottom + showing.px(_GAP))
        self.rect = rect.clamp(self.table.screen.scale.rect)

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """Draw the warnings and the news."""
        showing, rect = self.table.screen.painter.showing, self.rect
        if showing is None:
            return
        draw_warnings(surface, showing)
        if rect is None:
            return
        face, _ = showing.letters("house-number")
        paint.panel(
            surface,
            rect,
            rect.height * 0.26,
            showing.color("number"),
            showing.color("outline"),
            max(1.0, showing.px(2.5)),
        )
        text.draw(surface, self.news, face, showing.px(_SIZE), showing.color("text"), rect.center, "center")

    def anchor(self, name: str) -> pygame.Rect | None:
        return self.rect if name == "news" else None
