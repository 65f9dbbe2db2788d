from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from client.art import fonts
from client.cards import seat_colors
from client.scenes.settings import SettingsScene
from client.widgets import Dropdown, Segments, Slider, Toggle
from engine.store.player.profiles import Profiles
from engine.store.player.settings import FILE_NAME, NEVER, Settings
from tests.client.hands import down, move, up
from tests.client.scenes.desk import Desk, misplaced

SIZES = [((1280, 720), 100), ((1920, 1080), 100), ((1280, 720), 150), ((1280, 720), 200), ((3840, 2160), 100)]


class Panel(Desk):
    """The settings in front of somebody; `heard` counts the sounds."""

    def __init__(self, folder: Path | None = None, person: str | None = None, **shown: Any) -> None:
        self.heard = 0
        self.scene = SettingsScene(self._hear, person=person)
        super().__init__(self.scene, settings=Settings(folder=folder), **shown)

    def _hear(self) -> None:
        self.heard += 1

    def slider(self, key: str) -> Slider:
        control = self.scene.controls[key]
        assert isinstance(control, Slider)
        return control

    def toggle(self, key: str) -> None:
        control = self.scene.controls[key]
        assert isinstance(control, Toggle)
        self.scene.form.focus(control)
        self.press(pygame.K_SPACE)

    def drag(self, key: str, share: float) -> None:
        """Drag a knob to a share of its rail and let it go."""
        rail = self.slider(key).rect
        point = rail.x + round(rail.width * share), rail.centery
        self.handle(move(rail.center))
        self.handle(down(rail.center))
        self.handle(move(point, held=True))
        self.handle(up(point))


@pytest.fixture(autouse=True)
def plain_letters_and_colors() -> Any:
    yield
    fonts.set_easy_letters(False)
    seat_colors.use("usual")


def saved(folder: Path) -> Settings:
    """What another start of the program would read."""
    return Settings.load(folder)


@pytest.mark.parametrize("key", ["easy_letters", "reduced_motion", "step_mode", "quips"])
def test_a_switch_takes_effect_and_is_saved_at_once(key: str, tmp_path: Path) -> None:
    panel = Panel(tmp_path)
    before = getattr(panel.settings, key)
    panel.toggle(key)
    assert getattr(panel.settings, key) is not before
    assert getattr(saved(tmp_path), key) is not before


@pytest.mark.parametrize(
    ("key", "low", "high"),
    [
        ("volume_master", 0, 100),
        ("volume_effects", 0, 100),
        ("computer_delay_ms", 0, 3000),
        ("hover_delay_ms", 0, NEVER),
    ],
)
def test_a_slider_reaches_both_ends(key: str, low: int, high: int, tmp_path: Path) -> None:
    panel = Panel(tmp_path)
    panel.scene.form.focus(panel.slider(key))
    panel.press(pygame.K_HOME)
    assert (getattr(panel.settings, key), getattr(saved(tmp_path), key)) == (low, low)
    panel.press(pygame.K_END)
    assert (getattr(panel.settings, key), getattr(saved(tmp_path), key)) == (high, high)


def test_the_size_of_cards_is_chosen_from_three(tmp_path: Path) -> None:
    panel = Panel(tmp_path)
    sizes = panel.scene.controls["card_size"]
    assert isinstance(sizes, Segments)
    panel.scene.form.focus(sizes)
    panel.press(pygame.K_END)
    assert saved(tmp_path).card_size == "large"
    panel.press(pygame.K_HOME)
    assert saved(tmp_path).card_size == "small"


def test_the_animation_speed_is_chosen_from_four(tmp_path: Path) -> None:
    panel = Panel(tmp_path)
    speeds = panel.scene.controls["animation"]
    assert isinstance(speeds, Segments)
    panel.scene.form.focus(speeds)
    panel.press(pygame.K_END)
    assert saved(tmp_path).animation == "off"
    assert not panel.app.motion
    off = panel.scene.rows["animation"].control.note
    panel.press(pygame.K_HOME)
    assert saved(tmp_path).animation == "read"
    assert panel.app.motion and panel.scene.rows["animation"].control.note not in ("", off), (
        "each pace says what it does"
    )


@pytest.mark.parametrize(("key", "last"), [("frame_rate", "144"), ("seat_colors", "strong"), ("pad_glyphs", "deck")])
def test_a_choice_is_saved_and_says_what_it_does(tmp_path: Path, key: str, last: str) -> None:
    panel = Panel(tmp_path)
    control, first = panel.scene.controls[key], panel.scene.rows[key].control.note
    assert isinstance(control, Segments)
    panel.scene.form.focus(control)
    panel.press(pygame.K_END)
    assert getattr(panel.settings, key) == getattr(saved(tmp_path), key) == last
    assert panel.scene.rows[key].control.note not in ("", first)


def test_the_text_grows_when_the_knob_is_let_go(tmp_path: Path) -> None:
    panel = Panel(tmp_path)
    rail = panel.slider("text_scale").rect
    unit = panel.scene.scale.unit
    panel.handle(down(rail.center))
    assert panel.scene.scale.unit == unit
    assert panel.scene.sample.visible
    panel.handle(up(rail.center))
    assert panel.settings.text_scale == saved(tmp_path).text_scale == 150
    assert panel.scene.scale.unit == unit * 1.5
    assert not panel.scene.sample.visible


def test_the_text_grows_with_each_key() -> None:
    panel = Panel()
    panel.scene.form.focus(panel.slider("text_scale"))
    panel.press(pygame.K_END)
    assert panel.scene.scale.unit == 2.0
    panel.press(pygame.K_LEFT)
    assert panel.settings.text_scale == 195


def test_easy_letters_change_the_letters_at_once() -> None:
    panel = Panel()
    before = panel.picture()
    panel.toggle("easy_letters")
    panel.settle()
    assert fonts.effective("nunito-700") == "lexend-700"
    assert panel.picture() != before


def test_a_changed_volume_can_be_heard_once_the_knob_is_let_go() -> None:
    panel = Panel()
    panel.drag("volume_effects", 0.2)
    assert panel.settings.volume_effects < 40
    assert panel.heard == 1


def test_the_mode_of_the_window_follows_the_key() -> None:
    panel = Panel()
    mode = panel.scene.controls["window_mode"]
    assert isinstance(mode, Segments)
    panel.press(pygame.K_F11)
    assert mode.value == panel.settings.window_mode == "full"
    panel.scene.form.focus(mode)
    panel.press(pygame.K_HOME)
    assert panel.settings.window_mode == "window"


def test_a_disk_that_refuses_is_told_once(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    panel = Panel(tmp_path)
    panel.toggle("quips")
    panel.toggle("step_mode")
    [toast] = panel.scene.toasts.toasts
    assert toast.kind == "refused"
    assert toast.sentence.startswith("Can't save your settings")
    assert panel.settings.step_mode


def test_escape_returns_to_where_the_settings_were_opened() -> None:
    panel = Panel()
    below = SettingsScene()
    panel.app.go(below)
    panel.app.register("settings", SettingsScene)
    panel.app.open_over("settings")
    panel.press(pygame.K_ESCAPE)
    assert panel.app.scene is below


@pytest.mark.parametrize(("size", "text_scale"), SIZES)
def test_nothing_overlaps_or_leaves_the_window(size: tuple[int, int], text_scale: int) -> None:
    assert misplaced(Panel(size=size, text_scale=text_scale).scene) == []


def test_idle_settings_draw_nothing() -> None:
    assert Panel().frames_while_idle() == 0


def choose_person(panel: Panel, person: str) -> SettingsScene:
    """Choose in the list for whom something is set; returns the page that follows."""
    whose = panel.scene.controls["whose"]
    assert isinstance(whose, Dropdown)
    values = [choice.value for choice in whose.choices]
    panel.scene.form.focus(whose)
    for _ in range(values.index(person) - values.index(whose.value)):
        panel.press(pygame.K_DOWN, pygame.KMOD_LCTRL)
        assert isinstance(panel.app.scene, SettingsScene)
        whose = panel.app.scene.controls["whose"]
    page = panel.app.scene
    assert isinstance(page, SettingsScene)
    return page


def test_players_have_some_settings_of_their_own(tmp_path: Path) -> None:
    panel = Panel(tmp_path)
    ada = Profiles(panel.settings).create("Ada")
    panel.scene = SettingsScene()
    panel.app.go(panel.scene)
    whose = panel.scene.controls["whose"]
    assert isinstance(whose, Dropdown) and [choice.words for choice in whose.choices] == ["Everyone", "Ada"]
    panel.scene = choose_person(panel, ada.id)
    assert "volume_master" not in panel.scene.controls and "text_scale" in panel.scene.controls
    panel.toggle("easy_letters")
    panel.drag("text_scale", 1.0)
    read = saved(tmp_path)
    assert (read.text_scale, read.easy_letters) == (100, False)
    assert Profiles(read).own(ada.id) == {"text_scale": 200, "easy_letters": True}


def test_the_page_begins_with_the_player_who_sits_there_and_has_some() -> None:
    panel = Panel()
    profiles = Profiles(panel.settings)
    ada, ben = profiles.create("Ada"), profiles.create("Ben")
    profiles.choose(ada.id, "text_scale", 150)
    profiles.use(ada.id)
    page = SettingsScene()
    page.enter(panel.app)
    assert page.person == ada.id
    profiles.use(ben.id)
    page = SettingsScene()
    page.enter(panel.app)
    assert page.person == ""


def test_a_player_can_return_to_the_common_settings(tmp_path: Path) -> None:
    panel = Panel(tmp_path)
    ada = Profiles(panel.settings).create("Ada")
    panel.scene = SettingsScene(person=ada.id)
    panel.app.go(panel.scene)
    panel.toggle("reduced_motion")
    assert Profiles(saved(tmp_path)).own(ada.id) == {"reduced_motion": True}
    panel.click(panel.scene.columns[1].children[-1])
    assert Profiles(saved(tmp_path)).own(ada.id) == {}
    assert isinstance(panel.app.scene, SettingsScene) and panel.app.scene.person == ada.id


@pytest.mark.parametrize(("size", "text_scale"), SIZES)
def test_the_page_of_a_person_fits(size: tuple[int, int], text_scale: int) -> None:
    panel = Panel(person="Ada", size=size, text_scale=text_scale)
    assert misplaced(panel.scene) == []


def test_the_list_of_players_follows_their_page() -> None:
    panel = Panel(knows=("profiles",))
    profiles = Profiles(panel.settings)
    ada, ben = profiles.create("Ada"), profiles.create("Ben")
    panel.app.open_over("profiles")
    profiles.remove(ben.id)
    cy = profiles.create("Cy")
    panel.app.back()
    whose = panel.scene.controls["whose"]
    assert isinstance(whose, Dropdown)
    assert [choice.value for choice in whose.choices] == ["", ada.id, cy.id]


def test_a_removed_player_gets_no_settings() -> None:
    panel = Panel(person="gone")
    panel.toggle("reduced_motion")
    assert panel.settings.reduced_motion and not Profiles(panel.settings).all()
