"""The pages around the map: start, story, ending, album, statistics; in every size they have room."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pygame
import pytest

from client.commands._shared.season_stage import play_evenings
from client.scenes.page import Page
from client.scenes.season.album import AlbumScene
from client.scenes.season.ending import EndScene
from client.scenes.season.scene import SeasonScene
from client.scenes.season.start import StartScene
from client.scenes.season.story import StoryScene
from client.scenes.statistics.scene import SEASONS, StatisticsScene
from client.shell.scene import Scene
from client.street.album import Album
from client.widgets import Words
from client.widgets.chart import PointsChart
from engine.store.player.season import Photo, SeasonProgress
from engine.street.library import season_rules
from engine.street.season_past import past_season
from engine.street.season_playing import Season, close
from tests.client.scenes.desk import Desk, misplaced
from tests.client.scenes.season.seasons import BEGUN, Calls, Neighbor, under_way

SIZES = [(1024, 600), (1280, 720), (1920, 1080)]


def closed(*seeds: int) -> SeasonProgress:
    """The progress of a player who has played these seasons to their ends."""
    progress = SeasonProgress(None)
    for seed in seeds:
        play_evenings(progress, 14, seed)
        season = Season.of(progress.now())
        assert season is not None
        close(progress, season, datetime(2026, 7, seed))
    return progress


def start(progress: SeasonProgress) -> StartScene:
    return StartScene(progress, lambda *_: None, lambda: None, lambda: None, ["nefarious"], BEGUN.date())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [100, 200])
def test_the_pages_have_room(size: tuple[int, int], text_scale: int) -> None:
    progress = closed(1, 2)
    past = past_season(progress.past()[-1])
    assert past is not None
    pages: list[Page] = [
        start(progress),
        EndScene(past, ()),
        AlbumScene(Album(None, progress), season_rules().rewards),
        StatisticsScene(None, seasons=progress),
    ]
    for page in pages:
        Desk(page, size, text_scale)
        assert misplaced(page) == []


def test_games_that_were_never_finished_are_new() -> None:
    page = start(SeasonProgress(None))
    Desk(page)
    hints = [row.control.note for row in page.rows]
    assert hints[0] == ""
    assert set(hints[1:]) == {"New to you"}


def test_the_album_opens_between_seasons_once_it_holds_a_photo() -> None:
    progress = SeasonProgress(None)
    page = start(progress)
    Desk(page)
    assert "Album" not in {widget.name for widget in page.form.all()}
    progress.keep_photo(Photo("photo.png", 7, "2026-07-01", "The Audit", "won"))
    page = start(progress)
    desk = Desk(page, knows=("album",))
    next(widget for widget in page.form.all() if widget.name == "Album").press()
    assert desk.opened == [("album", {})]


def test_a_story_is_told_one_sentence_at_a_time_and_can_be_skipped() -> None:
    ended: list[bool] = []
    story = StoryScene("A title", ["One.", "Two.", "Three."], "Done", lambda: ended.append(True), 0)
    desk = Desk(story)  # type: ignore[arg-type]
    assert story.describe_content() == ("A title", "One.")
    desk.press(pygame.K_RETURN)
    desk.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(600, 100), button=1))
    assert story.describe_content()[1] == "Three."
    assert (story.next.words, story.skip.visible) == ("Done", False)
    assert not ended
    desk.press(pygame.K_RETURN)
    assert ended == [True]
    other = StoryScene("A title", ["One.", "Two."], "", lambda: ended.append(False), 0)
    Desk(other).press(pygame.K_ESCAPE)  # type: ignore[arg-type]
    assert ended == [True, False]


def test_the_statistics_have_the_seasons() -> None:
    page = StatisticsScene(None, seasons=closed(1, 2))
    Desk(page)
    assert [value for value, _ in page.games.entries()] == [SEASONS]
    words = [widget.words for widget in page.form.all() if isinstance(widget, Words)]
    assert "Seasons" in words
    (chart,) = [widget for widget in page.form.all() if isinstance(widget, PointsChart)]
    assert all(len(track.points) == 15 for track in chart.tracks)


def test_the_challenges_lead_to_the_season(tmp_path: Path) -> None:
    player = Neighbor(tmp_path, evenings=0)
    street = player.open("street")
    tool = next(widget for widget in street.form.all() if widget.name == "Season")  # type: ignore[attr-defined]
    tool.press()
    player.settle()
    assert player.map.season.state.day == 1


@pytest.mark.parametrize("size", [(1, 1), (10, 300), (300, 10), (640, 360)])
def test_tiny_windows_show_what_they_can(size: tuple[int, int]) -> None:
    story = StoryScene("Title", ["One.", "Two."], "", lambda: None, 12)
    scenes: list[Scene] = [SeasonScene(under_way(3), Calls()), story, start(SeasonProgress(None))]
    for scene in scenes:
        desk = Desk(scene, size, 200)  # type: ignore[arg-type]
        desk.press(pygame.K_RIGHT)
        desk.press(pygame.K_DOWN)
        desk.app.render(scene)
