"""The minutes of play: counted while somebody can play, kept with the match, called once."""

from __future__ import annotations

import pytest

from engine.games import load
from engine.kernel.match.match import TIME_CALLED
from engine.session.computers.thinking import Tempo
from engine.session.play_clock import LONGEST_STEP_MS, PlayClock, format_time_left
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client.sessions import HandPool, resume


def begin(minutes: int = 30, seconds_left: float = 0) -> Session:
    session = Session.start(load("nasty-neighbours"), ["Ada", "Ben"], ["human", "normal"], {"minutes": minutes}, 5,
                            Settings(), pool=HandPool())  # fmt: skip
    if seconds_left:
        session.clock.seconds = 60 * minutes - seconds_left
    return session


def pass_time(session: Session, seconds: float, start: int = 0) -> int:
    now = start
    while now <= start + 1000 * seconds:
        session.update(now)
        now += 500
    return now


def test_the_time_is_called_once_when_it_is_over() -> None:
    session = begin(seconds_left=10)
    now = pass_time(session, 9)
    assert TIME_CALLED not in session.match.answers and session.clock.seconds_left in (1, 2)
    pass_time(session, 5, now)
    assert session.match.answers.count(TIME_CALLED) == 1 and session.clock.seconds_left == 0
    assert any("Time's up" in line.text for line in session.log)


def test_time_with_a_menu_open_or_the_window_hidden_does_not_count() -> None:
    session = begin()
    session.clock.paused = True
    pass_time(session, 20)
    assert session.clock.seconds == 0 and session.wake_at() is None


def test_time_in_which_a_watched_match_is_paused_does_not_count() -> None:
    session = begin()
    session.hand_over(0, "normal")
    session.set_tempo(Tempo(0, stepwise=True))
    now = pass_time(session, 20)
    assert session.clock.seconds == 0
    session.set_tempo(Tempo(0))
    pass_time(session, 20, now)
    assert session.clock.seconds > 0


def test_time_away_from_the_table_does_not_count() -> None:
    session = begin()
    session.update(0)
    session.update(10_000_000)
    assert session.clock.seconds == LONGEST_STEP_MS / 1000


def test_it_is_kept_with_the_match() -> None:
    session = begin()
    pass_time(session, 12)
    again = resume(session.document(), Settings(), pool=HandPool())
    assert again.clock.seconds == pytest.approx(session.clock.seconds, abs=0.1)
    assert again.clock.limit == 1800


def test_a_match_resumed_after_the_call_is_not_called_again() -> None:
    session = begin(seconds_left=2)
    now = pass_time(session, 4)
    again = resume(session.document(), Settings(), pool=HandPool())
    pass_time(again, 4, now)
    assert again.match.answers.count(TIME_CALLED) == 1 and not again.take_remarks()


def test_without_a_limit_nothing_is_counted() -> None:
    session = begin(minutes=0)
    pass_time(session, 30)
    assert session.clock.seconds_left is None and session.clock.seconds == 0


def test_the_clock_wakes_when_it_shows_another_minute() -> None:
    clock = PlayClock(limit=90.0)
    assert clock.wake_in() == 30_001
    clock.run(2000)
    assert clock.wake_in() == 28_001
    clock.seconds = 90.0
    assert clock.wake_in() is None


@pytest.mark.parametrize(
    ("left", "words"),
    [(5400, "1 h 30"), (3660, "1 h 01"), (3541, "1 h 00"), (61, "2 min"), (5, "1 min"), (0, "time's up")],
)
def test_it_says_how_much_is_left(left: int, words: str) -> None:
    assert format_time_left(left) == words
