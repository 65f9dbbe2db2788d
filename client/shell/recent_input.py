"""Recent input at the window in plain words, for error reports. It contains no names.

Text typed into a field may be a name, so the report only says that a letter was typed.
"""

from __future__ import annotations

from collections import deque

import pygame

MOST_DEEDS = 200
_NEAR = 4
"""A typed letter's key is searched among this many of the latest entries."""
_A_LETTER = "a letter is typed"
_KEY = "key "

_PLAIN = {
    pygame.QUIT: "the window is to be closed",
    pygame.WINDOWRESIZED: "the window has another size",
    pygame.WINDOWMINIMIZED: "the window is minimized",
    pygame.WINDOWRESTORED: "the window is restored",
    pygame.WINDOWFOCUSGAINED: "the window has the focus",
    pygame.WINDOWFOCUSLOST: "the window has lost the focus",
    pygame.DROPFILE: "a file is dropped on the window",
    pygame.DROPTEXT: "text is dropped on the window",
}
_MODIFIERS = ((pygame.KMOD_CTRL, "Ctrl+"), (pygame.KMOD_ALT, "Alt+"), (pygame.KMOD_SHIFT, "Shift+"))


class RecentInput:
    """The latest input. `count` is the total number of entries so far."""

    def __init__(self) -> None:
        self.count = 0
        self._last: deque[tuple[int, str, str]] = deque(maxlen=MOST_DEEDS)

    def note(self, now_ms: int, scene: object, event: pygame.event.Event) -> None:
        """Record an event for a scene. Pointer movements aren't recorded."""
        if event.type == pygame.TEXTINPUT:
            self._hide_letter()
            return
        words = in_words(event)
        if words:
            self.count += 1
            self._last.append((now_ms, type(scene).__name__, words))

    def lines(self) -> list[str]:
        """Return a line for each entry, the oldest first: seconds since the start, the scene, the input."""
        return [f"{now_ms / 1000:10.3f}  {scene}: {words}" for now_ms, scene, words in self._last]

    def _hide_letter(self) -> None:
        """Hide the key that was pressed for a typed letter."""
        for back in range(1, min(_NEAR, len(self._last)) + 1):
            now_ms, scene, words = self._last[-back]
            if words.startswith(_KEY) and len(words.rpartition("+")[2].removeprefix(_KEY)) <= 1:
                self._last[-back] = now_ms, scene, _A_LETTER
                return


def in_words(event: pygame.event.Event) -> str:
    """Return an event in words, such as "key Ctrl+z" or "mouse button 1 pressed at 310, 220", or ""."""
    if event.type == pygame.KEYDOWN:
        held = "".join(name for mask, name in _MODIFIERS if getattr(event, "mod", 0) & mask)
        return f"{_KEY}{held}{pygame.key.name(event.key)}"
    if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        what = "pressed" if event.type == pygame.MOUSEBUTTONDOWN else "let go"
        return f"mouse button {event.button} {what} at {event.pos[0]}, {event.pos[1]}"
    if event.type == pygame.MOUSEWHEEL:
        return f"mouse wheel {event.x}, {event.y}"
    return _PLAIN.get(event.type, "")
