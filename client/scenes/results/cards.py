"""The cards that decided a match, on its results."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from client.cards.compositor import FaceCompositor
from client.cards.face import Face
from client.cards.theme import Theme
from client.scenes.ending.look import EndingLook, deciding_cards
from client.scenes.gallery.face_book import plain_text
from client.widgets import Shown, Widget, Words
from client.widgets.paper import Paper
from client.words.say import results as say
from engine.kernel.game import Game
from engine.kernel.view import View

_GAP = 8.0
_WIDEST = 96.0


class CardFace(Shown):
    """A card in small; pointing at it reads it."""

    def __init__(self, face: Face, compositor: FaceCompositor, detail: str) -> None:
        super().__init__(name=face.title, tooltip=f"{face.title}. {plain_text(face)}")
        self.face = face
        self._compositor = compositor
        known = compositor.theme.details(face.kind)
        self._detail = detail if detail in known else known[0]

    def height_for(self, width: int, unit: float) -> int:
        return self._compositor.height(self.face, width, self._detail)

    def contains(self, point: tuple[int, int]) -> bool:
        return self.rect.collidepoint(point)

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self._compositor.draw(self.face, self.rect.width, self._detail), self.rect)


class CardRow(Shown):
    """Cards beside each other, as large as they have room, from the left."""

    def __init__(self, cards: Sequence[CardFace]) -> None:
        super().__init__()
        self.cards = tuple(cards)

    def parts(self) -> tuple[Widget, ...]:
        return self.cards

    def _card_width(self, width: int, unit: float) -> int:
        room = (width - (len(self.cards) - 1) * _GAP * unit) / len(self.cards)
        return max(1, round(min(room, _WIDEST * unit)))

    def height_for(self, width: int, unit: float) -> int:
        return max(card.height_for(self._card_width(width, unit), unit) for card in self.cards)

    def place(self, rect: pygame.Rect, unit: float) -> None:
        super().place(rect, unit)
        width = self._card_width(rect.width, unit)
        for number, card in enumerate(self.cards):
            left = round(rect.x + number * (width + _GAP * unit))
            card.place(pygame.Rect(left, rect.y, width, card.height_for(width, unit)), unit)

    def draw(self, surface: pygame.Surface) -> None:
        for card in self.cards:
            card.draw(surface)


def card_rows(look: EndingLook, game: Game, view: View, paper: Paper) -> list[Widget]:
    """A heading and the cards that decided a match; nothing where there are none."""
    compositor = FaceCompositor(Theme.load(game.slug))
    cards = [CardFace(face, compositor, look.detail) for face in deciding_cards(look, game, view)]
    if not cards:
        return []
    return [Words(say("decided-by"), paper.section, paper.text, line_height=1.1), CardRow(cards)]
