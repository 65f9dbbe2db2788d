"""Keyboard focus on the table: one stop at a time, moved by the arrows to the nearest, by Tab in order."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from operator import itemgetter

import pygame

SPOT, TARGET, ANSWER, BUTTON = "spot", "target", "answer", "button"
"""Kinds of stops to choose: a source, a lit target, a button of the prompt bar or of the top bar."""
OFFER = "offer"
"""A button below an enlarged card."""
THING = "thing"
"""Furniture that can be used, by its name, such as a spinner that waits to be spun."""
CARD, PLATE, PILE, LINK, TAG, LAMP = "card", "plate", "pile", "link", "tag", "lamp"
"""Kinds of stops to read: cards, seat plates, piles to browse, links of the chain, lamps, and tags that can't be used
now."""


@dataclass(frozen=True, slots=True)
class FocusStop:
    """A place for the focus: its kind, its name, and its rectangle.

    Tab skips stops that are `aside`. The ring of a `round` one is a circle.
    """

    kind: str
    name: Hashable
    rect: pygame.Rect
    aside: bool = False
    round: bool = False


class KeyFocus:
    """The stop with the focus. It shows only after a key; the mouse hides it."""

    def __init__(self) -> None:
        self.shown = False
        self.stops: list[FocusStop] = []
        self._at: tuple[str, Hashable] | None = None
        self._left: dict[int, tuple[str, Hashable]] = {}
        """The focus when another kind of question was asked, by the previous kind."""
        self._fell = False
        """Whether the focus moved here because its former stop disappeared."""

    @property
    def stop(self) -> FocusStop | None:
        """Return the focused stop while the focus shows, else None."""
        return self._find() if self.shown else None

    def offer(self, stops: Sequence[FocusStop]) -> None:
        """Set the available stops. The focus stays if its stop is still there, even with another use.

        Otherwise it goes to the nearest choice if it was on one, or to the first stop. A focus that only fell on a
        button moves on to a new first stop.
        """
        lost, before, self.stops = self._find(), self.stops, list(stops)
        first = next(iter(self._in_order()), None)
        if (
            self._fell
            and lost is not None
            and lost.kind in (ANSWER, BUTTON)
            and first is not None
            and all((first.kind, first.name) != (stop.kind, stop.name) for stop in before)
        ):
            self._at = first.kind, first.name
        if self._find() is None:
            same = next((stop for stop in self.stops if self._is_same_tag(stop)), None)
            near = _nearest(lost, self.stops) if lost is not None and lost.kind in (SPOT, TAG) else None
            found = same or near or first
            self._at, self._fell = (found.kind, found.name) if found else None, True

    def _is_same_tag(self, stop: FocusStop) -> bool:
        """Return whether a stop is the focused tag, which has been used or has become usable."""
        return self._at is not None and TAG in (stop.kind, self._at[0]) and stop.name == self._at[1]

    def forget(self, kind: str) -> None:
        """Reset the focus to the first stop if it is of this kind, because the stop now means something else."""
        if self._at is not None and self._at[0] == kind:
            self._at = None
            self.stops = []

    def ask(self) -> None:
        """Reset the focus to the first stop if it only fell where it is, because the player is asked again."""
        if self._fell:
            self._at, self.stops = None, []

    def turn_to(self, asked: int, before: int) -> None:
        """Adapt to another kind of question. A choosing focus returns to its stop of that kind, or to the first one."""
        if self._at is not None and self._at[0] in (SPOT, TARGET, TAG):
            self._left[before] = self._at
            self._at, self.stops = self._left.get(asked), []

    def hide(self) -> None:
        """Hide the focus, because the mouse was used or the viewer has changed."""
        self.shown = False
        self._left.clear()

    def set(self, kind: str, name: Hashable) -> None:
        """Focus a stop, if it exists."""
        if any((stop.kind, stop.name) == (kind, name) for stop in self.stops):
            self._at, self._fell = (kind, name), False

    def next(self, backward: bool = False) -> None:
        """Move to the next stop in order, wrapping around. The first key only shows the focus."""
        stops = self._in_order()
        if self._begin() or not stops:
            return
        found = self._find()
        if found is not None and found.kind == TAG and found not in stops:
            # The last used tag is between the stops before it and those after it.
            ahead = [stop for stop in stops if _reading(stop) > _reading(found)]
            place = stops.index(ahead[0]) - (0 if backward else 1) if ahead else 0 if backward else -1
        else:
            place = stops.index(found) if found in stops else 0 if backward else -1
        stop = stops[(place + (-1 if backward else 1)) % len(stops)]
        self._at, self._fell = (stop.kind, stop.name), False

    def toward(self, across: int, down: int) -> None:
        """Move to the nearest stop in a direction. Stays if there is none."""
        here = self._find()
        if self._begin() or here is None:
            return
        ways = ((_distance(here.rect, stop.rect, across, down), stop) for stop in self.stops if stop != here)
        ahead = [(distance, stop) for distance, stop in ways if distance is not None]
        if ahead:
            _, stop = min(ahead, key=itemgetter(0))
            self._at, self._fell = (stop.kind, stop.name), False

    def change_to(self, kind: str) -> None:
        """Move to the first stop of a kind, or from there back to the start of the Tab order."""
        here, order = self._find(), self._in_order()
        away = here is not None and here.kind == kind and self.shown
        found = next((stop for stop in order if (stop.kind == kind) != away), None)
        if found is not None:
            self._at, self._fell, self.shown = (found.kind, found.name), False, True

    def _in_order(self) -> list[FocusStop]:
        """Return the Tab order: all choices, or all stops if there are none. The buttons of the top bar come last."""
        stops = [stop for stop in self.stops if not stop.aside] or self.stops
        return sorted(stops, key=lambda stop: stop.kind == BUTTON)

    def _begin(self) -> bool:
        """Show the focus. Returns True if it was hidden, so that the key does nothing more."""
        hidden, self.shown = not self.shown, True
        return hidden

    def _find(self) -> FocusStop | None:
        return next((stop for stop in self.stops if (stop.kind, stop.name) == self._at), None)


def _nearest(lost: FocusStop, stops: Sequence[FocusStop]) -> FocusStop | None:
    """Return the source nearest to a stop that has disappeared."""
    sources = [stop for stop in stops if stop.kind == SPOT]
    return min(sources, key=lambda stop: math.dist(stop.rect.center, lost.rect.center), default=None)


def _reading(stop: FocusStop) -> tuple[int, int]:
    """Return the sort key of a stop in reading order."""
    return stop.rect.centery // 60, stop.rect.centerx


def _distance(here: pygame.Rect, there: pygame.Rect, across: int, down: int) -> float | None:
    """Return the distance of a stop in a direction, with sideways distance counted more; None if it lies elsewhere."""
    dx, dy = there.centerx - here.centerx, there.centery - here.centery
    ahead, aside = (dx * across, abs(dy)) if across else (dy * down, abs(dx))
    if ahead <= 2 or aside > 3 * ahead + 200:
        return None
    return ahead + 2.2 * aside
