"""The right side of the workshop: the card as it is now, what it says, and what is still wrong."""

from __future__ import annotations

import logging

import pygame

from client.art import paint, palette
from client.cards.compositor import FaceCompositor
from client.cards.face import Face
from client.look.schema import ThemeProblem
from client.scenes.gallery.face_book import texts_of, theme_of
from client.scenes.workshop.own_pack import CardCheck, OwnCard, OwnPack
from client.scenes.workshop.picture_chooser import draw_picture
from client.widgets import Column, FieldFault, StaticWidget, Words
from client.widgets.style import LABEL, SECOND
from engine.words.assets import AssetMissing
from engine.words.say import workshop as say

_WIDEST = 330.0
_SHAPE = 1.406

_log = logging.getLogger(__name__)


class CardPicture(StaticWidget):
    """The face of a card as large as there is room; while it is not finished, the last one or its picture alone."""

    def __init__(self) -> None:
        super().__init__()
        self.face: Face | None = None
        self.stale = False
        self.picture: dict[str, str] = {}
        self.tallest = 400
        """Pixels."""
        self._compositors: dict[str, FaceCompositor | None] = {}
        self._slug = ""

    def take(self, slug: str, face: Face | None, stale: bool, picture: dict[str, str]) -> None:
        """Show this face of a card of a game."""
        self._slug, self.face, self.stale, self.picture = slug, face, stale, picture

    def _compositor(self) -> FaceCompositor | None:
        if self._slug not in self._compositors:
            theme = theme_of(self._slug)
            self._compositors[self._slug] = FaceCompositor(theme) if theme is not None else None
        return self._compositors[self._slug]

    def _size(self, width: int, unit: float) -> tuple[int, int]:
        wide = min(width - round(12 * unit), round(_WIDEST * unit))
        compositor = self._compositor() if self.face is not None else None
        if compositor is None or self.face is None:
            return wide, round(wide / _SHAPE)
        try:
            detail = compositor.theme.detail_of(self.face.kind, "zoom")
            high = compositor.height(self.face, wide, detail)
            if high > self.tallest:
                wide = round(wide * self.tallest / high)
            return wide, compositor.height(self.face, wide, detail)
        except (ThemeProblem, AssetMissing):
            return wide, round(wide / _SHAPE)

    def height_for(self, width: int, unit: float) -> int:
        return self._size(width, unit)[1] + round(12 * unit)

    def draw(self, surface: pygame.Surface) -> None:
        size = self._size(self.rect.width, self.unit)
        place = pygame.Rect((0, 0), size).move_to(midtop=(self.rect.centerx, self.rect.y + self.px(4)))
        drawn = self._draw_card(size[0])
        if drawn is None:
            draw_picture(surface, self.picture, place, self.unit)
            return
        radius = self._radius(place.width)
        paint.shadow(surface, place, radius, 5 * self.unit, 0.35, (0, 3 * self.unit))
        if self.stale:
            drawn = drawn.copy()
            drawn.set_alpha(120)
        surface.blit(drawn, place)

    def _radius(self, width: int) -> float:
        compositor = self._compositor()
        return compositor.theme.card_radius * width / 300 if compositor is not None else 0

    def _draw_card(self, width: int) -> pygame.Surface | None:
        compositor = self._compositor()
        if compositor is None or self.face is None:
            return None
        try:
            return compositor.draw(self.face, width, compositor.theme.detail_of(self.face.kind, "zoom"))
        except (ThemeProblem, AssetMissing) as problem:
            _log.warning("%s", problem)
            return None


class CardPreview(Column):
    """The card, whether it is finished, and its text in full."""

    def __init__(self) -> None:
        self.card = CardPicture()
        self.state = Words("", LABEL, palette.GREEN, "center")
        self.complaint = FieldFault()
        self.texts = Words("", SECOND, palette.INK_2)
        super().__init__(self.card, self.state, self.complaint, self.texts, gap=8)
        self._last: dict[int, Face] = {}
        self.proof = CardCheck(None)

    def show(self, pack: OwnPack, card: OwnCard, labels: dict[str, str]) -> None:
        """Show a card as it is now; `labels` are what the fields of its form are called."""
        proof = self.proof = pack.proof(card)
        if proof.face is not None:
            self._last[id(card)] = proof.face
        face = proof.face or self._last.get(id(card))
        self.card.take(card.slug, face, proof.face is None, card.picture)
        self.state.words = say("finished" if proof.face is not None else "as-it-was" if face is not None else "waiting")
        self.state.color = palette.GREEN if proof.face is not None else palette.INK_2
        about = labels.get(proof.field, "")
        sentence = f"{about}: {proof.sentence[:1].lower()}{proof.sentence[1:]}" if about else proof.sentence
        self.complaint.say(sentence if proof.face is None else "")
        self.texts.words = "\n".join(texts_of(proof.face)) if proof.face is not None else ""
        self.texts.visible = bool(self.texts.words)
