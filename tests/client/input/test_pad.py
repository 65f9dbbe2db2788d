"""A game controller does what keys do."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from client.input import keys, pad
from engine.store.player.profiles import Profiles
from engine.store.player.settings import Settings
from tests.virtual_pad import VirtualPad

REPEATS = pad.REPEAT_AFTER_MS + 1


class Plugged:
    """A pad and the program's ear for it."""

    def __init__(self) -> None:
        self.settings = Settings()
        self.pads = pad.Pads(self.settings)
        self.pads.open()
        self.hand = VirtualPad()
        self.heard(0)

    def heard(self, now: int) -> list[str]:
        """The keys that have gone down since the last call."""
        events = self.pads.events(pygame.event.get(), now)
        return [keys.trigger(event) for event in events if event.type == pygame.KEYDOWN]

    def press(self, button: str) -> list[str]:
        self.hand.hold(button)
        down = self.heard(0)
        self.hand.hold(button, down=False)
        self.heard(0)
        return down


@pytest.fixture
def plugged(screen: pygame.Surface) -> Iterator[Plugged]:
    try:
        found = Plugged()
    except LookupError as problem:
        pytest.skip(str(problem))
    yield found
    found.hand.unplug()
    found.heard(0)


def test_every_button_is_the_key_that_it_stands_for(plugged: Plugged) -> None:
    buttons = [button for button in pad.KEYS if not button.startswith("R ") and button not in ("LT", "RT")]
    assert [plugged.press(button) for button in buttons] == [[pad.KEYS[button]] for button in buttons]


def test_sticks_press_once_and_need_not_be_moved_to_their_end(plugged: Plugged) -> None:
    plugged.hand.push("left x", 0.3)
    assert plugged.heard(0) == []
    plugged.hand.push("left x", 0.7)
    assert plugged.heard(0) == ["Right"]
    plugged.hand.push("left x", 0.5)
    assert plugged.heard(1) == []
    plugged.hand.push("left x", -0.9)
    assert plugged.heard(2) == ["Left"]
    plugged.hand.push("left x", 0)
    plugged.hand.push("right y", 0.9)
    assert plugged.heard(3) == ["PgDn"]
    plugged.hand.push("RT", 1)
    assert plugged.heard(4) == ["F2"]


def test_a_direction_that_is_held_counts_again(plugged: Plugged) -> None:
    plugged.hand.hold("Down")
    assert plugged.heard(0) == ["Down"] and plugged.heard(pad.REPEAT_AFTER_MS - 1) == []
    assert plugged.pads.wake_at() == pad.REPEAT_AFTER_MS
    assert plugged.heard(REPEATS) == ["Down"] and plugged.heard(REPEATS + pad.REPEAT_MS) == ["Down"]
    plugged.hand.hold("Down", down=False)
    assert plugged.heard(REPEATS + 2 * pad.REPEAT_MS) == [] and plugged.pads.wake_at() is None


def test_a_button_can_stand_for_another_key(plugged: Plugged) -> None:
    plugged.settings.pad_keys["X"] = "Ctrl Z"
    assert plugged.press("X") == ["Ctrl Z"] and plugged.press("A") == ["Enter"]


@pytest.mark.parametrize("key", ["Shift Keypad 7", "Print Screen", "Ctrl Shift Keypad Enter"])
def test_a_button_can_stand_for_keys_of_several_words(plugged: Plugged, key: str) -> None:
    plugged.settings.pad_keys["X"] = key
    assert plugged.press("X") == [key]


def test_a_key_that_does_not_exist_is_not_pressed(plugged: Plugged) -> None:
    plugged.settings.pad_keys["X"] = "Banana"
    assert plugged.press("X") == [] and plugged.press("A") == ["Enter"]


def click(button: int, down: bool = True) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP, button=button, pos=(5, 5))


def test_the_middle_button_of_a_mouse_stands_for_a_key_that_it_is_given(plugged: Plugged) -> None:
    pressed = click(pygame.BUTTON_MIDDLE)
    assert plugged.pads.events([pressed], 0) == [pressed], "without a key it is a press like any other"
    plugged.settings.pad_keys["Mouse 3"] = "F2"
    both = plugged.pads.events([pressed, click(pygame.BUTTON_MIDDLE, down=False)], 0)
    assert [event.type for event in both] == [pygame.KEYDOWN, pygame.KEYUP] and keys.trigger(both[0]) == "F2"


def test_buttons_are_drawn_until_keyboard_or_mouse_are_used(plugged: Plugged) -> None:
    plugged.settings.pad_glyphs = "switch"
    plugged.press("A")
    assert pad.family() == "switch" and pad.button_for("Esc") == "B" and pad.button_for("K") == ""
    plugged.pads.events([pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0))], 0)
    assert pad.family() == "" and pad.button_for("Esc") == ""


def test_a_pad_that_is_pulled_out_lets_go(plugged: Plugged) -> None:
    plugged.hand.push("left y", 1)
    assert plugged.heard(0) == ["Down"]
    plugged.hand.unplug()
    assert plugged.heard(REPEATS) == [] and plugged.pads.wake_at() is None


@pytest.mark.parametrize(
    ("name", "family"),
    [
        ("Xbox Series X Controller", pad.XBOX),
        ("DualSense Wireless Controller", pad.PLAYSTATION),
        ("Nintendo Switch Pro Controller", pad.SWITCH),
        ("Steam Deck", pad.DECK),
        ("Some Pad", pad.XBOX),
    ],
)
def test_pads_are_told_apart_by_their_names(name: str, family: str) -> None:
    assert pad.family_of(name) == family


def owner(plugged: Plugged, pad_id: str) -> str:
    """Give a controller to Ada; returns her id."""
    profiles = Profiles(plugged.settings)
    ada = profiles.create("Ada")
    profiles.give_pad(ada.id, pad_id)
    return ada.id


def test_a_pad_that_is_somebodys_answers_for_nobody_else(plugged: Plugged) -> None:
    [own] = plugged.pads.present()
    ada = owner(plugged, own)
    plugged.pads.asked = ("Ben",)
    assert plugged.press("A") == []
    plugged.pads.asked = ("Ben", ada)
    assert plugged.press("A") == ["Enter"]
    plugged.pads.asked = ()
    assert plugged.press("A") == ["Enter"], "in the menus everybody's pad answers"


def test_a_direction_that_is_still_held_when_somebody_else_is_asked_counts_no_more(plugged: Plugged) -> None:
    [own] = plugged.pads.present()
    ada = owner(plugged, own)
    plugged.pads.asked = (ada,)
    plugged.hand.hold("Down")
    assert plugged.heard(0) == ["Down"]
    plugged.pads.asked = ("Ben",)
    assert plugged.heard(REPEATS) == [] and plugged.pads.wake_at() is None


def test_of_two_pads_alike_one_is_somebodys_and_the_other_is_for_all(plugged: Plugged) -> None:
    other = VirtualPad()
    plugged.heard(0)
    first, second = plugged.pads.present()
    owner(plugged, second)
    plugged.pads.asked = ("Ben",)
    other.hold("A")
    assert plugged.heard(0) == [] and plugged.press("A") == ["Enter"] and first != second
    other.unplug()
    plugged.heard(0)
    assert list(plugged.pads.present()) == [first]
