"""A finished match, looked at at any moment."""

from __future__ import annotations

import pytest

from client.replay.recording import Recording
from engine.games import load, slugs
from engine.kernel.match.match import Match
from engine.kernel.state.layout import SPECTATOR
from engine.session.log import Log
from tests.client.replay.matches import NAMES, recording
from tests.engine.games.any_match import played

GAMES = tuple(slugs())


@pytest.mark.parametrize("slug", GAMES)
def test_every_moment_shows_what_was_there_then(slug: str) -> None:
    shown = recording(slug)
    again = Match(shown.game, shown.names, shown.match.options, shown.match.seed)
    log = Log(again)
    for moment, answer in enumerate(shown.match.answers[:150]):
        for eyes in (0, SPECTATOR):
            then, view = again.view(eyes), shown.view(moment, eyes)
            assert (view.zones, view.counters, view.values, view.asked) == (
                then.zones,
                then.counters,
                then.values,
                then.asked,
            )
            assert view.question is None
        assert [line.text for line in shown.lines(moment, 1)] == [line.text for line in log.lines(1)]
        again.answer(answer.seat, answer.option)


@pytest.mark.parametrize("slug", GAMES)
def test_steps_lead_over_everything_that_can_be_seen_and_back_again(slug: str) -> None:
    shown = recording(slug)
    moments = [0]
    while moments[-1] < shown.length:
        moments.append(shown.next_shown(moments[-1], SPECTATOR))
    assert moments == sorted(set(moments)) and moments[-1] == shown.length
    skipped = set(range(1, shown.length)) - set(moments)
    assert not any(shown.lines_of(moment, SPECTATOR) for moment in skipped)
    for moment in moments[-20:-1]:
        back = shown.shown_before(shown.next_shown(moment, SPECTATOR), SPECTATOR)
        assert shown.view(back, SPECTATOR).zones == shown.view(moment, SPECTATOR).zones
        assert shown.lines(back, SPECTATOR) == shown.lines(moment, SPECTATOR)


@pytest.mark.parametrize("slug", GAMES)
def test_turns_begin_where_their_number_changes(slug: str) -> None:
    shown = recording(slug)
    assert shown.turns[0] == 0 and shown.turns == sorted(set(shown.turns)) and len(shown.turns) > 2
    for moment in shown.turns[1:]:
        assert shown.view(moment, SPECTATOR).turn != shown.view(moment - 1, SPECTATOR).turn
        assert shown.turn_before(moment + 1 if moment + 1 < shown.length else moment) <= moment
    second, third = shown.turns[1:3]
    assert shown.turn_after(0) == second and shown.turn_after(second) == third
    assert shown.turn_before(third) == second and shown.turn_before(second) == 0 == shown.turn_before(0)
    assert shown.turn_after(shown.turns[-1]) == shown.length == shown.turn_after(shown.length)


def test_a_turn_is_named_with_its_round_where_rounds_are_scored() -> None:
    shown = recording("nasty-neighbours")
    named = [shown.turn_words(moment) for moment in shown.turns]
    assert named[1].startswith("Round 1, turn ") and named[-1].startswith("Round 2, turn ")
    assert shown.turn_words(shown.length) == "End"
    assert recording("nefarious").turn_words(recording("nefarious").turns[3]) == "Turn 4"


def test_a_match_that_called_time_is_shown_to_its_end() -> None:
    match = Match(load("nasty-neighbours"), NAMES[:2], {"rounds": 3, "minutes": 30}, 4)
    for _ in played(match, 1, 4):
        assert match.call_time()
    for _ in played(match, 20_000, 4):
        pass
    shown = Recording(match)
    assert shown.view(shown.length, SPECTATOR).over and not shown.view(shown.length - 1, SPECTATOR).over
    assert any("time" in line.text.lower() for line in shown.lines_of(2, SPECTATOR))
