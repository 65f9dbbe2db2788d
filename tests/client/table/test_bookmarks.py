"""Bookmarks at the table: the panel with its nine numbers, the menu, and the way back."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pygame
import pytest

from client.table.menu.bookmark_panel import BookmarkPanel, SlotRow, when
from client.widgets import Button, Dialog
from engine.session.session import Session
from engine.store.files.folders import Folders
from engine.store.store import Store
from tests.client import hands
from tests.client.table.sitting import Opened, Sitting


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(Folders.in_home(tmp_path))
    yield store
    store.close()


class Marking(Sitting):
    """A person alone at a table of a match that is saved, unless it is said otherwise."""

    def __init__(self, store: Store | None, **more: object) -> None:
        super().__init__(store=store, animation="off", **more)  # type: ignore[arg-type]
        self.app.register("table", lambda **arguments: Opened("table", **arguments))

    def press(self, *codes: int, mod: int = 0) -> None:
        for code in codes:
            self.frame(hands.key(code, mod))

    @property
    def panel(self) -> BookmarkPanel:
        popup = self.scene.form.popup
        assert isinstance(popup, BookmarkPanel)
        return popup

    def row(self, slot: int) -> SlotRow:
        return self.panel.rows[slot - 1]

    def play(self, choices: int) -> None:
        for _ in range(choices):
            self.let()
            self.scene.commands.answer(self.options[0])
        self.let()

    def marks(self) -> list[tuple[int, int]]:
        assert self.session.bookmarks is not None
        return [(bookmark.slot, bookmark.turn) for bookmark in self.session.bookmarks.list_bookmarks()]


def test_b_and_a_number_set_a_bookmark_and_say_so(store: Store) -> None:
    table = Marking(store)
    table.play(2)
    turn = table.session.view().turn
    table.press(pygame.K_b)
    assert [row.main.words for row in table.panel.rows] == ["Set here"] * 9
    table.press(pygame.K_3)
    assert table.scene.form.popup is None and table.marks() == [(3, turn)]
    assert [toast.title for toast in table.scene.toasts.toasts] == [f"Bookmark 3 set at turn {turn}"]
    table.press(pygame.K_b)
    assert table.row(3).main.words.startswith(f"Go back to turn {turn} (set today ")
    assert table.row(3).replace.visible and not table.row(4).replace.visible


def test_its_number_goes_back_as_a_new_match_and_this_one_stays_in_the_list(store: Store) -> None:
    table = Marking(store)
    table.press(pygame.K_b, pygame.K_1)
    state = table.session.match.state.copy()
    table.play(3)
    assert table.session.match.state != state
    table.press(pygame.K_b)
    assert "new match" in table.panel.told.words and "assisted" in table.panel.told.words
    table.press(pygame.K_1)
    opened = table.app.scene
    assert isinstance(opened, Opened) and opened.name == "table"
    other: Session = opened.arguments["session"]
    assert other.match.state == state and other.match.assisted and other.keeper.id != table.session.keeper.id
    assert {match.id: match.assisted for match in store.matches.list_matches()} == {
        table.session.keeper.id: False,
        other.keeper.id: True,
    }
    assert "assisted" in other.take_remarks()[0]


def test_shift_and_the_number_or_the_button_set_it_anew(store: Store) -> None:
    table = Marking(store)
    table.press(pygame.K_b, pygame.K_2)
    before = table.marks()
    table.play(4)
    table.press(pygame.K_b)
    table.press(pygame.K_2, mod=pygame.KMOD_LSHIFT)
    assert table.marks() == [(2, table.session.view().turn)] != before and table.scene.form.popup is None
    table.play(4)
    table.press(pygame.K_b)
    table.click(table.row(2).replace.rect.center)
    assert table.marks() == [(2, table.session.view().turn)]


def test_delete_or_the_button_removes_one_and_it_can_be_put_back(store: Store) -> None:
    table = Marking(store)
    table.press(pygame.K_b, pygame.K_1)
    table.press(pygame.K_b, pygame.K_2)
    before = table.marks()
    table.press(pygame.K_b)
    table.click(table.row(1).remove.rect.center)
    assert table.marks() == before[1:] and "restore" in table.row(1).main.words
    table.press(pygame.K_1)
    assert table.marks() == before and table.row(1).main.words.startswith("Go back to")
    table.panel.form.focus(table.row(2).main)
    table.press(pygame.K_DELETE)
    assert table.marks() == before[:1]
    table.press(pygame.K_RETURN)
    assert table.marks() == before
    table.press(pygame.K_ESCAPE)
    assert table.scene.form.popup is None and table.app.scene is table.scene


def test_opened_by_mistake_nothing_is_set_and_nothing_left(store: Store) -> None:
    table = Marking(store)
    table.press(pygame.K_b, pygame.K_1)
    for closing in (
        lambda: table.press(pygame.K_ESCAPE),
        lambda: table.click((5, 400)),
        lambda: table.click(table.panel.done.rect.center),
    ):
        table.press(pygame.K_b)
        assert table.panel.form.focused is table.row(2).main
        closing()
        assert table.scene.form.popup is None and len(table.marks()) == 1 and table.app.scene is table.scene


def test_the_menu_leads_to_the_bookmarks(store: Store) -> None:
    table = Marking(store)
    table.press(pygame.K_ESCAPE)
    table.click(entry(table).rect.center)
    assert isinstance(table.scene.form.popup, BookmarkPanel)


@pytest.mark.parametrize(
    ("kinds", "kept", "why"),
    [(("human", "human", "normal"), True, "one human"), (("human", "normal"), False, "isn't saved")],
)
def test_where_there_are_none_the_menu_and_the_key_say_why(
    store: Store, kinds: tuple[str, ...], kept: bool, why: str
) -> None:
    table = Marking(store if kept else None, kinds=kinds)
    table.session.open_curtain()
    table.app.go(table.scene)
    table.frame()
    table.press(pygame.K_b)
    assert table.scene.form.popup is None and any(why in sentence for sentence in table.toasts())
    table.press(pygame.K_ESCAPE)
    assert why in entry(table).reason
    table.click(entry(table).rect.center)
    assert isinstance(table.scene.form.popup, Dialog)


def entry(table: Sitting) -> Button:
    """The entry of the menu."""
    menu = table.scene.form.popup
    assert isinstance(menu, Dialog)
    return next(widget for widget in menu.form.stops() if isinstance(widget, Button) and widget.words == "Bookmarks")


def test_a_match_that_cannot_be_gone_back_to_is_told_and_play_goes_on(store: Store) -> None:
    table = Marking(store)
    table.press(pygame.K_b, pygame.K_1)
    table.press(pygame.K_b)
    store.matches.delete(table.session.keeper.id, 1.0)
    store.matches.forget_deleted(2.0)
    table.press(pygame.K_1)
    assert table.app.scene is table.scene and any("no longer exists" in told for told in table.toasts())


@pytest.mark.parametrize(
    ("size", "text_scale"),
    [((1280, 720), 100), ((1024, 640), 100), ((1920, 1080), 100), ((1280, 720), 200), ((800, 600), 150)],
)
def test_the_panel_lies_in_the_window_and_every_row_can_be_reached(
    store: Store, size: tuple[int, int], text_scale: int
) -> None:
    table = Marking(store, size=size, text_scale=text_scale)
    table.press(pygame.K_b, pygame.K_9)
    table.press(pygame.K_b)
    window = pygame.Rect((0, 0), size)
    assert window.contains(table.panel.rect)
    for row in table.panel.rows:
        table.panel.form.focus(row.main)
        table.frame()
        assert table.panel.rect.contains(row.main.rect), row.main.name
        assert not row.replace.visible or not row.main.rect.colliderect(row.replace.rect)


def test_when_a_bookmark_was_set_in_words() -> None:
    now = datetime(2026, 3, 4, 15, 6).timestamp()
    assert when(datetime(2026, 3, 4, 9, 5).timestamp(), now) == "today 9:05"
    assert when(datetime(2026, 3, 3, 9, 5).timestamp(), now) == "Mar 3, 9:05"
    assert when(datetime(2024, 3, 3).timestamp(), now) == "Mar 3, 2024"
    assert when(1e300, now) == "earlier"
