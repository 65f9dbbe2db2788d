"""What somebody who was away is told: what is worth telling of the log, under the turn it happened in."""

from __future__ import annotations

import random

from client.session.log import Log
from engine.games import load
from engine.kernel.events import TURN_BEGAN
from engine.kernel.match import Match


def played(turns: int) -> Match:
    """Cthulhu Realms between two who answer at random, some turns long."""
    match, chance = Match(load("cthulhu-realms"), ["Ada", "Ben"], {}, seed=6), random.Random(6)
    while not match.over and match.view().turn <= turns:
        seat = match.asked[0]
        match.answer(seat, chance.choice(match.view(seat).options))
    return match


def test_the_recap_is_part_of_the_log_without_what_only_prepares() -> None:
    log = Log(played(8))
    told, all_of_it = log.recap(0, 0), [line for line in log.lines(0) if line.batch > 0]
    rest = iter(all_of_it)
    assert all(line in rest for line in told)  # in the same order
    assert any(" plays " in line.text for line in all_of_it) and not any(" plays " in line.text for line in told)
    assert 0 < len(told) < len(all_of_it) / 2


def test_no_turn_is_told_of_which_there_is_nothing_to_tell() -> None:
    log = Log(played(8))
    for batch in range(0, 60, 5):
        kinds = [line.kind for line in log.recap(1, batch)]
        assert (TURN_BEGAN, TURN_BEGAN) not in list(zip(kinds, kinds[1:], strict=False))
        assert not kinds or kinds[-1] != TURN_BEGAN
    assert any(line.kind == TURN_BEGAN for line in log.recap(1, 0))
