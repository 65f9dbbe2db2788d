"""A die on the table: it is rolled by a click, by Space, or by Enter when it has the focus."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from client.input.focus import THING, FocusStop
from client.layout.map import Spot
from client.table.furniture.die.motion import DieMotion
from client.table.furniture.die.style import DieStyle, draw_die
from client.table.hand.gestures import HandAction
from client.table.layer import Band, Layer, SpeechWords
from client.table.pointer_targets import Point, Pointer, PointerKind, ReadableThing
from engine.kernel.state.state import Option


class DieLayer(Layer):
    """A table's die."""

    bands = (Band.UNDER,)

    @property
    def motion(self) -> DieMotion:
        return self.table.director.motion(DieMotion)

    @property
    def tray(self) -> pygame.Rect:
        return self.table.places.arrangement.rects["die"]

    @property
    def _spot(self) -> Spot:
        return next(spot for spot in self.table.screen.map.spots if spot.kind == "die")

    @property
    def option(self) -> Option | None:
        """The answer that rolls the die, while the viewer may give it."""
        verbs, verb = self.table.session.game.verbs, self._spot.text("verb", "roll")
        return next((option for option in self.table.hand.view.options if verbs[option[0]] == verb), None)

    @property
    def words(self) -> DieStyle:
        found: DieStyle = self.table.screen.painter.look.of_piece(DieStyle, self._spot.name)
        return found

    def roll(self) -> bool:
        """Give the answer that rolls the die. Return False if the viewer can't give it."""
        option = self.option
        if option is not None:
            self.do.commit(HandAction("commit", None, option))
        return option is not None

    def suspense(self) -> str:
        return self.words.rolls if self.motion.hides_result() else ""

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        draw_die(surface, self.tray, *self.motion.face(self.table.screen.now))

    def hit(self, point: Point) -> ReadableThing | None:
        return ReadableThing("die", "", None, tuple(self.tray)) if self.tray.collidepoint(point) else None

    def pointer(self, event: Pointer) -> bool:
        return event.kind == PointerKind.PRESS and self.tray.collidepoint(event.point) and self.roll()

    def stops(self) -> Sequence[FocusStop]:
        return [FocusStop(THING, "die", self.tray, aside=self.option is None)]

    def describe(self, stop: FocusStop, speech: SpeechWords) -> Sequence[str]:
        if (stop.kind, stop.name) != (THING, "die"):
            return ()
        words, number = self.words, self.motion.number
        shown = [words.shows.format(number=number)] if number and not self.motion.hides_result() else []
        return [*shown, words.ready] if self.option is not None else shown

    def activate(self, stop: FocusStop) -> bool:
        return (stop.kind, stop.name) == (THING, "die") and self.roll()

    def continue_(self) -> bool:
        return self.roll()
