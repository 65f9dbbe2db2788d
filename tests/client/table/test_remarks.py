"""What the rules remark about nobody, such as a tie, is said aloud when the table has shown what led to it."""

from __future__ import annotations

import pytest

from engine.games import load
from engine.kernel.match import Match
from engine.kernel.scenario import Play
from engine.kernel.scenario_file import Scenario
from tests.client.table.sitting import Sitting

TIED = "Tied at 20. Play on until one player leads."


def tying(**settings: object) -> Sitting:
    """Ada and Ben have 20 points each."""
    game = load("nefarious")
    match = Match(game, ["Ada", "Ben"], {"twists": 0}, 1)
    given = {"A": {"inventions": ["Space Elevator", "Kraken", "Death Ray"]},
             "B": {"inventions": ["Doomsday Machine", "Snow Machine", "Ozone Destroyer"]}, "table": {}}  # fmt: skip
    match.state = Play(Scenario("", "", (), "nefarious", {}, ("A", "B"), "A", None, 1, given, {}, ()), game).state
    match.state.table, match.state.events = match.table, []
    return Sitting(("human", "normal"), match=match, **settings)  # type: ignore[arg-type]


@pytest.mark.parametrize("animation", ["normal", "off"])
def test_a_tie_is_said_when_the_turn_has_been_shown(animation: str) -> None:
    table = tying(animation=animation)
    said: list[str] = []
    table.scene.commands.answer(table.option("Work"))
    for _ in range(400):
        table.pool.release()
        table.frame(passed=48)
        if table.scene.director.waiting:
            assert TIED not in [toast.title for toast in table.scene.toasts.toasts]
        else:
            said += [toast.title for toast in table.scene.toasts.toasts]
        if TIED in said:
            return
    raise AssertionError(f"the tie was not said: {said}")
