"""At the pace "read" what others do waits to be looked at."""

from __future__ import annotations

import pygame

from client.motion.pace import READ_MS
from client.table.hand.answers import FASTER
from client.widgets import Segments
from tests.client.table.sitting import Sitting


def picture(table: Sitting) -> str:
    """All that the table shows."""
    return str(table.scene.shown.to_data())


def waiting_to_be_read() -> Sitting:
    """Ada has chosen, then Ben; what came of that stands on the table, and there is more to come."""
    table = Sitting(animation="read")
    option = table.option("Work")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    for _ in range(400):
        table.pool.release()
        table.frame()
        now, director = table.clock.now(), table.scene.director
        if director.reading(now) and (director.wake_at(now) or 0) > now + READ_MS / 2:
            return table
    raise AssertionError("nothing has waited to be read")


def test_what_others_do_waits_and_the_bar_says_how_to_go_on() -> None:
    table = waiting_to_be_read()
    table.frame()
    (button,) = table.scene.buttons
    assert (button.label, button.command, button.key) == ("Go on", FASTER, "Space")
    shown = picture(table)
    table.wait(READ_MS // 2)
    assert picture(table) == shown
    table.wait(READ_MS)
    assert picture(table) != shown


def test_space_goes_on_by_one_beat() -> None:
    table, stops = waiting_to_be_read(), []
    while table.scene.director.waiting:
        now = table.clock.now()
        if table.scene.director.reading(now):
            assert [button.label for button in table.scene.buttons] == ["Go on"]
            stops.append((now, picture(table)))
            table.press(pygame.K_SPACE)
        table.frame()
    between = list(zip(stops, stops[1:], strict=False))
    assert len(between) >= 2 and all(then[1] != later[1] for then, later in between), "each stop shows something else"
    assert all(later[0] - then[0] < READ_MS for then, later in between), "nobody has waited for the clock"


def test_space_shows_at_once_what_moves_and_that_is_read_too() -> None:
    table = waiting_to_be_read()
    table.press(pygame.K_SPACE)
    assert table.scene.director.animating(table.clock.now())
    table.press(pygame.K_SPACE)
    table.frame()
    assert table.scene.director.reading(table.clock.now()) and table.scene.director.waiting


def test_a_key_that_answers_does_not_wait() -> None:
    table = waiting_to_be_read()
    table.press(pygame.K_2)
    assert table.scene.reached and not table.scene.director.waiting


def test_the_pace_is_changed_in_the_menu_and_holds_at_once() -> None:
    table = waiting_to_be_read()
    table.press(pygame.K_ESCAPE)
    popup = table.scene.form.popup
    assert popup is not None
    paces = next(control for control in popup.form.all() if isinstance(control, Segments))
    popup.form.focus(paces)
    table.press(pygame.K_END)
    assert table.settings.animation == "off" and table.scene.director.pace.off and not table.scene.director.waiting


def test_a_pace_that_does_not_wait_goes_on_at_once() -> None:
    table = waiting_to_be_read()
    shown = picture(table)
    table.settings.animation = "normal"
    table.scene.adopt_pace()
    table.frame()
    table.frame()
    assert table.scene.director.animating(table.clock.now()) or picture(table) != shown
