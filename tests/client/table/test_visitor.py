"""The small visitor that crosses a table at which nobody does anything."""

from __future__ import annotations

import pytest

from client.table.layers.visitor import AFTER_MS, CROSSES_MS, EVERY_MS, VisitorLayer
from tests.client.table.sitting import Sitting


def visitor(table: Sitting) -> VisitorLayer:
    return next(layer for layer in table.scene.layers.all if isinstance(layer, VisitorLayer))


def waited(table: Sitting, milliseconds: int) -> bool:
    """Whether anything was drawn when so much time had passed at once."""
    table.clock.advance(milliseconds)
    return table.frame()


def test_it_comes_when_nobody_has_done_anything_and_is_gone_again() -> None:
    table = Sitting()
    table.let()
    table.move((5, 5))
    assert not visitor(table).animating(table.clock.now())
    assert waited(table, AFTER_MS) and visitor(table).animating(table.clock.now())
    waited(table, CROSSES_MS)
    assert not visitor(table).animating(table.clock.now())
    waited(table, EVERY_MS - CROSSES_MS)
    assert visitor(table).animating(table.clock.now())


def test_it_leaves_as_soon_as_somebody_moves() -> None:
    table = Sitting()
    table.let()
    table.move((5, 5))
    waited(table, AFTER_MS)
    table.move((9, 9))
    assert not visitor(table).animating(table.clock.now())


@pytest.mark.parametrize("setting", [{"reduced_motion": True}, {"animation": "off"}])
def test_it_does_not_come_where_nothing_is_to_move(setting: dict[str, object]) -> None:
    table = Sitting(**setting)  # type: ignore[arg-type]
    table.let()
    assert not waited(table, 2 * AFTER_MS) or not visitor(table).animating(table.clock.now())
