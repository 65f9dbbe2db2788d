"""Lamps for what this turn has seen."""

from __future__ import annotations

import pytest

from engine.kernel.game.traits import HasLamps, Lamp
from engine.kernel.state.view import View
from tests.client.table.realms import GAME, SEATS, Position, light
from tests.engine.parts import lend

pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.parametrize("seats", SEATS)
def test_every_lamp_has_a_place_of_its_own_that_can_be_pointed_at(seats: int) -> None:
    position = Position(seats)
    rects = position.laid().rects
    lamps = [rects[f"lamp.{lamp.name}"] for lamp in GAME.trait(HasLamps).lamps(position.view())]
    assert len(lamps) == 2
    assert all(rects["lamps"].contains(lamp) for lamp in lamps)
    assert not lamps[0].colliderect(lamps[1])


def test_a_lamp_is_bright_once_it_has_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    position = Position(3)
    lit = {"discard": False, "abjure": False}

    def lamps(view: View) -> list[Lamp]:
        return [Lamp(name, on, "words") for name, on in lit.items()]

    lend(monkeypatch, GAME, HasLamps, lamps=lamps)
    rects = position.laid(position.painter().size).rects
    before = position.still(position.painter())
    lit["abjure"] = True
    after = position.still(position.painter())
    assert light(after, rects["lamp.abjure"]) > light(before, rects["lamp.abjure"]) + 10
    assert light(after, rects["lamp.discard"]) == light(before, rects["lamp.discard"])
