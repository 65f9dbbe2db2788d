"""Keys get another meaning on one page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from client.input.actions import BINDINGS
from client.scenes.bindings.scene import PLACES, BindingsScene, KeyDialog, list_commands, sentence
from client.table.actions import ASK_HINT, TABLE, TOGGLE_SOUND
from client.widgets import Button, Labeled
from engine.store.player.settings import Settings
from engine.words.messages import ENGLISH, LANGUAGES, speak
from tests.client.hands import key
from tests.client.scenes.desk import Desk, misplaced

HINT, MUTE = ASK_HINT, TOGGLE_SOUND


class Board(Desk):
    """The page in front of somebody."""

    def __init__(self, folder: Path | None = None, **shown: object) -> None:
        self.scene = BindingsScene()
        super().__init__(self.scene, settings=Settings(folder=folder), **shown)
        BINDINGS.changed = self.scene.settings.keys

    def bind(self, name: str, code: int, mod: int = 0) -> None:
        self.scene.buttons[name].press()
        assert isinstance(self.scene.form.popup, KeyDialog)
        self.handle(key(code, mod))

    def choose(self, words: str) -> None:
        popup = self.scene.form.popup
        assert popup is not None
        self.click(next(widget for widget in popup.form.all() if isinstance(widget, Button) and widget.words == words))

    def row(self, name: str) -> Labeled:
        return next(
            widget
            for widget in self.scene.form.all()
            if isinstance(widget, Labeled) and self.scene.buttons[name] in widget.control.parts()
        )


def press(board: Board, words: str) -> None:
    next(widget for widget in board.scene.form.all() if isinstance(widget, Button) and widget.words == words).press()


@pytest.fixture(autouse=True)
def usual_keys() -> Iterator[None]:
    before = BINDINGS.changed
    yield
    BINDINGS.changed = before


def test_every_action_of_every_place_has_a_row() -> None:
    board = Board()
    wanted = {action.full_name for offered in PLACES.values() for action in offered}
    assert wanted <= set(board.scene.buttons)
    assert sum(len(actions) for actions in list_commands().values()) == len(wanted)


def test_a_key_gets_another_meaning_and_is_kept(tmp_path: Path) -> None:
    board = Board(tmp_path)
    board.bind("advice.hint", pygame.K_h, pygame.KMOD_LCTRL)
    assert BINDINGS.find("Ctrl H", TABLE) == HINT and BINDINGS.find("F2", TABLE) is None
    assert Settings.load(tmp_path).keys == {"advice.hint": ["Ctrl H"]}
    assert board.scene.buttons["advice.hint"].words == "Ctrl+H"


def test_whoever_had_the_key_loses_it_and_that_is_told() -> None:
    board = Board()
    board.bind("advice.hint", pygame.K_m)
    assert BINDINGS.find("M", TABLE) == HINT and BINDINGS.triggers(MUTE) == []
    assert "Turn sound on" in board.scene.toasts.toasts[-1].sentence
    assert board.scene.buttons["table.mute"].words == "unassigned"


def test_a_key_can_be_as_usual_again() -> None:
    board = Board()
    board.bind("advice.hint", pygame.K_h)
    reset = board.row("advice.hint").control.parts()[-1]
    assert reset.visible
    reset.press()
    assert BINDINGS.find("F2", TABLE) == HINT and not board.row("advice.hint").control.parts()[-1].visible


def test_a_further_key_is_added_and_no_key_takes_all_away() -> None:
    board = Board()
    board.row("advice.hint").control.parts()[1].press()
    board.handle(key(pygame.K_j))
    assert BINDINGS.triggers(HINT) == ["F2", "J"]
    board.scene.buttons["advice.hint"].press()
    board.choose("Clear")
    assert BINDINGS.triggers(HINT) == [] and BINDINGS.find("J", TABLE) is None


def test_everything_is_as_usual_again_after_a_question() -> None:
    board = Board()
    board.bind("advice.hint", pygame.K_m)
    board.bind("X", pygame.K_l)
    press(board, "Reset all to defaults")
    board.choose("Cancel")
    assert BINDINGS.changed
    press(board, "Reset all to defaults")
    board.choose("Reset all to defaults")
    assert BINDINGS.changed == {} and board.scene.settings.pad_keys == {}


def test_what_is_as_usual_again_takes_no_key_that_is_usually_shared() -> None:
    board = Board()
    board.bind("number.less", pygame.K_j)
    board.row("number.less").control.parts()[-1].press()
    assert BINDINGS.changed == {}


def test_esc_and_keys_that_are_only_held_bind_nothing() -> None:
    board = Board()
    board.bind("advice.hint", pygame.K_LSHIFT)
    assert board.scene.form.popup is not None
    board.handle(key(pygame.K_ESCAPE))
    assert board.scene.form.popup is None and BINDINGS.changed == {}


def test_a_button_of_a_controller_stands_for_another_key(tmp_path: Path) -> None:
    board = Board(tmp_path)
    board.bind("X", pygame.K_l)
    assert Settings.load(tmp_path).pad_keys == {"X": "L"}
    board.bind("X", pygame.K_SPACE)
    assert Settings.load(tmp_path).pad_keys == {}


def test_the_middle_button_of_a_mouse_gets_a_key_and_has_none_again(tmp_path: Path) -> None:
    board = Board(tmp_path)
    assert board.scene.buttons["Mouse 3"].words == "unassigned"
    board.bind("Mouse 3", pygame.K_F2)
    assert Settings.load(tmp_path).pad_keys == {"Mouse 3": "F2"} and board.scene.buttons["Mouse 3"].words == "F2"
    board.row("Mouse 3").control.parts()[-1].press()
    assert Settings.load(tmp_path).pad_keys == {} and board.scene.buttons["Mouse 3"].words == "unassigned"


def test_the_search_finds_keys_and_what_they_do() -> None:
    board = Board()
    board.scene.search.content = "f2"
    board.scene.search.act("change", "f2")
    assert "advice.hint" in board.scene.buttons and "table.mute" not in board.scene.buttons
    board.scene.search.content = "sound on"
    board.scene.search.act("change", "sound on")
    assert list(board.scene.buttons) == ["table.mute"]


@pytest.mark.parametrize(("size", "text_scale"), [((1280, 720), 100), ((1280, 720), 200), ((1024, 600), 150)])
def test_nothing_lies_over_anything_else(size: tuple[int, int], text_scale: int) -> None:
    board = Board(size=size, text_scale=text_scale)
    assert misplaced(board.scene) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_that_are_alike_are_told_apart_in_words(request: pytest.FixtureRequest, language: str) -> None:
    request.addfinalizer(lambda: speak(ENGLISH))
    speak(language)
    for offered in list_commands().values():
        told = [sentence(action) for action in offered.values() if action.arguments]
        assert len(set(told)) == len(told) and not [words for words in told if words.endswith(")")]
