"""The list of players, and the page of one player."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client.scenes.profile.players import PlayerScene, PlayersScene
from client.widgets import Button, Dialog
from engine.store.player.profiles import Profiles
from engine.store.player.settings import Settings
from tests.client.scenes.desk import Desk, misplaced

SIZES = [((1024, 600), 100), ((1280, 720), 200), ((1920, 1080), 150)]


def of_two(folder: Path | None = None) -> Settings:
    settings = Settings.load(folder) if folder else Settings()
    Profiles(settings).create("Ada")
    Profiles(settings).create("Ben")
    return settings


def button(desk: Desk, name: str) -> Button:
    return next(widget for widget in desk.page.form.all() if isinstance(widget, Button) and widget.name == name)


def test_another_player_takes_over(tmp_path: Path) -> None:
    desk = Desk(PlayersScene(), settings=of_two(tmp_path))
    assert button(desk, "Ada: Play as").reason == "already playing"
    desk.click(button(desk, "Ben: Play as"))
    assert Profiles(Settings.load(tmp_path)).current.name == "Ben"
    assert button(desk, "Ada: Play as").reason == "" and desk.app.scene is desk.page


def test_removing_asks_first() -> None:
    desk = Desk(PlayersScene(), settings=of_two())
    for harmless in (True, False):
        desk.click(button(desk, "Ben: Remove…"))
        desk.settle()
        dialog = desk.page.form.popup
        assert isinstance(dialog, Dialog)
        desk.click(dialog.buttons[1 if harmless else 0])
        desk.settle()
        assert [player.name for player in Profiles(desk.settings).all()] == (["Ada", "Ben"] if harmless else ["Ada"])


def test_the_pages_of_new_and_known_players_are_opened() -> None:
    desk = Desk(PlayersScene(), settings=of_two(), knows=("player",))
    ada = Profiles(desk.settings).current
    desk.click(button(desk, "Ada: Change…"))
    desk.app.back()
    desk.click(desk.page.new_button)  # type: ignore[attr-defined]
    assert desk.opened == [("player", {"profile_id": ada.id}), ("player", {"profile_id": ""})]


def test_a_new_player_needs_a_free_name(tmp_path: Path) -> None:
    kept: list[str] = []
    page = PlayerScene(then=lambda profile: kept.append(profile.name))
    desk = Desk(page, settings=of_two(tmp_path), knows=("title",))
    assert page.keep_button.reason == "Enter a name"
    desk.write("ben")
    assert page.identity.name_field.error == "Two players can't have the same name."
    desk.press(pygame.K_RETURN, pygame.KMOD_LCTRL)
    assert kept == []
    desk.write("ny")
    desk.press(pygame.K_RETURN, pygame.KMOD_LCTRL)
    assert kept == ["benny"]
    assert [player.name for player in Profiles(Settings.load(tmp_path)).all()] == ["Ada", "Ben", "benny"]


def test_a_player_is_changed(tmp_path: Path) -> None:
    settings = of_two(tmp_path)
    ada = Profiles(settings).current
    page = PlayerScene(ada.id)
    desk = Desk(page, settings=settings, knows=("title",))
    desk.write("x")
    desk.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=page.identity.portrait.cells()[4].center))
    desk.click(page.keep_button)
    changed = Profiles(Settings.load(tmp_path)).current
    assert (changed.id, changed.name, changed.names, changed.portrait) == (ada.id, "Adax", ("Ada",), 5)


def test_a_player_removed_meanwhile_is_not_kept() -> None:
    settings = of_two()
    ben = Profiles(settings).all()[1]
    page = PlayerScene(ben.id)
    desk = Desk(page, settings=settings)
    Profiles(settings).remove(ben.id)
    desk.click(page.keep_button)
    assert [player.name for player in Profiles(settings).all()] == ["Ada"]


@pytest.mark.parametrize(("size", "text_scale"), SIZES)
def test_the_pages_fit(size: tuple[int, int], text_scale: int) -> None:
    for page in (PlayersScene(), PlayerScene()):
        assert misplaced(Desk(page, size=size, text_scale=text_scale, settings=of_two()).page) == []
