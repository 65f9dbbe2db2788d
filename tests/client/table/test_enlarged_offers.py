"""A card that is read never covers the cards that the question offers."""

from __future__ import annotations

import pytest

from client.layout.pieces import CARD
from client.sound.player import SoundPlayer
from client.table.pointer_targets import CARD as CARD_THING, ReadableThing
from client.table.scene import TableScene
from tests.client import hands
from tests.client.table import cult
from tests.client.table.cult import seated


@pytest.mark.parametrize("text_scale", [100, 150])
def test_a_card_that_is_read_covers_no_card_that_can_be_chosen(text_scale: int) -> None:
    table = seated(cult.can_acquire, text_scale=text_scale)
    scene = table.scene
    cards = scene.hand.arrangement.by_key
    offered = [cards[spot].hit for spot in scene.hand.choices.sources if spot in cards and cards[spot].kind == CARD]
    assert offered
    for piece in [piece for piece in scene.places.arrangement.pieces if piece.card >= 0 and piece.face_up][:4]:
        scene.reading.pin_card(ReadableThing(CARD_THING, piece.card, piece.key, tuple(piece.hit)))
        assert scene.hover.zoom_layout.rect.collidelist(offered) < 0
        scene.reading.pin_card(None)


def test_cards_are_clicked_before_the_first_frame_of_a_table() -> None:
    table = seated(cult.can_acquire)
    scene = TableScene(table.session, SoundPlayer(table.settings, threaded=False))
    table.app.go(scene)
    for piece in [piece for piece in scene.places.arrangement.pieces if piece.card >= 0 and piece.face_up][:2]:
        for event in (hands.move(piece.hit.center), hands.down(piece.hit.center), hands.up(piece.hit.center)):
            scene.handle(event)
        scene.reading.pin_card(ReadableThing(CARD_THING, piece.card, piece.key, tuple(piece.hit)))
        scene.handle(hands.move((piece.hit.centerx + 1, piece.hit.centery)))
    assert scene.hover.enlarged_card is not None
