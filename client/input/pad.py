"""Game controllers: the buttons and sticks of a pad stand for keys, so that whatever a keyboard can do a pad can, too.

Which key a button stands for is `KEYS`, and what the player has changed of it. Buttons have the names that SDL gives
them, those of an Xbox pad; what they are called on the pad in hand, and drawn as, `family` tells.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Mapping

import pygame

from client.input.keys import press
from engine.store.settings import PAD_GLYPHS, Settings

_log = logging.getLogger(__name__)

KEYS: Mapping[str, str] = {
    "A": "Enter", "B": "Esc", "X": "Space", "Y": "Z", "LB": "Shift Tab", "RB": "Tab", "LT": "Ctrl Z", "RT": "F2",
    "Up": "Up", "Down": "Down", "Left": "Left", "Right": "Right", "Start": "F10", "Back": "F1",
    "L3": "Shift L", "R3": "F3", "R Up": "PgUp", "R Down": "PgDn", "R Left": "Shift F3", "R Right": "Space",
}  # fmt: skip
"""The key that each button, and each direction of the right stick, stands for at first. The left stick does what the
directional buttons do.
"""
MOUSE: Mapping[str, str] = {"Mouse 3": "", "Mouse 4": "Esc", "Mouse 5": "Space"}
"""The same for the middle button of a mouse, which usually stands for none, and those at its side."""
USUAL = {**KEYS, **MOUSE}
_MOUSE_BUTTONS = {pygame.BUTTON_MIDDLE: "Mouse 3", pygame.BUTTON_X1: "Mouse 4", pygame.BUTTON_X2: "Mouse 5"}
XBOX, PLAYSTATION, SWITCH, DECK = FAMILIES = PAD_GLYPHS[1:]
_WORDS = {PLAYSTATION: ("playstation", "ps3", "ps4", "ps5", "dualshock", "dualsense", "sony"),
          SWITCH: ("nintendo", "switch", "joy-con"), DECK: ("steam deck", "steam virtual")}  # fmt: skip
"""What stands in the names of pads, in small letters."""

_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "A", pygame.CONTROLLER_BUTTON_B: "B", pygame.CONTROLLER_BUTTON_X: "X",
    pygame.CONTROLLER_BUTTON_Y: "Y", pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "LB",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "RB", pygame.CONTROLLER_BUTTON_BACK: "Back",
    pygame.CONTROLLER_BUTTON_START: "Start", pygame.CONTROLLER_BUTTON_LEFTSTICK: "L3",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "R3", pygame.CONTROLLER_BUTTON_DPAD_UP: "Up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "Down", pygame.CONTROLLER_BUTTON_DPAD_LEFT: "Left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "Right",
}  # fmt: skip
_STICKS = {
    pygame.CONTROLLER_AXIS_LEFTX: ("", "Left", "Right"), pygame.CONTROLLER_AXIS_LEFTY: ("", "Up", "Down"),
    pygame.CONTROLLER_AXIS_RIGHTX: ("R ", "Left", "Right"), pygame.CONTROLLER_AXIS_RIGHTY: ("R ", "Up", "Down"),
}  # fmt: skip
"""Each axis of a stick: what its directions begin with, and the two ends."""
_TRIGGERS = {pygame.CONTROLLER_AXIS_TRIGGERLEFT: "LT", pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "RT"}
_REPEATED = frozenset(("Up", "Down", "Left", "Right", "R Up", "R Down", "LB", "RB"))
_FARTHEST = 32767
_PRESSED, _RELEASED = 0.55, 0.35
"""An axis that is moved this far presses, and one that is back this far lets go."""
REPEAT_AFTER_MS, REPEAT_MS = 400, 110
_RUMBLE_MS = 140
_GUID = 32
"""Letters of what SDL calls a kind of pads; of several of a kind the number follows."""
_OF_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL)


class _InHand:
    """What was used last: the family of the pad, empty for keyboard and mouse; and what its buttons stand for."""

    family = ""
    keys: Mapping[str, str] = KEYS


def family() -> str:
    """Whose buttons are to be drawn now; empty while keyboard or mouse are used."""
    return _InHand.family


def button_for(key: str) -> str:
    """The button of the pad in hand that stands for a key; empty without one, or while no pad is used."""
    if not _InHand.family:
        return ""
    if key == "Arrows":
        return "Arrows"
    return next((button for button, stands_for in _InHand.keys.items() if stands_for == key), "")


def family_of(name: str) -> str:
    """The family of a pad by the name that it gives itself."""
    small = name.lower()
    return next((known for known, words in _WORDS.items() if any(word in small for word in words)), XBOX)


class Pads:
    """All pads of this computer: what is done with them comes out as keys that go down and up.

    Of several, any can be used at any time, but for those that are a person's. `settings` tell whose they are, what
    buttons stand for, how they are drawn, and whether pads rumble.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._pads: dict[int, pygame._sdl2.controller.Controller] = {}
        self._known: dict[int, str] = {}
        """By pad what tells it from all others here, also when it is plugged in again."""
        self.asked: Collection[str] = ()
        """Whose pads answer now, beside those that are nobody's; empty: all."""
        self._last = -1
        """The pad that was used last."""
        self._axes: dict[tuple[int, int], str] = {}
        """What each axis holds down."""
        self._repeated = ""
        self._repeat_at: int | None = None
        _InHand.family = ""

    def open(self) -> None:
        """Let the system tell of pads from now on, also of those that are there already."""
        try:
            from pygame._sdl2 import controller

            controller.init()
        except (ImportError, pygame.error) as problem:
            _log.warning("Game controllers cannot be used: %s.", problem)

    def events(self, events: Iterable[pygame.event.Event], now: int) -> list[pygame.event.Event]:
        """The events, with those of pads turned into keys."""
        result = []
        for event in events:
            pressed = self._of_pad(event, now)
            if pressed is None:
                if event.type in _OF_MOUSE or event.type == pygame.KEYDOWN:
                    _InHand.family = ""
                result.append(event)
            else:
                result += pressed
        if self._repeat_at is not None and not self._answers(self._last):
            self._repeat_at = None
        if self._repeat_at is not None and now >= self._repeat_at:
            result += self._press(self._repeated)
            self._repeat_at = now + REPEAT_MS
        return result

    def present(self) -> dict[str, str]:
        """What the pads call themselves that are plugged in, by what tells each from the others."""
        return {self._known[number]: f"{pad.name}{self._known[number][_GUID:]}" for number, pad in self._pads.items()}

    def _answers(self, pad: int) -> bool:
        """Whether a pad may be used now: it is nobody's, or that of somebody who is asked."""
        owner = self.settings.owner_of(self._known.get(pad, ""))
        return not owner or not self.asked or owner in self.asked

    def wake_at(self) -> int | None:
        """When a button that is held counts again."""
        return self._repeat_at

    def rumble(self) -> None:
        """Let the pad in hand be felt for a moment, if that is wanted."""
        pad = self._pads.get(self._last)
        if pad is not None and _InHand.family and self.settings.pad_rumble:
            pad.rumble(0.5, 0.8, _RUMBLE_MS)

    def _of_pad(self, event: pygame.event.Event, now: int) -> list[pygame.event.Event] | None:
        """What an event of a pad comes to; None for all others."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._add(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            return self._remove(event.instance_id)
        elif event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            return self._button(event.instance_id, _BUTTONS.get(event.button, ""),
                                event.type == pygame.CONTROLLERBUTTONDOWN, now)  # fmt: skip
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self._axis(event.instance_id, event.axis, event.value / _FARTHEST, now)
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button in _MOUSE_BUTTONS:
            _InHand.family = ""
            return self._press(_MOUSE_BUTTONS[event.button], event.type == pygame.MOUSEBUTTONDOWN) or None
        else:
            return None
        return []

    def _add(self, index: int) -> None:
        from pygame._sdl2 import controller

        try:
            pad = controller.Controller(index)
        except pygame.error as problem:
            _log.warning("A game controller cannot be used: %s.", problem)
            return
        joystick = pad.as_joystick()
        number, kind = joystick.get_instance_id(), joystick.get_guid()
        taken = set(self._known.values()) - {self._known.get(number)}
        self._pads[number] = pad
        self._known[number] = next(name for name in (kind, *(f"{kind} {other}" for other in range(2, len(taken) + 3)))
                                   if name not in taken)  # fmt: skip

    def _remove(self, number: int) -> list[pygame.event.Event]:
        """A pad has gone: what it held is let go."""
        self._pads.pop(number, None)
        self._known.pop(number, None)
        held = [name for (pad, _), name in self._axes.items() if pad == number and name]
        self._axes = {axis: name for axis, name in self._axes.items() if axis[0] != number}
        self._repeat_at = None
        return [event for name in held for event in self._press(name, down=False)]

    def _button(self, pad: int, name: str, down: bool, now: int) -> list[pygame.event.Event]:
        if not name or (down and not self._answers(pad)):
            return []
        if down:
            self._last = pad
            self._take_up()
            self._repeated, self._repeat_at = name, now + REPEAT_AFTER_MS if name in _REPEATED else None
        elif name == self._repeated:
            self._repeat_at = None
        return self._press(name, down)

    def _axis(self, pad: int, axis: int, value: float, now: int) -> list[pygame.event.Event]:
        held = self._axes.get((pad, axis), "")
        wanted = held if abs(value) > _RELEASED else ""
        if abs(value) >= _PRESSED:
            before, low, high = _STICKS.get(axis, ("", "", _TRIGGERS.get(axis, "")))
            wanted = before + (low if value < 0 else high)
        if wanted == held:
            return []
        self._axes[pad, axis] = wanted
        let_go = self._button(pad, held, False, now) if held else []
        return let_go + (self._button(pad, wanted, True, now) if wanted else [])

    def _take_up(self) -> None:
        """A pad is used: its buttons are drawn from now on."""
        pad, wanted = self._pads.get(self._last), self.settings.pad_glyphs
        _InHand.family = wanted if wanted in FAMILIES else family_of(pad.name if pad is not None else "")
        _InHand.keys = {**KEYS, **self.settings.pad_keys}

    def _press(self, button: str, down: bool = True) -> list[pygame.event.Event]:
        """The key that a button stands for; none where the settings name one that does not exist."""
        try:
            return [press(self.settings.pad_keys.get(button) or USUAL[button], down)]
        except ValueError:
            return []
