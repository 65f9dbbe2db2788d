"""The list of all matches."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client.widgets import Dialog
from engine.games import slugs
from engine.session.resume import CannotResume
from engine.store.files.atomic import Damaged, Unreadable
from engine.store.files.folders import Folders
from engine.store.history.database import FILE_NAME
from engine.store.store import Store
from tests.client import hands
from tests.client.scenes.desk import misplaced
from tests.client.scenes.listed import NAMES, NOW, Listed, add, finish

EMPTY = "No matches yet. Your first one will show up here."
NOTHING_KEPT = "Matches aren't being saved this time, so this list is empty."
CTRL = pygame.KMOD_CTRL
SIZES = [
    ((1280, 720), 100),
    ((1920, 1080), 130),
    ((2560, 1440), 200),
    ((1280, 720), 200),
    ((640, 480), 100),
    ((640, 480), 200),
]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(Folders.in_home(tmp_path))


def forgotten(store: Store) -> bool:
    """Whether nothing in the store is deleted and yet there."""
    with store.database.reading() as connection:
        return connection.execute("SELECT count(*) FROM matches WHERE deleted_at IS NOT NULL").fetchone()[0] == 0


# --- what is told ------------------------------------------------------------------------------------------------


def test_matches_in_progress_come_first_the_latest_on_top(store: Store) -> None:
    older, newest, done = add(store, ago=500), add(store, "cthulhu-realms", ago=5), finish(store, ago=50)
    desk = Listed(store)
    assert desk.ids == [newest, older]
    assert [words for _, words in desk.scene.kinds.options] == ["In progress (2)", "Finished (1)"]
    desk.look_at_finished()
    assert desk.ids == [done]


def test_when_all_are_finished_these_are_shown_at_once(store: Store) -> None:
    done = finish(store)
    assert Listed(store).ids == [done]


def test_a_row_tells_the_match(store: Store) -> None:
    add(store, names=NAMES[:3], ago=3600.0)
    named = add(store, assisted=True, ago=7200.0)
    store.matches.rename(named, "Friday evening")
    first, second = Listed(store).rows
    assert (first.name, first.players) == ("Nefarious", "Ada, Ben, Cy")
    assert first.state.startswith("Turn ") and first.when.startswith(("today", "yesterday"))
    assert second.name == "Friday evening" and second.state.startswith("Nefarious, turn ") and second.match.assisted


def test_who_won_is_told_of_a_finished_match(store: Store) -> None:
    finish(store)
    [row] = Listed(store).rows
    [result] = store.results.recent()
    winners = " and ".join(seat.name for seat in result.seats if seat.winner)
    assert row.state == f"{winners} won on turn {result.turns}"


def test_matches_of_one_game_alone_can_be_looked_at(store: Store) -> None:
    nefarious, cthulhu, done = add(store), add(store, "cthulhu-realms"), finish(store, "cthulhu-realms")
    desk = Listed(store)
    assert sorted(desk.ids) == sorted((nefarious, cthulhu))
    assert [choice.words for choice in desk.scene.games.choices] == ["All games", "Nefarious", "Cthulhu Realms"]
    desk.choose_game(2)
    assert desk.ids == [cthulhu] and desk.scene.kinds.options[1] == (True, "Finished (1)")
    desk.look_at_finished()
    assert desk.ids == [done]
    desk.choose_game(-1)
    assert desk.ids == [] and desk.scene.sentence.words == "No finished Nefarious matches yet."


def test_of_one_game_alone_nothing_is_to_be_chosen(store: Store) -> None:
    add(store)
    assert not Listed(store).scene.games.visible


def test_before_the_first_match_there_is_a_sentence_and_a_way_on(store: Store) -> None:
    desk = Listed(store)
    assert desk.scene.sentence.words == EMPTY
    desk.click(desk.scene.new_game)
    assert [name for name, _ in desk.opened] == ["setup"]


def test_without_a_store_it_says_that_nothing_is_kept() -> None:
    desk = Listed(None)
    assert desk.scene.sentence.words == NOTHING_KEPT and desk.rows == []
    desk.press(pygame.K_DELETE)
    desk.press(pygame.K_F2)
    assert desk.scene.form.popup is None


def test_matches_that_cannot_be_read_now_are_told_and_tried_again(store: Store) -> None:
    folder = store.folders.data
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_bytes(b"")
    desk = Listed(store)
    assert FILE_NAME in desk.scene.sentence.words and not desk.scene.new_game.visible
    folder.unlink()
    added = add(store)
    desk.click(desk.scene.again)
    assert desk.ids == [added] and desk.scene.problem == ""


# --- playing on and watching -----------------------------------------------------------------------------------


def test_a_click_plays_on(store: Store) -> None:
    add(store, ago=5)
    second = add(store, ago=50)
    desk = Listed(store)
    hands.click(desk.handle, desk.rows[1].rect.move(200, 0).midleft)
    assert desk.resumed == [second]


def test_the_keys_choose_a_match_and_play_on(store: Store) -> None:
    ids = [add(store, ago=number) for number in range(1, 31)]
    desk = Listed(store)
    desk.press(pygame.K_RETURN)
    desk.press(pygame.K_DOWN)
    desk.press(pygame.K_RETURN)
    desk.press(pygame.K_END)
    desk.press(pygame.K_SPACE)
    assert desk.resumed == [ids[0], ids[1], ids[-1]]
    assert desk.scene.list.rect.contains(desk.rows[-1].rect)
    desk.press(pygame.K_PAGEUP)
    desk.press(pygame.K_HOME)
    desk.press(pygame.K_UP)
    assert desk.scene.form.focused is not desk.scene.list, "the keys lead out of the list at its top"


def test_the_wheel_scrolls(store: Store) -> None:
    for number in range(20):
        add(store, ago=number)
    desk = Listed(store)
    desk.handle(hands.wheel(-3, desk.scene.list.rect.center))
    assert desk.scene.list.offset > 0


def test_a_finished_match_is_made_ready_and_watched(store: Store) -> None:
    finish(store)
    desk = Listed(store)
    desk.press(pygame.K_RETURN)
    for _ in range(50):
        desk.settle()
        if desk.opened:
            break
    [(name, arguments)] = desk.opened
    assert name == "replay" and arguments["back_words"] == "Matches" and desk.resumed == []


def test_of_one_that_cannot_be_played_any_more_the_log_can_be_read(store: Store) -> None:
    match = add(store)
    for problem in (CannotResume("The cards have changed."), Damaged("This match is damaged.")):
        desk = Listed(store)
        desk.problem = problem
        desk.press(pygame.K_RETURN)
        assert isinstance(desk.scene.form.popup, Dialog) and desk.ids == [match]
        desk.press(pygame.K_ESCAPE)
        assert desk.scene.form.popup is None and desk.opened == []
        desk.press(pygame.K_RETURN)
        desk.press(pygame.K_UP)
        desk.press(pygame.K_RETURN)
        [(name, arguments)] = desk.opened
        assert name == "log" and arguments["lines"] == ["The match begins", "Ada plays [[3|Death Ray]]"]
        assert arguments["words"].startswith("Nefarious, Ada and Ben")
        desk.app.back()


def test_of_a_finished_one_that_cannot_be_watched_as_well(store: Store) -> None:
    finish(store)
    with store.database.writing() as connection:
        connection.execute("UPDATE answers SET kind = 99 WHERE number = 1")
    desk = Listed(store)
    desk.press(pygame.K_RETURN)
    desk.settle()
    assert isinstance(desk.scene.form.popup, Dialog) and desk.rows[0].share is None


def test_what_works_again_later_is_told_and_nothing_else(store: Store) -> None:
    match = add(store)
    desk = Listed(store)
    desk.problem = Unreadable("It cannot be read now.")
    desk.press(pygame.K_RETURN)
    assert desk.told == ["It cannot be read now."] and desk.scene.form.popup is None and desk.ids == [match]


# --- names ---------------------------------------------------------------------------------------------------


def test_a_match_gets_a_name_and_loses_it(store: Store) -> None:
    add(store, ago=5)
    match = add(store, ago=50)
    desk = Listed(store)
    desk.press(pygame.K_DOWN)
    desk.press(pygame.K_F2)
    desk.write("Friday")
    desk.press(pygame.K_RETURN)
    assert desk.rows[1].name == "Friday" and desk.scene.form.popup is None and desk.resumed == []
    assert desk.scene.list.chosen_row is desk.rows[1]
    assert [stored.name for stored in store.matches.list_matches() if stored.id == match] == ["Friday"]
    desk.click(desk.rows[1].rename)
    desk.press(pygame.K_BACKSPACE)
    desk.press(pygame.K_RETURN)
    assert desk.rows[1].name == "Nefarious"


def test_a_name_is_not_changed_without_meaning_it(store: Store) -> None:
    add(store)
    desk = Listed(store)
    desk.press(pygame.K_F2)
    desk.write("Friday")
    desk.press(pygame.K_ESCAPE)
    assert desk.rows[0].name == "Nefarious" and desk.scene.form.popup is None


# --- deleting ------------------------------------------------------------------------------------------------


def test_a_match_is_deleted_and_put_back(store: Store) -> None:
    first, second, third = (add(store, ago=ago) for ago in (1, 2, 3))
    desk = Listed(store)
    assert not desk.scene.undo.visible
    desk.press(pygame.K_DOWN)
    desk.press(pygame.K_DELETE)
    assert desk.ids == [first, third] and desk.scene.list.chosen_row is desk.rows[1]
    assert [match.id for match in store.matches.list_matches()] == [first, third]
    desk.click(desk.rows[0].delete)
    assert desk.ids == [third] and desk.scene.undo.visible and desk.resumed == []
    assert desk.scene.told.words.startswith("Deleted 2 matches; last: Nefarious, turn ")
    desk.press(pygame.K_z, CTRL)
    assert desk.ids == [first, third] and desk.scene.list.chosen_row is desk.rows[0]
    desk.click(desk.scene.undo)
    assert desk.ids == [first, second, third] and not desk.scene.undo.visible
    desk.press(pygame.K_z, CTRL)
    assert desk.ids == [match.id for match in store.matches.list_matches()] == [first, second, third]


def test_the_last_one_that_was_deleted_can_be_put_back_as_well(store: Store) -> None:
    match = add(store)
    desk = Listed(store)
    desk.press(pygame.K_DELETE)
    assert desk.rows == [] and desk.scene.sentence.words == EMPTY
    desk.click(desk.scene.undo)
    assert desk.ids == [match]


def test_what_is_put_back_is_shown_wherever_one_looks(store: Store) -> None:
    gone, _ = add(store), finish(store, "cthulhu-realms")
    desk = Listed(store)
    desk.press(pygame.K_DELETE)
    desk.look_at_finished()
    desk.press(pygame.K_z, CTRL)
    assert desk.ids == [gone] and desk.scene.kinds.value is False


def test_what_was_deleted_is_forgotten_when_the_list_is_closed_and_nothing_else_is(store: Store) -> None:
    before, gone, kept = add(store, ago=1), add(store, ago=2), add(store, ago=3)
    store.matches.delete(before, NOW)
    desk = Listed(store)
    desk.press(pygame.K_DELETE)
    desk.press(pygame.K_ESCAPE)
    assert [name for name, _ in desk.opened] == ["title"]
    store.matches.restore(before)
    store.matches.restore(gone)
    assert [match.id for match in store.matches.list_matches()] == [before, kept]


def test_while_a_log_is_read_what_was_deleted_can_still_be_put_back(store: Store) -> None:
    gone, other = add(store, ago=1), add(store, ago=2)
    desk = Listed(store)
    desk.press(pygame.K_DELETE)
    desk.problem = CannotResume("The cards have changed.")
    desk.press(pygame.K_RETURN)
    desk.press(pygame.K_UP)
    desk.press(pygame.K_RETURN)
    assert [name for name, _ in desk.opened] == ["log"]
    desk.app.back()
    assert desk.ids == [other]
    desk.press(pygame.K_z, CTRL)
    assert desk.ids == [gone, other]


def test_who_leaves_from_the_log_has_closed_the_list(store: Store) -> None:
    add(store, ago=1)
    add(store, ago=2)
    desk = Listed(store)
    desk.press(pygame.K_DELETE)
    desk.problem = CannotResume("The cards have changed.")
    desk.press(pygame.K_RETURN)
    desk.press(pygame.K_UP)
    desk.press(pygame.K_RETURN)
    desk.app.open_alone("title")
    assert forgotten(store)


def test_the_results_stay_when_a_match_is_deleted(store: Store) -> None:
    finish(store)
    desk = Listed(store)
    desk.press(pygame.K_DELETE)
    desk.press(pygame.K_ESCAPE)
    assert store.matches.list_matches() == [] and store.results.count() == 1


def test_a_store_that_cannot_be_written_is_told_and_nothing_is_lost(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = add(store)
    desk = Listed(store)

    def fails(*_: object) -> None:
        raise Unreadable("The disk is full.")

    monkeypatch.setattr(store.matches, "delete", fails)
    monkeypatch.setattr(store.matches, "rename", fails)
    desk.press(pygame.K_DELETE)
    assert desk.told == ["The disk is full."] and desk.ids == [match]
    desk.press(pygame.K_F2)
    desk.write("Friday")
    desk.press(pygame.K_RETURN)
    assert set(desk.told) == {"The disk is full."} and desk.rows[0].name == "Nefarious"


# --- pictures and looks --------------------------------------------------------------------------------------


def test_each_match_gets_a_picture_of_its_own_and_then_nothing_is_drawn_any_more(store: Store) -> None:
    add(store, answers=30, ago=1)
    desk = Listed(store)
    place = desk.rows[0].rect.copy()
    place.width = 150
    while desk.page.animating():
        desk.settle()
    with_table = pygame.image.tobytes(desk.app.window.surface.subsurface(place), "RGB")
    assert desk.frames_while_idle() == 0
    add(store, answers=40, ago=0)
    desk.page.enter(desk.app)
    desk.page.layout((1280, 720), desk.app.scale)
    desk.page.redraw()
    desk.app.turn([])
    assert pygame.image.tobytes(desk.app.window.surface.subsurface(place), "RGB") != with_table
    while desk.page.animating():
        desk.settle()
    below = desk.rows[1].rect.copy()
    below.width = 150
    window = desk.app.window.surface
    assert len({pygame.image.tobytes(window.subsurface(where), "RGB") for where in (place, below)}) == 2


def test_no_picture_is_made_as_long_as_somebody_does_something(store: Store) -> None:
    add(store, answers=33, ago=1.5)
    desk = Listed(store)
    while desk.page.animating():
        desk.settle()
    store.matches.rename(add(store, answers=34, ago=1.5), "Another")
    desk.page.enter(desk.app)
    desk.page.layout((1280, 720), desk.app.scale)
    desk.page.redraw()
    for number in range(60):
        desk.clock.advance(50)
        desk.handle(hands.move((5, 400 + number % 2)))
    assert desk.page.animating(), "it waits to be made"
    while desk.page.animating():
        desk.settle()


def test_a_match_that_cannot_be_shown_has_a_house_instead(store: Store) -> None:
    add(store)
    add(store, ago=90, state={"zones": "none"})
    add(store, ago=95, game="bridge")
    desk = Listed(store)
    desk.settle()
    desk.settle()
    assert not desk.page.animating() and desk.frames_while_idle() == 0 and len(desk.rows) == 3


def test_of_many_matches_only_those_that_show_are_looked_after(store: Store) -> None:
    for number in range(120):
        add(store, ago=number)
    desk = Listed(store)
    assert len(desk.rows) == 50 and [words for _, words in desk.scene.kinds.options][0] == "In progress (120)"
    for code, there in (
        (pygame.K_HOME, 50),
        (pygame.K_PAGEDOWN, 50),
        (pygame.K_END, 100),
        (pygame.K_END, 120),
        (pygame.K_END, 120),
    ):
        desk.press(code)
        shown = {row.match.id for row in desk.rows if row.rect.colliderect(desk.scene.list.rect)}
        looked_after = {row.match.id for row in desk.scene.list.parts()}  # type: ignore[attr-defined]
        assert shown <= looked_after and len(looked_after) < 12
        assert len(desk.rows) == there
    assert desk.scene.list.chosen_row is desk.rows[-1] and desk.ids == sorted(desk.ids)


@pytest.mark.parametrize(("size", "text_scale"), SIZES)
def test_nothing_overlaps_or_leaves_the_window(store: Store, size: tuple[int, int], text_scale: int) -> None:
    long = tuple(f"{name} {'Featherstonehaugh'}"[:20] for name in NAMES)
    for slug in slugs():
        add(store, slug, names=long[: 4 if slug != "nasty-neighbours" else 8])
    desk = Listed(store, size=size, text_scale=text_scale)
    assert misplaced(desk.page) == []
    desk.press(pygame.K_DELETE)
    desk.settle()
    assert misplaced(desk.page) == []
    assert desk.scene.list.rect.height >= desk.rows[0].rect.height
