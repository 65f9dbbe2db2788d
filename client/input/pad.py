"""Game controllers: buttons and sticks stand for keys, so a controller can do whatever a keyboard can.

`KEYS` maps buttons to keys, as far as the player hasn't changed them. Buttons have SDL's names, those of an Xbox
controller. `family` says how they are named and drawn for the current controller.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Mapping

import pygame

from client.input.keys import press
from engine.store.player.profiles import Profiles
from engine.store.player.settings import PAD_GLYPHS, Settings

_log = logging.getLogger(__name__)

KEYS: Mapping[str, str] = {
    "A": "Enter", "B": "Esc", "X": "Space", "Y": "Z", "LB": "Shift Tab", "RB": "Tab", "LT": "Ctrl Z", "RT": "F2",
    "Up": "Up", "Down": "Down", "Left": "Left", "Right": "Right", "Start": "F10", "Back": "F1",
    "L3": "Shift L", "R3": "F3", "R Up": "PgUp", "R Down": "PgDn", "R Left": "Shift F3", "R Right": "Space",
}  # fmt: skip
"""The default key of each button and each direction of the right stick. The left stick works like the directional
buttons."""
MOUSE: Mapping[str, str] = {"Mouse 3": "", "Mouse 4": "Esc", "Mouse 5": "Space"}
"""The same for mouse buttons: the middle one, usually without a key, and the side buttons."""
USUAL = {**KEYS, **MOUSE}
_MOUSE_BUTTONS = {pygame.BUTTON_MIDDLE: "Mouse 3", pygame.BUTTON_X1: "Mouse 4", pygame.BUTTON_X2: "Mouse 5"}
XBOX, PLAYSTATION, SWITCH, DECK = FAMILIES = PAD_GLYPHS[1:]
_WORDS = {
    PLAYSTATION: ("playstation", "ps3", "ps4", "ps5", "dualshock", "dualsense", "sony"),
    SWITCH: ("nintendo", "switch", "joy-con"),
    DECK: ("steam deck", "steam virtual"),
}
"""Parts of controller names, in lowercase."""

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
    pygame.CONTROLLER_AXIS_LEFTX: ("", "Left", "Right"),
    pygame.CONTROLLER_AXIS_LEFTY: ("", "Up", "Down"),
    pygame.CONTROLLER_AXIS_RIGHTX: ("R ", "Left", "Right"),
    pygame.CONTROLLER_AXIS_RIGHTY: ("R ", "Up", "Down"),
}
"""For each axis of a stick, the prefix and the two ends of its directions."""
_TRIGGERS = {pygame.CONTROLLER_AXIS_TRIGGERLEFT: "LT", pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "RT"}
_REPEATED = frozenset(("Up", "Down", "Left", "Right", "R Up", "R Down", "LB", "RB"))
_FARTHEST = 32767
_PRESSED, _RELEASED = 0.55, 0.35
"""How far an axis must move to press, and how far back to release."""
REPEAT_AFTER_MS, REPEAT_MS = 400, 110
_RUMBLE_MS = 140
_GUID = 32
"""The length of SDL's ID for a kind of controller. If there are several of a kind, a number follows."""
_OF_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL)


class _InHand:
    """The last used device: the controller's family, empty for keyboard and mouse, and the keys of its buttons."""

    family = ""
    keys: Mapping[str, str] = KEYS


def family() -> str:
    """Return the family of buttons to draw; empty while keyboard or mouse are used."""
    return _InHand.family


def button_for(key: str) -> str:
    """Return the current controller's button for a key; empty if there is none, or while no controller is used."""
    if not _InHand.family:
        return ""
    if key == "Arrows":
        return "Arrows"
    return next((button for button, stands_for in _InHand.keys.items() if stands_for == key), "")


def family_of(name: str) -> str:
    """Return the family of a controller by the name it reports."""
    small = name.lower()
    return next((known for known, words in _WORDS.items() if any(word in small for word in words)), XBOX)


class Pads:
    """All controllers of this computer, converted to key presses.

    Any of them can be used at any time, except those assigned to a player. `settings` say who owns them, what buttons
    stand for, how they are drawn, and whether controllers rumble.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._pads: dict[int, pygame._sdl2.controller.Controller] = {}
        self._known: dict[int, str] = {}
        """The ID of each connected controller, stable when it is plugged in again."""
        self.asked: Collection[str] = ()
        """The players whose controllers are accepted now, besides unassigned ones; empty for all."""
        self._last = -1
        """The controller that was used last."""
        self._axes: dict[tuple[int, int], str] = {}
        """The button that each axis holds down."""
        self._repeated = ""
        self._repeat_at: int | None = None
        _InHand.family = ""

    def open(self) -> None:
        """Let the system report controllers from now on, including those already connected."""
        try:
            from pygame._sdl2 import controller

            controller.init()
        except (ImportError, pygame.error) as problem:
            _log.warning("Can't use game controllers: %s.", problem)

    def events(self, events: Iterable[pygame.event.Event], now: int) -> list[pygame.event.Event]:
        """Return the events, with controller events converted to keys."""
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
        """Return the names of the connected controllers by their IDs."""
        return {self._known[number]: f"{pad.name}{self._known[number][_GUID:]}" for number, pad in self._pads.items()}

    def _answers(self, pad: int) -> bool:
        """Return whether a controller may be used now: it is unassigned, or belongs to a player who is asked."""
        owner = Profiles(self.settings).owner_of(self._known.get(pad, ""))
        return not owner or not self.asked or owner in self.asked

    def wake_at(self) -> int | None:
        """Return the moment when a held button repeats."""
        return self._repeat_at

    def rumble(self) -> None:
        """Rumble the current controller for a moment, if the settings allow it."""
        pad = self._pads.get(self._last)
        if pad is not None and _InHand.family and self.settings.pad_rumble:
            pad.rumble(0.5, 0.8, _RUMBLE_MS)

    def _of_pad(self, event: pygame.event.Event, now: int) -> list[pygame.event.Event] | None:
        """Return the key events for a controller's event; None for other events."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._add(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            return self._remove(event.instance_id)
        elif event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            return self._button(
                event.instance_id, _BUTTONS.get(event.button, ""), event.type == pygame.CONTROLLERBUTTONDOWN, now
            )
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
            _log.warning("Can't use a game controller: %s.", problem)
            return
        joystick = pad.as_joystick()
        number, kind = joystick.get_instance_id(), joystick.get_guid()
        taken = set(self._known.values()) - {self._known.get(number)}
        self._pads[number] = pad
        self._known[number] = next(
            name for name in (kind, *(f"{kind} {other}" for other in range(2, len(taken) + 3))) if name not in taken
        )

    def _remove(self, number: int) -> list[pygame.event.Event]:
        """Remove a controller and release what it held."""
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
        """Switch to a controller, whose buttons are drawn from now on."""
        pad, wanted = self._pads.get(self._last), self.settings.pad_glyphs
        _InHand.family = wanted if wanted in FAMILIES else family_of(pad.name if pad is not None else "")
        _InHand.keys = {**KEYS, **self.settings.pad_keys}

    def _press(self, button: str, down: bool = True) -> list[pygame.event.Event]:
        """Return the key event of a button; empty if the settings name an unknown key."""
        try:
            return [press(self.settings.pad_keys.get(button) or USUAL[button], down)]
        except ValueError:
            return []
