"""The strip with what others did since whoever is asked last chose something. It goes with the next answer; a mark
stays where it was, which brings it back.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

import pygame

from client.art import paint, svg, text
from client.input.focus import Stop
from client.session.log import LogLine
from client.table.actions import key_of
from client.table.context import TableContext
from client.table.furniture.log.draw import Run, set_words
from client.table.furniture.recap.place import free_place, kept_free
from client.table.layer import Band, Layer
from client.table.things import CARD, Control, Point, Thing
from client.widgets.icons import named
from client.words.say import table as say
from engine.kernel.refs import NONE
from engine.kernel.state import Option

STRIP = "recap"
"""The kind of its controls and stops."""
_LETTERS = (15.5, 13.0, 9.5)
"""Sizes of its letters in u, the largest with which there is a place."""
_SMALLEST = 12.0
"""In pixels."""
_WIDTHS = (430.0, 330.0, 560.0, 250.0)
"""Widths in u."""
_PAD, _LINE, _GAP, _EMBLEM = 0.55, 1.32, 0.3, 1.9
"""In letters: the margin, from row to row, between two lines, and the room for the emblem."""


@dataclass(frozen=True, slots=True)
class _Set:
    """A line as it is set: its rows, and its place in the strip."""

    line: LogLine
    rows: Sequence[tuple[Run, ...]]
    place: pygame.Rect


class RecapLayer(Layer):
    """Shows `session.recap` beside the prompt bar."""

    bands = (Band.OVER,)

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self.lines: Sequence[LogLine] = ()
        """What was told last, whether it still shows or not."""
        self.open = False
        self.rect: pygame.Rect | None = None
        """Where it lies, or the mark that brings it back."""
        self._asked: Sequence[LogLine] = ()
        self._set: list[_Set] = []
        self._letters = 0.0
        self._placed = True
        self._laid: tuple[object, object] = None, None
        """How things lay when it was last looked whether it hides any of them."""

    # -- when it shows --------------------------------------------------------------------------------------

    def all_told(self) -> None:
        """Whoever is asked sees what has happened."""
        if self.model.session.recap != self._asked:
            self._take(self.model.session.recap)

    def caught_up(self) -> None:
        """It goes with the answer."""
        if self._asked and not self.model.session.recap:
            self._take(())

    def _take(self, lines: Sequence[LogLine]) -> None:
        self._asked = lines
        self.lines = lines or self.lines
        self._show(bool(lines))

    def forget(self) -> None:
        """Somebody else may look now."""
        self.lines = self._asked = ()
        self._show(False)

    def _show(self, shown: bool) -> None:
        self.open = shown
        self.rect, self._set = None, []
        self._placed = False
        self.do.redraw()

    def perform(self, action: str, about: str) -> bool:
        if action == "recap.show" and self.lines:
            self._show(not self.open)
        elif action == "recap.close" and self.open:
            self._show(False)
        elif action == "recap.read" and self.open:
            self.do.pin(self._thing(int(about)))
        else:
            return action in ("recap.show", "recap.read")
        return True

    def update(self, now: int) -> bool:
        """What comes to lie where it is, or moves the prompt bar, moves it."""
        model, rect = self.model, self.rect
        if not self.lines or model.waiting or model.hand.drag is not None:
            return False
        if self._laid[0] is model.arrangement and self._laid[1] == model.shown_answers:
            return False
        self._laid = model.arrangement, model.shown_answers
        if rect is not None and rect.collidelist(kept_free(model)) < 0:
            return False
        self._placed = False
        return True

    def layout(self) -> None:
        self._placed = False

    # -- where it lies --------------------------------------------------------------------------------------

    def prepare(self) -> None:
        if not self._placed:
            self._place()

    def _place(self) -> None:
        """Find a place for it, when all that it must not hide has its place."""
        unit = self.model.scale.unit
        self.rect, self._set, self._placed = None, [], True
        if not self.lines:
            return
        sizes = sorted({max(_SMALLEST, size * unit) for size in _LETTERS}, reverse=True)
        counts = range(len(self.lines) if self.open else 1, 0, -1)
        ways = list(product(counts, (False, True), sizes))
        if self.model.arrangement.letters > 1:  # whoever wants large words has rather fewer than small ones
            ways.sort(key=lambda way: way[2] == sizes[-1])
        for count, over_log, letters in ways:
            place = free_place(self.model, self._sizes(count, letters), over_log)
            if place is not None:
                self.rect, self._letters = place, letters
                self._set = self._lines(place.topleft, place.width, letters, count) if self.open else []
                return

    def _sizes(self, count: int, letters: float) -> list[tuple[int, int]]:
        """The sizes that it could have with so many of its lines."""
        if not self.open:
            wide = text.width(self._mark(), self._faces()[1], letters)
            return [(round(wide + 2 * letters), round(1.7 * letters))]
        widths = [round(width * self.model.scale.unit) for width in _WIDTHS]
        ends = [self._lines((0, 0), width, letters, count)[-1].place.bottom for width in widths]
        return [(width, round(end + _PAD * letters)) for width, end in zip(widths, ends, strict=True)]

    def _lines(self, at: Point, width: int, letters: float, count: int) -> list[_Set]:
        """The first lines from a corner on, as they are set in a width; then how many more there are."""
        start, found = round(_EMBLEM * letters), []
        top = at[1] + _PAD * letters
        shown = list(self.lines[:count])
        if left := len(self.lines) - count:
            shown.append(LogLine(say("more-happened", count=left), shown[-1].batch, NONE))
        for line in shown:
            rows = set_words(line.text, 0.0, width - start - 2 * _PAD * letters, self._faces(), letters)
            place = pygame.Rect(at[0], round(top), width, round(len(rows) * _LINE * letters))
            found.append(_Set(line, rows, place))
            top += place.height + _GAP * letters
        return found

    def _faces(self) -> tuple[str, str]:
        theme = self.model.theme
        return theme.font("log")[0], theme.font("prompt")[0]

    def _mark(self) -> str:
        return say("what-happened", key=named(key_of("recap.show")))

    # -- what is seen and pointed at ------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """A strip of the prompt bar's paper."""
        rect, showing, letters = self.rect, self.model.painter.showing, self._letters
        if rect is None or showing is None or self.model.hand.drag is not None:
            return  # Where something is dragged to is never hidden.
        look = self.model.painter.look
        paper, ink = look.color("prompt"), look.color("prompt-text")
        paint.shadow(surface, rect, 0.5 * letters, 0.4 * letters, 0.45, (0, 0.15 * letters), look.color("shadow"))
        paint.panel(surface, rect, 0.5 * letters, paper, look.color_or("act", "good"), max(1.0, 0.1 * letters))
        plain, strong = self._faces()
        if not self.open:
            text.draw(surface, self._mark(), strong, letters, ink, rect.center, "center")
        for number, told in enumerate(self._set):
            if self._pointed() == number:
                paint.panel(surface, told.place.inflate(-round(0.4 * letters), round(0.2 * letters)), 0.3 * letters,
                            paint.mix(paper, look.color_or("act", "good"), 0.25))  # fmt: skip
            size, middle = 1.3 * letters, told.place.y + _LINE / 2 * letters
            if told.line.seat != NONE:
                emblem = svg.image(showing.emblem(told.line.seat), size, size)
                surface.blit(emblem, emblem.get_rect(center=(round(rect.x + (_PAD + 0.65) * letters), round(middle))))
            for row, runs in enumerate(told.rows):
                for run in runs:
                    at = rect.x + (_PAD + _EMBLEM) * letters + run.x, middle + row * _LINE * letters
                    text.draw(surface, run.words, strong if run.card != NONE else plain, letters, ink, at, "midleft")

    def _pointed(self) -> int:
        """The line that is pointed at or has the focus, or -1."""
        stop = self.model.focus
        if stop is not None and stop.kind == STRIP:
            return int(str(stop.name))
        return self._line_at(self.model.pointer)

    def _line_at(self, point: Point) -> int:
        return next((number for number, told in enumerate(self._set) if told.place.collidepoint(point)), -1)

    def covers(self, point: Point) -> bool:
        return self.rect is not None and self.model.hand.drag is None and self.rect.collidepoint(point)

    def locate(self, anchor: str | Option) -> pygame.Rect | None:
        return self.rect if anchor == STRIP else None

    def control_at(self, point: Point) -> Control | None:
        """The mark brings it back; a line keeps its card enlarged."""
        if not self.covers(point):
            return None
        if not self.open:
            return Control(STRIP, "mark", "recap.show")
        return Control(STRIP, self._line_at(point), f"recap.read {self._line_at(point)}")

    def hit(self, point: Point) -> Thing | None:
        return self._thing(self._line_at(point))

    def _thing(self, number: int) -> Thing | None:
        """The card behind a line."""
        if not 0 <= number < len(self._set) or not self.model.knows(self._set[number].line.card):
            return None
        return Thing(CARD, self._set[number].line.card, None, tuple(self._set[number].place))

    def stops(self) -> Sequence[Stop]:
        return [Stop(STRIP, number, told.place, aside=True) for number, told in enumerate(self._set)]

    def read(self, stop: Stop | None) -> Thing | None:
        return self._thing(int(str(stop.name))) if stop is not None and stop.kind == STRIP else None

    def enter(self, stop: Stop) -> bool:
        return stop.kind == STRIP and self.perform("recap.read", str(stop.name))
