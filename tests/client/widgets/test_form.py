from __future__ import annotations

import pygame
import pytest

from client.widgets import Button, Column, Dropdown, Form, Labeled, Row, ScrollArea, Slider, TextField, Toggle
from client.widgets.controls.dropdown import Choice
from client.widgets.controls.scroll import scroll_bar
from client.widgets.form import TOOLTIP_MS
from tests.client.hands import click, down, key, move, up, wheel

BOUNDS = pygame.Rect(0, 0, 800, 600)


def laid_out(*widgets, width: int = 300) -> Form:
    form = Form(*widgets)
    form.layout(BOUNDS, 1.0)
    column = Column(*widgets)
    column.place(pygame.Rect(50, 40, width, column.height_for(width, 1.0)), 1.0)
    form.update(0)
    return form


@pytest.fixture(autouse=True)
def display(screen: pygame.Surface) -> pygame.Surface:
    return screen


def test_a_click_presses_and_tells_whoever_asked() -> None:
    told: list[str] = []
    button = Button("Start", then=told.append, value="go")
    form = laid_out(button)
    action = click(form.handle, button.rect.center)
    assert (action.widget, action.kind, action.value) == (button, "press", "go")
    assert told == ["go"]


def test_releasing_outside_presses_nothing() -> None:
    told: list[str] = []
    button = Button("Start", then=told.append)
    form = laid_out(button)
    form.handle(down(button.rect.center))
    form.handle(move((700, 500), held=True))
    form.handle(up((700, 500)))
    assert told == [] and not button.pressed


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_enter_and_space_press_the_focused_button(code: int) -> None:
    first, second = Button("One"), Button("Two")
    form = laid_out(first, second)
    form.focus(second)
    action = form.handle(key(code))
    assert action is not None and action.widget is second and action.kind == "press"


def test_tab_goes_round_in_both_directions() -> None:
    buttons = [Button(words) for words in ("One", "Two", "Three")]
    form = laid_out(*buttons)
    visited = []
    for _ in range(4):
        form.handle(key(pygame.K_TAB))
        visited.append(form.focused)
    assert visited == [*buttons, buttons[0]]
    form.handle(key(pygame.K_TAB, pygame.KMOD_SHIFT))
    assert form.focused is buttons[2]


def test_arrows_go_to_the_nearest_control_in_their_direction() -> None:
    grid = [[Button(f"{row} {column}") for column in range(3)] for row in range(2)]
    form = laid_out(*(Row(*row) for row in grid), width=600)
    form.focus(grid[0][1])
    form.handle(key(pygame.K_DOWN))
    assert form.focused is grid[1][1]
    form.handle(key(pygame.K_RIGHT))
    assert form.focused is grid[1][2]
    form.handle(key(pygame.K_RIGHT))
    assert form.focused is grid[1][2]
    form.handle(key(pygame.K_UP))
    assert form.focused is grid[0][2]


def test_arrows_that_a_control_uses_do_not_move_the_focus() -> None:
    slider, button = Slider(0, 10, 5), Button("Right")
    form = laid_out(Row(slider, button), width=600)
    form.focus(slider)
    form.handle(key(pygame.K_RIGHT))
    assert form.focused is slider and slider.value == 6


def test_the_mouse_hides_the_ring_until_the_next_key() -> None:
    first, second = Button("One"), Button("Two")
    form = laid_out(first, second)
    form.handle(key(pygame.K_TAB))
    assert first.ring
    click(form.handle, second.rect.center)
    assert second.focused and not second.ring and not first.ring
    form.handle(key(pygame.K_TAB))
    assert first.ring


def test_a_disabled_control_refuses_with_its_reason_and_can_be_reached() -> None:
    button = Button("Start", reason="only with 2 players")
    form = laid_out(button)
    action = click(form.handle, button.rect.center)
    assert (action.kind, action.value) == ("refused", "only with 2 players")
    form.handle(key(pygame.K_TAB))
    assert form.focused is button
    assert form.handle(key(pygame.K_RETURN)).kind == "refused"


def test_an_invisible_control_is_neither_reached_nor_pressed() -> None:
    hidden, shown = Button("Hidden"), Button("Shown")
    form = laid_out(hidden, shown)
    hidden.visible = False
    form.handle(key(pygame.K_TAB))
    assert form.focused is shown
    assert form.at(hidden.rect.center) is None


def test_a_shortcut_presses_its_button_but_only_with_its_modifiers() -> None:
    undo = Button("Undo", key="Ctrl Z")
    form = laid_out(Button("Other"), undo)
    action = form.handle(key(pygame.K_z, pygame.KMOD_LCTRL))
    assert action is not None and action.widget is undo
    assert form.handle(key(pygame.K_z)) is None
    assert form.handle(key(pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT)) is None


def test_a_field_with_the_focus_keeps_letters_from_shortcuts() -> None:
    rules, field = Button("Rules", key="R"), TextField("")
    form = laid_out(rules, field)
    form.focus(field)
    action = form.handle(key(pygame.K_r, unicode="r"))
    assert action is None or action.widget is field


def test_escape_belongs_to_the_scene() -> None:
    form = laid_out(Button("One"))
    form.focus(form.widgets[0])
    assert form.handle(key(pygame.K_ESCAPE)) is None


def test_the_tooltip_comes_after_a_while_and_goes_with_the_pointer() -> None:
    button = Button("", icon="settings", tooltip="Settings")
    form = laid_out(button)
    form.update(1000)
    form.handle(move(button.rect.center))
    assert form.wake_at() == 1000 + TOOLTIP_MS

    def shown() -> bool:
        surface = pygame.Surface(BOUNDS.size)
        form.draw_top(surface)
        return surface.get_bounding_rect().size != (0, 0) and any(
            surface.get_at((x, y))[:3] != (0, 0, 0) for x in range(0, 800, 10) for y in range(0, 600, 10)
        )

    form.update(1000 + TOOLTIP_MS - 1)
    assert not shown()
    form.update(1000 + TOOLTIP_MS)
    assert shown()
    form.handle(move((700, 500)))
    assert not shown()


def test_hover_is_animated_and_comes_to_rest() -> None:
    button = Button("Start")
    form = laid_out(button)
    form.update(1000)
    form.handle(move(button.rect.center))
    assert form.animating()
    form.update(1060)
    assert 0 < button.hover_amount < 1
    form.update(2000)
    assert button.hover_amount == 1 and not form.animating()
    assert not form.update(2010)


def test_without_motion_a_state_is_reached_at_once() -> None:
    button = Button("Start")
    form = laid_out(button)
    form.motion = False
    form.handle(move(button.rect.center))
    form.update(1)
    assert button.hover_amount == 1 and not form.animating()


def test_the_row_of_a_toggle_works_it() -> None:
    toggle = Toggle(False)
    row = Labeled("Warn before a diagonal", toggle)
    form = laid_out(row, width=500)
    action = click(form.handle, (row.rect.x + 5, row.rect.centery))
    assert toggle.on and action.kind == "change" and action.value is True


def many() -> list[Button]:
    return [Button(f"Entry {number}") for number in range(20)]


def scrolled(buttons: list[Button]) -> tuple[Form, ScrollArea]:
    area = ScrollArea(*buttons)
    form = Form(area)
    form.layout(BOUNDS, 1.0)
    area.place(pygame.Rect(50, 50, 300, 200), 1.0)
    return form, area


def test_the_focus_scrolls_into_sight() -> None:
    buttons = many()
    form, area = scrolled(buttons)
    for _ in range(15):
        form.handle(key(pygame.K_TAB))
    assert form.focused is buttons[14]
    assert area.rect.contains(buttons[14].rect)
    assert not area.rect.contains(buttons[0].rect)


def test_what_is_scrolled_out_of_sight_cannot_be_pressed() -> None:
    buttons = many()
    form, area = scrolled(buttons)
    below = buttons[10].rect.center
    assert below[1] > area.rect.bottom
    assert form.at(below) is None


def test_the_wheel_scrolls_as_far_as_there_is_something() -> None:
    buttons = many()
    form, area = scrolled(buttons)
    assert form.handle(wheel(1, area.rect.center)) is None
    for _ in range(100):
        form.handle(wheel(-1, area.rect.center))
    assert area.offset == area.farthest
    assert buttons[-1].rect.bottom == area.rect.bottom


def test_nothing_scrolls_where_there_is_no_room_at_all() -> None:
    assert scroll_bar(pygame.Rect(0, 0, 40, -3), 0, 0.0, 1.0) is None
    assert scroll_bar(pygame.Rect(0, 0, 40, 100), 300, 0.0, 1.0) is not None


def test_page_keys_scroll() -> None:
    form, area = scrolled(many())
    form.handle(key(pygame.K_PAGEDOWN))
    assert area.offset > 0
    form.handle(key(pygame.K_PAGEUP))
    assert area.offset == 0


def test_the_bar_can_be_dragged() -> None:
    form, area = scrolled(many())
    grip = (area.rect.right - 3, area.rect.y + 10)
    form.handle(down(grip))
    form.handle(move((grip[0], grip[1] + 1000), held=True))
    form.handle(up((grip[0], grip[1] + 1000)))
    assert area.offset == area.farthest


def test_a_finger_takes_a_list_along_and_presses_nothing() -> None:
    buttons = many()
    form, area = scrolled(buttons)
    start = buttons[3].rect.center
    assert form.handle(down(start, touch=True)) is not None and buttons[3].pressed
    form.handle(move((start[0], start[1] - 40), held=True))
    assert area.offset == 40 and not buttons[3].pressed
    form.handle(move((start[0], start[1] - 25), held=True))
    assert area.offset == 25
    action = form.handle(up(buttons[4].rect.center))
    assert action is None or action.kind != "press"
    form.handle(move((start[0], start[1] - 90)))
    assert area.offset == 25


def test_a_finger_that_shakes_presses_and_one_that_goes_sideways_is_the_controls() -> None:
    buttons, slider = many(), Slider(0, 100, 10)
    form, area = scrolled([*buttons[:1], slider, *buttons[1:]])  # type: ignore[list-item]
    start = buttons[0].rect.center
    form.handle(down(start, touch=True))
    form.handle(move((start[0], start[1] - 5), held=True))
    action = form.handle(up(start))
    assert action is not None and action.kind == "press" and area.offset == 0
    form.handle(down(slider.rect.center, touch=True))
    before = slider.value
    form.handle(move((slider.rect.centerx + 60, slider.rect.centery - 20), held=True))
    form.handle(move((slider.rect.centerx + 60, slider.rect.centery - 40), held=True))
    assert slider.value > before and area.offset == 0


LEVELS = [
    Choice("human", "Person"),
    Choice("gentle", "Gentle"),
    Choice("hard", "Hard", reason="not open yet"),
    Choice("normal", "Normal"),
]


def opened() -> tuple[Form, Dropdown, list[str]]:
    told: list[str] = []
    levels = Dropdown(LEVELS, "human", then=told.append)
    form = laid_out(levels, Button("Behind"))
    form.focus(levels)
    form.handle(key(pygame.K_RETURN))
    assert form.popup is not None
    return form, levels, told


def test_a_list_opens_and_an_entry_is_chosen_with_keys() -> None:
    form, levels, told = opened()
    form.handle(key(pygame.K_DOWN))
    form.handle(key(pygame.K_RETURN))
    assert form.popup is None and levels.value == "gentle" and told == ["gentle"]
    assert form.focused is levels


def test_letters_jump_to_an_entry() -> None:
    form, levels, _ = opened()
    form.handle(key(pygame.K_n, unicode="n"))
    form.handle(key(pygame.K_SPACE))
    assert levels.value == "normal"


def test_escape_closes_the_list_and_changes_nothing() -> None:
    form, levels, told = opened()
    form.handle(key(pygame.K_DOWN))
    assert form.handle(key(pygame.K_ESCAPE)) is not None
    assert form.popup is None and levels.value == "human" and told == []


def test_an_entry_with_a_reason_cannot_be_chosen() -> None:
    form, levels, _ = opened()
    form.handle(key(pygame.K_h, unicode="h"))
    form.handle(key(pygame.K_RETURN))
    assert form.popup is not None and levels.value == "human"


def test_a_press_outside_closes_the_list_and_goes_no_further() -> None:
    form, levels, _ = opened()
    behind = form.widgets[1]
    action = click(form.handle, (780, 590))
    assert form.popup is None
    assert action is None or action.widget is not behind


def test_an_entry_is_chosen_with_the_mouse() -> None:
    form, levels, told = opened()
    row = form.popup.rect.centerx, form.popup.rect.y + 6 + 42 + 20
    click(form.handle, row)
    assert told == ["gentle"]


def test_a_list_stays_inside_the_window() -> None:
    levels = Dropdown([Choice(number, f"Level {number}") for number in range(30)], 29)
    form = Form(levels)
    form.layout(BOUNDS, 1.0)
    levels.place(pygame.Rect(50, 540, 200, 44), 1.0)
    form.focus(levels)
    form.handle(key(pygame.K_RETURN))
    assert BOUNDS.contains(form.popup.rect)
    assert form.popup.rect.bottom <= levels.rect.top


@pytest.mark.parametrize("waited", [TOOLTIP_MS + 1, 1], ids=["shown", "about to be shown"])
def test_a_tooltip_goes_when_its_control_has_nothing_more_to_say(waited: int) -> None:
    pictures = []
    for tooltip in ("", "Undo"):
        button = Button("", icon="undo", name="Undo", tooltip=tooltip)
        form = laid_out(button)
        form.handle(move(button.rect.center))
        form.update(waited)
        button.tooltip = ""
        form.update(3 * TOOLTIP_MS)
        picture = pygame.Surface(BOUNDS.size)
        form.draw(picture)
        pictures.append(pygame.image.tobytes(picture, "RGB"))
    assert pictures[0] == pictures[1]
