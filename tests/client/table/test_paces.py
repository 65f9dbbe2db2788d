"""At the pace "read" what others do waits to be looked at; a loss is seen at any pace."""

from __future__ import annotations

import pygame

from client.motion.pace import LOSS_MS, READ_MS, loses
from client.table.hand.answers import FASTER
from client.widgets import Segments
from engine.kernel.match import Match
from engine.kernel.state import ACTIVE
from tests.client.table.laying import GAME
from tests.client.table.sitting import Sitting


def waiting_to_be_read() -> Sitting:
    """Ada has chosen, then Ben; what came of that stands on the table, and there is more to come."""
    table = Sitting(animation="read")
    option = table.option("Work")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    for _ in range(400):
        table.pool.release()
        table.frame()
        if table.scene.director.reading(table.clock.now()) and table.scene.director.waiting:
            return table
    raise AssertionError("nothing has waited to be read")


def test_what_others_do_waits_and_the_bar_says_how_to_go_on() -> None:
    table = waiting_to_be_read()
    table.frame()
    (button,) = table.scene.buttons
    assert (button.label, button.command, button.key) == ("Go on", FASTER, "Space")
    shown = table.scene.shown.to_data()
    table.wait(READ_MS // 2)
    assert table.scene.shown.to_data() == shown
    table.wait(READ_MS)
    assert table.scene.shown.to_data() != shown


def test_space_goes_on_at_once() -> None:
    table = waiting_to_be_read()
    table.press(pygame.K_SPACE)
    assert not table.scene.director.reading(table.clock.now())


def test_the_pace_is_changed_in_the_menu_and_holds_at_once() -> None:
    table = waiting_to_be_read()
    table.press(pygame.K_ESCAPE)
    popup = table.scene.form.popup
    assert popup is not None
    paces = next(control for control in popup.form.all() if isinstance(control, Segments))
    popup.form.focus(paces)
    table.press(pygame.K_END)
    assert table.settings.animation == "off" and table.scene.director.pace.off and not table.scene.director.waiting


def test_a_loss_by_somebody_else_is_known_from_what_the_seat_had() -> None:
    match = Match(GAME, ["Ada", "Ben"], {}, 3)
    before, after = match.view(0), match.view(0)
    hand = after.table.layout.seat_zone("hand", 0)
    assert not loses(before, after)
    after.zones[hand] = after.zones[hand][1:]
    after.values[ACTIVE] = 1
    assert loses(before, after) and LOSS_MS < READ_MS
    after.values[ACTIVE] = 0
    assert not loses(before, after), "what the own turn costs is no loss by others"
