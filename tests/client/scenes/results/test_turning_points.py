"""The turning points on the results, and the way from there to the replay."""

from __future__ import annotations

import pygame
import pytest

from client.replay.decision_review import Decision
from client.replay.scene import ReplayScene
from client.replay.turning_points import TurningPoints
from client.scenes.results.turning_points import TurningRow
from client.shell.app import App
from client.sound.player import SoundPlayer
from client.widgets import Words
from client.widgets.chart import PointsChart
from client.widgets.icons import SeatSign
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client.hands import click, key
from tests.client.replay.matches import all_points, finished
from tests.client.scenes.results.test_scene import Program
from tests.client.sessions import HandPool, finished_session

NONE_FOUND = "No single turn decided this match."
FOUR = ("human", "normal", "gentle", "random")


def found(session: Session | None = None, **more: object) -> Program:
    """The results of a match, when the turning points have been found."""
    program = Program(session or finished_session(FOUR), scenes=("title", "setup", "table", "replay"), **more)  # type: ignore[arg-type]
    for _ in range(200):
        program.app.turn([])
        if program.results.points.found:
            break
    program.app.turn([])
    return program


def test_each_turning_point_is_a_row_in_words_and_a_mark_on_the_chart() -> None:
    program = found()
    results = program.results
    points = all_points(TurningPoints(results.recording))
    assert points and [row.point for row in results.turning.rows] == list(points)
    assert list(results.chart.marks) == [point.step for point in points]
    for row, point in zip(results.turning.rows, points, strict=True):
        assert row.words == f"{point.turn}: {point.what}" if point.what else row.words == point.turn
        assert row.change.startswith(f"{results.session.names[point.seat]}'s chance to win went from ")
        assert row.sign.seat == point.seat + 1
    assert not results.animating()


def test_a_click_or_a_key_opens_the_replay_just_before_it() -> None:
    program = found()
    results = program.results
    points = results.points.points
    for number, point in enumerate(points):
        for way in ("click", "key"):
            program.app.go(results)
            if way == "click":
                click(lambda event: program.app.turn([event]), results.turning.rows[number].rect.center)
            else:
                program.app.turn([key(pygame.K_1 + number), pygame.event.Event(pygame.KEYUP, key=pygame.K_1 + number)])
            name, arguments = program.opened[-1]
            assert name == "replay" and arguments["moment"] == point.moment
            assert arguments["recording"].match is results.session.match and arguments["points"] is results.points
    assert len(program.opened) == 2 * len(points)


def test_the_whole_match_can_be_watched_from_its_beginning_and_back_leads_to_the_results() -> None:
    program = found()
    app: App = program.app
    settings = Settings(volume_master=0, animation="off")
    player = SoundPlayer(settings, threaded=False)
    app.register("replay", lambda recording, **more: ReplayScene(recording, player, **more))
    click(program.results.handle, program.button("Replay").rect.center)
    assert isinstance(app.scene, ReplayScene) and app.scene.session.moment == 0
    app.turn([])
    points = program.results.points.points
    assert [mark.moment for mark in app.scene.bar.track.marks] == [point.moment for point in points]
    app.turn([key(pygame.K_ESCAPE)])
    assert app.scene is program.results


def test_without_the_replay_nothing_leads_there() -> None:
    program = Program(finished_session(FOUR))
    assert all(stop.name != "Replay" for stop in program.results.form.stops())
    for _ in range(50):
        program.app.turn([])
    program.app.turn([key(pygame.K_1)])
    assert program.opened == []


def test_where_nothing_stands_out_that_is_said_and_where_nothing_is_known_there_is_no_panel(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("client.replay.turning_points.win_odds", lambda view: [0.25] * 4)
    results = found().results
    assert results.turning.rows == []
    assert NONE_FOUND in [child.words for child in results.turning.children if isinstance(child, Words)]
    monkeypatch.setattr("client.scenes.results.scene.win_odds", lambda view: [])
    results = Program(finished_session(FOUR)).results
    assert not results.turning.visible and not results.animating()


@pytest.mark.parametrize(
    ("size", "text_scale"), [((1280, 720), 100), ((1024, 600), 100), ((1280, 720), 200), ((1920, 1080), 150)]
)
@pytest.mark.parametrize("slug", ["nefarious", "nasty-neighbours"])
def test_rows_and_chart_lie_beside_each_other_in_the_window(slug: str, size: tuple[int, int], text_scale: int) -> None:
    options = {"rounds": 3} if slug == "nasty-neighbours" else {}
    session = Session(finished(slug, 5, **options), Settings(), pool=HandPool())
    results = found(session, size=size, text_scale=text_scale).results
    rows = [widget for widget in results.form.all() if isinstance(widget, TurningRow)]
    [chart] = [widget for widget in results.form.all() if isinstance(widget, PointsChart)]
    assert rows
    for row in rows:
        assert row.rect.left >= 0 and row.rect.right <= size[0] and not row.rect.colliderect(chart.rect)
        results.form.focus(row)
        assert results.body.colliderect(row.rect)
    assert chart.rect.height >= 200 * results.scale.unit


def test_what_a_move_has_cost_stays_on_its_row() -> None:
    decision = Decision(1, "Turn 1", 0, "Work. Better: Research", 0.61, 0.0)
    row = TurningRow(1, decision, SeatSign(1), "Bartholomew Quarkington", lambda _: None)
    width = 427
    row.place(pygame.Rect(0, 0, width, row.height_for(width, 1.0)), 1.0)
    beyond = pygame.Rect(width, 0, 400, row.rect.height)
    surface = pygame.Surface(beyond.bottomright)
    row.draw(surface)
    empty = pygame.mask.from_threshold(surface.subsurface(beyond), (0, 0, 0), (1, 1, 1, 255))
    assert empty.count() == beyond.width * beyond.height
