"""The keyboard's focus on the table: one thing at a time, moved by the arrows to the nearest, by Tab in order."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass

import pygame

SPOT, TARGET, ANSWER, BUTTON = "spot", "target", "answer", "button"
"""What can have the focus to choose: a source, a lit target, a button of the prompt bar or of the top bar."""
OFFER = "offer"
"""A button below a card that is read."""
WHEEL = "wheel"
"""A wheel that waits to be spun."""
CARD, PLATE, PILE, LINK, TAG, LAMP = "card", "plate", "pile", "link", "tag", "lamp"
"""What can have it to be read: a card, a seat's plate, a pile to look through, a link of the chain, a lamp, and a tag
on a card that cannot be used now.
"""


@dataclass(frozen=True, slots=True)
class FocusStop:
    """Something the focus can stand on: what it is, which one, and where. Tab passes over what is `aside`."""

    kind: str
    name: Hashable
    rect: pygame.Rect
    aside: bool = False


class KeyFocus:
    """Which stop has the focus. It is seen only after a key; the mouse hides it."""

    def __init__(self) -> None:
        self.shown = False
        self.stops: list[FocusStop] = []
        self._at: tuple[str, Hashable] | None = None
        self._left: dict[int, tuple[str, Hashable]] = {}
        """Where it was when another kind of question was asked, by the kind before."""
        self._fell = False
        """Whether it has come where it is because what had it before was gone."""

    @property
    def stop(self) -> FocusStop | None:
        """The stop that has the focus, while it is shown."""
        return self._find() if self.shown else None

    def offer(self, stops: Sequence[FocusStop]) -> None:
        """These are the stops now. The focus stays where it was if that is still there, be it for another use; else it
        goes to the nearest thing of the table that can be chosen if it was on one, or to the first stop. From a button
        on which it only fell it goes on to a new first stop.
        """
        lost, before, self.stops = self._find(), self.stops, list(stops)
        first = next(iter(self._in_order()), None)
        if self._fell and lost is not None and lost.kind in (ANSWER, BUTTON) and first is not None and all(
            (first.kind, first.name) != (stop.kind, stop.name) for stop in before
        ):
            self._at = first.kind, first.name
        if self._find() is None:
            same = next((stop for stop in self.stops if self._is_same_tag(stop)), None)
            near = _nearest(lost, self.stops) if lost is not None and lost.kind in (SPOT, TAG) else None
            found = same or near or first
            self._at, self._fell = (found.kind, found.name) if found else None, True

    def _is_same_tag(self, stop: FocusStop) -> bool:
        """Whether a stop is the tag that has the focus, which has been used, or can be used now."""
        return self._at is not None and TAG in (stop.kind, self._at[0]) and stop.name == self._at[1]

    def forget(self, kind: str) -> None:
        """What had the focus means something else now, if it is of this kind: the focus goes to the first stop."""
        if self._at is not None and self._at[0] == kind:
            self._at = None
            self.stops = []

    def ask(self) -> None:
        """Somebody who waited is asked again: a focus that only fell where it is goes to the first stop."""
        if self._fell:
            self._at, self.stops = None, []

    def turn_to(self, asked: int, before: int) -> None:
        """Another kind of question is asked: whoever was choosing goes on where that was asked last, or begins at the
        first stop. What is being read keeps the focus.
        """
        if self._at is not None and self._at[0] in (SPOT, TARGET, TAG):
            self._left[before] = self._at
            self._at, self.stops = self._left.get(asked), []

    def hide(self) -> None:
        """The mouse is used, or somebody else looks."""
        self.shown = False
        self._left.clear()

    def set(self, kind: str, name: Hashable) -> None:
        """Put the focus on a stop, if there is such a one."""
        if any((stop.kind, stop.name) == (kind, name) for stop in self.stops):
            self._at, self._fell = (kind, name), False

    def next(self, backward: bool = False) -> None:
        """Go on in order, around the end; the first key only shows where the focus is."""
        stops = self._in_order()
        if self._begin() or not stops:
            return
        found = self._find()
        if found is not None and found.kind == TAG and found not in stops:
            # What was used last stands between those before and those behind it.
            ahead = [stop for stop in stops if _reading(stop) > _reading(found)]
            place = stops.index(ahead[0]) - (0 if backward else 1) if ahead else 0 if backward else -1
        else:
            place = stops.index(found) if found in stops else 0 if backward else -1
        stop = stops[(place + (-1 if backward else 1)) % len(stops)]
        self._at, self._fell = (stop.kind, stop.name), False

    def toward(self, across: int, down: int) -> None:
        """Go to the nearest stop in a direction; stay when there is none."""
        here = self._find()
        if self._begin() or here is None:
            return
        best: tuple[float, FocusStop] | None = None
        for stop in self.stops:
            distance = _distance(here.rect, stop.rect, across, down)
            if stop != here and distance is not None and (best is None or distance < best[0]):
                best = distance, stop
        if best is not None:
            self._at, self._fell = (best[1].kind, best[1].name), False

    def change_to(self, kind: str) -> None:
        """Go to the first stop of a kind, or from there back to what Tab begins with."""
        here, order = self._find(), self._in_order()
        away = here is not None and here.kind == kind and self.shown
        found = next((stop for stop in order if (stop.kind == kind) != away), None)
        if found is not None:
            self._at, self._fell, self.shown = (found.kind, found.name), False, True

    def _in_order(self) -> list[FocusStop]:
        """What Tab goes to: all that can be chosen, or all there is when nothing can; the buttons of the top bar last.
        """
        stops = [stop for stop in self.stops if not stop.aside] or self.stops
        return sorted(stops, key=lambda stop: stop.kind == BUTTON)

    def _begin(self) -> bool:
        """Show the focus; true when it was hidden, and the key has done enough by that."""
        hidden, self.shown = not self.shown, True
        return hidden

    def _find(self) -> FocusStop | None:
        return next((stop for stop in self.stops if (stop.kind, stop.name) == self._at), None)


def _nearest(lost: FocusStop, stops: Sequence[FocusStop]) -> FocusStop | None:
    """The source that lies nearest to one that is gone."""
    sources = [stop for stop in stops if stop.kind == SPOT]
    return min(sources, key=lambda stop: math.dist(stop.rect.center, lost.rect.center), default=None)


def _reading(stop: FocusStop) -> tuple[int, int]:
    """The place of a stop in the order in which the things on the table are gone through."""
    return stop.rect.centery // 60, stop.rect.centerx


def _distance(here: pygame.Rect, there: pygame.Rect, across: int, down: int) -> float | None:
    """How far a stop lies in a direction, what is aside counted more; None when it does not lie there."""
    dx, dy = there.centerx - here.centerx, there.centery - here.centery
    ahead, aside = (dx * across, abs(dy)) if across else (dy * down, abs(dx))
    if ahead <= 2 or aside > 3 * ahead + 200:
        return None
    return ahead + 2.2 * aside
