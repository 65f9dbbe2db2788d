"""The left side of the workshop: every pack, and the cards of the one that is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from client.art import palette, text
from client.scenes.games import titles
from client.scenes.workshop.own_pack import OwnCard, OwnPack, card_kind
from client.scenes.workshop.packs import BrokenPack
from client.scenes.workshop.picture_chooser import draw_picture
from client.widgets import Pressable, draw_icon
from client.widgets.style import HINT, LABEL, SMALLEST
from engine.words.say import workshop as say


class ListRow(Pressable):
    """A line of the list: a picture or an icon, a name, a second line; amber when it is the one being worked on."""

    radius_units = 10.0
    ring_gap_units = 2.0
    high = 52.0
    inset = 0.0
    ink = palette.INK

    def __init__(self, value: Any, chosen: bool, then: Callable[[Any], None]) -> None:
        super().__init__(then=then)
        self.value, self.chosen = value, chosen
        self.words = ""
        self.second = ""
        self.shorter = ""
        """What stands in the second line where there is too little room for all of it."""
        self.warned = False

    def refresh(self) -> None:
        """Say what holds now."""

    def height_for(self, width: int, unit: float) -> int:
        return round(self.high * unit)

    def draw(self, surface: pygame.Surface) -> None:
        unit = self.unit
        rect = self.rect.inflate(-self.px(self.inset), 0)
        rect.right = self.rect.right
        self.draw_tile(surface, rect)
        left = self._draw_sign(surface, rect) + self.px(9)
        right = rect.right - self.px(10)
        if self.warned:
            draw_icon(surface, "warning", 20 * unit, palette.WARNING, (right - 10 * unit, rect.centery))
            right -= self.px(26)
        for line, style, color, y in ((self.words, LABEL, palette.INK, -9.5), (self.second, HINT, palette.INK_2, 10)):
            words = line
            if line is self.second and text.width(words, style.font, SMALLEST * unit) > right - left:
                words = self.shorter or words
            text.draw_fitted(
                surface,
                words,
                style.font,
                style.size * unit,
                color,
                (left, rect.centery + y * unit),
                "midleft",
                right - left,
                SMALLEST * unit,
            )

    def _draw_sign(self, surface: pygame.Surface, rect: pygame.Rect) -> int:
        """Draw the sign before the words; return where it ends."""
        draw_icon(surface, "cards", 26 * self.unit, self.ink, (rect.x + 22 * self.unit, rect.centery))
        return round(rect.x + 38 * self.unit)


class PackRow(ListRow):
    """A pack of the player in the list, with its number of cards."""

    def __init__(self, pack: OwnPack, chosen: bool, then: Callable[[Any], None]) -> None:
        super().__init__(pack, chosen, then)
        self.pack = pack
        self.refresh()

    def refresh(self) -> None:
        pack = self.pack
        drafts = len(pack.drafts())
        self.words = self.name = pack.name or pack.id
        self.warned = bool(drafts or pack.name_error())
        self.second = say("cards", count=len(pack.cards))
        if drafts:
            self.second = say("cards-unfinished", cards=self.second, count=drafts)


class BrokenRow(ListRow):
    """A file of the folder that cannot be read."""

    ink = palette.PAPER_LINE

    def __init__(self, broken: BrokenPack, chosen: bool, then: Callable[[Any], None]) -> None:
        super().__init__(broken, chosen, then)
        self.warned = True
        self.words, self.second = broken.path.name, say("cannot-be-read")
        self.name = f"{self.words}, {self.second}"


class CardRow(ListRow):
    """A card of the pack that is open."""

    inset = 14.0

    def __init__(self, pack: OwnPack, card: OwnCard, chosen: bool, then: Callable[[Any], None]) -> None:
        super().__init__(card, chosen, then)
        self.pack, self.card = pack, card
        self.refresh()

    def refresh(self) -> None:
        card = self.card
        self.words = self.name = card.name
        kind = card_kind(card.slug, card.kind)
        self.shorter = titles().get(card.slug, card.slug)
        self.second = f"{self.shorter}: {kind.title if kind else card.kind}"
        self.warned = self.pack.proof(card).face is None
        if self.warned:
            self.name = say("not-finished", name=card.name)

    def _draw_sign(self, surface: pygame.Surface, rect: pygame.Rect) -> int:
        high = rect.height - self.px(12)
        frame = pygame.Rect(rect.x + self.px(6), rect.y + self.px(6), round(high * 1.25), high)
        draw_picture(surface, self.card.picture, frame, self.unit)
        return frame.right
