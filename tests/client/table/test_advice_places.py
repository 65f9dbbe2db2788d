"""An arrow finds every option, whatever the game; the panel and the chip keep out of the way."""

from __future__ import annotations

import pygame
import pytest

from client.art.arrows import edge
from client.table.advice.layer import AdviceLayer
from client.table.advice.placement import BUTTON, Avoid, apart, best_room, written
from client.table.advice.pointing import pointing
from client.table.advice.why_chip import place_chip
from engine.games import load
from engine.kernel.match import Match
from tests.client.table.sitting import Sitting

QUESTIONS = 10
AREA = pygame.Rect(0, 0, 1000, 600)


@pytest.mark.sample(2)
@pytest.mark.parametrize("slug", ("nefarious", "runes-and-regulations", "cthulhu-realms", "nasty-neighbours"))
def test_every_option_is_somewhere_on_the_table(slug: str) -> None:
    match = Match(load(slug), ["Ada", "Ben", "Cy"], {}, 5)
    table = Sitting(("human", "random", "random"), match=match, animation="off", reactions="always")
    prompt = table.scene.arrangement.rects["prompt"]
    for number in range(QUESTIONS):
        table.let()
        for option in table.options:
            found = pointing(table.scene, option)
            assert found.target.width and found.target != prompt, f"{option} is nowhere"
            assert table.scene.scale.rect.colliderect(found.target)
            if found.source is not None:
                assert found.source.center != found.target.center
        table.session.answer(table.options[number % len(table.options)])
        table.frame()


def test_what_is_only_a_button_is_pointed_at_there() -> None:
    match = Match(load("cthulhu-realms"), ["Ada", "Ben"], {}, 5)
    table = Sitting(("human", "random"), match=match, animation="off")
    table.let()
    end = next(option for option in table.options if option[1] < 0 and option[2] < 0)
    found = pointing(table.scene, end)
    assert found.source is None and found.target in table.scene.answer_rects()


def test_a_panel_goes_where_there_is_nothing_to_be_covered() -> None:
    left = Avoid(pygame.Rect(0, 0, 600, 600), 1.0)
    room = best_room([(200, 100)], AREA, [pygame.Rect(300, 300, 10, 10)], 50, [left])
    assert room.size == (200, 100) and AREA.contains(room) and not room.colliderect(left.rect)


def test_of_several_sizes_the_one_is_taken_that_finds_room() -> None:
    both = [Avoid(pygame.Rect(0, 0, 1000, 250), 1.0), Avoid(pygame.Rect(0, 420, 1000, 180), 1.0)]
    room = best_room([(200, 200), (300, 150)], AREA, [pygame.Rect(500, 300, 10, 10)], 50, both)
    assert room.size == (300, 150)


def test_a_panel_leaves_room_for_an_arrow_to_what_is_small() -> None:
    small = pygame.Rect(500, 300, 20, 10)
    avoid = [Avoid(small, 9.0, whole=True)]
    assert apart(best_room([(200, 100)], AREA, [small], 60, avoid, arrow=True), small) >= 40


def test_an_arrow_to_a_button_leads_across_no_other_button() -> None:
    buttons = [pygame.Rect(300, 550, 150, 40), pygame.Rect(500, 550, 150, 40)]
    avoid = [Avoid(rect, BUTTON, True) for rect in buttons]
    avoid += [Avoid(pygame.Rect(380, 0, 620, 540), 0.5)]
    room = best_room([(200, 100)], AREA, [buttons[1]], 60, avoid, arrow=True)
    assert not buttons[0].clipline(edge(room, buttons[1].center, 0.5), buttons[1].center)


def test_why_covers_no_words_of_a_table() -> None:
    match = Match(load("cthulhu-realms"), ["Ada Volt", "Igor Krank", "Otto Blitz", "Vera Quill"], {}, 5)
    table = Sitting(("human", "normal", "normal", "normal"), match=match, animation="off")
    words = written(table.scene)
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
