"""Card packs on the set-up screen: a switch for each that has cards for the game, and why one stays off."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client.scenes.setup.card_picker import CardPicker
from client.scenes.setup.match_setup import MatchSetup
from client.scenes.setup.packs import PackSwitch
from client.scenes.setup.scene import SetupScene
from client.widgets import Toggle, Words
from engine.games import load
from engine.kernel.cards.packs import read_pack
from engine.store.player.packs import PackStore
from engine.store.player.settings import Settings
from tests.client.scenes.desk import Desk, misplaced

HEAD = 'format = 1\n[pack]\nid = "{id}"\nname = "{name}"\nauthor = "Ann"\n'
GOLEM = '[[nefarious.invention]]\nid = "golem"\nname = "Golem"\ncost = 6\npoints = 3\n'
HEAT = '[[nefarious.twist]]\nid = "heat"\nname = "Heat"\nchanges = { goal = 15 }\n'
GRILL = HEAD.format(id="grill", name="The Grill") + GOLEM + HEAT
TWIN = HEAD.format(id="twin", name="The Twin") + GOLEM
BROKEN = HEAD.format(id="broken", name="Broken") + GOLEM.replace("6", "66")
ELSEWHERE = HEAD.format(id="else", name="Elsewhere")


@pytest.fixture
def store(tmp_path: Path) -> PackStore:
    store = PackStore(tmp_path)
    for text in (GRILL, TWIN, BROKEN, ELSEWHERE):
        name = text.split('"')[1]
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    return store


class Board(Desk):
    """The set-up screen of a player with packs."""

    def __init__(self, store: PackStore, settings: Settings | None = None) -> None:
        self.started: list[MatchSetup] = []
        self.scene = SetupScene(self.started.append, packs=store.files)
        super().__init__(self.scene, size=(1280, 1400), settings=settings, knows=("rules", "title"))

    def row(self, name: str) -> PackSwitch:
        return next(row for row in self.scene.packs.rows if row.file.id == name)

    def switch(self, name: str) -> None:
        self.click(self.row(name).toggle)
        self.settle()

    @property
    def on(self) -> list[str]:
        return [pack.id for pack in self.scene.setup.game.packs]


def test_every_pack_with_cards_for_the_game_has_a_switch_and_broken_ones_say_why(store: PackStore) -> None:
    board = Board(store)
    assert [row.row.label for row in board.scene.packs.rows] == ["The Grill", "The Twin", "broken.toml"]
    assert [row.row.control.note for row in board.scene.packs.rows] == [
        "adds 2 cards, by Ann",
        "adds 1 card, by Ann",
        "",
    ]
    broken = board.row("broken").toggle
    assert broken.reason.startswith("broken.toml: card 'golem', field 'cost': expected a whole number from 0 to 30, ")
    board.switch("broken")
    assert not broken.on and board.on == [] and misplaced(board.page) == []


def test_a_game_without_packs_shows_nothing_of_them(tmp_path: Path) -> None:
    scene = Board(PackStore(tmp_path)).scene
    assert not any(isinstance(widget, Words) for widget in scene.rules.children)


def test_switched_on_the_match_is_played_with_its_cards_and_the_switch_keeps_the_focus(store: PackStore) -> None:
    board = Board(store)
    board.switch("grill")
    assert board.on == ["grill"] and board.row("grill").toggle.on
    assert board.scene.form.focused is board.row("grill").toggle
    board.press(pygame.K_RETURN, pygame.KMOD_LCTRL)
    [setup] = board.started
    assert [pack.id for pack in setup.game.packs] == ["grill"]


def test_switched_off_again_the_box_alone_is_played(store: PackStore) -> None:
    board = Board(store)
    board.switch("grill")
    board.switch("grill")
    assert board.scene.setup.game is load("nefarious")


def test_a_pack_that_does_not_go_with_another_says_so_and_stays_off(store: PackStore) -> None:
    board = Board(store)
    assert board.row("twin").toggle.reason == ""
    board.switch("grill")
    toggle = board.row("twin").toggle
    assert isinstance(toggle, Toggle) and "found 'golem' in the pack The " in toggle.reason
    board.switch("twin")
    assert board.on == ["grill"]
    board.switch("grill")
    assert board.row("twin").toggle.reason == ""


def test_a_card_of_a_pack_can_be_picked_and_is_forgotten_with_its_pack(store: PackStore) -> None:
    board = Board(store)
    board.switch("grill")
    board.click(board.scene.rules.rows[1].control)
    picker = board.scene.form.popup
    assert isinstance(picker, CardPicker) and "heat" in [tile.face.id for tile in picker.tiles]
    board.press(pygame.K_ESCAPE)
    board.scene.change_option("chosen_twists", ["heat"])
    board.settle()
    assert "Heat" in board.scene.rules.rows[1].control.words  # type: ignore[attr-defined]
    board.switch("grill")
    assert board.scene.setup.options["chosen_twists"] == []


def test_the_last_set_up_comes_with_its_packs(store: PackStore) -> None:
    settings = Settings()
    board = Board(store, settings)
    board.switch("grill")
    board.scene.change_option("chosen_twists", ["heat"])
    board.press(pygame.K_RETURN, pygame.KMOD_LCTRL)
    assert settings.last_setup["nefarious"]["packs"] == ["grill"]
    again = Board(store, settings)
    assert again.on == ["grill"] and again.scene.setup.options["chosen_twists"] == ["heat"]
    assert again.scene.last_tool.reason


def test_a_last_set_up_whose_pack_is_gone_is_that_without_it(store: PackStore) -> None:
    settings = Settings()
    board = Board(store, settings)
    board.switch("grill")
    board.press(pygame.K_RETURN, pygame.KMOD_LCTRL)
    store.delete("grill")
    again = Board(store, settings)
    assert again.on == [] and not again.scene.start_button.reason


def test_a_pack_that_cannot_be_read_now_is_on_again_when_it_can(store: PackStore) -> None:
    """A match that is started, and a screen that is left, without it forget only what was chosen of its cards."""
    settings = Settings()
    board = Board(store, settings)
    board.switch("grill")
    board.scene.change_option("chosen_twists", ["heat"])
    board.press(pygame.K_RETURN, pygame.KMOD_LCTRL)
    file = store.path("grill")
    sound = file.read_text()
    file.write_text("broken")
    without = Board(store, settings)
    assert without.on == [] and without.scene.setup.names == board.scene.setup.names
    without.press(pygame.K_RETURN, pygame.KMOD_LCTRL)
    without.scene.leave()
    file.write_text(sound)
    without.scene.enter(without.app)
    assert without.on == ["grill"] and Board(store, settings).on == ["grill"]
    without.settle()
    without.switch("grill")
    without.scene.leave()
    assert Board(store, settings).on == []


def test_packs_made_meanwhile_are_there_when_the_screen_comes_back(store: PackStore) -> None:
    board = Board(store)
    board.switch("grill")
    store.write(read_pack(GRILL.replace("goal = 15", "goal = 12"), "grill.toml"))
    board.scene.enter(board.app)
    board.settle()
    [pack] = board.scene.setup.game.packs
    assert pack.of_kind("nefarious", "twist")[0]["changes"] == {"goal": 12}
    store.delete("grill")
    board.scene.enter(board.app)
    assert board.on == [] and [row.file.id for row in board.scene.packs.rows] == ["twin", "broken"]


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 200), ((1024, 768), 150)])
def test_the_rows_of_packs_fit_in_every_window(store: PackStore, size: tuple[int, int], scale: int) -> None:
    settings = Settings()
    scene = SetupScene(lambda setup: None, packs=store.files)
    desk = Desk(scene, size=size, text_scale=scale, settings=settings, knows=("rules", "title"))
    if scene.narrow:
        scene.go_to(2)
    desk.settle()
    assert misplaced(desk.page) == []


def test_more_cards_than_the_box_has_blanks_for_are_told_and_nothing_starts_until_they_are_allowed(
    tmp_path: Path,
) -> None:
    text = HEAD.format(id="gossip", name="Gossip") + (
        '[[nasty-neighbours.nasty]]\nid = "gossip"\nname = "Gossip"\ncopies = 4\nwhen = "any-time"\n'
        'effects = ["peek own 1"]\n'
    )
    (tmp_path / "gossip.toml").write_text(text, encoding="utf-8")
    board = Board(PackStore(tmp_path))
    board.scene.choose_game("nasty-neighbours")
    board.switch("gossip")
    assert board.row("gossip").row.control.note == "adds 4 cards with one title, by Ann"
    complaint = board.scene.packs.complaint
    assert complaint.words == (
        "The packs add 4 Nasty Neighbour cards, but only 2 are allowed. Turn on Extra custom cards, or turn off packs."
    )
    assert complaint.visible and board.scene.start_button.reason and misplaced(board.page) == []
    board.press(pygame.K_RETURN, pygame.KMOD_LCTRL)
    assert board.started == []
    allowing = next(row for row in board.scene.rules.rows if row.spec.key == "more_own_cards")
    board.click(allowing.control)
    assert not complaint.visible
    board.press(pygame.K_RETURN, pygame.KMOD_LCTRL)
    assert [setup.options["more_own_cards"] for setup in board.started] == [True]


def test_the_hint_for_a_switch_names_its_pack_as_it_is_written(store: PackStore) -> None:
    board = Board(store)
    board.switch("grill")
    assert ("Space", "The Grill") in board.scene.caps()
