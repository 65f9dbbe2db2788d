"""Letters that our typefaces do not have, drawn with fonts made here in place of those of the system."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pygame
import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

from client.art import fonts, text
from client.art.fallback import bidi, letters, system_fonts
from client.shell.app import App
from client.shell.scene import Scene
from client.widgets.controls.field import TextField

KEY = "nunito-800"
HEBREW = "אבגדה"
CHINESE = "李小龙"
NOWHERE = "\u0915"


def make_font(file: Path, covered: str) -> None:
    """Write a font in which each of these letters is a block, wider from letter to letter."""
    names = {ord(letter): f"letter{number}" for number, letter in enumerate(covered, 1)}
    glyphs = [".notdef", *names.values()]
    builder = FontBuilder(1000)
    builder.setupGlyphOrder(glyphs)
    builder.setupCharacterMap(names)
    builder.setupGlyf({name: _block(200 + 100 * number) for number, name in enumerate(glyphs)})
    builder.setupHorizontalMetrics({name: (300 + 100 * number, 0) for number, name in enumerate(glyphs)})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": file.stem, "styleName": "Regular"})
    builder.setupOS2()
    builder.setupPost()
    builder.save(file)


def _block(wide: int) -> object:
    pen = TTGlyphPen(None)
    pen.moveTo((0, 0))
    for corner in ((0, 700), (wide, 700), (wide, 0)):
        pen.lineTo(corner)
    pen.closePath()
    return pen.glyph()


@pytest.fixture
def system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, screen: pygame.Surface) -> Iterator[Path]:
    """A system with a font for a few Hebrew letters, another for Chinese ones, and a file that is no font."""
    folder = tmp_path / "system"
    folder.mkdir()
    make_font(folder / "Hebrew-Sans.ttf", HEBREW)
    make_font(folder / "Chinese-Sans.otf", CHINESE)
    (folder / "damaged-sans.ttf").write_bytes(b"no font")
    monkeypatch.setattr(system_fonts, "folders", lambda: [folder])
    kept = fonts.cache_folder()
    fonts.set_cache_folder(tmp_path / "cache")
    system_fonts.forget()
    letters.forget()
    text.measure_again()
    yield folder
    letters.in_steps(False)
    if kept is not None:
        fonts.set_cache_folder(kept)
    system_fonts.forget()
    letters.forget()
    text.measure_again()


def drawn(words: str) -> bytes:
    return pygame.image.tobytes(text.render(words, KEY, 30, "#000000"), "RGBA")


@pytest.mark.usefixtures("system")
def test_each_part_of_a_name_is_drawn_with_a_font_that_has_its_letters() -> None:
    found = letters.pieces("Ada אב 李小", KEY, 30)
    assert [piece.words for piece in found] == ["Ada ", "אב", " ", "李小"]
    assert found[0].font is found[2].font is fonts.font(KEY, 30)
    assert found[1].font is not found[3].font
    assert drawn("א") != drawn("ב") != drawn("李")
    assert text.width("Ada אב", KEY, 30) == sum(piece.width for piece in found[:2])


@pytest.mark.usefixtures("system")
def test_hebrew_runs_from_right_to_left_and_the_caret_with_it() -> None:
    wide = text.width("אה", KEY, 30)
    picture = text.render("אה", KEY, 30, "#000000")
    first, last = (text.width(letter, KEY, 30) for letter in "אה")
    assert first < last
    assert picture.get_width() == wide
    gap = next(x for x in range(wide) if picture.get_at((x, picture.get_height() // 2)).a == 0)
    assert gap > wide / 2, "the wide last letter stands at the left"
    assert text.offset("אה", 0, KEY, 30) == wide
    assert text.offset("אה", 2, KEY, 30) == 0
    assert text.offset("Ada", 3, KEY, 30) == text.width("Ada", KEY, 30)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("abc", "abc"),
        ("אב", "בא"),
        ("אב: build 2.", "בא: build 2."),
        ("Otis hexes it (אב גד)", "Otis hexes it (דג בא)"),
        ("אב $4", "בא $4"),
        ("אב 12 גד", "דג 12 בא"),
        ("אב 1.5 גד x", "דג 1.5 בא x"),
        ("a אב b גד c", "a בא b דג c"),
    ],
)
def test_the_order_of_letters_in_a_line(line: str, expected: str) -> None:
    assert "".join(bidi.visual(list(zip(bidi.levels(line), line, strict=True)))) == expected


@pytest.mark.usefixtures("system")
def test_a_field_refuses_a_letter_that_no_font_has_and_says_so() -> None:
    field = TextField()
    action = field.handle(pygame.event.Event(pygame.TEXTINPUT, text=f"א{NOWHERE}李"))
    assert field.content == "א李"
    assert action is not None and action.kind == "refused"
    assert action.value == field.tooltip == "No font on this computer has that character."
    action = field.handle(pygame.event.Event(pygame.TEXTINPUT, text="é"))
    assert action is not None and action.kind == "change"
    assert (field.content, field.tooltip) == ("א李é", "")


@pytest.mark.usefixtures("system")
def test_a_letter_whose_search_ends_without_a_font_leaves_the_field_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters, "TYPING_S", 0)
    letters.in_steps(True)
    told: list[str] = []
    field = TextField(then=told.append)
    field.handle(pygame.event.Event(pygame.TEXTINPUT, text=f"a{NOWHERE}"))
    assert field.content == f"a{NOWHERE}"
    while letters.searching():
        letters.search(0.001)
    field.tick(0)
    assert field.content == told[-1] == "a"
    assert field.wants_tooltip
    assert field.tooltip == "No font on this computer has that character."


@pytest.mark.usefixtures("system")
def test_between_frames_the_search_goes_on_in_steps_and_ends() -> None:
    letters.in_steps(True)
    before = text.width("李", KEY, 30)
    assert letters.searching()
    while letters.searching():
        letters.search(0)
        letters.search(0.001)
    text.measure_again()
    assert text.width("李", KEY, 30) != before


class Named(Scene):
    """A scene that shows one name."""

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill("#ffffff")
        text.draw(surface, "李小", KEY, 30, "#000000", (10, 10))


@pytest.mark.usefixtures("system")
def test_the_program_draws_a_name_again_when_its_font_is_found() -> None:
    app = App((320, 200), headless=True)
    letters.in_steps(True)
    boxes = pygame.image.tobytes(app.render(Named()), "RGB")
    while letters.searching():
        app.turn([])
    app.turn([])
    shown = pygame.image.tobytes(app.window.surface, "RGB")
    letters.in_steps(False)
    assert boxes != shown == pygame.image.tobytes(app.render(Named()), "RGB")


def test_fonts_that_were_found_are_tried_first_at_the_next_start(system: Path, tmp_path: Path) -> None:
    letters.pieces("李", KEY, 30)
    letters.forget()
    letters.in_steps(True)
    assert len(letters.pieces("李小龙", KEY, 30)) == 1
    assert not letters.searching()
    (tmp_path / "cache" / "system-fonts.json").write_text('["/nowhere/x.ttf", 7]')
    letters.forget()
    letters.in_steps(False)
    assert letters.pieces("李", KEY, 30)[0].font is not fonts.font(KEY, 30)


@pytest.mark.usefixtures("system")
def test_a_name_that_no_font_can_draw_is_boxes_of_the_typeface() -> None:
    [piece] = letters.pieces(NOWHERE, KEY, 30)
    assert piece.font is fonts.font(KEY, 30)


@pytest.mark.usefixtures("system")
def test_a_pasted_text_waits_once_for_all_of_its_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count(1000.0, letters.TYPING_S / 20)
    began = next(clock)
    monkeypatch.setattr("time.monotonic", lambda: next(clock))
    monkeypatch.setattr(system_fonts, "files", lambda _: [Path(f"/nowhere/{number}.ttf") for number in range(200)])
    letters.in_steps(True)
    assert all(letters.can_draw(letter, KEY) for letter in "李小龙文字")
    assert next(clock) - began < 2 * letters.TYPING_S
    letters.forget()
    letters.in_steps(False)
