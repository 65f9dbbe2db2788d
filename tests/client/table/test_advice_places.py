"""An arrow finds every option, whatever the game; the chip keeps out of the way."""

from __future__ import annotations

import pygame
import pytest

from client.table.advice.layer import AdviceLayer
from client.table.advice.pointing import pointing
from client.table.advice.why_chip import place_chip
from client.table.layers.find_on_table import find_text_rects
from engine.games import load
from engine.kernel.match.match import Match
from tests.client.table.sitting import Sitting

QUESTIONS = 10
AREA = pygame.Rect(0, 0, 1000, 600)


@pytest.mark.sample(2)
@pytest.mark.parametrize("slug", ("nefarious", "runes-and-regulations", "cthulhu-realms", "nasty-neighbours"))
def test_every_option_is_somewhere_on_the_table(slug: str) -> None:
    match = Match(load(slug), ["Ada", "Ben", "Cy"], {}, 5)
    table = Sitting(("human", "random", "random"), match=match, animation="off", reactions="always")
    prompt = table.scene.places.arrangement.rects["prompt"]
    for number in range(QUESTIONS):
        table.let()
        for option in table.options:
            found = pointing(table.scene.context, option)
            assert found.target.width and found.target != prompt, f"{option} is nowhere"
            assert table.scene.screen.scale.rect.colliderect(found.target)
            if found.source is not None:
                assert found.source.center != found.target.center
        table.session.answer(table.options[number % len(table.options)])
        table.frame()


def test_what_is_only_a_button_is_pointed_at_there() -> None:
    match = Match(load("cthulhu-realms"), ["Ada", "Ben"], {}, 5)
    table = Sitting(("human", "random"), match=match, animation="off")
    table.let()
    end = next(option for option in table.options if option[1] < 0 and option[2] < 0)
    found = pointing(table.scene.context, end)
    assert found.source is None and found.target in table.scene.prompt.answer_rects


def test_why_covers_no_words_of_a_table() -> None:
    match = Match(load("cthulhu-realms"), ["Ada Volt", "Igor Krank", "Otto Blitz", "Vera Quill"], {}, 5)
    table = Sitting(("human", "normal", "normal", "normal"), match=match, animation="off")
    words = find_text_rects(table.scene.screen.painter)
    assert words
    for seat in (1, 2, 3):
        chip = table.scene.layers.of(AdviceLayer).chip.find_room(seat)
        assert chip is not None and all(chip.clip(place).height <= chip.height // 3 for place in words)


def test_why_hangs_at_the_free_edge_of_a_plate() -> None:
    plate, chip = pygame.Rect(400, 200, 200, 60), pygame.Rect(0, 0, 50, 24)
    free = place_chip(chip, plate, [plate], AREA)
    covered = free.clip(plate)
    assert covered.width * covered.height < chip.width * chip.height / 2
    taken = pygame.Rect(plate.right + 1, 0, 300, 600)
    moved = place_chip(chip, plate, [plate, taken], AREA)
    assert moved.colliderect(plate) and not moved.colliderect(taken)
