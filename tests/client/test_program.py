"""The program around the scenes: what the menus lead to, and what is on disk."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import pygame
import pytest

from client.cards import seat_colors
from client.program import Program
from client.replay.recording import Recording
from client.scenes.gallery.scene import GalleryScene
from client.scenes.matches.log import MatchLogScene
from client.scenes.matches.scene import MatchesScene
from client.scenes.rules.scene import RulesScene
from client.scenes.settings import SettingsScene
from client.scenes.setup.match_setup import MatchSetup
from client.scenes.setup.scene import SetupScene
from client.scenes.statistics.scene import StatisticsScene
from client.scenes.title.scene import TitleScene
from client.shell.app import App
from client.shell.scene import ManualClock
from client.sound.player import SoundPlayer
from client.table.scene import TableScene
from client.widgets import Button, Dialog
from engine.ai.seat_request import HUMAN
from engine.games import load
from engine.kernel.match.match import Match
from engine.session.session import Session
from engine.store.files.folders import Folders
from engine.store.history.database import FILE_NAME as MATCHES
from engine.store.player.profiles import Profiles
from engine.store.player.settings import FILE_NAME, Settings
from engine.words.messages import ENGLISH, speak
from tests.client.hands import click, key
from tests.forbidden import forbid

NOTHING_KEPT = "Matches aren't being saved this time, so this list is empty."


class Machine:
    """The program on a computer with these folders."""

    def __init__(self, home: Path, language: str = "") -> None:
        """`language`: instead of the one that the settings name."""
        self.folders = Folders.in_home(home)
        self.clock = ManualClock(1000)
        self.settings = Settings.load(self.folders.config)
        speak(language or self.settings.language)
        self.app = App((1280, 720), headless=True, settings=self.settings, clock=self.clock)
        self.program = Program(self.app, self.folders)
        self.app.open("title")
        self.app.turn([])

    def press(self, code: int, mod: int = 0) -> None:
        self.app.turn([key(code, mod), pygame.event.Event(pygame.KEYUP, key=code, mod=mod)])

    def menu(self) -> list[Button]:
        scene = self.app.scene
        assert isinstance(scene, TitleScene)
        return [widget for widget in scene.form.all() if isinstance(widget, Button)]

    def choose(self, words: str) -> None:
        button = next(button for button in self.menu() if button.words == words)
        click(lambda event: self.app.turn([event]), button.rect.center)

    def play(self, *kinds: str) -> Session:
        """Begin a match from the set-up; the table is shown."""
        setup = MatchSetup.usual(load("nefarious"))
        setup.seats = setup.seats[: len(kinds)]
        for seat, kind in zip(setup.seats, kinds, strict=True):
            seat.kind = kind
        setup.options["twists"] = 0
        self.program.start(setup)
        self.app.turn([])
        return self.session

    @property
    def session(self) -> Session:
        scene = self.app.scene
        assert isinstance(scene, TableScene)
        assert isinstance(scene.session, Session)
        return scene.session


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("New game", SetupScene),
        ("Matches", MatchesScene),
        ("Watch computers play", SetupScene),
        ("Cards and rules", RulesScene),
        ("Statistics", StatisticsScene),
        ("Settings", SettingsScene),
    ],
)
def test_each_entry_of_the_menu_opens_its_screen_and_escape_returns(machine: Machine, words: str, kind: type) -> None:
    machine.choose(words)
    assert isinstance(machine.app.scene, kind)
    machine.press(pygame.K_ESCAPE)
    assert isinstance(machine.app.scene, TitleScene)


@pytest.mark.parametrize("shut", ["", "config", "data", "state", "cache"])
def test_the_title_opens_whatever_folder_is_shut_and_says_what_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shut: str
) -> None:
    for folder in ("config", "data", "state", "cache"):
        (tmp_path / folder).mkdir()
    forbid(monkeypatch, tmp_path / shut)
    machine = Machine(tmp_path)
    scene = machine.app.scene
    assert isinstance(scene, TitleScene)
    told = [toast.sentence for toast in scene.toasts.toasts if "Can't read or save" in toast.sentence]
    assert len(told) == (shut != "cache")
    assert [button.words for button in machine.menu()][-2:] == ["Quit", "About"]


def test_from_the_rules_to_the_cards_and_straight_back_to_the_title(machine: Machine) -> None:
    machine.choose("Cards and rules")
    machine.app.open("gallery", game="nefarious")
    assert isinstance(machine.app.scene, GalleryScene)
    machine.press(pygame.K_ESCAPE)
    assert isinstance(machine.app.scene, TitleScene)


def test_who_watches_sets_up_computers_alone(machine: Machine) -> None:
    machine.choose("Watch computers play")
    scene = machine.app.scene
    assert isinstance(scene, SetupScene)
    assert not any(seat.human for seat in scene.setup.seats)


def test_a_match_is_two_presses_from_the_title(machine: Machine) -> None:
    machine.choose("New game")
    machine.press(pygame.K_RETURN)
    assert list(machine.session.kinds) == [HUMAN, "gentle"]  # a game that was never set up begins with a first match


def test_the_settings_return_to_the_table(machine: Machine) -> None:
    machine.play(HUMAN, "normal")
    table = machine.app.scene
    machine.app.open_over("settings")
    machine.press(pygame.K_ESCAPE)
    assert machine.app.scene is table


def test_a_card_is_tried_out_in_the_usual_colors_of_the_seats(machine: Machine) -> None:
    session = machine.play(HUMAN, "normal")
    seat_colors.arrange((1, 0))
    machine.app.open_over("trial", session=session)
    assert seat_colors.order(2) == (0, 1)


def test_a_replay_has_its_players_colors_again_after_a_puzzle_over_it(machine: Machine) -> None:
    players = Profiles(machine.settings)
    names = [player.name for player in (players.create("Ada", color=3), players.create("Ben", color=1))]
    match = Match(load("nefarious"), names, {}, 7, (HUMAN, HUMAN))
    machine.app.open_over("replay", recording=Recording(match))
    before = seat_colors.order(4)
    machine.app.open_over("puzzle", puzzle="nefarious/06")
    assert seat_colors.order(4) != before == (2, 0, 1, 3)
    machine.app.back()
    assert seat_colors.order(4) == before


def test_all_tables_share_one_player_of_sounds(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: dict[SoundPlayer, list[str]] = {}

    def play(player: SoundPlayer, name: str, *_when: object) -> bool:
        heard.setdefault(player, []).append(name)
        return True

    monkeypatch.setattr(SoundPlayer, "play", play)
    for _ in range(2):
        machine.play(HUMAN, "normal")
        assert isinstance(machine.app.scene, TableScene)
        machine.app.scene.play("turn")
    assert list(heard.values()) == [["turn", "turn"]]


def test_a_seed_comes_from_the_system_unless_a_player_types_one(machine: Machine) -> None:
    sessions = [machine.play(HUMAN, "normal") for _ in range(3)]
    assert len({session.seed for session in sessions}) == 3
    assert max(session.seed for session in sessions) > 2**48  # once in 10**14 times a random number is smaller
    assert not any(session.seal is None or session.seal.known for session in sessions)
    setup = MatchSetup.usual(load("nefarious"))
    setup.seed_text = "58 204"
    machine.program.start(setup)
    machine.app.turn([])
    assert machine.session.seed == 58204 and machine.session.seal is not None and machine.session.seal.known


def test_an_interrupted_match_goes_on_with_one_press(machine: Machine, tmp_path: Path) -> None:
    session = machine.play(HUMAN, "normal")
    session.answer(session.view().options[0])
    document = session.match.to_document()
    again = Machine(tmp_path)
    button = again.menu()[0]
    assert (button.words, button.subtitle) == ("Continue", "Nefarious, turn 1")
    again.choose("Continue")
    assert again.session.match.to_document() == document


def test_damaged_matches_are_told_once_and_kept_aside(machine: Machine, tmp_path: Path) -> None:
    machine.play(HUMAN, "normal")
    machine.program.close()
    file = machine.folders.data / MATCHES
    file.write_bytes(b"nonsense" * 500)
    again = Machine(tmp_path)
    assert again.menu()[0].words == "New game"
    scene = again.app.scene
    assert isinstance(scene, TitleScene)
    [told] = [toast.sentence for toast in scene.toasts.toasts]
    assert f"{MATCHES} was damaged" in told and ".damaged" in told
    again.program.close()
    third = Machine(tmp_path).app.scene
    assert isinstance(third, TitleScene) and third.toasts.toasts == []


def test_a_second_program_on_the_same_folders_is_told(machine: Machine, tmp_path: Path) -> None:
    scene = Machine(tmp_path).app.scene
    assert isinstance(scene, TitleScene)
    [told] = [toast.sentence for toast in scene.toasts.toasts]
    assert "Another Cul-de-Sac is open" in told


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "settings.json: text_scale must be a whole number from 100 to 200. 100 is used instead."),
        ("de", "settings.json: Der Wert von text_scale ist nicht erlaubt. Stattdessen gilt 100."),
    ],
)
def test_damaged_settings_are_told_in_the_language_that_they_name(
    tmp_path: Path, request: pytest.FixtureRequest, language: str, sentence: str
) -> None:
    request.addfinalizer(lambda: speak(ENGLISH))
    folders = Folders.in_home(tmp_path)
    folders.config.mkdir(parents=True)
    content = f'{{"text_scale": 999, "language": "{language}"}}'
    (folders.config / FILE_NAME).write_text(content, encoding="utf-8")
    scene = Machine(tmp_path).app.scene
    assert isinstance(scene, TitleScene)
    [toast] = scene.toasts.toasts
    assert toast.sentence == sentence


def test_a_house_opens_its_set_up_whatever_is_in_progress(machine: Machine) -> None:
    machine.play(HUMAN, "normal").close()
    machine.app.open_alone("title")
    title = machine.app.scene
    assert isinstance(title, TitleScene)
    house = next(house for house in title.houses if house.picture.entry.slug == "nefarious")
    click(lambda event: machine.app.turn([event]), house.rect.center)
    scene = machine.app.scene
    assert isinstance(scene, SetupScene) and scene.form.popup is None
    machine.press(pygame.K_RETURN)
    assert isinstance(machine.app.scene, TableScene)
    assert machine.program.store is not None and len(machine.program.store.matches.list_matches()) == 2


def test_two_matches_of_one_game_are_played_side_by_side(machine: Machine) -> None:
    seeds = []
    for _ in range(2):
        session = machine.play(HUMAN, "normal")
        session.answer(session.view().options[0])
        seeds.append(session.match.seed)
        session.close()
        machine.clock.advance(1000)
    for place in (0, 1):
        machine.app.open_alone("title")
        machine.choose("Matches")
        scene = machine.app.scene
        assert isinstance(scene, MatchesScene) and len(scene.list.rows) == 2
        chosen = scene.list.rows[place].match
        for _ in range(place):
            machine.press(pygame.K_DOWN)
        machine.press(pygame.K_RETURN)
        assert machine.session.keeper.id == chosen.id and machine.session.match.seed in seeds
        machine.session.close()


def test_why_a_match_cannot_be_played_is_told_in_the_list_and_its_log_is_left(machine: Machine) -> None:
    session = machine.play(HUMAN, "normal")
    session.answer(session.view().options[0])
    session.close()
    assert machine.program.store is not None
    with machine.program.store.database.writing() as connection:
        connection.execute("UPDATE matches SET game = 'bridge'")
    machine.app.open_alone("title")
    assert machine.menu()[0].words == "New game"
    machine.choose("Matches")
    machine.press(pygame.K_RETURN)
    scene = machine.app.scene
    assert isinstance(scene, MatchesScene) and isinstance(scene.form.popup, Dialog)
    machine.press(pygame.K_UP)
    machine.press(pygame.K_RETURN)
    log = machine.app.scene
    assert isinstance(log, MatchLogScene) and any("Turn 1" in line for line in log.lines)
    machine.press(pygame.K_ESCAPE)
    assert machine.app.scene is scene and len(scene.list.rows) == 1


def test_without_folders_nothing_is_kept(tmp_path: Path) -> None:
    app = App((640, 360), headless=True, clock=ManualClock(1000))
    program = Program(app, None)
    program.start(MatchSetup.usual(load("nefarious"), watch=True))
    assert isinstance(app.scene, TableScene)
    app.open_alone("title")
    app.open("statistics")
    assert isinstance(app.scene, StatisticsScene)
    assert app.scene.record is None
    app.open("matches")
    assert isinstance(app.scene, MatchesScene)
    assert app.scene.sentence.words == NOTHING_KEPT


def test_memory_is_tidied_once_for_each_new_table(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    tidied: list[str] = []
    monkeypatch.setattr(gc, "collect", lambda: tidied.append("all") or 0)
    machine.play(HUMAN, "random")
    assert tidied == ["all"]
    machine.app.open_over("settings")
    machine.app.back()
    assert tidied == ["all"]  # the same table is shown again
    machine.app.open_alone("title")
    machine.play(HUMAN, "random")
    assert tidied == ["all", "all"]


def test_a_table_is_dropped_before_the_next_scene_is_drawn(machine: Machine) -> None:
    """Its pictures are most of what the program holds: two tables at once would take twice as much."""
    machine.play("human", "random")
    first = weakref.ref(machine.app.scene)
    machine.play("human", "random")
    second = weakref.ref(machine.app.scene)
    assert first() is None and isinstance(second(), TableScene)
    machine.app.open_alone("title")
    machine.app.turn([])
    assert second() is None
