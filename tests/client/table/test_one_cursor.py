"""Prompt, lights and calls stand where the picture stands: nobody is asked what has not been shown yet."""

from __future__ import annotations

import pygame
import pytest

from client.table.furniture.prompt.draw import sentence_now
from client.table.hand.answers import FASTER
from tests.client.table.sitting import Sitting


@pytest.fixture
def revealed() -> Sitting:
    """Ada has chosen Work, Ben's choice has turned all of them up, and the table has only begun to show that."""
    table = Sitting()
    option = table.option("Work")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    for _ in range(200):
        table.pool.release()
        table.frame()
        if table.options and table.scene.director.waiting:
            break
    assert table.options and table.scene.director.waiting
    return table


def test_the_bar_asks_when_the_picture_is_there(revealed: Sitting) -> None:
    assert not revealed.scene.hand.asked and sentence_now(revealed.scene.painter) == "Ben uses Espionage and pays $2"
    assert [button.command for button in revealed.scene.buttons] == [FASTER]
    while revealed.scene.director.waiting:
        assert not revealed.scene.hand.asked
        revealed.frame()
    revealed.frame()
    assert revealed.scene.hand.asked and sentence_now(revealed.scene.painter).startswith("Choose ")


def test_an_answer_by_mouse_is_taken_at_once_and_what_moves_is_hurried(revealed: Sitting) -> None:
    option = revealed.options[0]
    key = revealed.key(option)
    start = revealed.piece(key).hit.center
    revealed.frame()
    revealed.take(start, (640, 400))
    assert revealed.scene.hand.drag is not None and revealed.scene.reached
    target = revealed.target(option)
    revealed.move(target, held=True)
    revealed.frame(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=target, button=1))
    assert [answer.seat for answer in revealed.session.match.answers].count(0) == 2


def test_what_only_reads_hurries_nothing(revealed: Sitting) -> None:
    plate = revealed.scene.arrangement.plate_rects[1].center
    revealed.move(plate)
    revealed.frame(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=plate, button=1))
    assert revealed.scene.director.waiting and not revealed.scene.reached


@pytest.mark.parametrize("key", [pygame.K_2, pygame.K_RETURN])
def test_a_key_that_answers_what_is_not_shown_yet_only_catches_up(revealed: Sitting, key: int) -> None:
    revealed.press(key)
    assert [answer.seat for answer in revealed.session.match.answers].count(0) == 1 and revealed.scene.reached
    assert revealed.scene.hand.asked


def test_the_end_is_told_when_it_has_been_seen() -> None:
    table, early = Sitting(("normal", "normal"), animation="fast"), []
    for _ in range(40_000):
        table.pool.release()
        table.frame()
        if table.session.over and not table.scene.director.waiting and table.scene.shown.over:
            break
        if table.session.over:
            early.append(sentence_now(table.scene.painter))
    table.frame()
    assert early and not any("the world" in words for words in early)
    assert "the world" in sentence_now(table.scene.painter)
