"""What a seat is told in private: once when it sits down, again on a key, and never to anybody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame
import pytest

from client.table.furniture.secret.layer import BriefingPanel
from client.widgets import ScrollArea
from engine.games.nefarious import GAME
from engine.kernel.game.defaults import no_words
from engine.kernel.game.traits import HasSecretRole
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.view import View
from tests.client import hands
from tests.client.table.sitting import Sitting
from tests.engine.parts import lend


def _briefing(view: View, names: Sequence[str]) -> str:
    if view.seat == SPECTATOR:
        return "Nobody must be told this."
    card = view.zone("hand", view.seat)[0]
    return f"{names[view.seat]} secretly is [[{card}|{GAME.words.card_name(view.table, card)}]]."


@pytest.fixture(autouse=True)
def secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    lend(monkeypatch, GAME, HasSecretRole, briefing=_briefing, identity=no_words)


def panel(table: Sitting) -> BriefingPanel:
    shown = table.scene.form.popup
    assert isinstance(shown, BriefingPanel)
    return shown


def sit(*kinds: str, **settings: Any) -> Sitting:
    table = Sitting(kinds, **settings)
    table.wait(200)
    return table


def test_it_is_told_when_the_cards_have_been_dealt() -> None:
    table = Sitting(("human", "normal"), dealt=False)
    table.wait(100)
    assert table.scene.form.popup is None
    table.wait(8000)
    card = table.session.view().zone("hand", 0)[0]
    title = table.session.game.words.card_name(table.session.view().table, card)
    assert panel(table).words == f"{table.session.names[0]} secretly is {title}."
    assert panel(table).picture is not None and panel(table).picture.name == title


def test_a_card_that_is_dragged_meanwhile_goes_back() -> None:
    table = Sitting(("human", "normal"), dealt=False)
    table.wait(48)
    hand = table.scene.hand
    piece = next(piece for piece in hand.arrangement.pieces if hand.can_lift(piece))
    above = piece.hit.centerx, piece.hit.centery - 90
    table.frame(hands.down(piece.hit.center))
    table.frame(hands.move(above, held=True))
    assert hand.drag is not None and table.scene.form.popup is None
    table.wait(8000)
    panel(table)
    assert hand.drag is None


@pytest.mark.parametrize("close", [pygame.K_RETURN, pygame.K_ESCAPE])
def test_it_is_closed_with_a_key_and_told_only_once(close: int) -> None:
    table = sit("human", "normal", animation="off")
    panel(table)
    table.press(close)
    table.wait(500)
    assert table.scene.form.popup is None
    table.let()
    assert table.scene.form.popup is None


def test_the_key_p_tells_it_again() -> None:
    table = sit("human", "normal", animation="off")
    before = panel(table).words
    table.press(pygame.K_RETURN)
    table.press(pygame.K_p)
    assert panel(table).words == before


def test_the_computers_wait_until_it_has_been_read() -> None:
    table = sit("normal", "human", seed=3, animation="off")
    panel(table)
    for _ in range(60):
        table.pool.release()
        table.frame()
    answered = len(table.session.match.answers)
    table.press(pygame.K_RETURN)
    for _ in range(60):
        table.pool.release()
        table.frame()
    assert answered == 0 and len(table.session.match.answers) > 0


def test_each_person_is_told_their_own_after_the_curtain() -> None:
    table = sit("human", "human", animation="off")
    assert table.session.curtain is not None and table.scene.form.popup is None
    told = []
    for _ in range(2):
        table.session.open_curtain()
        table.app.go(table.scene)
        table.wait(100)
        told.append(panel(table).words)
        table.press(pygame.K_RETURN)
        assert table.scene.form.popup is None
        table.scene.commands.answer(table.options[0])
        table.wait(100)
    names = table.session.names
    assert [words.split(" secretly")[0] for words in told] == [names[0], names[1]]


def test_it_goes_when_somebody_else_looks() -> None:
    table = sit("human", "human", animation="off")
    table.session.open_curtain()
    table.app.go(table.scene)
    table.wait(100)
    panel(table)
    table.scene.clear_private_ui()
    assert table.scene.form.popup is None


def test_nobody_is_told_while_only_computers_play() -> None:
    table = sit("normal", "normal", animation="off")
    assert table.scene.form.popup is None
    table.press(pygame.K_p)
    assert table.scene.form.popup is None


def test_a_game_without_secrets_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    lend(monkeypatch, GAME, HasSecretRole, briefing=no_words, identity=no_words)
    table = sit("human", "normal", animation="off")
    assert table.scene.form.popup is None
    table.press(pygame.K_p)
    assert [toast.title for toast in table.scene.toasts.toasts] == ["In secret"]


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_card_and_the_button_lie_inside_the_window(scale: int, size: tuple[int, int]) -> None:
    table = sit("human", "normal", animation="off", text_scale=scale, size=size)
    shown = panel(table)
    assert table.scene.screen.scale.rect.contains(shown.rect)
    assert shown.picture is not None and shown.picture.rect.width <= shown.rect.width
    assert shown.rect.contains(shown.buttons[0].rect)
    areas = [area for area in shown.form.all() if isinstance(area, ScrollArea)]
    assert areas and all(area.farthest == 0 for area in areas), "everything can be read without scrolling"
