"""The command that prints all texts of a screen."""

from __future__ import annotations

import pytest

from client.art.legibility import TextNote
from client.commands.words import paragraphs
from engine.words.messages import ENGLISH, speak
from main import main


def note(words: str, x: int, y: int, color: str = "#000000") -> TextNote:
    return TextNote(words, 16, color, (x, y), (1280, 6000), None)


def test_the_lines_of_a_paragraph_are_joined_and_other_texts_are_not() -> None:
    notes = [
        note("Settings", 20, 10),
        note("Restart to", 20, 60),
        note("apply", 20, 80),
        note("Back", 90, 100),
        note("Text size", 90, 118, "#ffffff"),
    ]
    assert paragraphs(notes) == ["Settings", "Restart to apply", "Back", "Text size"]


@pytest.mark.slow
@pytest.mark.parametrize(("language", "title"), [("en", "About Cul-de-Sac"), ("de", "Über Cul-de-Sac")])
def test_a_page_is_printed_in_a_language(language: str, title: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        assert main(["words", "--page", "about", "--language", language]) == 0
    finally:
        speak(ENGLISH)
    printed = capsys.readouterr().out.splitlines()
    assert title in printed
    assert any(len(line.split()) > 15 for line in printed), "a paragraph is one line"
