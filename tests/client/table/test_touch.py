"""Fingers at the table: held, they do what the right button does."""

from __future__ import annotations

import pygame
import pytest

from client.input.touch import HELD_MS, SLACK
from tests.client import hands
from tests.client.table.sitting import FRAME_MS, Point, Sitting


def finger(table: Sitting, point: Point, held: int = HELD_MS + 2 * FRAME_MS) -> None:
    """A finger goes down and is held for so many milliseconds."""
    table.frame(hands.move(point))
    table.frame(hands.down(point, touch=True))
    table.wait(held)


@pytest.fixture
def table() -> Sitting:
    return Sitting(hover_delay_ms=9000)


def test_a_card_on_which_a_finger_rests_is_read_and_letting_go_does_nothing_else(table: Sitting) -> None:
    card = table.piece(table.key(table.options[0]))
    finger(table, card.hit.center)
    intent = table.scene.reading
    assert intent.pinned and table.scene.reading.card == card.card
    table.frame(hands.move((card.hit.centerx + 80, card.hit.centery - 150), held=True))
    assert table.scene.hand.drag is None
    table.frame(hands.up(card.hit.center))
    table.wait(200)
    assert intent.pinned and table.scene.hand.picked is None and not table.session.match.answers
    other = table.hand_cards()[-1] if table.hand_cards()[-1].key != card.key else table.hand_cards()[0]
    finger(table, other.hit.center)
    assert table.scene.reading.card == other.card


def test_the_table_wakes_for_a_finger_that_rests(table: Sitting) -> None:
    finger(table, table.hand_cards()[0].hit.center, held=FRAME_MS)
    moment = table.scene.wake_at()
    assert moment is not None and moment <= table.clock.now() + HELD_MS


def test_a_short_touch_picks_a_card_up_as_a_click_does(table: Sitting) -> None:
    card = table.piece(table.key(table.options[0]))
    finger(table, card.hit.center, held=HELD_MS // 2)
    table.frame(hands.up(card.hit.center))
    table.wait(2 * HELD_MS)
    assert table.scene.hand.picked == card.key and not table.scene.reading.pinned


def test_a_finger_that_moves_drags_and_shaking_is_not_moving(table: Sitting) -> None:
    card = table.piece(table.key(table.options[0]))
    x, y = card.hit.center
    finger(table, (x, y), held=FRAME_MS)
    table.frame(hands.move((x, y - SLACK), held=True))
    table.wait(2 * HELD_MS)
    assert table.scene.hand.drag is not None and not table.scene.reading.pinned
    table.press(pygame.K_ESCAPE)
    table.frame(hands.up((x, y)))
    finger(table, (x, y), held=FRAME_MS)
    table.frame(hands.move((x + 3, y - 3), held=True))
    table.wait(HELD_MS)
    assert table.scene.hand.drag is None and table.scene.reading.pinned


def test_the_mouse_is_held_as_long_as_one_likes(table: Sitting) -> None:
    card = table.hand_cards()[0]
    table.move(card.hit.center)
    table.frame(hands.down(card.hit.center))
    table.wait(2 * HELD_MS)
    assert not table.scene.reading.pinned
