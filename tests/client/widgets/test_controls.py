from __future__ import annotations

import pygame
import pytest

from client.widgets import (
    Button,
    Dialog,
    DialogButton,
    Form,
    LogEntry,
    LogList,
    Segments,
    Slider,
    Stepper,
    Toast,
    ToastShelf,
    Toggle,
    Widget,
)
from client.widgets.toast import ARRIVE_MS, LEAVE_MS, STAY_MS
from tests.client.hands import click, down, key, move, up, wheel


@pytest.fixture(autouse=True)
def display(screen: pygame.Surface) -> pygame.Surface:
    return screen


def form_with(widget: Widget, width: int = 300, height: int | None = None) -> Form:
    form = Form(widget)
    form.layout(pygame.Rect(0, 0, 800, 600), 1.0)
    widget.place(pygame.Rect(40, 60, width, height or widget.height_for(width, 1.0)), 1.0)
    form.focus(widget)
    form.update(0)
    return form


def pixels(widget: Widget) -> bytes:
    surface = pygame.Surface((800, 600))
    surface.fill("#fff6e6")
    widget.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def test_a_slider_follows_the_pointer_in_steps_and_stays_in_its_limits() -> None:
    told: list[int] = []
    slider = Slider(0, 100, 50, step=10, then=told.append)
    form = form_with(slider)
    form.handle(down(slider.rect.center))
    form.handle(move((slider.rect.right + 200, 0), held=True))
    assert slider.value == 100
    form.handle(move((slider.rect.x + 13 + round(274 * 0.33), 0), held=True))
    form.handle(up((0, 0)))
    assert slider.value == 30 and told == [100, 30]
    form.handle(move((slider.rect.right, slider.rect.centery)))
    assert slider.value == 30


def test_a_slider_obeys_keys() -> None:
    slider = Slider(0, 100, 50, step=5)
    form = form_with(slider)
    values = []
    for code in (pygame.K_RIGHT, pygame.K_LEFT, pygame.K_PAGEUP, pygame.K_HOME, pygame.K_END):
        form.handle(key(code))
        values.append(slider.value)
    assert values == [55, 50, 100, 0, 100]


def test_a_stepper_counts_on_both_sides_and_stops_at_its_limits() -> None:
    stepper = Stepper(2, 4, 3)
    form = form_with(stepper, 160)
    plus, minus = (stepper.rect.right - 20, stepper.rect.centery), (stepper.rect.x + 20, stepper.rect.centery)
    click(form.handle, plus)
    click(form.handle, plus)
    assert stepper.value == 4
    for _ in range(4):
        click(form.handle, minus)
    assert stepper.value == 2
    click(form.handle, stepper.rect.center)
    assert stepper.value == 2


def test_a_disabled_number_refuses() -> None:
    stepper = Stepper(0, 9, 3, reason="only with 2 players")
    form = form_with(stepper, 160)
    assert form.handle(key(pygame.K_RIGHT)).kind == "refused"
    assert stepper.value == 3


def test_segments_are_chosen_with_mouse_and_arrows() -> None:
    told: list[str] = []
    speeds = Segments([(word.lower(), word) for word in ("Off", "Fast", "Normal", "Slow")], "normal", then=told.append)
    form = form_with(speeds, 400)
    click(form.handle, (speeds.rect.x + 150, speeds.rect.centery))
    form.handle(key(pygame.K_LEFT))
    form.handle(key(pygame.K_LEFT))
    form.handle(key(pygame.K_END))
    assert told == ["fast", "off", "slow"]


def test_a_toggle_switches() -> None:
    switch = Toggle()
    form = form_with(switch)
    assert form.handle(key(pygame.K_SPACE)).value is True
    click(form.handle, switch.rect.center)
    assert switch.on is False


def test_every_state_of_a_button_looks_different() -> None:
    from client.commands.screenshot.widget_sheet import pose

    for kind in ("primary", "secondary", "danger", "quiet", "dusk", "quiet-dusk"):
        pictures = set()
        for state in ("normal", "hover", "pressed", "disabled"):
            button = Button("Start", kind, icon="play")
            button.place(pygame.Rect(40, 60, 200, 44), 1.0)
            pose(button, state)
            pictures.add(pixels(button))
        assert len(pictures) == 4, kind


def test_long_words_take_a_second_line_instead_of_leaving_the_button() -> None:
    button = Button("Remove it: yard score 41 to 8, and end the round for everybody", "primary")
    assert button.height_for(300, 1.0) > button.height_for(700, 1.0) == 44
    button.place(pygame.Rect(100, 60, 300, button.height_for(300, 1.0)), 1.0)
    surface = pygame.Surface((800, 600), pygame.SRCALPHA)
    button.draw(surface)
    drawn = surface.get_bounding_rect()
    assert drawn.left >= 100 - 12 and drawn.right <= 400 + 12


def question() -> Dialog:
    return Dialog(
        "Remove the diagonal?",
        "Three cards leave the yard.",
        [
            DialogButton("Remove it: yard score 41 to 8", "remove", "primary"),
            DialogButton("Keep the line", "keep", harmless=True),
        ],
    )


def asked() -> tuple[Form, Dialog]:
    form = form_with(Button("Behind"))
    dialog = question()
    form.show(dialog)
    return form, dialog


def test_a_dialog_starts_on_the_harmless_answer() -> None:
    form, dialog = asked()
    action = form.handle(key(pygame.K_RETURN))
    assert (action.widget, action.kind, action.value) == (dialog, "press", "keep")
    assert form.popup is None


def test_escape_gives_the_harmless_answer() -> None:
    form, _ = asked()
    action = form.handle(key(pygame.K_ESCAPE))
    assert action.value == "keep" and form.popup is None


def test_the_other_answer_needs_to_be_meant() -> None:
    form, dialog = asked()
    form.handle(key(pygame.K_UP))
    assert form.handle(key(pygame.K_RETURN)).value == "remove"


def test_nothing_behind_a_dialog_can_be_pressed() -> None:
    form, _ = asked()
    behind = form.widgets[0]
    action = click(form.handle, behind.rect.center)
    assert action is None or action.widget is not behind
    assert form.popup is not None


@pytest.mark.parametrize("unit", [1.0, 2.0])
def test_a_dialog_fits_into_a_small_window(unit: float) -> None:
    dialog = Dialog(
        "Give up this match?", "word " * 150, [DialogButton("Give up", 1, "danger"), DialogButton("Play on", 2)]
    )
    bounds = pygame.Rect(0, 0, 1280, 720)
    dialog.open(bounds, unit)
    assert bounds.contains(dialog.rect)
    assert all(dialog.rect.contains(button.rect) for button in dialog.form.stops())


@pytest.mark.parametrize("words", ["", "word " * 60])
def test_a_dialog_with_many_answers_stays_in_the_window_and_shows_the_one_with_the_focus(words: str) -> None:
    dialog = Dialog("Who plays?", words, [DialogButton(f"Seat {number}", number) for number in range(9)])
    bounds = pygame.Rect(0, 0, 1280, 720)
    dialog.open(bounds, 2.0)
    assert bounds.contains(dialog.rect)
    for _ in range(9):
        focused = dialog.form.focused
        assert focused is not None and dialog.rect.contains(focused.rect)
        dialog.handle(key(pygame.K_UP))
    action = dialog.handle(key(pygame.K_RETURN))
    assert action is not None and action.value == 0


def test_a_dialog_survives_a_resized_window() -> None:
    form, dialog = asked()
    form.layout(pygame.Rect(0, 0, 1000, 900), 1.2)
    assert form.popup is dialog and dialog.rect.center == (500, 450)


def test_a_toast_asks_for_a_frame_also_where_nothing_moves() -> None:
    shelf = ToastShelf()
    shelf.motion = False
    shelf.show(Toast("information", "Note", "The disk is full."), 1000)
    assert shelf.update(1000) and not shelf.update(1010)
    shelf.clear()
    assert shelf.update(1020) and not shelf.update(1030)


def test_older_toasts_without_room_are_left_out_and_the_newest_is_whole() -> None:
    shelf = ToastShelf()
    shelf.motion = False
    shelf.layout((0, 200), 400, 1.5, top=20)
    for number in range(3):
        shelf.show(Toast("information", f"Note {number}", "word " * 12), 1000)
    shelf.update(1000)
    surface = pygame.Surface((400, 400), pygame.SRCALPHA)
    shelf.draw(surface)
    drawn = surface.get_bounding_rect()
    assert drawn.top + 12 >= 20 and drawn.bottom > 195
    shelf.layout((0, 390), 400, 1.5, top=20)
    surface.fill(0)
    shelf.draw(surface)
    assert surface.get_bounding_rect().height > 1.5 * drawn.height


def test_a_toast_stays_four_seconds() -> None:
    shelf = ToastShelf()
    shelf.layout((20, 500), 400, 1.0)
    shelf.show(Toast("refused", "Not now", "It is not this seat's turn."), 1000)
    assert shelf.update(1000) and shelf.animating()
    shelf.update(1000 + ARRIVE_MS)
    assert not shelf.animating()
    assert shelf.wake_at() == 1000 + STAY_MS - LEAVE_MS
    shelf.update(1000 + STAY_MS - 1)
    assert len(shelf.toasts) == 1
    assert shelf.update(1000 + STAY_MS)
    assert shelf.toasts == [] and shelf.wake_at() is None


def test_a_long_sentence_stays_as_long_as_it_takes_to_read() -> None:
    shelf = ToastShelf()
    shelf.layout((20, 500), 400, 1.0)
    shelf.show(Toast("information", "Please note", "This match has to wait. " * 10), 0)
    shelf.update(2 * STAY_MS)
    assert len(shelf.toasts) == 1
    shelf.update(5 * STAY_MS)
    assert shelf.toasts == []


def test_the_next_input_lets_toasts_go() -> None:
    shelf = ToastShelf()
    shelf.layout((20, 500), 400, 1.0)
    shelf.show(Toast("done", "Saved", "Every choice is kept."), 0)
    shelf.dismiss(500)
    shelf.update(500 + LEAVE_MS)
    assert shelf.toasts == []


def test_the_same_toast_is_not_shown_twice() -> None:
    shelf = ToastShelf()
    toast = Toast("information", "Undo stops here", "A card was revealed.")
    shelf.show(toast, 0)
    shelf.show(toast, 100)
    assert shelf.toasts == [toast]


ENTRIES = [
    LogEntry(1 + number % 4, f"Name{number}", (("played", None), ("Bionic Arm", number), (".", None)))
    for number in range(40)
]


def log() -> tuple[Form, LogList]:
    listing = LogList(ENTRIES)
    form = Form(listing)
    form.layout(pygame.Rect(0, 0, 800, 600), 1.0)
    listing.place(pygame.Rect(40, 60, 300, 200), 1.0)
    return form, listing


def test_the_log_shows_the_newest_first_of_all() -> None:
    _, listing = log()
    assert listing.offset > 0 and listing.rect.height + listing.offset == listing.height_for(*listing.rect[2:3], 1.0)


def test_the_log_stays_where_the_player_scrolled() -> None:
    form, listing = log()
    form.handle(wheel(5, listing.rect.center))
    place = listing.offset
    listing.place(listing.rect, 1.0)
    assert listing.offset == place


def test_the_card_named_in_the_log_can_be_pointed_at() -> None:
    _, listing = log()
    found = {listing.link_at((x, listing.rect.bottom - 18)) for x in range(listing.rect.x, listing.rect.right, 4)}
    assert found == {None, 39}
