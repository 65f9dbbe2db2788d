"""Sweeps: one key gives several answers as the table shows them, and stops at anything else."""

from __future__ import annotations

import pygame

from client.table.furniture.sweep.layer import SweepLayer
from tests.client.table import cult
from tests.client.table.cult import count, given, seated, verb


def test_one_key_plays_the_whole_hand_card_by_card() -> None:
    table = seated(cult.whole_hand)
    before = count(table)
    table.press(pygame.K_a)
    assert len(given(table, before)) == 1
    table.wait(4000)
    assert [verb(option) for option in given(table, before)] == ["play"] * 5
    assert not table.scene.layers.of(SweepLayer).running


def test_its_button_does_the_same_and_goes_when_nothing_is_left() -> None:
    table = seated(cult.whole_hand)
    number = next(number for number, button in enumerate(table.scene.prompt.buttons) if button.label == "Play all")
    table.click(table.scene.prompt.answer_rects[number].center)
    table.wait(4000)
    assert not any(button.label == "Play all" for button in table.scene.prompt.buttons)


def test_anything_the_player_does_stops_it() -> None:
    for stop in (pygame.K_TAB, pygame.K_a, None):
        table = seated(cult.whole_hand)
        before = count(table)
        table.press(pygame.K_a)
        if stop is None:
            table.click((5, 500))
        else:
            table.press(stop)
        table.wait(3000)
        assert len(given(table, before)) == 1, stop


def test_the_key_of_another_sweep_waits_until_the_first_is_done() -> None:
    table = seated(cult.whole_hand)
    before = count(table)
    table.press(pygame.K_a)
    table.press(pygame.K_h)
    table.wait(12_000)
    verbs = [verb(option) for option in given(table, before)]
    assert verbs[:5] == ["play"] * 5 and "use" in verbs[5:]


def test_to_hurry_it_does_not_stop_it() -> None:
    table = seated(cult.whole_hand)
    before = count(table)
    table.press(pygame.K_a)
    for _ in range(12):
        table.press(pygame.K_SPACE)
    assert len(given(table, before)) == 5


def test_the_other_key_uses_only_what_the_game_says_only_helps() -> None:
    table = seated(cult.helpful)
    before, helps = count(table), set()
    for _ in range(400):
        helps |= {option for sweep, _ in table.scene.hand.sweeps for option in sweep.options}
        if not given(table, before):
            table.press(pygame.K_h)
        table.frame()
    used = given(table, before)
    verbs = {verb(option) for option in used}
    assert len(used) > 1 and set(used) <= helps and "use" in verbs <= {"play", "use", "choose"}


def test_nothing_is_swept_where_nothing_is_offered() -> None:
    table = seated(cult.several_shares, 3, 100)
    before = count(table)
    table.press(pygame.K_a, pygame.K_h)
    assert given(table, before) == [] and not table.scene.layers.of(SweepLayer).start("play_all")
