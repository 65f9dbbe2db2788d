from __future__ import annotations

import pygame
import pytest

from client.art import fonts, text

SENTENCE = "A Stumped card cannot be replaced this round, whoever asks for it and however kindly it is asked."


def test_wrapping_keeps_every_word_and_stays_inside_the_width(screen: pygame.Surface) -> None:
    lines = text.wrap(SENTENCE, "barlow-500", 16, 200)
    assert " ".join(lines) == SENTENCE
    assert all(text.width(line, "barlow-500", 16) <= 200 for line in lines)


def test_balanced_lines_need_no_more_room_and_are_more_even(screen: pygame.Surface) -> None:
    def raggedness(lines: list[str]) -> int:
        widths = [text.width(line, "barlow-500", 16) for line in lines]
        return max(widths) - min(widths)

    plain = text.wrap(SENTENCE, "barlow-500", 16, 300, balanced=False)
    balanced = text.wrap(SENTENCE, "barlow-500", 16, 300)
    assert len(balanced) == len(plain)
    assert raggedness(balanced) < raggedness(plain)


def test_a_word_wider_than_the_line_is_cut_and_nothing_is_lost(screen: pygame.Surface) -> None:
    lines = text.wrap("Donaudampfschifffahrtsgesellschaft", "barlow-500", 20, 80)
    assert len(lines) > 1
    assert "".join(lines) == "Donaudampfschifffahrtsgesellschaft"
    assert all(text.width(line, "barlow-500", 20) <= 80 for line in lines)


def test_line_breaks_stay(screen: pygame.Surface) -> None:
    assert text.wrap("one\ntwo", "barlow-500", 16, 400) == ["one", "two"]


def test_fit_shrinks_only_as_far_as_needed(screen: pygame.Surface) -> None:
    assert text.fit("short", "barlow-700", 20, 500) == 20
    size = text.fit(SENTENCE, "barlow-700", 40, 600)
    assert text.width(SENTENCE, "barlow-700", size) <= 600
    assert text.width(SENTENCE, "barlow-700", size + 1) > 600


def test_fit_does_not_go_under_the_smallest(screen: pygame.Surface) -> None:
    assert text.fit(SENTENCE, "barlow-700", 40, 20, smallest=12) == 12


def test_shorten_ends_in_dots_and_fits(screen: pygame.Surface) -> None:
    shorter = text.shorten(SENTENCE, "barlow-700", 20, 200)
    assert shorter.endswith("...") and SENTENCE.startswith(shorter[:-3])
    assert text.width(shorter, "barlow-700", 20) <= 200


@pytest.mark.parametrize("key", ["barlow-500", "saira-700", "black-ops", "nunito-800", "baloo-800"])
def test_the_middle_of_a_capital_is_on_the_given_line(screen: pygame.Surface, key: str) -> None:
    surface = pygame.Surface((200, 100), pygame.SRCALPHA)
    text.draw(surface, "H", key, 40, "#000000", (100, 50), "center")
    drawn = surface.get_bounding_rect()
    assert abs(drawn.centery - 50) <= 1
    assert abs(drawn.centerx - 100) <= 4


def test_anchors_place_the_box_of_capitals(screen: pygame.Surface) -> None:
    surface = pygame.Surface((300, 100), pygame.SRCALPHA)
    right = text.draw(surface, "Word", "barlow-700", 30, "#000000", (250, 90), "bottomright")
    assert right.bottomright == (250, 90)
    left = text.draw(surface, "Word", "barlow-700", 30, "#000000", (10, 5))
    assert left.topleft == (10, 5)


def test_easy_letters_draw_lexend_for_nunito(screen: pygame.Surface) -> None:
    before = text.width("Neighbor", "nunito-700", 30)
    fonts.set_easy_letters(True)
    try:
        assert text.width("Neighbor", "nunito-700", 30) == text.width("Neighbor", "lexend-700", 30) != before
    finally:
        fonts.set_easy_letters(False)
    assert text.width("Neighbor", "nunito-700", 30) == before


def test_a_minus_is_written_in_every_typeface(screen: pygame.Surface) -> None:
    for key in fonts.KEYS:
        ink = text.render("−", key, 40, "#000000").get_bounding_rect()
        assert ink.width > ink.height > 0, key


def test_lines_are_fitted_without_cutting_a_word(screen: pygame.Surface) -> None:
    size = text.fit_lines("Cookie-Selling Unicorn", "nunito-800", 40, 160, 2, 8)
    lines = text.wrap("Cookie-Selling Unicorn", "nunito-800", size, 160)
    assert lines == ["Cookie-Selling", "Unicorn"] and size < 40
    assert text.fit_lines("Cookie-Selling Unicorn", "nunito-800", 40, 160, 2, size + 1) == 0
