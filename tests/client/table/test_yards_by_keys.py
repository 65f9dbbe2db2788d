"""Whole matches of Nasty Neighbours by keys alone, with computers and with several people at one computer."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pygame
import pytest

from client.table.actions import ANNOUNCE
from engine.kernel.match.match import Match
from engine.kernel.state.view import View
from tests.client.sessions import look
from tests.client.table.neighborhood import GAME, NAMES, kind, seated
from tests.client.table.sitting import Sitting

STEPS = [pygame.K_TAB, pygame.K_TAB, pygame.K_RIGHT, pygame.K_DOWN]
MOST = 4000


@pytest.mark.sample(1)
@pytest.mark.parametrize(("seed", "kinds"), [(1, ("human", "random", "random")), (5, ("human",) * 3)])
def test_a_round_is_played_to_its_end_by_keys_alone(seed: int, kinds: Sequence[str]) -> None:
    chance = random.Random(seed)
    match = Match(GAME, NAMES[: len(kinds)], {"rounds": 1}, seed)
    table = Sitting(kinds, match=match, size=(1280, 720), animation="off")
    table.pool.prompt = True
    for _ in range(MOST):
        if table.session.over:
            break
        look(table.session)
        if table.app.scene is not table.scene:
            table.app.go(table.scene)
        if table.scene.form.popup is None and table.session.view().options:
            table.press(*chance.choices(STEPS, k=chance.randrange(1, 4)))
            stop = table.scene.keys.stop
            if stop is not None and stop.kind == "button":
                continue
        table.press(pygame.K_RETURN)
    assert table.session.over


def may_announce(view: View) -> bool:
    """A line is offered to somebody who holds a card that could be played later."""
    cards = view.zone("nasty", view.seat)
    return kind(view) == "lines" and any(not GAME.shows.face(view, card)["fields"].get("veil") for card in cards)


def test_the_first_stop_is_an_answer_and_not_what_is_announced_for_later() -> None:
    table = seated(may_announce)
    assert [button.command for button in table.scene.prompt.buttons][0] == ANNOUNCE
    table.press(pygame.K_TAB)
    stop = table.scene.keys.stop
    assert stop is not None and isinstance(stop.name, int) and table.scene.prompt.buttons[stop.name].option is not None
