"""The number of a chain: its sum so far, larger with each link, and below it how many links there are."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from client.art import paint, text
from client.layout.pieces import Point
from client.motion.easing import arrive, speed_up
from client.motion.visuals.visual import Visual

NUMBER = 33.0
"""The size of the number's letters at the first link, in pixels of a table 1920 wide."""
_LARGER, _STEPS = 0.06, 8
"""How much larger each link makes them, and how many sizes there are."""
_POP_MS, _POPPED = 140.0, 0.25
_PILL, _LIGHTER = "#1B1A24", 0.5
_BACK = 16.0
_GOES_MS = 120.0


@dataclass(slots=True)
class Tally(Visual):
    """The growing number.

    It pops at each link. At the blow it draws back for a moment, strikes the target and stays there shortly. With
    `still` it changes in place.
    """

    place: Point
    target: Point
    scale: float
    color: str
    font: str
    still: bool = False
    words: str = ""
    links: int = 0
    _popped: float = -math.inf
    _struck: float = math.inf
    _back: float = 0.0

    @property
    def grown(self) -> float:
        """Return the size of its letters, as a factor."""
        return 1 + _LARGER * min(_STEPS - 1, max(0, self.links - 1))

    @property
    def ink(self) -> str:
        """Return the color of its letters."""
        return paint.mix(self.color, "#FFFFFF", _LIGHTER)

    def grow(self, words: str, links: int, now: float) -> None:
        """Show another sum."""
        self.words, self.links, self._popped = words, links, now

    def strike(self, now: float, back: float, held: float) -> None:
        """Strike the target after `back` milliseconds, and stay there for `held`."""
        self._struck, self._back = now, back
        self.begin, self.duration = now, back + held + (_GOES_MS if self.still else 0.0)

    def draw(self, surface: pygame.Surface, now: float) -> None:
        size = NUMBER * self.scale * self.grown
        popping = 0.0 if self.still else max(0.0, 1 - (now - self._popped) / _POP_MS)
        x, y = self._at(now)
        y -= round(_POPPED * size * popping)
        wide, counted = text.width(self.words, self.font, size), self.words == f"×{self.links}"
        pill = pygame.Rect(0, 0, round(wide + 1.1 * size), round((1.5 if counted else 2.25) * size))
        pill.center = round(x), round(y)
        paint.panel(surface, pill, 0.5 * size, _PILL, self.color, max(2.0, 2.5 * self.scale), 0.92)
        text.draw(surface, self.words, self.font, size, self.ink, (x, y - (0 if counted else 0.35 * size)), "center")
        if not counted:
            text.draw(surface, f"×{self.links}", self.font, 0.6 * size, "#FFFFFF", (x, y + 0.62 * size), "center")

    def _at(self, now: float) -> Point:
        """Return its center at a moment."""
        if now < self._struck or self.still:
            return self.place
        (x, y), (to_x, to_y) = self.place, self.target
        far = max(1.0, math.dist(self.place, self.target))
        share = min(1.0, (now - self._struck) / max(1.0, self._back))
        back = _BACK * self.scale * arrive(min(1.0, share / 0.6)) / far
        x, y = x - (to_x - x) * back, y - (to_y - y) * back
        if share < 0.6:
            return x, y
        reach = speed_up((share - 0.6) / 0.4)
        return x + (to_x - x) * reach, y + (to_y - y) * reach

    def moving(self, now: float) -> bool:
        """Return False while it waits for another link."""
        return now < self._popped + _POP_MS or now >= self._struck
