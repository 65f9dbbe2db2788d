"""Every screen in every language: no text is cut, no word is broken, and everything changes with the language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from client.art import cache, legibility
from client.cards.theme import Theme
from client.commands import screenshot
from client.commands.screenshot import check
from client.input.actions import UNDO, WAYS, cap
from client.lessons.tips import TipTable
from client.scenes.gallery.face_book import FaceBook
from client.scenes.settings import SettingsScene
from client.scenes.title.scene import TitleScene
from client.widgets import Segments
from client.widgets.icons import key_name
from engine.games import load
from engine.kernel.match.match import Match
from engine.session.story import plain
from engine.store.player.settings import Settings
from engine.words.messages import ENGLISH, LANGUAGES, retranslate, speak
from main import main
from tests.client.test_program import Machine
from tests.client.words.test_names_once import told

GAME = "nefarious"
"""The game that is told in every language."""
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
OF_A_GAME = ("setup", "watch", "rules", "gallery", "lessons", "street", "results", "curtain")


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)
    cache.clear_all()


def screens() -> Iterator[list[str]]:
    """The arguments of every picture: all screens without a match, those of the game, and its tables."""
    yield from (words for words in check.scenes() if "--scene" in words)
    yield from (["--scene", scene, "--game", GAME] for scene in OF_A_GAME)
    yield from check.scenes(GAME)


@pytest.mark.sample(1)
@pytest.mark.parametrize("text_scale", ["100", "200"])
@pytest.mark.parametrize("language", OTHERS)
def test_no_screen_cuts_a_text_in_another_language(language: str, text_scale: str) -> None:
    letters = ["--size", "1280x720", "--text-scale", text_scale, "--language", language]
    found = []
    for words in screens():
        cache.clear_all()
        with legibility.record_texts() as recorder:
            screenshot.draw(screenshot.parse([*words, *letters]))
        found += [(" ".join(words), note.words, note.cut) for note in recorder.notes if note.cut]
    assert found == []


@pytest.mark.parametrize("detail", ["hand", "hand-large", "zoom"])
def test_the_stamp_of_inventions_without_effect_is_in_the_language(detail: str) -> None:
    """A hand at 200% shows the large detail. Only cards without an effect have a stamp."""
    speak("de")
    book = FaceBook(load(GAME), Theme.load(GAME))
    drawn = {}
    for card in ("kraken", "android"):
        with legibility.record_texts() as recorder:
            book.begin(patient=True)
            cache.clear_all()
            book.picture(next(face for face in book.faces if face.id == card), 200, detail)
        drawn[card] = [note.words for note in recorder.notes]
    assert "NO EFFECT" not in drawn["kraken"] + drawn["android"]
    assert ("EFFEKTLOS" in drawn["kraken"], "EFFEKTLOS" in drawn["android"]) == (True, False)


def choose(machine: Machine, language: str) -> None:
    """Choose a language on the settings page, which is shown."""
    scene = machine.app.scene
    assert isinstance(scene, SettingsScene)
    control = scene.controls["language"]
    assert isinstance(control, Segments)
    scene.form.focus(control)
    machine.press(pygame.K_RIGHT if language != ENGLISH else pygame.K_LEFT)


def test_a_language_is_chosen_in_the_settings_and_holds_at_the_next_start(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    english = [button.words for button in machine.menu()]
    machine.app.open_over("settings")
    title = machine.app.scene.title  # type: ignore[union-attr]
    choose(machine, "de")
    assert isinstance(machine.app.scene, SettingsScene)
    assert machine.app.scene.title == "Einstellungen" != title
    assert Settings.load(machine.folders.config).language == "de"
    machine.press(pygame.K_ESCAPE)
    assert isinstance(machine.app.scene, TitleScene)
    assert not set(english) & {button.words for button in machine.menu()}
    machine.app.open_over("settings")
    choose(machine, ENGLISH)
    machine.press(pygame.K_ESCAPE)
    assert [button.words for button in machine.menu()] == english


def test_a_match_goes_on_in_another_language(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    session = machine.play("human", "random")
    asked = session.game.words.prompt(session.view(), session.names)
    machine.app.open_over("settings")
    choose(machine, "de")
    machine.press(pygame.K_ESCAPE)
    table = machine.app.scene
    assert isinstance(table, TipTable)
    assert table.session is session
    assert session.game.words.prompt(session.view(), session.names) != asked
    assert not session.over


def test_a_match_is_saved_alike_in_every_language() -> None:
    """What is kept names cards by their ids: a match begun in one language goes on in the other."""

    def played() -> Match:
        match = Match(load(GAME), ["Ada", "Ben"], {"twists": 2}, 3)
        for number in range(60):
            seat = match.asked_seats[0]
            options = match.view(seat).options
            match.answer(seat, options[number % len(options)])
        return match

    english = played()
    speak("de")
    german = played()
    assert german.to_document() == english.to_document()
    assert Match.from_document(load(GAME), german.to_document()).answers == english.answers


@pytest.mark.parametrize("language", OTHERS)
def test_whoever_plays_alone_is_spoken_to_in_every_language(language: str) -> None:
    """The English word for it is only a token."""
    speak(language)
    texts = {plain(text) for seed in range(3) for text in told(GAME, 3, {"twists": 2}, seed, alone=True)}
    assert [text for text in texts if re.search(r"\byou(r|rs)?\b|Ada Volt", text, re.IGNORECASE)] == []


def test_cards_have_names_in_the_language_that_is_spoken() -> None:
    game = load(GAME)
    english = {face["id"]: face["title"] for face in game.shows.faces()}
    speak("de")
    german = {face["id"]: face["title"] for face in game.shows.faces()}
    assert german.keys() == english.keys()
    assert sum(german[card] != english[card] for card in english) > len(english) / 2
    assert retranslate(game.options.specs)[0].label != game.options.specs[0].label


def test_the_language_of_a_picture_can_be_chosen(tmp_path: Path) -> None:
    for language in LANGUAGES:
        arguments = ["--scene", "title", "--size", "640x360", "--language", language]
        assert main(["screenshot", "--out", str(tmp_path / f"{language}.png"), *arguments]) == 0
    assert len({(tmp_path / f"{language}.png").read_bytes() for language in LANGUAGES}) == len(LANGUAGES)


def test_keys_are_named_as_they_are_written_on_keyboards() -> None:
    speak("de")
    assert key_name(cap(UNDO)) == "Strg+Z" and key_name(cap(*WAYS)) == "Pfeile"
    speak(ENGLISH)
    assert key_name(cap(UNDO)) == "Ctrl+Z"
