"""What the newest view shows is drawn before it is seen, and then nothing more is done."""

from __future__ import annotations

import pytest

from client.layout.pieces import CARD
from tests.client.table.sitting import FRAME_MS, Sitting


@pytest.fixture
def table() -> Sitting:
    """A table that was just laid out: none of its cards is drawn yet."""
    sitting = Sitting(paint="always")
    sitting.wait(800)
    sitting.scene.layout((1280, 720), sitting.app.scale)
    return sitting


def left(table: Sitting) -> int:
    """How many steps it would still take to draw all cards of the newest view."""
    scene = table.scene
    pieces = [piece for piece in scene.hand.arrangement.pieces if piece.kind == CARD]
    return sum(len(list(scene.screen.painter.drawn_ahead(scene.views.newest, piece))) for piece in pieces)


def test_all_cards_of_the_newest_view_are_drawn_without_being_shown(table: Sitting) -> None:
    table.wait(1600, FRAME_MS)
    assert table.scene.screen.painter.workshop.wake_at(0) is None
    assert left(table) == 0


def test_cards_are_drawn_only_when_there_is_time(table: Sitting) -> None:
    assert left(table) > 0


def test_an_idle_table_comes_to_an_end_with_it(table: Sitting) -> None:
    table.wait(1600)
    assert table.scene.screen.painter.workshop.wake_at(0) is None
    assert not any(table.frame() for _ in range(20))
