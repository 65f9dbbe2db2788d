"""What an answer leads to is told in the next frame, while what it has moved is still on its way."""

from __future__ import annotations

import random

import pytest

from client.table.furniture.prompt.draw import sentence_now
from engine.games import load
from engine.kernel.match.match import Match
from tests.client.sessions import look
from tests.client.table.sitting import Sitting
from tests.sampling import amount

GAME = load("runes-and-regulations")
NAMES = ("Ada", "Ben", "Cy")


@pytest.mark.sample(1)
@pytest.mark.parametrize(("seed", "kinds"), [(5, ("human", "random", "random")), (11, ("human", "human", "random"))])
def test_every_question_is_told_in_the_frame_after_an_answer(seed: int, kinds: tuple[str, ...]) -> None:
    chance = random.Random(seed)
    table = Sitting(kinds, match=Match(GAME, NAMES, {}, seed), size=(640, 360), animation="normal")
    table.pool.prompt = True
    for _ in range(amount(70, 20)):
        look(table.session)
        if table.app.scene is not table.scene:
            table.app.go(table.scene)
        if table.session.over:
            return
        if table.session.view().options:
            table.scene.commands.answer(chance.choice(table.session.view().options))
            table.frame()
            table.frame()
        table.wait(chance.choice((50, 400, 1500)))
    assert len(table.session.match.answers) > amount(20, 4)


def test_nobody_is_said_to_think_before_the_own_answer_has_been_seen() -> None:
    table = Sitting(
        ("human", "normal", "normal"),
        match=Match(load("nasty-neighbours"), NAMES, {}, 5),
        size=(640, 360),
        animation="normal",
    )
    table.pool.prompt = True
    chance, held = random.Random(5), 0
    for _ in range(300):
        view = table.session.view()
        if view.options and table.scene.director.reached:
            table.scene.commands.answer(chance.choice(view.options))
        table.wait(48)
        if table.scene.director.waiting and not table.session.view().options and table.scene.views.newest.asked:
            held += 1
            assert "thinking" not in sentence_now(table.scene.screen.painter)
        if held > 10:
            break
    assert held
