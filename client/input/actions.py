"""Commands and their keys, as the player has bound them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import pygame

from client.input.keys import HELD, trigger
from client.input.pad import button_for
from engine.words import say

_ARROWS = ["Left", "Right", "Up", "Down"]


@dataclass(frozen=True, slots=True)
class Command:
    """A command named "place.verb", with its default keys. The message of its name describes it."""

    name: str
    keys: tuple[str, ...] = field(default=(), compare=False)
    arguments: tuple[Any, ...] = ()

    def of(self, *arguments: float | str, keys: tuple[str, ...] = ()) -> Command:
        """Return this command with arguments for its handler, and default keys of its own."""
        return Command(self.name, keys, arguments)

    @property
    def full_name(self) -> str:
        """The name with the arguments, under which settings store its keys: "answer.digit 3"."""
        return " ".join((self.name, *map(str, self.arguments)))


class ActionMap:
    """The mapping from keys to commands. `changed` has the keys that the player has rebound."""

    def __init__(self) -> None:
        self.changed: dict[str, list[str]] = {}

    def triggers(self, action: Command) -> Sequence[str]:
        """Return the keys of a command."""
        return self.changed.get(action.full_name, action.keys)

    def find(self, pressed: str, offered: Collection[Command]) -> Command | None:
        """Return the first offered command bound to a key. With Shift, Ctrl or Alt, exact bindings come first."""
        parts = pressed.split()
        held = [name for name in parts[:-1] if name in HELD]
        key = " ".join(parts[len(held) :])
        names = [" ".join((*some, key)) for count in range(len(held), -1, -1) for some in combinations(held, count)]
        found = (action for name in names for action in offered if name in self.triggers(action))
        return next(found, None) if pressed else None

    def rebind(self, action: Command, keys: Sequence[str], offered: Iterable[Command]) -> list[Command]:
        """Bind a command to other keys. Returns the commands among `offered` that lost keys.

        Keys that both have by default stay, because these commands are never offered together.
        """
        taken = []
        for other in offered:
            shared = set(action.keys) & set(other.keys)
            left = [key for key in self.triggers(other) if key not in keys or key in shared]
            if other != action and len(left) < len(self.triggers(other)):
                self._set(other, left)
                taken.append(other)
        self._set(action, keys)
        return taken

    def _set(self, action: Command, keys: Sequence[str]) -> None:
        if tuple(keys) == action.keys:
            self.changed.pop(action.full_name, None)
        else:
            self.changed[action.full_name] = list(keys)

    def cap(self, *actions: Command, place: int = 0) -> str:
        """Return the key caps of commands: the first of several keys or the one at `place`. Empty without a key.

        Prefers a key with a button on the current controller.
        """
        found = [next(filter(button_for, keys), keys[place]) for action in actions if (keys := self.triggers(action))]
        return "Arrows" if found == _ARROWS else " ".join(found)

    def help(self, offered: Iterable[Command]) -> list[tuple[str, str]]:
        """Return keys with a short sentence about each, in the order of `offered`.

        Commands with the same sentence are joined, and those without keys are left out.
        """
        keys: dict[str, list[str]] = {}
        for action in offered:
            keys.setdefault(say.actions(action.name), []).extend(self.triggers(action))
        return [(_list_keys(found), sentence) for sentence, found in keys.items() if found]


def _list_keys(keys: Iterable[str]) -> str:
    """Return the keys as a list, each once, those of the keypad last: "F2, Shift 1 to 9"."""
    runs: list[list[str]] = []
    for key in sorted(dict.fromkeys(keys), key=lambda key: key.startswith("Keypad")):
        last = runs[-1][-1] if runs else ""
        if key[-1].isdigit() and last[-1:].isdigit() and key == f"{last[:-1]}{int(last[-1]) + 1}":
            runs[-1].append(key)
        else:
            runs.append([key])
    return ", ".join(f"{run[0]} to {run[-1][-1]}" if len(run) > 2 else ", ".join(run) for run in runs)


BINDINGS = ActionMap()
"""The key bindings of the program's player."""
cap = BINDINGS.cap


def find_triggered(event: pygame.event.Event, offered: Collection[Command]) -> Command | None:
    """Return the offered command that a pressed key triggers; None for any other event."""
    return BINDINGS.find(trigger(event), offered)


SPEAK = Command("speech.switch", ("Ctrl F4",))
REPEAT, HUSH = Command("speech.repeat", ("F4",)), Command("speech.stop", ("Shift F4",))
SPEAK_FASTER, SPEAK_SLOWER = Command("speech.faster", ("F9",)), Command("speech.slower", ("Shift F9",))
TELL_STATE = Command("speech.state", ("F5", "Q"))
TELL_MORE = Command("speech.read", ("Shift F5", "V"))
TELL_PLATE = Command("speech.plate", ("Shift P",))
HEADPHONES = Command("speech.headphones", ("F7",))
SPEECH = (SPEAK, REPEAT, HUSH, SPEAK_SLOWER, SPEAK_FASTER, TELL_STATE, TELL_MORE, TELL_PLATE, HEADPHONES)
"""Commands of the voice. Keys that are single letters work only at the table."""

# -- commands that widgets and screens share -------------------------------------------------------------------

FULL_SCREEN = Command("window.full-screen", ("F11", "Alt Enter"))
BACK = Command("screen.back", ("Esc",))
RULES = Command("screen.rules", ("F1",))
EXPLAIN, EXPLAIN_MORE = Command("terms.next", ("F8",)), Command("terms.into", ("Shift F8",))
SEARCH = Command("screen.search", ("Ctrl F",))
FINISH = Command("screen.finish", ("Ctrl Enter", "F10"))
UNDO = Command("screen.undo", ("Ctrl Z",))
COPY = Command("screen.copy", ("Ctrl C",))
DELETE, RENAME = Command("list.delete", ("Delete",)), Command("list.rename", ("F2",))
NEXT = Command("focus.next", ("Tab",))
PREVIOUS = Command("focus.previous", ("Shift Tab",))
LEFT, RIGHT = Command("focus.left", ("Left",)), Command("focus.right", ("Right",))
UP, DOWN = Command("focus.up", ("Up",)), Command("focus.down", ("Down",))
CHOOSE = Command("focus.choose", ("Enter", "Keypad Enter"))
PRESS = Command("control.press", ("Enter", "Keypad Enter", "Space"))
LIST_UP, LIST_DOWN = Command("list.up", ("Up",)), Command("list.down", ("Down",))
PAGE_UP, PAGE_DOWN = Command("list.page-up", ("PgUp",)), Command("list.page-down", ("PgDn",))
FIRST, LAST = Command("list.first", ("Home",)), Command("list.last", ("End",))
LESS, MORE = Command("number.less", ("Left", "-")), Command("number.more", ("Right", "+"))
MUCH_LESS, MUCH_MORE = Command("number.much-less", ("PgDn",)), Command("number.much-more", ("PgUp",))
LEAST, MOST = Command("number.least", ("Home",)), Command("number.most", ("End",))
FASTER = Command("speed.faster", ("+", "=", "Keypad +"))
SLOWER = Command("speed.slower", ("-", "Keypad -"))
PLAY = Command("speed.pause", ("Space",))
TURNING_POINTS = tuple(Command("results.turning-point", (str(number),), (number,)) for number in (1, 2, 3))
WAYS = {LEFT: (-1, 0), RIGHT: (1, 0), UP: (0, -1), DOWN: (0, 1)}
