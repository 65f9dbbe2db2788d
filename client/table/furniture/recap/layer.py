"""The strip in the dock with your opponents' moves since your last choice, until the next answer or by key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from client.art import paint, svg, text
from client.input.focus import FocusStop
from client.motion.beats import ALL_SHOWN
from client.table.actions import CLOSE_RECAP, READ_RECAP_LINE, SHOW_RECAP, Handlers, key_of
from client.table.context import TableContext
from client.table.furniture.log.draw import LogRun, set_words
from client.table.layer import Band, Layer, SpeechWords
from client.table.layers.panel_dock import RECAP, SMALLEST, largest, room_in_dock
from client.table.pointer_targets import CARD, Point, PressTarget, ReadableThing
from client.widgets import Dialog, DialogButton, Toast
from client.widgets.icons import key_name
from engine.kernel.state.refs import NONE
from engine.session.log import LogLine
from engine.session.story import plain
from engine.session.words import address_names
from engine.words.say import table as say

STRIP = RECAP
"""The kind of its press targets and focus stops."""
_LETTERS = 15.5
"""Its font size in u, if there is room."""
_LARGE = 1.5
"""With larger text its font stays up to this much above the smallest, and lines that don't fit are counted."""
_PAD, _LINE, _GAP, _EMBLEM = 0.55, 1.32, 0.3, 1.9
"""In font sizes: margin, line height, gap between entries, and width of the emblem."""
_MOST_LINES = 4
"""Further lines are counted, except that all lines about hits are shown."""
_MORE = -1
"""The stop below the lines, with the number of hidden lines and the key that lists them."""


@dataclass(frozen=True, slots=True)
class _Set:
    """A line after layout: its rows, and its place in the strip."""

    line: LogLine
    rows: Sequence[tuple[LogRun, ...]]
    place: pygame.Rect


class RecapLayer(Layer):
    """Shows `session.recap` in the dock."""

    bands = (Band.OVER,)

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self.lines: Sequence[LogLine] = ()
        """The last recap, visible or not."""
        self.open = False
        self.rect: pygame.Rect | None = None
        """Its place, or None while it isn't shown."""
        self._asked: Sequence[LogLine] = ()
        self._told: Sequence[LogLine] = ()
        """Its lines. The first is shortened if it doesn't fit."""
        self._set: list[_Set] = []
        self._more: _Set | None = None
        """The line that counts the hidden lines."""
        self._letters = 0.0
        self._laid: tuple[object, ...] = ()
        """The state that its layout was made for."""

    # -- visibility -----------------------------------------------------------------------------------------

    def on_idle(self) -> None:
        """Show new events to the player who is asked."""
        if self.table.session.recap != self._asked:
            self._take(self.table.session.recap)

    def _is_shown(self) -> bool:
        """Return whether all events of the recap have been shown. A turning point may still be announced then."""
        told = self.table.session.recap if self.table.director.reached else ()
        return bool(told) and self.table.director.cursor >= (told[0].batch, ALL_SHOWN)

    def caught_up(self) -> None:
        """Close the strip after the answer."""
        if self._asked and not self.table.session.recap:
            self._take(())

    def _take(self, lines: Sequence[LogLine]) -> None:
        self._asked = lines
        self.lines = lines or self.lines
        self._show(bool(lines))

    def clear_private_ui(self) -> None:
        """Forget the recap, because another player may look now."""
        self.lines = self._asked = ()
        self._show(False)

    def _show(self, shown: bool) -> None:
        self.open = shown
        self._laid = ()
        self.prepare()
        self.do.redraw()

    def commands(self) -> Handlers:
        return {SHOW_RECAP: self.toggle, CLOSE_RECAP: self.close, READ_RECAP_LINE: self.read_line}

    def toggle(self) -> None:
        """Show or hide the recap. If it is shown and cut off, list all lines."""
        if not self.lines:
            self.table.screen.toast(Toast("information", say("recap-all"), say("recap-none")))
        elif self.open and self._more is not None:
            self._list()
        else:
            self._show(not self.open)

    def close(self) -> bool:
        """Hide the recap. Return False if it isn't shown."""
        was_open = self.open
        if was_open:
            self._show(False)
        return was_open

    def read_line(self, number: int) -> None:
        """Enlarge the card of a line, or list all lines."""
        if self.open and number == _MORE and self._more is not None:
            self._list()
        elif self.open:
            self.table.reading.pin_card(self._thing(number))

    def _list(self) -> None:
        """Show all lines in a dialog."""
        told = "\n".join(plain(line.text) for line in self.lines)
        self.table.screen.form.show(
            Dialog(say("recap-all"), told, [DialogButton(say("close"), "", "primary", icon="check", harmless=True)])
        )

    def update(self, now: int) -> bool:
        if self._is_shown():
            self.on_idle()
        return self._laid != self._state

    @property
    def _state(self) -> tuple[object, ...]:
        """Everything that its layout depends on."""
        return self.lines, self.open, tuple(room_in_dock(self.table, RECAP)), self.table.screen.scale.unit

    # -- layout ---------------------------------------------------------------------------------------------

    def prepare(self) -> None:
        if self._laid != self._state:
            self._laid = self._state
            self._place(room_in_dock(self.table, RECAP))

    def _place(self, room: pygame.Rect) -> None:
        """Lay out all lines in the largest text that fits, else as many as fit in small text.

        If even the first line is too long, show its first sentences.
        """
        self.rect, self._set, self._more, self._told = None, [], None, self.lines
        least, most = SMALLEST * min(_LARGE, self.table.screen.settings.text_scale / 100), self._most()
        sentences = self.lines[0].sentences if self.lines else ()
        tries = [(least, count) for count in range(most, 0, -1)]
        tries += [(SMALLEST, count) for count in (*range(most, 0, -1), *range(1 - len(sentences), 0), 0)]
        for smallest, count in tries if self.open and self.lines else ():
            if count < 0:  # only the first sentences of the first line
                count, self._told = 1, [replace(self.lines[0], text=" ".join((*sentences[:-count], "…")))]
            letters = largest(
                _LETTERS * self.table.screen.scale.unit,
                smallest,
                lambda one, count=count: (  # type: ignore[misc]
                    self._fits(room, one, count)
                ),
            )
            if letters is not None:
                self.rect = pygame.Rect(room.topleft, (room.width, self._height(room.width, letters, count)))
                lines = self._lines(room.topleft, room.width, letters, count)
                self._letters, self._set, self._more = letters, lines[:count], next(iter(lines[count:]), None)
                return

    def _most(self) -> int:
        """Return how many lines to show if all of them fit."""
        shown = max(_MOST_LINES - 1, sum(line.is_hit for line in self.lines))
        return len(self.lines) if len(self.lines) <= max(_MOST_LINES, shown) else shown

    def _count(self, left: Sequence[LogLine]) -> LogLine:
        """Return the line that counts hidden lines, with their players and the key that lists them."""
        names, key = address_names(self.table.session), key_name(key_of(SHOW_RECAP))
        players = ", ".join(names[line.seat] for line in left if line.seat != NONE)
        message = "recap-more" if players else "recap-more-alone"
        return LogLine(say(message, count=len(left), players=players, key=key), left[0].batch)

    def _fits(self, room: pygame.Rect, letters: float, count: int) -> bool:
        """Return whether the first `count` lines fit at a font size."""
        wide = room.width - (2 * _PAD + _EMBLEM) * letters
        rows = [row for told in self._lines((0, 0), room.width, letters, count) for row in told.rows]
        widest = max((runs[-1].x + runs[-1].width for runs in rows), default=0)
        return widest <= wide and self._height(room.width, letters, count) <= room.height

    def _height(self, width: int, letters: float, count: int) -> int:
        """Return the strip's height in pixels with its first `count` lines."""
        lines = self._lines((0, 0), width, letters, count)
        last = lines[-1].place.bottom if lines else _PAD * letters
        return round(last + _PAD * letters)

    def _lines(self, at: Point, width: int, letters: float, count: int) -> list[_Set]:
        """Lay out the first lines from a corner on, and the line that counts the others."""
        start, found = round(_EMBLEM * letters), []
        top = at[1] + _PAD * letters
        others = [self._count(self.lines[count:])] if count < len(self.lines) else []
        for line in (*self._told[:count], *others):
            rows = set_words(line.text, 0.0, width - start - 2 * _PAD * letters, self._faces(), letters)
            place = pygame.Rect(at[0], round(top), width, round(len(rows) * _LINE * letters))
            found.append(_Set(line, rows, place))
            top += place.height + _GAP * letters
        return found

    def _faces(self) -> tuple[str, str]:
        theme = self.table.screen.theme
        return theme.font("log")[0], theme.font("prompt")[0]

    # -- drawing and pointer --------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """Draw the strip, on the prompt bar's paper."""
        rect, showing, letters = self.rect, self.table.screen.painter.showing, self._letters
        if rect is None or showing is None or self.table.hand.drag is not None:
            return  # never hide the targets of a drag
        look = self.table.screen.painter.look
        paper, ink = look.color("prompt"), look.color("prompt-text")
        paint.shadow(surface, rect, 0.5 * letters, 0.4 * letters, 0.45, (0, 0.15 * letters), look.color("shadow"))
        paint.panel(surface, rect, 0.5 * letters, paper, look.color_or("act", "good"), max(1.0, 0.1 * letters))
        plain, strong = self._faces()
        for number, told in enumerate(self._set if self._more is None else (*self._set, self._more)):
            if self._pointed_line() == number:
                paint.panel(
                    surface,
                    told.place.inflate(-round(0.4 * letters), round(0.2 * letters)),
                    0.3 * letters,
                    paint.mix(paper, look.color_or("act", "good"), 0.25),
                )
            size, middle = 1.3 * letters, told.place.y + _LINE / 2 * letters
            if told.line.seat != NONE:
                emblem = svg.image(showing.emblem(told.line.seat), size, size)
                surface.blit(emblem, emblem.get_rect(center=(round(rect.x + (_PAD + 0.65) * letters), round(middle))))
            for row, runs in enumerate(told.rows):
                for run in runs:
                    at = rect.x + (_PAD + _EMBLEM) * letters + run.x, middle + row * _LINE * letters
                    text.draw(surface, run.words, strong if run.card != NONE else plain, letters, ink, at, "midleft")

    def _pointed_line(self) -> int:
        """Return the pointed or focused line, or -1."""
        stop = self.table.keys.stop
        if stop is not None and stop.kind == STRIP:
            return int(str(stop.name))
        return self._line_at(self.table.pointer.at)

    def _line_at(self, point: Point) -> int:
        return next((number for number, told in enumerate(self._set) if told.place.collidepoint(point)), -1)

    def covers(self, point: Point) -> bool:
        return self.rect is not None and self.table.hand.drag is None and self.rect.collidepoint(point)

    def anchor(self, name: str) -> pygame.Rect | None:
        return self.rect if name == STRIP else None

    def control_at(self, point: Point) -> PressTarget | None:
        """Return a line, which enlarges its card; the last one lists all lines."""
        if not self.covers(point):
            return None
        return PressTarget(STRIP, self._line_at(point), READ_RECAP_LINE.of(self._line_at(point)))

    def hit(self, point: Point) -> ReadableThing | None:
        return self._thing(self._line_at(point))

    def _thing(self, number: int) -> ReadableThing | None:
        """Return the card behind a line."""
        if not 0 <= number < len(self._set) or not self.table.views.knows(self._set[number].line.card):
            return None
        return ReadableThing(CARD, self._set[number].line.card, None, tuple(self._set[number].place))

    def stops(self) -> Sequence[FocusStop]:
        more = [FocusStop(STRIP, _MORE, self._more.place, aside=True)] if self._more is not None else []
        return [FocusStop(STRIP, number, told.place, aside=True) for number, told in enumerate(self._set)] + more

    def on_focus(self, stop: FocusStop | None) -> ReadableThing | None:
        return self._thing(int(str(stop.name))) if stop is not None and stop.kind == STRIP else None

    def words(self, number: int) -> str:
        """Return the text of a focus stop."""
        if number == _MORE:
            return self._more.line.text if self._more is not None else ""
        return next((plain(line.text) for line in self.lines[number : number + 1]), "")

    def describe(self, stop: FocusStop, speech: SpeechWords) -> Sequence[str]:
        return (speech.without_secrets(self.words(int(str(stop.name)))),) if stop.kind == STRIP else ()

    def activate(self, stop: FocusStop) -> bool:
        if stop.kind == STRIP:
            self.read_line(int(str(stop.name)))
        return stop.kind == STRIP
