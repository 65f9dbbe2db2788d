from __future__ import annotations

from dataclasses import replace
from datetime import datetime

import pytest

from client.scenes.matches.words import deleted_words, name_of, state_of, when
from engine.store.history.match_list import StoredMatch

TITLES = {"nefarious": "Nefarious"}
MATCH = StoredMatch(3, "nefarious", "", ("Ada", "Ben"), ("human", "normal"), (), 7, False, False, 0.0)
NOW = datetime(2026, 11, 23, 18, 5).timestamp()


@pytest.mark.parametrize(
    ("moment", "words"),
    [
        (datetime(2026, 11, 23, 14, 20), "today 14:20"),
        (datetime(2026, 11, 23, 0, 5), "today 0:05"),
        (datetime(2026, 11, 22, 23, 59), "yesterday 23:59"),
        (datetime(2026, 11, 21, 9, 0), "Nov 21"),
        (datetime(2026, 1, 2, 9, 0), "Jan 2"),
        (datetime(2025, 11, 23, 14, 20), "Nov 23, 2025"),
    ],
)
def test_moments_are_told_as_players_tell_them(moment: datetime, words: str) -> None:
    assert when(moment.timestamp(), NOW) == words


@pytest.mark.parametrize("moment", [0.0, 1e300, -1e300, float("nan"), float("inf")])
def test_a_moment_that_no_calendar_has_is_not_told(moment: float) -> None:
    assert when(moment, NOW) == ""


def test_a_match_is_called_after_its_game_unless_its_player_calls_it_something() -> None:
    assert name_of(MATCH, TITLES) == "Nefarious"
    assert name_of(replace(MATCH, game="bridge"), TITLES) == "bridge"
    named = replace(MATCH, name="Friday")
    assert name_of(named, TITLES) == "Friday"
    assert state_of(named, TITLES, None) == "Nefarious, turn 7"


def test_how_a_match_stands() -> None:
    finished = replace(MATCH, finished=True)
    assert state_of(MATCH, TITLES, None) == "Turn 7"
    assert state_of(replace(MATCH, turn=0), TITLES, None) == "Just started"
    assert state_of(replace(MATCH, packs=("Grill", "Pets")), TITLES, None) == "Turn 7, with Grill and Pets"
    assert state_of(finished, TITLES, ("Ada",)) == "Ada won on turn 7"
    assert state_of(finished, TITLES, ("Ada", "Ben")) == "Ada and Ben won on turn 7"
    assert state_of(finished, TITLES, ()) == "Nobody won on turn 7"
    assert state_of(finished, TITLES, None) == "Finished in turn 7"


def test_what_was_deleted_is_told() -> None:
    assert deleted_words([], TITLES, NOW) == ""
    assert deleted_words([MATCH], TITLES, NOW) == "Deleted Nefarious, turn 7"
    named = replace(MATCH, name="Friday", played_at=NOW - 60)
    told = "Deleted 2 matches; last: Friday, turn 7, today 18:04"
    assert deleted_words([MATCH, named], TITLES, NOW) == told
