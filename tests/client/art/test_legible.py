"""What the check of the screens says about words on made-up pictures."""

from __future__ import annotations

import pygame
import pytest

from client.art import legibility, text
from client.art.paint import contrast

FONT = "baloo-800"


def drawn(color: str, size: float, ground: str = "#ffffff") -> list[str]:
    """What falls short of a word on a plain ground."""
    surface = pygame.Surface((200, 60), pygame.SRCALPHA)
    surface.fill(ground)
    with legibility.record_texts() as recorder:
        text.draw(surface, "Spell", FONT, size, color, (20, 20))
    return recorder.notes[0].wrong()


def test_black_on_white_is_as_far_apart_as_can_be() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_a_word_that_can_be_read_is_not_complained_about() -> None:
    assert drawn("#000000", 9) == []


def test_small_and_pale_words_are_named_with_their_figures() -> None:
    assert drawn("#777777", 5.5) == ["5.5 px", "contrast 4.5"]


def test_an_outline_is_what_its_letters_stand_on() -> None:
    surface = pygame.Surface((200, 60))
    surface.fill("#ffffff")
    with legibility.record_texts() as recorder:
        text.draw(surface, "Spell", FONT, 20, "#ffffff", (20, 20), outline=2, outline_color="#000000")
    assert recorder.notes[0].contrast == pytest.approx(21)


def test_a_word_on_a_clear_part_is_measured_where_the_part_is_put_at_the_size_it_has_there() -> None:
    part, table = pygame.Surface((200, 60), pygame.SRCALPHA), pygame.Surface((300, 300))
    table.fill("#ffffff")
    with legibility.record_texts() as recorder:
        text.draw(part, "Spell", FONT, 16, "#dddddd", (20, 20))
        assert recorder.notes[0].contrast is None
        recorder.on_part_placed(part, table, pygame.Rect(10, 10, 100, 30), 0.5)
    assert [words.split()[0] for words in recorder.notes[0].wrong()] == ["8.0", "contrast"]


def test_a_cut_text_is_told_whole() -> None:
    surface = pygame.Surface((200, 60))
    with legibility.record_texts() as recorder:
        shown = text.shorten("the decisive word", FONT, 16, 60)
        text.draw(surface, shown, FONT, 16, "#ffffff", (0, 20))
    assert recorder.notes[0].wrong() == ["cut from 'the decisive word'"]


def test_nothing_is_noted_afterwards() -> None:
    with legibility.record_texts() as recorder:
        pass
    text.draw(pygame.Surface((200, 60)), "Spell", FONT, 20, "#ffffff", (20, 20))
    assert recorder.notes == []
