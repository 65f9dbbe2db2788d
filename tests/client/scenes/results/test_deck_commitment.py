"""At the end the results tell the seed, that it is the one that was sealed, and how to check that."""

from __future__ import annotations

import pygame
import pytest

from client.widgets import Button, Dialog, Words
from engine.kernel.match.match import Match
from engine.session.privacy.deck_commitment import DeckCommitment, sealed_text
from tests.client.hands import click
from tests.client.scenes.results.test_scene import Program
from tests.client.sessions import finished_session

NO_SEAL = "This match has no deck fingerprint."


def words_of(program: Program) -> str:
    return " ".join(widget.words for widget in program.results.form.all() if isinstance(widget, Words))


def check_button(program: Program) -> Button | None:
    buttons = (widget for widget in program.results.form.all() if isinstance(widget, Button))
    return next((button for button in buttons if button.words == "How to verify"), None)


@pytest.mark.parametrize(("size", "text_scale"), [((1280, 720), 100), ((1024, 600), 200)])
def test_the_results_tell_that_the_decks_were_as_promised_and_how_to_check_it(
    size: tuple[int, int], text_scale: int
) -> None:
    session = finished_session(("human", "normal"))
    program = Program(session, size, text_scale)
    seal = session.seal
    assert seal is not None
    told = words_of(program)
    assert f"Seed {session.seed}" in told and seal.short_hash in told and "weren't changed" in told
    button = check_button(program)
    assert button is not None
    program.results.form.focus(button)
    program.app.turn([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")])
    dialog = program.results.form.popup
    assert isinstance(dialog, Dialog)
    assert program.results.scale.rect.contains(dialog.rect)
    shown = [widget.words for widget in dialog.form.all() if isinstance(widget, Words)]
    assert sealed_text("nefarious", session.seed, seal.salt) in shown
    assert any(words.replace(" ", "") == seal.digest for words in shown)


def test_without_a_clipboard_the_command_stays_on_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", fails)
    program = Program(finished_session(("human", "normal")))
    button = check_button(program)
    assert button is not None and button.then is not None
    button.then(None)
    offered = program.results.form.popup
    assert isinstance(offered, Dialog)
    copy = next(widget for widget in offered.form.all() if isinstance(widget, Button) and "Copy" in widget.words)
    click(program.results.handle, copy.rect.center)
    refused = program.results.form.popup
    assert isinstance(refused, Dialog) and refused.name == "The clipboard isn't available."


def test_a_seed_that_is_not_the_sealed_one_is_told() -> None:
    session = finished_session(("human", "normal"))
    session.seal = DeckCommitment.new("nefarious", session.seed + 1)
    assert "changed this match" in words_of(Program(session))


def test_a_match_without_a_seal_says_so_in_one_sentence() -> None:
    session = finished_session(("human", "normal"))
    session.seal = None
    program = Program(session)
    assert NO_SEAL in words_of(program) and check_button(program) is None


def test_after_watching_the_next_match_is_watched_too() -> None:
    session = finished_session(("normal", "gentle"))
    program = Program(session, scenes=("title", "setup", "watch", "table"))
    assert "Watch another match" in [
        widget.name or widget.words for widget in program.results.form.all() if isinstance(widget, Button)
    ]
    click(lambda event: program.app.turn([event]), program.button("New game").rect.center)
    assert program.opened[-1] == ("watch", {"game": "nefarious"})


def test_the_same_seed_deals_the_same_cards_again() -> None:
    session = finished_session(("human", "normal"))
    match = session.match
    again = Match(match.game, match.names, match.options, session.seed)
    again.replay([answer.to_data() for answer in match.answers])
    assert again.state.to_data() == match.state.to_data()
