"""Matches of the statistics that are watched again."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from client.replay.match_rebuild import CannotReplay, MatchRebuild
from client.scenes.statistics.scene import StatisticsScene
from client.scenes.statistics.widgets import FinishedMatchRow
from engine.kernel.match.match import Match
from engine.session.saving.autosave import Autosave, match_result
from engine.store.files.folders import Folders
from engine.store.history.results import record
from engine.store.store import Store
from tests.client.replay.matches import finished
from tests.client.scenes.desk import Desk
from tests.client.sessions import finished_session


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(Folders.in_home(tmp_path))


def kept(store: Store, match: Match) -> int:
    """Store a finished match with its result; returns its id."""
    keeper = Autosave(store, match)
    keeper.save({}, match_result(match, 60.0, False))
    assert keeper.is_saved
    return keeper.id


def show(store: Store) -> Desk:
    return Desk(StatisticsScene(store), knows=("setup", "replay"))


def rows(desk: Desk) -> list[FinishedMatchRow]:
    return [widget for widget in desk.page.form.all() if isinstance(widget, FinishedMatchRow)]


def test_a_finished_match_is_kept_with_its_answers(store: Store) -> None:
    session = finished_session(("human", "normal"), store=store)
    [match] = store.results.recent()
    rebuilding = MatchRebuild(store, match.match)
    shares = [rebuilding.share]
    while rebuilding.work(2) is None:
        shares.append(rebuilding.share)
    assert shares == sorted(shares) and shares[0] == 0 and rebuilding.share == 1
    assert rebuilding.recording is not None
    assert rebuilding.recording.match.to_document() == session.match.to_document()


def test_a_press_on_a_match_makes_it_ready_and_opens_its_replay(store: Store) -> None:
    match = finished("nasty-neighbours", 4, rounds=4)
    kept(store, match)
    desk = show(store)
    [row] = rows(desk)
    desk.click(row)
    assert desk.opened == [] and row.share is not None
    desk.settle()
    for _ in range(100):
        if desk.opened:
            break
        desk.settle()
    [(name, arguments)] = desk.opened
    assert name == "replay" and arguments["recording"].match.to_document() == match.to_document()
    assert row.share is None


def test_another_press_does_without_it(store: Store) -> None:
    kept(store, finished("nasty-neighbours", 4, rounds=4))
    desk = show(store)
    [row] = rows(desk)
    desk.click(row)
    desk.click(row)
    desk.settle()
    assert row.share is None and desk.opened == [] and not desk.page.animating()


def test_a_match_that_is_not_kept_is_only_read_about(store: Store) -> None:
    with store.database.writing() as connection:
        record(connection, match_result(finished("nefarious", 3), 60.0, False))
    desk = show(store)
    [row] = rows(desk)
    desk.click(row)
    desk.settle()
    assert desk.opened == [] and row not in desk.page.form.stops()


def test_the_game_that_was_looked_at_is_still_shown_after_the_replay(store: Store) -> None:
    kept(store, finished("nefarious", 3))
    kept(store, finished("cthulhu-realms", 2))
    desk = show(store)
    page = desk.page
    assert isinstance(page, StatisticsScene)
    page.form.focus(page.games)
    desk.press(pygame.K_HOME)
    for _ in range([value for value, _ in page.games.entries()].index("nefarious")):
        desk.press(pygame.K_RIGHT)
    assert page.games.value == "nefarious"
    [row] = rows(desk)
    desk.click(row)
    for _ in range(20):
        desk.settle()
    desk.app.back()
    desk.settle()
    assert desk.app.scene is page and page.games.value == "nefarious"


def test_what_cannot_be_watched_is_told_in_one_sentence(store: Store) -> None:
    played = finished("nefarious", 3)
    match, beginning = kept(store, played), json.dumps(played.position(0).to_data())

    def refused(change: str, *values: str) -> str:
        with store.database.writing() as connection:
            connection.execute(change, values)
        with pytest.raises(CannotReplay) as told:
            rebuilding = MatchRebuild(store, match)
            while rebuilding.work(5) is None:
                pass
        return str(told.value)

    assert "do not lead to the position" in refused("UPDATE positions SET state = ?", beginning)
    assert "doesn't fit" in refused("UPDATE answers SET kind = 99 WHERE number = 1")
    desk = show(store)
    desk.click(rows(desk)[0])
    desk.settle()
    assert [toast.title for toast in desk.page.toasts.toasts] == ["Replay"] and desk.opened == []
    store.matches.delete(match, 1.0)
    store.matches.forget([match])
    with pytest.raises(CannotReplay, match="no longer exists"):
        MatchRebuild(store, match)
