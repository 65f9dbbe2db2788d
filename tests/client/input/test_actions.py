"""What a key means: its name, what is held with it, and the keys that a player has changed."""

from __future__ import annotations

import pygame
import pytest

from client.input.actions import DELETE, LEFT, NEXT, PREVIOUS, RIGHT, WAYS, ActionMap, Command
from client.input.keys import trigger
from tests.client.hands import down, key

SAVE, PIN, UNDO = Command("list.save", ("S",)), Command("card.pin", ("Z",)), Command("match.undo", ("Ctrl Z",))
OFFERED = (SAVE, PIN, UNDO)


@pytest.mark.parametrize(
    ("code", "mod", "name"),
    [
        (pygame.K_z, pygame.KMOD_LCTRL, "Ctrl Z"),
        (pygame.K_z, pygame.KMOD_LMETA, "Ctrl Z"),
        (pygame.K_KP7, 0, "Keypad 7"),
        (pygame.K_TAB, pygame.KMOD_RSHIFT, "Shift Tab"),
        (pygame.K_KP_ENTER, 0, "Keypad Enter"),
        (pygame.K_F11, 0, "F11"),
        (pygame.K_PAGEDOWN, pygame.KMOD_NUM, "PgDn"),
        (pygame.K_PLUS, 0, "+"),
        (pygame.K_KP_MINUS, 0, "Keypad -"),
    ],
)
def test_a_key_is_called_what_its_cap_shows(code: int, mod: int, name: str) -> None:
    assert trigger(key(code, mod)) == name


def test_a_press_of_the_mouse_is_no_key() -> None:
    assert trigger(down((1, 1))) == "" and ActionMap().find("", OFFERED) is None


@pytest.mark.parametrize(
    ("pressed", "action"),
    [("Z", PIN), ("Ctrl Z", UNDO), ("Ctrl Shift Z", UNDO), ("Shift Z", PIN), ("Alt S", SAVE), ("X", None)],
)
def test_what_is_held_counts_where_something_is_bound_to_it(pressed: str, action: Command | None) -> None:
    assert ActionMap().find(pressed, OFFERED) == action


def test_a_key_is_taken_from_the_action_that_had_it_and_only_changes_are_kept() -> None:
    keys = ActionMap()
    assert keys.rebind(SAVE, ["Z", "F5"], OFFERED) == [PIN]
    assert keys.find("Z", OFFERED) == SAVE and keys.find("S", OFFERED) is None
    assert keys.changed == {SAVE.name: ["Z", "F5"], PIN.name: []} and (keys.cap(SAVE), keys.cap(PIN)) == ("Z", "")
    assert keys.rebind(SAVE, SAVE.keys, OFFERED) == keys.rebind(PIN, PIN.keys, OFFERED) == []
    assert keys.changed == {}


def test_help_tells_the_keys_as_the_player_has_them() -> None:
    keys = ActionMap()
    digits = [Command("number.digit", (str(digit), f"Keypad {digit}"), (digit,)) for digit in range(10)]
    assert keys.help(digits) == [("0 to 9, Keypad 0 to 9", "type a number")]
    assert keys.help([NEXT, PREVIOUS]) == [("Tab", "next choice"), ("Shift Tab", "previous choice")]
    keys.rebind(PREVIOUS, (), ())
    keys.rebind(DELETE, ("F7",), ())
    assert [pressed for pressed, _ in keys.help((DELETE, NEXT, PREVIOUS))] == ["F7", "Tab"]
    keys.rebind(NEXT, (), ())
    assert keys.help((NEXT, PREVIOUS)) == []


def test_the_four_arrows_have_one_cap_until_one_of_them_is_another_key() -> None:
    keys = ActionMap()
    assert (keys.cap(*WAYS), keys.cap(LEFT, RIGHT)) == ("Arrows", "Left Right")
    keys.rebind(LEFT, ("A",), WAYS)
    assert keys.cap(*WAYS) == "A Right Up Down"
