from __future__ import annotations

from typing import Any

import pygame
import pytest
from hypothesis import given, strategies as st

from client.art import palette
from client.art.fallback import letters
from client.widgets import Form, TextField
from client.widgets.controls.field import BLINK_MS, FieldLine
from tests.client.hands import down, key, move, up, write

CTRL, SHIFT = pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT


@pytest.fixture
def field(screen: pygame.Surface) -> TextField:
    field = TextField("", longest=20)
    field.place(pygame.Rect(20, 20, 250, 44), 1.0)
    return field


@pytest.fixture
def form(field: TextField) -> Form:
    form = Form(field)
    form.layout(pygame.Rect(0, 0, 320, 200), 1.0)
    form.focus(field)
    return form


def test_letters_are_written_where_the_caret_is(form: Form, field: TextField) -> None:
    write(form.handle, "Mogan")
    for _ in range(3):
        form.handle(key(pygame.K_LEFT))
    write(form.handle, "r")
    assert field.content == "Morgan"


def test_each_change_is_told(form: Form, field: TextField) -> None:
    told: list[str] = []
    field.then = told.append
    write(form.handle, "Bea")
    form.handle(key(pygame.K_BACKSPACE))
    assert told == ["B", "Be", "Bea", "Be"]


def test_enter_submits(form: Form, field: TextField) -> None:
    write(form.handle, "Otto")
    action = form.handle(key(pygame.K_RETURN))
    assert action is not None and (action.kind, action.value) == ("submit", "Otto")


def test_shift_selects_and_writing_replaces(form: Form, field: TextField) -> None:
    write(form.handle, "Priya Two")
    form.handle(key(pygame.K_HOME))
    form.handle(key(pygame.K_RIGHT, CTRL | SHIFT))
    assert field.line.selected == "Priya"
    write(form.handle, "Zoe")
    assert field.content == "Zoe Two"


def test_cut_and_paste(form: Form, field: TextField, monkeypatch: pytest.MonkeyPatch) -> None:
    board: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", board.append)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: board[-1])
    write(form.handle, "Morgan")
    form.handle(key(pygame.K_a, CTRL, "\x01"))
    form.handle(key(pygame.K_x, CTRL, "\x18"))
    assert field.content == "" and board == ["Morgan"]
    form.handle(key(pygame.K_v, CTRL, "\x16"))
    form.handle(key(pygame.K_v, CTRL, "\x16"))
    assert field.content == "MorganMorgan"


def test_pasted_line_breaks_become_spaces_and_length_is_kept(
    form: Form, field: TextField, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "one\r\ntwo\x00three four five six seven")
    form.handle(key(pygame.K_v, CTRL, "\x16"))
    assert field.content == "one twothree four fi"


def test_without_a_clipboard_nothing_is_pasted_and_nothing_cut(
    form: Form, field: TextField, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: str) -> str:
        raise pygame.error("OpenClipboard failed")

    monkeypatch.setattr(pygame.scrap, "put_text", fails)
    monkeypatch.setattr(pygame.scrap, "get_text", fails)
    write(form.handle, "Morgan")
    form.handle(key(pygame.K_a, CTRL, "\x01"))
    form.handle(key(pygame.K_x, CTRL, "\x18"))
    form.handle(key(pygame.K_v, CTRL, "\x16"))
    assert field.content == "Morgan"


def test_only_allowed_characters_are_taken(form: Form, field: TextField) -> None:
    field.line.allowed = str.isdigit
    write(form.handle, "5a8 2")
    assert field.content == "582"


def test_a_press_places_the_caret_and_a_drag_selects(form: Form, field: TextField) -> None:
    field.content = "Morgan"
    left, right = (field.rect.x + 14, field.rect.centery), (field.rect.right - 20, field.rect.centery)
    form.handle(down(left))
    assert field.line.caret == 0
    form.handle(move(right, held=True))
    form.handle(up(right))
    assert field.line.selected == "Morgan"


def test_the_caret_blinks_and_only_with_the_focus(form: Form, field: TextField) -> None:
    form.update(1000)
    assert form.wake_at() == 1000 + BLINK_MS
    assert form.update(1000 + BLINK_MS)
    form.focus(None)
    form.update(5000)
    assert form.wake_at() is None


@pytest.mark.parametrize("shell", palette.SHELLS)
def test_caret_and_selection_have_the_colors_of_the_theme(
    shell: str, form: Form, field: TextField, screen: pygame.Surface
) -> None:
    palette.use(shell)
    try:
        field.content = "Morgan"
        form.handle(key(pygame.K_a, CTRL))
        form.draw(screen)
    finally:
        palette.use("light")
    row = [tuple(screen.get_at((x, field.rect.centery - 10)))[:3] for x in range(field.rect.x, field.rect.right)]
    colors = palette.colors(shell)
    assert palette.rgb(colors["INK"]) in row and palette.rgb(colors["AMBER_TINT"]) in row


def test_a_disabled_field_takes_no_letters(form: Form, field: TextField) -> None:
    field.reason = "not now"
    write(form.handle, "x")
    assert field.content == ""


def test_the_error_makes_room_for_itself(field: TextField) -> None:
    before = field.height_for(250, 1.0)
    field.error = "Two seats have this name. Choose another."
    assert field.height_for(250, 1.0) > before


def test_words_are_jumped_over() -> None:
    line = FieldLine("the quick  brown fox")
    line.go(0)
    places = []
    for _ in range(4):
        line.move(forward=True, word=True)
        places.append(line.caret)
    assert places == [3, 9, 16, 20]
    line.move(forward=False, word=True)
    assert line.caret == 17


def test_deleting_a_word() -> None:
    line = FieldLine("the quick fox")
    line.delete(forward=False, word=True)
    assert line.content == "the quick "


@given(
    st.lists(
        st.one_of(
            st.text(max_size=5).map(lambda added: ("insert", added)),
            st.tuples(st.just("delete"), st.booleans(), st.booleans()),
            st.tuples(st.just("move"), st.booleans(), st.booleans(), st.booleans()),
            st.tuples(st.just("go"), st.integers(-3, 30), st.booleans()),
        ),
        max_size=30,
    )
)
def test_the_caret_never_leaves_the_text(steps: list[tuple]) -> None:
    line = FieldLine("start", longest=15)
    for name, *arguments in steps:
        getattr(line, name)(*arguments)
        assert 0 <= line.caret <= len(line.content) <= 15
        assert 0 <= line.anchor <= len(line.content)
        assert line.content.isprintable()


def test_half_a_character_is_refused_as_no_font_has_it() -> None:
    field = TextField()
    field.handle(pygame.event.Event(pygame.TEXTINPUT, text="\ud800"))
    assert field.content == "" and field.tooltip == "No font on this computer has that character."


def test_a_caret_that_rests_is_measured_once(monkeypatch: pytest.MonkeyPatch, form: Form, field: TextField) -> None:
    field.content = "Zoë Müller"
    form.update(0)
    measured, pieces = [0], letters.pieces

    def counted(*arguments: Any) -> Any:
        measured[0] += 1
        return pieces(*arguments)

    monkeypatch.setattr(letters, "pieces", counted)
    for now in range(100, 2000, 100):
        form.update(now)
    assert measured == [0]
