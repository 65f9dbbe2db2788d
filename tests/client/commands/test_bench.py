"""What the benchmark of the table looks at: the fullest moment of a match, at which a person is asked and all rests."""

from __future__ import annotations

import pytest

from client.commands.bench.position import FullMatch, matches_at_random, note_moments
from client.commands.bench.table import REDRAWS, BenchTable
from client.layout.arrange import arrange
from client.layout.map import tables
from client.table.picture import registry
from client.table.scene import TableScene
from engine.games import load, slugs
from engine.kernel.game.game import MotionGoals
from engine.kernel.state.events import NOTED
from tests.sampling import only

SIZE = (1280, 720)


def open_cards(match: FullMatch, answers: int) -> int:
    """The cards that lie open after so many answers, as the seat sees them that is asked."""
    played = match.at(answers)
    view = played.view(played.asked_seats[0])
    pieces = arrange(view, registry.of_table(view.table), SIZE, view.seat).pieces
    return sum(piece.face_up and piece.card >= 0 for piece in pieces)


def motion_of(slug: str) -> MotionGoals | None:
    """What a game wants to be measured while it is seen."""
    goals = load(slug).speed_goals
    return goals.motion if goals else None


@pytest.mark.parametrize("slug", only(["nefarious"], slugs()))
def test_at_the_fullest_moment_more_cards_lie_open_than_at_other_moments(slug: str) -> None:
    game = load(slug)
    (_, seats), options = max(tables(game).items(), key=lambda entry: entry[0][1])
    match = max(matches_at_random(game, seats, options, SIZE), key=lambda match: match.fullest.cards)
    moment = match.fullest
    played = match.at(moment.answers)
    assert moment.seat in played.asked_seats and len(played.view(moment.seat).options) > 1
    assert moment.cards > open_cards(match, 0)
    assert moment.cards >= open_cards(match, moment.answers // 2)


@pytest.mark.parametrize("slug", only(["garage-sale"], slugs()))
def test_the_benchmark_rests_at_a_question_to_a_person(slug: str) -> None:
    table = BenchTable(load(slug), (640, 360))
    scene = table.app.scene
    assert isinstance(scene, TableScene) and scene.form.popup is None
    assert table.session.view().options and table.session.curtain is None
    assert table.idle_frames() == 0


@pytest.mark.slow
@pytest.mark.parametrize("slug", [slug for slug in slugs() if motion_of(slug) is not None])
def test_answers_of_which_a_game_wants_the_motion_measured_are_found(slug: str) -> None:
    game = load(slug)
    goals = motion_of(slug)
    assert goals is not None
    (_, seats), options = max(tables(game).items(), key=lambda entry: entry[0][1])
    moments = note_moments(matches_at_random(game, seats, options, SIZE), goals.note, 8, SIZE)
    assert len(moments) == 8
    note = game.note_names.index(goals.note)
    for moment in moments:
        _, events = moment.match.at(moment.answers + 1).history[-1]
        assert any(event[0] == NOTED and event[5] == note for event in events)
        assert moment.cards >= len(moment.match.at(moment.answers).view().zone("yard", 0)) * seats


@pytest.mark.parametrize("slug", only(["garage-sale"], slugs()))
def test_the_benchmark_tells_a_redrawn_window_from_a_frame_without_changes(slug: str) -> None:
    table = BenchTable(load(slug), (640, 360))
    presented: list[bool] = []
    table.app.window.present = lambda regions=None: presented.append(regions is None)  # type: ignore[method-assign]
    table.redraws()
    assert all(presented) and len(presented) == REDRAWS
    presented.clear()
    table.redraws(whole=False)
    assert not any(presented)
