"""A card that can be read where it lies is not enlarged by itself; the others are, and pinning enlarges any card."""

from __future__ import annotations

import pytest

from client.layout.pieces import Piece
from client.table.actions import PIN
from engine.games import load
from engine.kernel.match.match import Match
from tests.client.table.sitting import Sitting


def table(slug: str, size: tuple[int, int]) -> Sitting:
    """A table of two at its beginning."""
    return Sitting(match=Match(load(slug), ["Ada", "Ben"], {}, seed=5), animation="off", size=size, hover_delay_ms=0)


def rested_on(sitting: Sitting, piece: Piece) -> bool:
    """Whether a card is enlarged after the pointer has rested on it."""
    sitting.move((3, 3))
    sitting.wait(200)
    sitting.move(piece.hit.center)
    sitting.wait(400)
    return sitting.scene.hover.enlarged_card is not None


@pytest.mark.parametrize(
    ("slug", "size", "enlarged"),
    [
        ("runes-and-regulations", (1920, 1080), False),
        ("runes-and-regulations", (1024, 600), True),
        ("nefarious", (1920, 1080), True),
    ],
)
def test_only_what_cannot_be_read_is_enlarged(slug: str, size: tuple[int, int], enlarged: bool) -> None:
    sitting = table(slug, size)
    assert rested_on(sitting, sitting.hand_cards()[-1]) is enlarged


def test_a_card_that_can_be_read_is_enlarged_when_that_is_asked_for() -> None:
    sitting = table("runes-and-regulations", (1920, 1080))
    assert not rested_on(sitting, sitting.hand_cards()[-1])
    sitting.scene.commands.perform(PIN)
    assert sitting.scene.hover.enlarged_card is not None
