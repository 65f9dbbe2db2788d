"""A speech bubble at an opponent's plate. It blocks nothing and disappears by itself or with a click."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

import pygame

from client.art import paint, svg, text
from client.table.actions import QUOTE
from client.table.advice.panel import PanelLook
from client.table.context import TableContext
from client.table.hover.placement import room_for_words
from client.table.layer import Band, Layer
from client.table.layers.panel_dock import ADVICE, SMALLEST
from engine.kernel.game.milestones import Milestone
from engine.street.remarks import Saying

_WIDEST, _LETTERS, _PAD, _PORTRAIT, _TAIL = 240.0, 15.0, 10.0, 40.0, 9.0
"""In u: the width of the text, its font size, the margin, the portrait and the tail."""
_LINE = 1.25
_LEAST_MS, _LETTER_MS, _MOST_MS = 2200, 45, 4500
_FADE_MS = 150
_WAITS_MS = 4000
"""How long a remark waits for a quiet moment, in ms."""
_BEGINS_MS = 1500
_THOUGHT_S = 40


class Remarks(Protocol):
    """Returns the opponents' remarks. Times are in seconds."""

    def on_shown(self, now: float) -> Saying | None: ...

    def on_milestone(self, milestone: Milestone, now: float) -> Saying | None: ...

    def on_wait(self, seconds: float, now: float) -> Saying | None: ...


class RemarkBubble(Layer):
    """The speech bubble of one table."""

    bands = (Band.READING,)

    def __init__(self, table: TableContext, remarks: Remarks) -> None:
        super().__init__(table)
        self.remarks = remarks
        self.saying: Saying | None = None
        """The remark in the bubble; the screen reader reads it too."""
        self.rect: pygame.Rect | None = None
        self._picture: pygame.Surface | None = None
        self._since = 0
        self._waiting: tuple[Saying, int] | None = None
        """A remark that waits for a quiet moment, and when it expires."""
        self._asked_at: tuple[object, int] = None, 0

    # -- events ---------------------------------------------------------------------------------------------

    def on_idle(self) -> None:
        delay = _BEGINS_MS if self.table.session.is_untouched else 0
        self._offer(self.remarks.on_shown(self.table.screen.now / 1000), delay)

    def milestone(self, milestone: Milestone) -> None:
        self._offer(self.remarks.on_milestone(milestone, self.table.screen.now / 1000))

    def clear_private_ui(self) -> None:
        self.saying = self.rect = self._waiting = None

    def layout(self) -> None:
        self._place()

    def _offer(self, saying: Saying | None, after: int = 0) -> None:
        if saying is not None and self.table.screen.settings.opponent_remarks:
            self._waiting = saying, self.table.screen.now + after + _WAITS_MS

    # -- time -----------------------------------------------------------------------------------------------

    def update(self, now: int) -> bool:
        self._notice_thought(now)
        if self.saying is not None and now >= self._ends:
            self.saying = self.rect = None
            return True
        if self._waiting is None:
            return self.animating(now)
        saying, until = self._waiting
        if now > until:
            self._waiting = None
        elif self.saying is None and now >= until - _WAITS_MS and not self._is_busy:
            self.saying, self._since, self._waiting = saying, now, None
            if self.table.screen.settings.remarks_in_log:
                self.do.perform(QUOTE.of(saying.seat, saying.words))
            self._place()
            return True
        return self.animating(now)

    def _notice_thought(self, now: int) -> None:
        """Note when the player was asked, and remark on a long thought once."""
        question = self.table.views.newest.question if self.table.hand.is_asked and not self._is_busy else None
        if question is not self._asked_at[0]:
            self._asked_at = question, now
        elif question is not None and 0 <= now - self._asked_at[1] - 1000 * _THOUGHT_S < 1000:
            self._offer(self.remarks.on_wait(_THOUGHT_S, now / 1000))
            self._asked_at = question, now - 1000 * (_THOUGHT_S + 1)

    @property
    def _is_busy(self) -> bool:
        table = self.table
        return table.screen.dialog is not None or table.layers.anchor(ADVICE) is not None or table.hand.drag is not None

    @property
    def _ends(self) -> int:
        words = self.saying.words if self.saying is not None else ""
        return self._since + min(_MOST_MS, max(_LEAST_MS, 1600 + _LETTER_MS * len(words)))

    def wake_at(self) -> int | None:
        moments = [self._ends] if self.saying is not None else []
        if self._waiting is not None:
            moments += [self._waiting[1] - _WAITS_MS, self._waiting[1]]
        if self._asked_at[0] is not None:
            moments.append(self._asked_at[1] + 1000 * _THOUGHT_S)
        return min((moment for moment in moments if moment > self.table.screen.now), default=None)

    def animating(self, now: int) -> bool:
        return (
            self.saying is not None
            and not self.table.director.pace.off
            and (now - self._since < _FADE_MS or self._ends - now < _FADE_MS)
        )

    # -- drawing --------------------------------------------------------------------------------------------

    def _plate(self) -> pygame.Rect | None:
        """Return the plate of the speaker."""
        return self.table.places.arrangement.plate_rects.get(self.saying.seat) if self.saying is not None else None

    def _place(self) -> None:
        """Lay out the text, and find a place near the plate that covers nothing needed."""
        plate, self.rect, self._picture = self._plate(), None, None
        if self.saying is None or plate is None:
            return
        look, unit = PanelLook.of(self.table), self.table.screen.scale.unit
        size = max(SMALLEST, _LETTERS * unit)
        lines = text.wrap(self.saying.words, look.plain, size, _WIDEST * unit, balanced=True)
        pad, side = round(_PAD * unit), round(_PORTRAIT * unit)
        wide = max(text.width(line, look.plain, size) for line in lines)
        high = max(side, round(len(lines) * size * _LINE))
        extent = wide + side + 3 * pad, high + 2 * pad
        room, rects = room_for_words(self.table, plate.center), self.table.places.arrangement.rects
        dials = (rect for name, rect in rects.items() if name.startswith("dial."))
        self.rect = replace(room, kept=(*room.kept, *dials)).best([extent])
        picture = pygame.Surface(extent, pygame.SRCALPHA)
        paint.panel(picture, picture.get_rect(), 12 * unit, look.paper, look.ink, max(1.5, 2 * unit))
        if art := self.table.prompt.status.portraits[self.saying.seat]:
            picture.blit(svg.image(art, side, side), (pad, (extent[1] - side) // 2))
        top = (extent[1] - len(lines) * size * _LINE) / 2
        for number, line in enumerate(lines):
            place = 2 * pad + side, top + (number + 0.5) * size * _LINE
            text.draw(picture, line, look.plain, size, look.ink, place, "midleft")
        self._picture = picture

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """Draw the bubble, with a tail to its plate."""
        plate = self._plate()
        if self.rect is None or self._picture is None or plate is None or self.table.screen.dialog is not None:
            return
        now, strength = self.table.screen.now, 1.0
        if not self.table.director.pace.off:
            strength = max(0.0, min(1.0, (now - self._since) / _FADE_MS, (self._ends - now) / _FADE_MS))
        look, tail = PanelLook.of(self.table), round(_TAIL * self.table.screen.scale.unit)
        self._picture.set_alpha(round(255 * strength))
        surface.blit(self._picture, self.rect)
        if strength == 1:
            self._draw_tail(surface, self.rect, plate, look.ink, tail)

    def _draw_tail(self, surface: pygame.Surface, rect: pygame.Rect, plate: pygame.Rect, ink: str, tail: int) -> None:
        """Draw a triangle on the side of the bubble that faces the plate."""
        beside = rect.right <= plate.left or rect.left >= plate.right
        if beside and rect.top < plate.bottom and rect.bottom > plate.top:
            right = rect.right <= plate.left
            path, size = ("M0 0v20L10 10z" if right else "M10 0v20L0 10z"), (10, 20)
            y = max(rect.top + tail, min(rect.bottom - 3 * tail, plate.centery - tail))
            corner = (rect.right - 1 if right else rect.left - tail + 1), y
        else:
            below = plate.centery > rect.centery
            path, size = ("M0 0h20L10 10z" if below else "M0 10h20L10 0z"), (20, 10)
            x = max(rect.left + tail, min(rect.right - 3 * tail, plate.centerx - tail))
            corner = x, (rect.bottom - 1 if below else rect.top - tail + 1)
        pixels = size[0] * tail // 10, size[1] * tail // 10
        surface.blit(svg.inline(f'<path d="{path}" fill="{ink}"/>', *pixels, *size), corner)

    # -- input ----------------------------------------------------------------------------------------------

    def covers(self, point: tuple[int, int]) -> bool:
        return self.rect is not None and self.rect.collidepoint(point)

    def preview_event(self, event: pygame.event.Event) -> bool:
        if self.rect is not None and event.type == pygame.MOUSEBUTTONDOWN and self.rect.collidepoint(event.pos):
            self.saying = self.rect = None
            self.do.redraw()
            return True
        return False
