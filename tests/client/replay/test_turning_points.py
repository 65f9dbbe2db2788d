"""The turns that decided a match: those in which the chances moved most."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from client.replay.recording import Recording
from client.replay.turning_points import MOST, TurningPoint, TurningPoints, chance_words
from engine.ai.levels import win_odds
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.view import View
from tests.client.replay.matches import all_points, finished, recording
from tests.engine.games.test_chances import ESTIMATED
from tests.engine.parts import exchange

Script = Callable[[Recording, View], list[float]]


def scripted(monkeypatch: pytest.MonkeyPatch, by_turn: dict[int, float], last: float | None = None) -> Recording:
    """A match in which the first of two seats has certain chances from certain turns on; `last` before its end."""
    shown = Recording(finished("nefarious", 2, twists=0))

    def chances(view: View) -> list[float]:
        if view.over:
            return [1.0, 0.0] if 0 in view.winners else [0.0, 1.0]
        if last is not None and view.turn == turns:
            return [last, 1 - last]
        now = max((turn for turn in by_turn if turn <= view.turn), default=0)
        return [by_turn.get(now, 0.5), 1 - by_turn.get(now, 0.5)]

    turns = shown.view(shown.length, SPECTATOR).turn
    monkeypatch.setattr("client.replay.turning_points.win_odds", chances)
    return shown


@pytest.mark.parametrize("slug", ESTIMATED)
def test_three_turns_at_most_each_of_its_own_in_their_order_and_told_in_words(slug: str) -> None:
    shown = recording(slug, 4, 8)
    points = all_points(TurningPoints(shown))
    assert 0 < len(points) <= MOST
    assert [point.moment for point in points] == sorted({point.moment for point in points})
    begun = [max(turn for turn in shown.turns if turn <= max(point.moment, shown.turns[0])) for point in points]
    assert len(set(begun)) == len(points)
    for point, turn in zip(points, begun, strict=True):
        assert 0 <= point.moment < shown.length and abs(point.after - point.before) >= 0.04
        assert "[[" not in point.what
        assert point.turn == shown.turn_words(turn)


def test_the_largest_changes_are_taken_and_the_rise_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = scripted(monkeypatch, {1: 0.5, 3: 0.42, 5: 0.7, 6: 0.5, 7: 0.58, 8: 0.2})
    won = shown.match.view().winners == [0]
    points = all_points(TurningPoints(shown))
    # Turn 4 lifts the first seat, turn 5 the second one, turn 7 the second one again.
    found = [(point.turn, point.seat, chance_words(point.before), chance_words(point.after)) for point in points]
    assert ("Turn 4", 0, "42%", "70%") in found and ("Turn 7", 1, "42%", "80%") in found
    assert len(found) == 3 and ((found[-1][0] != "Turn 7") == won)


def test_the_end_of_a_match_that_was_decided_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    winner = finished("nefarious", 2, twists=0).view().winners
    sure = 0.9 if winner == [0] else 0.1
    for last, told in ((sure, False), (1 - sure, True)):
        shown = scripted(monkeypatch, {1: 0.5}, last)
        turn = shown.turn_words(shown.turns[-1])
        assert (turn in [point.turn for point in all_points(TurningPoints(shown))]) == told


def test_a_match_in_which_nothing_moves_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = recording("nefarious", 3, 5)
    monkeypatch.setattr("client.replay.turning_points.win_odds", lambda view: [1 / 3] * 3)
    assert all_points(TurningPoints(shown)) == ()
    monkeypatch.setattr("client.replay.turning_points.win_odds", lambda view: [])
    nothing = TurningPoints(shown)
    assert all_points(nothing) == () and nothing.course == ()


def test_they_are_found_a_little_at_a_time_and_the_same_ones() -> None:
    shown = recording("cthulhu-realms", 4, 2)
    slowly, at_once = TurningPoints(shown), TurningPoints(shown)
    calls = 1
    while not slowly.work(0.05):
        assert not slowly.found and slowly.course == ()
        calls += 1
    assert calls > 3 and slowly.points == all_points(at_once)
    assert not slowly.work(1)
    assert [moment for moment, _ in slowly.course] == [*shown.turns, shown.length]


def test_the_replay_opens_just_before_what_moved_the_chances_most() -> None:
    shown = recording("cthulhu-realms", 2, 6)
    for point in all_points(TurningPoints(shown)):
        chances = [win_odds(shown.view(moment, SPECTATOR))[point.seat] for moment in (point.moment, point.moment + 1)]
        assert (chances[1] - chances[0]) * (point.after - point.before) > 0


def test_of_what_happened_at_once_the_play_of_whose_chance_rose_is_told() -> None:
    shown = recording("nefarious", 4, 2)
    risen = [point for point in all_points(TurningPoints(shown)) if point.after > point.before]
    assert risen and all(shown.names[point.seat] in point.what for point in risen)


def test_a_change_in_words() -> None:
    point = TurningPoint(3, 1, "Turn 1", 0, 0.339, 0.612, "")
    assert point.describe_change("Ada") == "Ada's chance to win went from 34% to 61%"
    assert [chance_words(share) for share in (0, 0.001, 0.999, 1)] == ["0%", "1%", "99%", "100%"]


def test_where_the_end_itself_turned_the_match_it_is_told_how_it_was_won(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = recording("nefarious", 3, 4)
    winner = shown.match.view().winners[0]
    chances = [0.3, 0.3, 0.3]
    chances[winner] = 0.4

    def estimate(view: View) -> list[float]:
        return [float(seat == winner) for seat in range(3)] if view.over else chances

    monkeypatch.setattr("client.replay.turning_points.win_odds", estimate)
    [point] = all_points(TurningPoints(shown))
    assert point.moment == shown.length - 1 and point.seat == winner and point.after == 1
    exchange(monkeypatch, shown.game, "words", describe_victory=lambda view, names: f"{names[winner]} was the Curator.")
    [point] = all_points(TurningPoints(shown))
    assert point.what == f"{shown.names[winner]} was the Curator"
