"""A card of a fan looks the same whatever was drawn before it."""

from __future__ import annotations

import pygame

from client.layout.pieces import CARD
from client.table.picture.sprites import Sprite, Sprites
from tests.client.table.sitting import Sitting


def test_a_turned_card_looks_the_same_whether_or_not_it_was_drawn_straight_before() -> None:
    table = Sitting()
    painter, piece = table.scene.screen.painter, next(piece for piece in table.hand_cards() if piece.kind == CARD)
    face, _ = painter.find_face(piece, frozenset())
    assert face is not None

    def card(sprites: Sprites, angle: float) -> Sprite:
        return sprites.card(face, piece.detail, piece.pose.width, angle, frozenset(), "", piece.marks)

    fresh, used = (Sprites(painter.look, painter.sprites.scale) for _ in range(2))
    window = pygame.Surface((400, 400))
    card(used, 0).blit(window, 200, 200)
    pictures = [pygame.image.tobytes(card(sprites, 4.5).surface, "RGBA") for sprites in (fresh, used)]
    assert pictures[0] == pictures[1]
