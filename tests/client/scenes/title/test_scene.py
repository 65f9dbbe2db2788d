from __future__ import annotations

import random
from typing import Any

import pygame
import pytest

from client.scenes.games import GameEntry
from client.scenes.title.idle_life import FIRST_MS, PAUSE_MS, Van
from client.scenes.title.scene import House, TitleScene
from client.shell.app import App
from client.shell.scene import ManualClock, Scene
from client.widgets import Button
from tests.client.hands import click, key, move

NOT_OPEN = "Coming soon"
ENTRIES = [
    GameEntry("nefarious", "Nefarious", "2-6 players", "rival mad scientists"),
    GameEntry("runes-and-regulations", "Runes & Regulations", "2-8 players", "magic meets the HOA", False),
    GameEntry("cthulhu-realms", "Cthulhu Realms", "2-4 players", "bring spare sanity", False),
    GameEntry("nasty-neighbours", "Nasty Neighbours", "2-8 players", "clean up, or else"),
]
SCENES = ("continue", "setup", "matches", "watch", "rules", "workshop", "statistics", "settings", "about")


class Street:
    """A program with the title screen, and a note of every scene that was opened from it."""

    def __init__(
        self,
        size: tuple[int, int] = (1280, 720),
        text_scale: int = 100,
        words: str = "",
        scenes: tuple[str, ...] = SCENES,
        last_game: str = "",
    ) -> None:
        self.clock = ManualClock(1000)
        self.opened: list[tuple[str, dict[str, Any]]] = []
        self.app = App(size=size, headless=True, clock=self.clock, paint="always")
        self.app.settings.text_scale = text_scale
        self.app.settings.last_game = last_game
        for name in scenes:
            self.app.register(name, self._factory(name))
        self.words = words
        self.title = TitleScene(ENTRIES, lambda: self.words, "1.0", chance=random.Random(1))
        self.app.apply_settings()
        self.app.go(self.title)
        self.app.turn([])

    def _factory(self, name: str):
        def make(**arguments: Any) -> Scene:
            self.opened.append((name, arguments))
            return Scene()

        return make

    def handle(self, event: pygame.event.Event) -> None:
        self.app.turn([event])

    def press(self, *codes: int) -> None:
        for code in codes:
            self.app.turn([key(code), pygame.event.Event(pygame.KEYUP, key=code, mod=0)])

    def house(self, slug: str) -> House:
        return next(house for house in self.title.houses if house.picture.entry.slug == slug)

    def button(self, words: str) -> Button:
        return next(button for button in self.buttons if button.words == words)

    @property
    def buttons(self) -> list[Button]:
        """Those of the menu, from above and from the left."""
        return [widget for widget in self.title.form.all() if isinstance(widget, Button)]

    @property
    def menu_words(self) -> list[str]:
        return [button.words for button in self.buttons]


def test_continue_is_offered_only_when_there_is_something() -> None:
    assert Street().menu_words == [
        "New game",
        "Matches",
        "Watch computers play",
        "Cards and rules",
        "Card workshop",
        "Statistics",
        "Settings",
        "Quit",
        "About",
    ]
    street = Street(words="Nefarious, turn 4")
    assert street.menu_words[0] == "Continue"
    assert street.button("Continue").subtitle == "Nefarious, turn 4"
    street.press(pygame.K_RETURN)
    assert street.opened == [("continue", {})]


def test_the_menu_offers_only_what_the_program_has() -> None:
    assert Street(scenes=("setup",)).menu_words == ["New game", "Quit"]


def test_coming_back_shows_what_can_be_continued_now() -> None:
    street = Street()
    click(street.handle, street.button("Settings").rect.center)
    assert street.opened == [("settings", {})]
    street.words = "Nefarious, turn 1"
    street.app.back()
    assert street.menu_words[0] == "Continue"


def test_enter_on_a_house_sets_up_its_game() -> None:
    street = Street()
    assert street.title.form.focused is street.house("nefarious")
    street.press(pygame.K_RETURN)
    assert street.opened == [("setup", {"game": "nefarious"})]


def test_the_house_of_the_game_played_last_has_the_focus_and_opens_its_set_up() -> None:
    street = Street(last_game="nasty-neighbours")
    assert street.title.form.focused is street.house("nasty-neighbours")
    street.press(pygame.K_RETURN)
    assert street.opened == [("setup", {"game": "nasty-neighbours"})]


def test_the_menu_opens_the_list_of_all_matches() -> None:
    street = Street(words="Nefarious, turn 4")
    click(street.handle, street.button("Matches").rect.center)
    assert street.opened == [("matches", {})]


def test_a_click_on_the_house_the_lot_or_the_sign_chooses_it() -> None:
    for point in ("house", "sign"):
        street = Street()
        house = street.house("nasty-neighbours")
        if point == "sign":
            place = house.rect.center
        else:
            x, y = street.title.street.plan.point(house.picture.lot.x, house.picture.lot.y)
            place = round(x), round(y)
        click(street.handle, place)
        assert street.opened == [("setup", {"game": "nasty-neighbours"})]


def test_a_game_that_is_not_there_says_so_and_cannot_be_chosen() -> None:
    street = Street()
    house = street.house("cthulhu-realms")
    assert house.second == NOT_OPEN and house.reason == NOT_OPEN
    click(street.handle, house.rect.center)
    street.title.form.focus(house)
    street.press(pygame.K_RETURN)
    assert street.opened == []


def test_arrows_visit_every_house_and_tab_changes_to_the_menu_and_back() -> None:
    street = Street()
    visited = [street.title.form.focused]
    for _ in range(3):
        street.press(pygame.K_RIGHT)
        visited.append(street.title.form.focused)
    assert visited == street.title.houses
    street.press(pygame.K_TAB)
    assert street.title.form.focused is street.button("New game")
    street.press(pygame.K_DOWN, pygame.K_TAB)
    assert street.title.form.focused is street.house("nasty-neighbours")
    street.press(pygame.K_TAB)
    assert street.title.form.focused is street.button("Matches")


def test_what_the_program_is_can_be_read_with_a_click_or_with_keys() -> None:
    street = Street()
    click(street.handle, street.button("About").rect.center)
    street.app.back()
    street.title.form.focus(street.button("Settings"))
    street.press(pygame.K_DOWN)
    while street.title.form.focused is not street.button("About"):
        assert street.title.form.focused is street.button("Quit")
        street.press(pygame.K_RIGHT)
    street.press(pygame.K_RETURN)
    assert street.opened == [("about", {}), ("about", {})]


def test_quit_ends_the_program() -> None:
    street = Street()
    street.app.running = True
    click(street.handle, street.button("Quit").rect.center)
    assert not street.app.running


@pytest.mark.parametrize("text_scale", [100, 130, 160, 200])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080), (800, 600)])
def test_signs_and_menu_never_overlap_or_leave_the_window(size: tuple[int, int], text_scale: int) -> None:
    street = Street(size, text_scale, words="Nefarious, turn 4")
    window = pygame.Rect(0, 0, *size)
    signs = [house.rect for house in street.title.houses]
    menu, bar = street.title.menu.rect, street.title.bar.rect
    assert all(window.contains(sign) for sign in signs)
    assert all(not sign.colliderect(bar) for sign in signs)
    buttons_right = max(child.rect.right for child in street.title.menu.children)
    assert all(sign.left >= buttons_right for sign in signs)
    assert all(not first.colliderect(second) for first in signs for second in signs if first is not second)
    assert menu.bottom <= bar.top and menu.top >= 0


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (2560, 1440)])
def test_every_entry_is_in_sight_with_a_match_to_continue(size: tuple[int, int]) -> None:
    scenes = ("continue", "setup", "season", "street", "lessons", "matches", "watch", "rules", "workshop", "statistics",
              "settings", "about")  # fmt: skip
    street = Street(size, words="Nefarious, turn 4", scenes=scenes)
    assert len(street.buttons) == 13
    assert all(street.title.menu.rect.contains(button.rect) for button in street.buttons)


def test_with_large_text_the_menu_scrolls_to_its_last_entry() -> None:
    street = Street((1280, 720), 200, words="Nefarious, turn 4")
    last = street.button("About")
    assert last.rect.bottom > street.title.menu.rect.bottom
    street.title.form.focus(last)
    assert street.title.menu.rect.contains(last.rect)


def life_frames(street: Street, milliseconds: int, step: int = 50) -> int:
    before = street.app.frames_drawn
    for _ in range(milliseconds // step):
        street.clock.advance(step)
        street.app.turn([])
    return street.app.frames_drawn - before


def test_the_street_lives_now_and_then_and_rests_in_between() -> None:
    street = Street()
    street.title.life.pieces = [piece for piece in street.title.life.pieces if isinstance(piece, Van)]
    assert life_frames(street, FIRST_MS - 100) == 0
    assert street.title.wake_at() == 1000 + FIRST_MS
    assert life_frames(street, Van.duration) > 50
    life_frames(street, 500)
    assert not street.title.life.frame
    assert life_frames(street, PAUSE_MS - 1500) == 0


def test_only_the_part_that_lives_is_drawn_and_the_rest_is_left_alone() -> None:
    street = Street()
    whole = street.app.window.surface.copy()
    life_frames(street, FIRST_MS + 60_000, 400)
    while street.title.life.frame:
        life_frames(street, 400, 400)
    assert pygame.image.tobytes(street.app.window.surface, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_with_reduced_motion_nothing_lives() -> None:
    street = Street()
    street.app.settings.reduced_motion = True
    street.app.open_over("settings")
    street.app.back()
    street.app.turn([])
    assert life_frames(street, 60_000, 1000) == 0
    assert street.title.wake_at() is None


def test_a_hovered_house_lights_up_and_comes_to_rest() -> None:
    street = Street()
    house = street.house("nefarious")
    before = pygame.image.tobytes(street.app.window.surface, "RGB")
    street.handle(move(house.rect.center))
    life_frames(street, 400, 40)
    assert house.picture.lift == 1
    assert pygame.image.tobytes(street.app.window.surface, "RGB") != before
    street.handle(move((640, 600)))
    life_frames(street, 400, 40)
    assert house.picture.lift == 0


def test_a_game_without_a_drawing_of_its_house_still_has_its_sign() -> None:
    clock = ManualClock(0)
    app = App(size=(1280, 720), headless=True, clock=clock, paint="always")
    title = TitleScene([GameEntry("garden-gnomes", "Garden Gnomes", "2 players", "")])
    app.render(title)
    assert title.houses[0].lines == ["Garden Gnomes"]
