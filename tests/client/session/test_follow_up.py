"""A computer that goes on with a turn of many answers need not wait as long as one whose turn begins."""

from __future__ import annotations

import pytest

from engine.games import load
from engine.kernel.match.match import Match
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client.sessions import HandPool

DELAY_MS, STEP_MS = 600, 10


@pytest.mark.parametrize("share", [0.4, 1.0])
def test_a_computer_that_goes_on_waits_only_its_share_of_the_delay(share: float) -> None:
    match = Match(load("cthulhu-realms"), ["Mina", "Ada"], {}, 4, ["random", "random"])
    settings = Settings(computer_delay_ms=DELAY_MS)
    session = Session(match, settings, pool=HandPool(prompt=True), document={"session": {"number": 1}})
    session.quicken_computers(share)
    moments = [0]
    for now in range(0, 12_000, STEP_MS):
        session.update(now)
        if len(match.answers) == len(moments):
            moments.append(now)
    seats = [answer.seat for answer in match.answers]
    goes_on = [False, *(first == second for first, second in zip(seats, seats[1:], strict=False))]
    assert any(goes_on) and not all(goes_on[1:])
    for number, follows in enumerate(goes_on):
        waited = moments[number + 1] - moments[number]
        wanted = DELAY_MS * (share if follows else 1.0)
        assert wanted <= waited <= wanted + 2 * STEP_MS
