"""Toasts: brief messages about refusals, events and finished work. They never block anything."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from client.art import paint, palette, text
from client.art.sketch import clip_to
from client.widgets.icons import draw_icon
from client.widgets.style import BODY, BUTTON, SECOND

STAY_MS = 4000
"""The least time that a toast shows. A long sentence shows longer."""
_READ_AT_ONCE = 80
_LETTER_MS = 55
ARRIVE_MS = 180
LEAVE_MS = 120
_WIDTH = 387.0
_SPINE = 34.0
_TEXT_LEFT = 46.0
_LINE = 1.28
_BETWEEN = 10.0

_KINDS = {
    "refused": (palette.RED, "refuse"),
    "information": (palette.INFORMATION, "info"),
    "done": (palette.GREEN, "check"),
}


@dataclass(frozen=True, slots=True)
class Toast:
    """A title, one sentence, and a line below. Kinds: refused, information, done."""

    kind: str
    title: str
    sentence: str
    below: str = ""


def toast_height(toast: Toast, width: int, unit: float) -> int:
    """Return the height in pixels of a toast that is `width` pixels wide."""
    titles, lines, below = _lines(toast, width, unit)
    return round(
        (
            22
            + len(titles) * BUTTON.size * _LINE
            + len(lines) * BODY.size * _LINE
            + (8 + len(below) * SECOND.size * _LINE if below else 0)
        )
        * unit
    )


def _lines(toast: Toast, width: int, unit: float) -> tuple[list[str], list[str], list[str]]:
    room = width - (_TEXT_LEFT + 14) * unit
    return (
        text.wrap(toast.title, BUTTON.font, BUTTON.size * unit, room),
        text.wrap(toast.sentence, BODY.font, BODY.size * unit, room),
        text.wrap(toast.below, SECOND.font, SECOND.size * unit, room) if toast.below else [],
    )


def draw_toast(surface: pygame.Surface, toast: Toast, rect: pygame.Rect, unit: float) -> None:
    color, icon = _KINDS[toast.kind]
    radius = 14 * unit
    paint.shadow(surface, rect, radius, 7 * unit, 0.42, (0, 5 * unit))
    paint.panel(surface, rect, radius, palette.RAISED)
    with clip_to(surface, pygame.Rect(rect.x, rect.y, round(_SPINE * unit), rect.height)):
        paint.panel(surface, rect, radius, color)
    paint.panel(surface, rect, radius, "none", palette.INK, 2 * unit)
    draw_icon(surface, icon, 20 * unit, palette.WHITE, (rect.x + _SPINE * unit / 2 + unit, rect.centery))
    titles, lines, below = _lines(toast, rect.width, unit)
    x, y = rect.x + _TEXT_LEFT * unit, rect.y + 11 * unit
    for words, style, tint, gap in (
        (titles, BUTTON, palette.INK, 0),
        (lines, BODY, palette.INK, 3),
        (below, SECOND, palette.INK_2, 8),
    ):
        step = style.size * _LINE * unit
        y += gap * unit if words else 0
        for line in words:
            text.draw(surface, line, style.font, style.size * unit, tint, (x, y + step / 2), "midleft")
            y += step


def stays(toast: Toast) -> int:
    """Return how long a toast shows, in milliseconds."""
    return STAY_MS + _LETTER_MS * max(0, len(toast.title) + len(toast.sentence) - _READ_AT_ONCE)


class ToastShelf:
    """The place for toasts above the prompt bar: the newest lowest, at most three, each for 4 seconds or more."""

    most = 3

    def __init__(self) -> None:
        self.motion = True
        self._shown: list[tuple[Toast, int, int]] = []
        self._corner = (0, 0)
        self._top = 0
        self._width = 0
        self._unit = 1.0
        self._now = 0
        self._changed = False

    def layout(self, bottomleft: tuple[int, int], widest: int, unit: float, top: int = 0) -> None:
        """Stack toasts upward from this point, at most `widest` pixels wide. Older ones show only below `top`."""
        self._corner, self._unit, self._top = bottomleft, unit, top
        self._width = min(round(_WIDTH * unit), widest)

    @property
    def rect(self) -> pygame.Rect:
        """Return the box of all shown toasts, in pixels."""
        heights = [toast_height(toast, self._width, self._unit) for toast in self.toasts]
        high = sum(heights) + round(_BETWEEN * self._unit) * max(0, len(heights) - 1)
        return pygame.Rect(self._corner[0], self._corner[1] - high, self._width, high)

    def show(self, toast: Toast, now: int) -> None:
        """Show a toast from this moment (milliseconds) on. One that is already shown starts again."""
        self._shown = [entry for entry in self._shown if entry[0] != toast]
        self._shown = [*self._shown, (toast, now, now + stays(toast))][-self.most :]
        self._changed = True

    def dismiss(self, now: int) -> None:
        """Fade out all toasts after the player has continued."""
        leave = LEAVE_MS if self.motion else 0
        self._shown = [(toast, start, min(end, now + leave)) for toast, start, end in self._shown]

    def clear(self) -> None:
        """Remove all toasts at once."""
        self._changed = self._changed or bool(self._shown)
        self._shown.clear()

    @property
    def toasts(self) -> list[Toast]:
        """Return the shown toasts, oldest first."""
        return [toast for toast, _, _ in self._shown]

    def update(self, now: int) -> bool:
        """Let time pass. Returns True if the picture changed."""
        moving = self.animating()
        self._now = now
        kept = [entry for entry in self._shown if entry[2] > now]
        changed = self._changed or len(kept) != len(self._shown)
        self._shown, self._changed = kept, False
        return changed or moving or self.animating()

    def animating(self) -> bool:
        """Return whether a toast is arriving or leaving."""
        return self.motion and any(
            self._now - start < ARRIVE_MS or end - self._now <= LEAVE_MS for _, start, end in self._shown
        )

    def wake_at(self) -> int | None:
        """Return the moment when the next toast leaves, or None."""
        leave = LEAVE_MS if self.motion else 0
        return min((end - leave for _, _, end in self._shown), default=None)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the toasts. Arriving and leaving ones are paler and slightly lower."""
        bottom = self._corner[1]
        for toast, start, end in reversed(self._shown):
            height = toast_height(toast, self._width, self._unit)
            rect = pygame.Rect(self._corner[0], bottom - height, self._width, height)
            if rect.top < self._top and bottom != self._corner[1]:
                break
            share = self._share(start, end)
            if share >= 1:
                draw_toast(surface, toast, rect, self._unit)
            elif share > 0:
                self._draw_pale(surface, toast, rect, share)
            bottom -= height + round(_BETWEEN * self._unit)

    def _share(self, start: int, end: int) -> float:
        if not self.motion:
            return 1.0
        arrived = (self._now - start) / ARRIVE_MS
        left = (end - self._now) / LEAVE_MS
        return max(0.0, min(1.0, arrived, left))

    def _draw_pale(self, surface: pygame.Surface, toast: Toast, rect: pygame.Rect, share: float) -> None:
        margin = round(20 * self._unit)
        layer = pygame.Surface((rect.width + 2 * margin, rect.height + 2 * margin), pygame.SRCALPHA)
        draw_toast(layer, toast, pygame.Rect(margin, margin, *rect.size), self._unit)
        layer.set_alpha(round(255 * share))
        surface.blit(layer, (rect.x - margin, rect.y - margin + round((1 - share) * 12 * self._unit)))
