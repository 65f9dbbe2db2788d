"""Playing on from a moment of a replay, as a match of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from client.program import Program
from client.replay.match_rebuild import MatchRebuild
from client.replay.playing_on import SeatDialog
from client.replay.recording import Recording
from client.shell.scene import Scene
from client.table.scene import TableScene
from client.widgets import Button
from engine.ai.seat_request import HUMAN
from engine.games import slugs
from engine.kernel.state.layout import SPECTATOR
from engine.session.saving.autosave import Autosave
from engine.session.session import Session
from engine.store.files.folders import Folders
from engine.store.store import Store
from tests.client.replay.matches import finished, recording
from tests.client.replay.watching import Watched
from tests.client.sessions import HandPool, finished_session

GAMES = tuple(slugs())


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """A store; the computers of matches that are begun wait for the test."""
    monkeypatch.setattr("engine.session.session.shared_pool", HandPool)
    store = Store(Folders.in_home(tmp_path))
    yield store
    store.close()


def stored(store: Store, slug: str) -> Recording:
    """A finished match from the store, as the lists open it."""
    options = {"rounds": 1} if slug == "nasty-neighbours" else {}
    keeper = Autosave(store, finished(slug, **options))
    keeper.save({"number": 3})
    assert keeper.is_saved
    return rebuilt(store, keeper.id)


def rebuilt(store: Store, match: int) -> Recording:
    rebuilding = MatchRebuild(store, match)
    while rebuilding.recording is None:
        rebuilding.work(1000)
    return rebuilding.recording


def watched(shown: Recording, moment: int, **more: object) -> tuple[Watched, list[Session]]:
    """A replay, and the sessions whose tables it opens."""
    replay, opened = Watched(shown, moment, **more), []  # type: ignore[arg-type, var-annotated]

    def table(session: Session) -> Scene:
        opened.append(session)
        return Scene()

    replay.app.register("table", table)
    return replay, opened


def dialog(replay: Watched) -> SeatDialog:
    popup = replay.scene.form.popup
    assert isinstance(popup, SeatDialog)
    return popup


@pytest.mark.sample(2)
@pytest.mark.parametrize("slug", GAMES)
def test_the_key_and_enter_play_on_with_the_seat_whose_eyes_are_shown(store: Store, slug: str) -> None:
    shown = stored(store, slug)
    moment = shown.length // 2
    before, state = store.matches.document(shown.kept.match), shown.match.position(moment)  # type: ignore[union-attr]
    replay, opened = watched(shown, moment)
    replay.press(pygame.K_e, pygame.K_e, pygame.K_p, pygame.K_RETURN)
    (session,) = opened
    assert session.match.position(moment) == state and session.match.assisted and not session.over
    assert list(session.kinds) == ["normal", HUMAN, "normal"]
    assert session.bookmarks is not None and session.bookmarks.refusal == ""
    assert store.matches.document(shown.kept.match) == before  # type: ignore[union-attr]
    assert {match.finished for match in store.matches.list_matches()} == {True, False}


def test_without_eyes_the_seat_of_a_person_comes_first_and_any_can_be_chosen(store: Store) -> None:
    shown = stored(store, "nefarious")
    replay, opened = watched(shown, 5)
    replay.click(replay.button("Play from here"))
    chosen = dialog(replay).form.focused
    assert isinstance(chosen, Button) and chosen.words == "Ada (human)"
    replay.press(pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    assert [session.humans for session in opened] == [[2]] and opened[0].has_one_human


def test_escape_and_watching_on_begin_nothing(store: Store) -> None:
    replay, opened = watched(stored(store, "nefarious"), 5)
    for _ in range(2):
        replay.press(pygame.K_p)
        assert dialog(replay).name == "Play from here"
        replay.press(pygame.K_ESCAPE)
        assert replay.scene.form.popup is None and replay.app.scene is replay.scene and replay.moment == 5
    assert not opened and len(store.matches.list_matches()) == 1


def test_asking_stops_the_replay_at_the_moment_that_is_begun_at(store: Store) -> None:
    shown = stored(store, "nefarious")
    replay, opened = watched(shown, 0, animation="normal")
    replay.press(pygame.K_SPACE)
    replay.wait(6000)
    replay.press(pygame.K_p)
    moment = replay.moment
    assert moment > 0 and not replay.scene.playing and not replay.scene.director.waiting
    replay.wait(3000)
    replay.press(pygame.K_RETURN)
    assert opened[0].match.position(moment) == shown.match.position(moment)


def test_at_the_end_and_for_a_match_that_is_not_kept_it_says_why_not(store: Store) -> None:
    unkept = recording("nefarious")
    for shown, moment, why in ((stored(store, "nefarious"), 10_000, "over"), (unkept, 5, "isn't being saved")):
        replay, opened = watched(shown, moment)
        assert why in replay.button("Play from here").reason
        replay.press(pygame.K_p)
        assert replay.scene.form.popup is None and why in replay.scene.toasts.toasts[0].sentence
        assert not opened
    replay, _ = watched(stored(store, "nefarious"), 10_000)
    replay.press(pygame.K_LEFT)
    replay.wait(100)
    assert replay.button("Play from here").reason == ""


def test_a_match_that_has_gone_meanwhile_is_told_and_the_replay_stays(store: Store) -> None:
    shown = stored(store, "nefarious")
    replay, opened = watched(shown, 5)
    replay.press(pygame.K_p)
    store.matches.delete(shown.kept.match, 1.0)  # type: ignore[union-attr]
    store.matches.forget_deleted(2.0)
    replay.press(pygame.K_RETURN)
    assert not opened and replay.app.scene is replay.scene
    assert "no longer exists" in replay.scene.toasts.toasts[0].sentence


def test_the_results_know_where_their_match_is_kept(store: Store, screen: pygame.Surface) -> None:
    from client.scenes.results.scene import ResultsScene

    session = finished_session(("human", "normal"), store=store)
    while session.undo():
        pass
    shown = ResultsScene(finished_session(("human", "normal"), store=store)).recording
    again = rebuilt(store, shown.kept.match)  # type: ignore[union-attr]
    assert shown.kept is not None and again.kept is not None
    assert list(shown.kept.rows) == list(again.kept.rows) and len(shown.kept.rows) == shown.length + 1
    replay, opened = watched(shown, 7)
    replay.press(pygame.K_p, pygame.K_RETURN)
    assert opened[0].match.position(7) == shown.match.position(7)


def test_the_program_shows_the_table_of_the_match_that_was_begun(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = stored(store, "nefarious")
    replay, _ = watched(shown, 9)
    program = Program(replay.app, Folders.in_home(tmp_path))
    replay.app.open_alone("replay", recording=shown, moment=9)
    replay.scene = replay.app.scene  # type: ignore[assignment]
    replay.wait(100)
    replay.press(pygame.K_p, pygame.K_RETURN)
    table = replay.app.scene
    assert isinstance(table, TableScene) and table.session.has_one_human and table.views.viewer(table.views.newest) == 0
    program.close()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_the_button_leaves_room_for_the_rest_of_the_bar(size: tuple[int, int]) -> None:
    replay = Watched(recording("nasty-neighbours"), 50, size)
    bar = replay.scene.bar
    assert bar.track.rect.width > 0.2 * size[0] and bar.play_on.rect.right <= size[0]
    assert bar.play_on.rect.width >= bar.play_on.natural_width(bar.play_on.unit)
    assert replay.scene.session.viewer == SPECTATOR
