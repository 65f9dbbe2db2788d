"""Matches of the statistics that are watched again."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.replay.rebuilding import CannotReplay, Rebuilding
from client.scenes.statistics import StatisticsScene
from client.scenes.statistics_widgets import MatchRow
from client.session.keeper import match_result
from engine.kernel.match import Match
from engine.store.atomic import write_document
from engine.store.folders import Folders
from engine.store.history import History
from engine.store.replays import Replays
from engine.store.saves import FORMAT, FORMAT_VERSION
from tests.client.replay.matches import finished
from tests.client.scenes.desk import Desk
from tests.client.sessions import finished_session


def kept(folders: Folders, match: Match, keep: bool = True) -> str:
    """Note a match in the history; returns its identity."""
    result = match_result(match, 60.0, False)
    with History.open(folders.data) as history:
        history.record(result)
    if keep:
        assert Replays(folders.replays).keep(match.to_document()) == result.identity
    return result.identity


def show(folders: Folders) -> Desk:
    return Desk(StatisticsScene(folders.data, None, folders), knows=("setup", "replay"))


def rows(desk: Desk) -> list[MatchRow]:
    return [widget for widget in desk.page.form.all() if isinstance(widget, MatchRow)]


def test_a_finished_match_is_kept_with_its_answers(tmp_path: Path) -> None:
    folders = Folders.below(tmp_path)
    session = finished_session(("human", "normal"), folders=folders)
    with History.open(folders.data) as history:
        [match] = history.recent()
    assert Replays(folders.replays).has(match.identity)
    rebuilding = Rebuilding(folders, match.identity)
    shares = [rebuilding.share]
    while rebuilding.work(2) is None:
        shares.append(rebuilding.share)
    assert shares == sorted(shares) and shares[0] == 0 and rebuilding.share == 1
    assert rebuilding.recording is not None
    assert rebuilding.recording.match.to_document() == session.match.to_document()


def test_a_press_on_a_match_makes_it_ready_and_opens_its_replay(tmp_path: Path) -> None:
    folders = Folders.below(tmp_path)
    match = finished("nasty-neighbours", 4, rounds=4)
    kept(folders, match)
    desk = show(folders)
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


def test_another_press_does_without_it(tmp_path: Path) -> None:
    folders = Folders.below(tmp_path)
    kept(folders, finished("nasty-neighbours", 4, rounds=4))
    desk = show(folders)
    [row] = rows(desk)
    desk.click(row)
    desk.click(row)
    desk.settle()
    assert row.share is None and desk.opened == [] and not desk.page.animating()


def test_a_match_that_is_not_kept_is_only_read_about(tmp_path: Path) -> None:
    folders = Folders.below(tmp_path)
    kept(folders, finished("nefarious", 3), keep=False)
    desk = show(folders)
    [row] = rows(desk)
    desk.click(row)
    desk.settle()
    assert desk.opened == [] and row not in desk.page.form.stops()


def test_the_game_that_was_looked_at_is_still_shown_after_the_replay(tmp_path: Path) -> None:
    folders = Folders.below(tmp_path)
    kept(folders, finished("nefarious", 3))
    kept(folders, finished("cthulhu-realms", 2))
    desk = show(folders)
    page = desk.page
    assert isinstance(page, StatisticsScene)
    page._show("nefarious")
    [row] = rows(desk)
    desk.click(row)
    for _ in range(20):
        desk.settle()
    desk.app.back()
    desk.settle()
    assert desk.app.scene is page and page.games.value == "nefarious"


def test_what_cannot_be_watched_is_told_in_one_sentence(tmp_path: Path) -> None:
    folders = Folders.below(tmp_path)
    match = finished("nefarious", 3)
    identity = kept(folders, match)
    file = folders.replays / f"{identity}.match"
    document = match.to_document()

    def refused(change: dict[str, object]) -> str:
        write_document(file, FORMAT, FORMAT_VERSION, document | change)
        with pytest.raises(CannotReplay) as told:
            rebuilding = Rebuilding(folders, identity)
            while rebuilding.work(5) is None:
                pass
        return str(told.value)

    assert "other Nefarious cards" in refused({"cards": "others"})
    assert "does not fit" in refused({"answers": [[0, 99, 1, 2, 3]]})
    assert "do not lead to the position" in refused({"answers": document["answers"][:-1]})
    assert "not written as a match" in refused({"answers": [["a", 1]]})
    write_document(file, FORMAT, FORMAT_VERSION, document | {"cards": "others"})
    desk = show(folders)
    desk.click(rows(desk)[0])
    assert [toast.title for toast in desk.page.toasts.toasts] == ["Replay"] and desk.opened == []
    file.unlink()
    with pytest.raises(CannotReplay, match="not there any more"):
        Rebuilding(folders, identity)
