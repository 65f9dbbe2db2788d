"""Cards in the own hand are read without pointing at them: they stand above the edge of the window, side by side."""

from __future__ import annotations

from statistics import median

import pygame
import pytest

from client.art import cache, legibility
from client.cards.compositor import FaceCompositor
from client.cards.face import Face
from client.cards.theme import Theme
from client.commands import screenshot
from client.layout.arrange import arrange
from client.layout.arrangement import ArrangeOptions
from client.layout.pieces import Piece
from client.layout.zones import slots
from client.table.hover.placement import Room
from client.table.hover.zoom import Zoom
from client.table.picture.registry import of_table
from engine.commands._shared.stage import played_match
from engine.games import load, slugs
from tests.sampling import amount, only

SIZE = (1920, 1080)
FOOT = 26
"""So much of a card may lie below: its edge, and a foot with its type."""


def hands(slug: str, seats: int, text_scale: float) -> list[list[Piece]]:
    """The hands of one player at several moments of a match."""
    found = []
    for answers in (0, 12, 40, 80):
        match = played_match(load(slug), seats, {}, 6, answers)
        view = match.view(0)
        laid = arrange(view, of_table(view.table), SIZE, 0, ArrangeOptions(text_scale=text_scale))
        found.append(laid.in_zone(view.table.layout.seat_zone("hand", 0)))
    return [cards for cards in found if cards]


@pytest.mark.parametrize("slug", ["cthulhu-realms", "garage-sale", "nefarious", "runes-and-regulations"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_hand_stands_above_the_edge(slug: str, seats: int) -> None:
    for cards in hands(slug, seats, 1.0):
        for card in cards:
            assert card.pose.y + card.height / 2 <= SIZE[1] + FOOT


@pytest.mark.parametrize("slug", ["cthulhu-realms", "garage-sale", "nefarious", "runes-and-regulations"])
def test_cards_of_a_usual_hand_cover_nothing_of_each_other_that_is_read(slug: str) -> None:
    for cards in hands(slug, 4, 1.0):
        for left, right in zip(cards[:7], cards[1:7], strict=False):
            assert right.pose.x - left.pose.x >= 0.92 * left.pose.width or len(cards) > 7


def letters_on_cards(slug: str, size: str, text_scale: int) -> dict[str, float]:
    """The words on the cards of a table in use, each with the smallest size it is written in, pixels."""
    table = f"--game {slug} --players 3 --decisions 60 --size {size} --text-scale {text_scale}"
    cache.clear_all()
    with legibility.record_texts() as recorder:
        screenshot.draw(screenshot.parse(table.split()))
    cards = [note for note in recorder.notes if 60 < note.surface[1] < 260 and note.surface[0] != note.surface[1]]
    return {note.words.lower(): note.size for note in sorted(cards, key=lambda note: -note.size)}


@pytest.mark.parametrize("slug", only(["nefarious"], slugs()))
def test_letters_on_cards_grow_with_the_text(slug: str) -> None:
    usual, large, largest = (letters_on_cards(slug, "1280x800", scale) for scale in (100, 150, 200))
    assert min(usual.values()) >= 9
    assert min(large.values()) >= 9
    assert median(large.values()) >= 1.2 * median(usual.values())
    assert median(largest.values()) >= 1.2 * median(usual.values())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hand_whose_cards_cover_each_other_has_signs_instead_of_sentences(seats: int) -> None:
    """Of a sentence, the last words of each line would be covered."""
    match = played_match(load("cthulhu-realms"), seats, {}, 6, 0)
    hand = next(spot for spot in of_table(match.view(0).table).at() if spot.name == "hand" and spot.seat == 0)
    assert not any(slot.mini for slot in slots(hand, 5))
    assert all(slot.mini for slot in slots(hand, 8))
    assert hand.text("detail") == "told"
    assert hand.text("mini-detail") == "table"


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("slug", slugs())
def test_at_150_percent_what_a_card_says_is_read_in_18_pixels(slug: str) -> None:
    """In a window of 1280x800, wherever the card finds room beside the question: on it, or beside it."""
    theme, window = Theme.load(slug), pygame.Rect(0, 0, 1280, 800)
    zoom = Zoom(theme, FaceCompositor(theme, letters=1.5))
    room = Room(window, (pygame.Rect(500, 560, 120, 170), pygame.Rect(290, 440, 700, 60)), home=(1100, 600))
    faces = sorted(load(slug).shows.faces(), key=lambda data: len(str(data["lines"])), reverse=True)
    for data in faces[: amount(len(faces), 6)]:
        face = Face.from_data(data)
        cache.clear_all()
        with legibility.record_texts() as recorder:
            zoom.draw(pygame.Surface(window.size), face, zoom.lay(face, room, 1280 / 1920, 1.5))
        large = " ".join(note.words for note in recorder.notes if note.size >= 17.5)
        said = [tag.words for tag in face.tags] or [line.text for line in face.lines]
        assert set(" ".join(said).split()) <= set(large.split()), face.id
