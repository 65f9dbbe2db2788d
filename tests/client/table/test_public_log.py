"""Several people at one computer: the public table names no hidden card, also while the next question is private."""

from __future__ import annotations

import re

import pytest

from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.view import View
from tests.client.sessions import look
from tests.client.table.sitting import Sitting
from tests.client.table.suburb import GAME, match_at


def may_summon(view: View) -> bool:
    return view.seat == view.active and "summon" in {GAME.verbs[option[0]] for option in view.options}


def before_a_spin(seed: int) -> Sitting:
    """Return the table of two people after one of them has looked alone and passed on to the Spinner."""
    match, _ = match_at(may_summon, 2, seed)
    table = Sitting(("human", "human"), match=match)
    look(table.session)
    table.app.go(table.scene)
    table.wait(100)
    table.scene.commands.answer(table.session.view().options[-1])
    table.wait(2000, step=96)
    return table


@pytest.mark.parametrize("seed", [12, 38])
def test_after_a_spin_the_public_table_asks_and_names_nothing_private(seed: int) -> None:
    table = before_a_spin(seed)
    session = table.session
    assert session.openly and table.scene.views.public
    table.scene.commands.answer(session.view().options[0])
    assert not session.openly and session.viewer != SPECTATOR, "the next question is private"
    shown = 0
    while True:
        table.frame()
        if not table.scene.views.public:
            break
        shown += 1
        lines = table.scene.log.lines(table.clock.now())
        named = {int(card) for line in lines for card in re.findall(r"\[\[(\d+)", line.text)}
        own, everybody = session.view().zones, session.match.view(SPECTATOR).zones
        hidden = {card for zone in own for card in zone} - {card for zone in everybody for card in zone}
        assert hidden and not named & hidden
        assert not table.scene.views.newest.options and not table.scene.prompt.buttons[1:]
    assert shown > 10
