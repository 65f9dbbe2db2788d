"""The abilities of a card in words: all of them, large enough to read, above its foot."""

from __future__ import annotations

from typing import Any

import pytest

from client.art import legibility
from client.cards.compositor import FaceCompositor
from client.cards.faces import face_of
from client.cards.theme import Theme
from engine import games
from tests.client.table.realms import SEATS, SLUG, Position

pytestmark = pytest.mark.usefixtures("screen")
CARDS = games.load(SLUG).shows.faces()
WIDTH = 176
"""Of a card in hand in a window of 1920 x 1080, in pixels."""
READABLE = 12
FOOT = 0.88
"""Where the foot of a card begins, as a share of its height."""


def told(data: dict[str, Any], width: int) -> list[legibility.TextNote]:
    """What is written on a card between its title and its foot."""
    with legibility.record_texts() as recorder:
        surface = FaceCompositor(Theme.load(SLUG)).draw(face_of(data, ()), width, "told")
    return [note for note in recorder.notes if 0.16 < note.at[1] / surface.get_height() < FOOT]


@pytest.mark.parametrize("data", CARDS, ids=lambda data: str(data["id"]))
def test_every_card_says_what_it_does_in_letters_that_can_be_read(data: dict[str, Any]) -> None:
    notes = told(data, WIDTH)
    written = set(" ".join(note.words for note in notes).split())
    for words, _ in data["lines"]:
        assert set(words.split()) <= written
    assert min(note.size for note in notes) >= READABLE
    assert all(note.contrast is None or note.contrast >= legibility.CONTRAST for note in notes)


def test_a_small_card_shows_signs_instead() -> None:
    assert not any(len(note.words) > 4 for note in told(CARDS[0], WIDTH // 2))


@pytest.mark.parametrize("seats", SEATS)
def test_what_can_be_bought_or_played_is_told_and_what_lies_in_play_has_tags_to_pull(seats: int) -> None:
    position = Position(seats)
    position.play(0, 1, 1)
    shown = {piece.zone: piece.detail for piece in position.laid().pieces if piece.card >= 0 and piece.seat in (0, -1)}
    assert "told" in shown.values() and "table" in shown.values()
