"""What is written on the small cards of each game can be read: its capitals are tall enough, and no word is missing."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from client.art import legibility, text
from client.art.text_positions import record_lines as written_lines
from client.cards import canvas
from client.cards.compositor import FaceCompositor
from client.cards.face import Face
from client.cards.theme import Theme
from engine import games
from tests.sampling import amount

SMALL = [
    ("nefarious", "invention", "tile", 66),
    ("nefarious", "invention", "hand", 83),
    ("runes-and-regulations", "creature", "tile", 67),
    ("runes-and-regulations", "creature", "held", 94),
    ("runes-and-regulations", "curse", "held", 127),
    ("runes-and-regulations", "rune", "own", 76),
    ("runes-and-regulations", "spell", "held", 127),
    ("cthulhu-realms", "entity", "table", 113),
    ("cthulhu-realms", "location", "table", 117),
    ("nasty-neighbours", "instant", "small", 63),
    ("garage-sale", "good", "hand", 131),
]
"""Game, kind, level of detail and width in pixels of cards in windows of 1024x600 and 1280x720."""


@pytest.fixture(autouse=True)
def only_words(screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(canvas.FaceCanvas, "image", lambda *_: None)


def faces(slug: str, kind: str) -> Iterator[Face]:
    return (face for face in map(Face.from_data, games.load(slug).shows.faces()) if face.kind == kind)


def written(compositor: FaceCompositor, face: Face, width: int, detail: str) -> list[legibility.TextNote]:
    with legibility.record_texts() as recorder:
        compositor.draw(face, width, detail)
    return recorder.notes


def too_small(notes: list[legibility.TextNote]) -> list[str]:
    return [note.words for note in notes if any("capitals" in fault for fault in note.wrong())]


@pytest.mark.sample(3)
@pytest.mark.parametrize(("slug", "kind", "detail", "width"), SMALL)
def test_capitals_on_small_cards_are_tall_enough(slug: str, kind: str, detail: str, width: int) -> None:
    compositor = FaceCompositor(Theme.load(slug))
    longest = sorted(faces(slug, kind), key=lambda face: max(map(len, face.title.split())), reverse=True)
    assert longest
    for face in longest[: amount(len(longest), 3)]:
        assert too_small(written(compositor, face, width, detail)) == [], (face.title, width)


@pytest.mark.parametrize(("detail", "width"), [("board", 155), ("board-wide", 162), ("board", 193)])
def test_a_regulation_shows_its_text_in_small_windows(detail: str, width: int) -> None:
    compositor = FaceCompositor(Theme.load("runes-and-regulations"))
    found = list(faces("runes-and-regulations", "regulation"))
    found.sort(key=lambda face: sum(len(line.text) for line in face.lines), reverse=True)
    for face in found[: amount(len(found), 3)]:
        notes = written(compositor, face, width, detail)
        said = " ".join(note.words for note in notes).split()
        assert set(" ".join(line.text for line in face.lines).split()) - {"RETURNs", "DRAWs"} <= set(said), face.title
        assert too_small(notes) == []


def test_a_word_that_is_too_wide_is_broken_between_syllables() -> None:
    compositor = FaceCompositor(Theme.load("nefarious"))
    face = next(face for face in faces("nefarious", "invention") if face.title == "Synchrophasotron")
    assert {"Synchro-", "phasotron"} <= {note.words for note in written(compositor, face, 66, "tile")}
    assert face.title in {note.words for note in written(compositor, face, 160, "tile")}


def test_words_over_an_effect_give_way_to_their_icon() -> None:
    compositor = FaceCompositor(Theme.load("nefarious"))
    face = next(face for face in faces("nefarious", "invention") if len(face.groups) == 2)
    headers = {group.label.upper() for group in face.groups}
    assert headers & {note.words for note in written(compositor, face, 200, "hand")}
    assert not headers & set(too_small(written(compositor, face, 83, "hand")))


def test_the_check_names_small_capitals_on_cards_only() -> None:
    card = pygame.Surface((80, 60))
    with legibility.record_texts() as recorder:
        recorder.on_card_started(card)
        for surface in (card, pygame.Surface((80, 60))):
            text.draw(surface, "Spell", "baloo-800", 11, "#ffffff", (5, 20))
    assert [note.wrong() for note in recorder.notes] == [["capitals of 7 px"], []]


@pytest.mark.parametrize("width", [123, 172])
def test_figures_above_icons_do_not_touch_them(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    icons: list[pygame.Rect] = []
    monkeypatch.setattr(canvas.FaceCanvas, "image", lambda self, art, box, recolor={}: icons.append(self.rect(box)))
    compositor = FaceCompositor(Theme.load("nefarious"))
    face = next(face for face in faces("nefarious", "invention") if face.title == "Panacea")
    lines = written_lines((width, 500), lambda surface: compositor.draw(face, width, "hand"))
    figures = [line.rect for line in lines if line.words.startswith("+")]
    assert len(figures) == 3
    assert all(figure.collidelist([icon for icon in icons if icon.width < width / 4]) < 0 for figure in figures)
