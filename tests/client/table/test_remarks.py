"""What the rules remark about nobody, such as a tie, is said aloud when the table has shown what led to it."""

from __future__ import annotations

import pygame
import pytest

from client.motion.spotlight.card import Banner
from engine.games import load
from engine.kernel.match.match import Match
from engine.kernel.scenarios.reader import Scenario
from engine.kernel.scenarios.runner import ScenarioRunner
from tests.client.table.sitting import Sitting

TIED = "Tied at 20. The match goes on until one player leads."


def tying(**settings: object) -> Sitting:
    """Ada and Ben have 20 points each."""
    game = load("nefarious")
    match = Match(game, ["Ada", "Ben"], {"twists": 0}, 1)
    given = {
        "A": {"inventions": ["Space Elevator", "Kraken", "Death Ray"]},
        "B": {"inventions": ["Doomsday Machine", "Snow Machine", "Ozone Destroyer"]},
        "table": {},
    }
    match.state = ScenarioRunner(
        Scenario("", "", (), "nefarious", {}, ("A", "B"), "A", None, 1, given, {}, ()), game
    ).state
    match.state.table, match.state.events = match.table, []
    return Sitting(("human", "normal"), match=match, **settings)  # type: ignore[arg-type]


def said(table: Sitting) -> list[str]:
    """What the table says across it and beside the bar."""
    banners = [effect.words for effect in table.scene.director.effects if isinstance(effect, Banner)]
    return [*banners, *(toast.title for toast in table.scene.toasts.toasts)]


@pytest.mark.parametrize("animation", ["normal", "fast", "off"])
def test_a_tie_is_said_once_when_the_turn_has_been_shown(animation: str) -> None:
    table = tying(animation=animation)
    frames: list[int] = []
    table.scene.commands.answer(table.option("Work"))
    for _ in range(400):
        table.pool.release()
        table.frame(passed=48)
        if table.scene.director.shown.counting_view.turn < table.session.view().turn:
            assert not said(table)
        frames.append(said(table).count(TIED))
        if frames[-1] == 0 < max(frames):
            break
    assert max(frames) == 1


def test_the_tie_waits_for_continue_at_the_pace_read() -> None:
    table = tying(animation="read")
    table.scene.commands.answer(table.option("Work"))
    for _ in range(400):
        table.pool.release()
        table.frame(passed=48)
        if TIED in said(table):
            break
        if table.scene.director.waits_for_reader:
            table.press(pygame.K_SPACE)
    table.wait(10_000)
    assert said(table) == [TIED] and table.scene.director.waits_for_reader
    table.press(pygame.K_SPACE)
    table.wait(500)
    assert not said(table)
