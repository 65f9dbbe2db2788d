"""Cards can be laid larger or smaller: as far as the table has room for them, and over nothing that is needed."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from client.cards.compositor import FaceCompositor
from client.cards.face import Face
from client.cards.theme import Theme
from client.layout.arrange import arrange
from client.layout.arrangement import Arrangement, ArrangeOptions
from client.layout.card_sizes import SHARES, resize_cards
from client.layout.pieces import Piece
from client.table.hover.zoom import Zoom
from client.table.picture.registry import of_table
from engine.commands._shared.stage import played_match
from engine.games import load
from tests.client.table.sitting import Sitting

SIZES = [(1280, 720), (1280, 800), (1920, 1080), (2560, 1440)]
HANDS = ["cthulhu-realms", "garage-sale", "nefarious", "runes-and-regulations"]


def laid(slug: str, seats: int, cards: str, size: tuple[int, int], text_scale: float = 1.0) -> Arrangement:
    """A table in use, with cards of this size."""
    view = played_match(load(slug), seats, {}, 6, 12).view(0)
    return arrange(
        view, resize_cards(of_table(view.table), SHARES[cards], size), size, 0, ArrangeOptions(text_scale=text_scale)
    )


def hand(slug: str, table: Arrangement, seats: int) -> list[Piece]:
    view = played_match(load(slug), seats, {}, 6, 12).view(0)
    return table.in_zone(view.table.layout.seat_zone("hand", 0))


@pytest.mark.sample(12)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("slug", HANDS)
def test_cards_of_a_hand_are_as_large_as_chosen(slug: str, size: tuple[int, int]) -> None:
    small, usual, large = (hand(slug, laid(slug, 2, cards, size), 2)[0].pose.width for cards in SHARES)
    assert small < 0.95 * usual
    assert large > 1.03 * usual


@pytest.mark.parametrize("slug", HANDS)
def test_a_window_that_is_taller_than_the_table_has_room_for_a_larger_hand(slug: str) -> None:
    usual, large = (hand(slug, laid(slug, 2, cards, (1280, 800)), 2)[0] for cards in ("usual", "large"))
    assert large.pose.width > 1.05 * usual.pose.width
    assert large.pose.y + large.height / 2 < 800 + 0.1 * large.height


@pytest.mark.sample(17)
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("slug", "seats"),
    [
        ("cthulhu-realms", 4),
        ("garage-sale", 5),
        ("nefarious", 6),
        ("nasty-neighbours", 8),
        ("nasty-neighbours", 2),
        ("runes-and-regulations", 4),
    ],
)
def test_large_cards_cover_neither_the_question_nor_cards_of_other_places(
    slug: str, seats: int, size: tuple[int, int], text_scale: float
) -> None:
    def covered(cards: str) -> set[tuple[object, object]]:
        table = laid(slug, seats, cards, size, text_scale)
        prompt = table.rects["prompt"].inflate(-2, -2)
        pieces = [piece for piece in table.pieces if piece.card >= 0]
        found: set[tuple[object, object]] = {("prompt", piece.key) for piece in pieces if piece.hit.colliderect(prompt)}
        apart = [(one, other) for place, one in enumerate(pieces) for other in pieces[:place] if one.zone != other.zone]
        return found | {(one.key, other.key) for one, other in apart if one.hit.inflate(-2, -2).colliderect(other.hit)}

    assert covered("large") <= covered("usual")
    assert covered("small") <= covered("usual")


def test_larger_cards_of_a_full_hand_become_narrow_before_they_cover_each_other() -> None:
    for cards in SHARES:
        row = hand("nefarious", laid("nefarious", 3, cards, (1920, 1080)), 3)
        assert all(right.pose.x - left.pose.x >= 0.92 * left.pose.width for left, right in pairwise(row[:7]))


def test_enlarged_cards_follow() -> None:
    theme = Theme.load("nefarious")
    area, face = pygame.Rect(0, 0, 1920, 1080), Face("invention", "kraken", "Kraken", {"cost": 1, "points": 1})
    widths = [Zoom(theme, FaceCompositor(theme), True, share).width(face, area, 1.0, 1.5) for share in SHARES.values()]
    assert widths == sorted(set(widths))


def test_a_table_that_is_open_follows_the_setting() -> None:
    table = Sitting()
    before = table.hand_cards()[0].pose.width
    table.settings.card_size = "small"
    table.app.apply_settings()
    assert table.hand_cards()[0].pose.width < before
