"""A computer that goes on with a turn of many answers need not wait as long as one whose turn begins."""

from __future__ import annotations

from client.session.session import Session
from engine.games import load
from engine.store.settings import Settings
from tests.client.sessions import HandPool


def _turn(follow_up: float) -> list[int]:
    """How long each of the first answers of a computer takes that thinks in no time, in milliseconds."""
    pool = HandPool(prompt=True)
    session = Session.start(load("cthulhu-realms"), ["Mina", "Ada"], ["random", "random"], {}, 4,
                            Settings(computer_delay_ms=600), pool=pool)  # fmt: skip
    session.quicken_computers(follow_up)
    moments, count = [0], 0
    for now in range(0, 4000, 10):
        session.update(now)
        if len(session.match.answers) > count:
            count = len(session.match.answers)
            moments.append(now)
    same = [first.seat == second.seat for first, second in
            zip(session.match.answers, session.match.answers[1:], strict=False)]  # fmt: skip
    gaps = [second - first for first, second in zip(moments, moments[1:], strict=False)]
    assert same[:2] == [True, True]
    return gaps[:3]


def test_a_computer_that_goes_on_waits_only_its_share_of_the_delay() -> None:
    first, second, third = _turn(0.4)
    assert 600 <= first < 640 and 240 <= second < 270 and 240 <= third < 270


def test_without_a_share_every_answer_waits_as_long() -> None:
    assert all(600 <= gap < 640 for gap in _turn(1.0))
