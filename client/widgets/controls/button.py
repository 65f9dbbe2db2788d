"""Buttons: raised slabs that sink when pressed. Their labels name the outcome."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame

from client.art import paint, palette, text
from client.widgets.base import Pressable
from client.widgets.icons import draw_icon, draw_key_cap, key_cap_width
from client.widgets.style import BUTTON, HINT, SMALLEST, Style

LIP = 4.0
_ICON_GAP = 9.0
_PADDING = 18.0
_LINE = 1.18
# Labels may shrink to this share before they take a second line.
_SHRINK = 0.92


@dataclass(frozen=True, slots=True)
class _Colors:
    """Colors of a kind of button: face at rest, hovered, pressed; lip, label, edge; the background."""

    face: str
    hover: str
    pressed: str
    lip: str
    words: str
    edge: str
    ground: str = palette.PAPER


_LOOKS = {
    "primary": _Colors(
        palette.AMBER,
        palette.AMBER_HOVER,
        palette.AMBER_PRESSED,
        palette.AMBER_LIP,
        palette.ON_AMBER,
        palette.AMBER_LIP,
    ),
    "secondary": _Colors(palette.RAISED, palette.LIT, palette.SUNK, palette.PAPER_LIP, palette.INK, palette.PAPER_LINE),
    "danger": _Colors(
        palette.RED, palette.RED_HOVER, palette.RED_PRESSED, palette.RED_LIP, palette.ON_RED, palette.RED_LIP
    ),
    "dusk": _Colors(
        palette.DUSK_7,
        palette.DUSK_5,
        palette.DUSK_PRESSED,
        palette.DUSK_LIP,
        palette.CREAM,
        palette.DUSK_LINE,
        palette.DUSK_9,
    ),
}
_QUIET = {
    "quiet": _Colors(palette.PAPER, palette.SUNK, palette.SOFT, "", palette.INK, ""),
    "quiet-dusk": _Colors(palette.DUSK_9, palette.DUSK_5, palette.DUSK_PRESSED, "", palette.CREAM, "", palette.DUSK_9),
}


class Button(Pressable):
    """A button with a label, an icon, or both.

    kind: primary (one per screen), secondary, danger, quiet, dusk or quiet-dusk
    subtitle: a second line
    align: "center" or "left"
    on_dusk: set it for a primary button on a dark background that may be disabled
    show_reason: whether a disabled button shows its reason as the second line instead of in the tooltip
    """

    ring_gap_units = 4.0

    def __init__(
        self,
        words: str = "",
        kind: str = "secondary",
        *,
        icon: str = "",
        subtitle: str = "",
        align: str = "center",
        style: Style = BUTTON,
        on_dusk: bool = False,
        show_key: bool = False,
        show_reason: bool = False,
        name: str = "",
        tooltip: str = "",
        key: str = "",
        reason: str = "",
        then: Callable[[Any], None] | None = None,
        value: Any = None,
    ) -> None:
        super().__init__(name=name or words, tooltip=tooltip, key=key, reason=reason, then=then)
        self.words = words
        self.kind = kind
        self.icon = icon
        self.subtitle = subtitle
        self.align = align
        self.style = style
        self.on_dusk = on_dusk
        self.show_key = show_key
        self.show_reason = self.says_reason = show_reason
        self.value = value

    def spoken_name(self) -> str:
        """Return its label. A button that is only an icon has its tooltip, which says more: "Move Ada up"."""
        return self.tooltip.rstrip(".") if self.tooltip and not self.words else super().spoken_name()

    # -- size -----------------------------------------------------------------------------------------------

    def natural_width(self, unit: float) -> int:
        if not self.words:
            return round(44 * unit)
        words = text.width(self.words, self.style.font, self.style.size * unit)
        second = text.width(self._second_line(), HINT.font, HINT.size * unit) if self._second_line() else 0
        width = max(words, second) + 2 * _PADDING * unit + self._icon_room(unit)
        if self.show_key and self.key:
            width += key_cap_width(self.key, unit) + 6 * unit
        return round(width)

    def height_for(self, width: int, unit: float) -> int:
        if not self.words:
            return round(41 * unit)
        lines = len(self._lines(width, unit))
        height = 44.0 if lines == 1 else LIP + 16 + lines * self.style.size * _LINE
        if self._second_line():
            height = max(58.0, height + 14)
        return round(height * unit)

    def _icon_room(self, unit: float) -> float:
        return (self.style.size * 1.35 + _ICON_GAP) * unit if self.icon and self.words else 0

    def _second_line(self) -> str:
        return self.reason if self.show_reason and self.reason else self.subtitle

    def _lines(self, width: int, unit: float) -> list[str]:
        room = self._room(width, unit)
        if self.show_key and self.key:
            room -= key_cap_width(self.key, unit) + 6 * unit
        size = self.style.size * unit
        if text.width(self.words, self.style.font, size * _SHRINK) <= room:
            return [self.words]
        return text.wrap(self.words, self.style.font, size, room)

    def _room(self, width: int, unit: float) -> float:
        """Return the width in pixels for the label of a button of this width."""
        sides = _PADDING + 8 if self.align == "left" else 2 * 10
        return max(width - self._icon_room(unit) - sides * unit, 20 * unit)

    # -- picture --------------------------------------------------------------------------------------------

    @property
    def radius(self) -> float:
        """Return the radius of the corners in pixels."""
        return self.radius_units * self.unit

    def draw(self, surface: pygame.Surface) -> None:
        if self.kind in _QUIET:
            face, color = self._draw_quiet(surface)
        elif not self.enabled:
            face, color = self._draw_disabled(surface)
        else:
            face, color = self._draw_slab(surface), _LOOKS[self.kind].words
        self._draw_content(surface, face, color)

    def _draw_quiet(self, surface: pygame.Surface) -> tuple[pygame.Rect, str]:
        look = _QUIET[self.kind]
        pressed = self.steps(self.press_amount)
        hover = self.steps(self.hover_amount)
        if pressed and self.enabled:
            paint.panel(surface, self.rect, self.radius, look.pressed)
        elif hover and self.enabled:
            paint.panel(surface, self.rect, self.radius, look.hover, opacity=hover)
        return self.rect, look.words if self.enabled else paint.mix(look.words, look.ground, 0.45)

    def _draw_disabled(self, surface: pygame.Surface) -> tuple[pygame.Rect, str]:
        dusk = self.on_dusk or self.kind == "dusk"
        ground = palette.DUSK_9 if dusk else palette.PAPER
        lip = self.px(LIP)
        rect = pygame.Rect(self.rect.x, self.rect.y + lip // 2, self.rect.width, self.rect.height - lip)
        fill = paint.mix(ground, palette.WHITE, 0.06) if dusk else paint.mix(ground, "#000000", 0.05)
        line = paint.mix(palette.DUSK_LINE if dusk else palette.PAPER_LINE, ground, 0.35)
        paint.panel(surface, rect, self.radius, fill)
        paint.dashed_outline(surface, rect, self.radius, line, 1.4 * self.unit, 5 * self.unit, 4 * self.unit)
        return rect, paint.mix(palette.CREAM_2 if dusk else palette.INK_2, ground, 0.1)

    def _draw_slab(self, surface: pygame.Surface) -> pygame.Rect:
        look, unit, lip = _LOOKS[self.kind], self.unit, self.px(LIP)
        press, hover = self.steps(self.press_amount), self.steps(self.hover_amount)
        rise = round(lip * press - 2 * unit * hover * (1 - press))
        face = pygame.Rect(self.rect.x, self.rect.y + rise, self.rect.width, self.rect.height - lip)
        if press < 1:
            blur = (3 + 3 * hover) * unit
            paint.shadow(surface, self.rect, self.radius, blur, 0.24 + 0.1 * hover, (0, 4 * unit))
            bottom = self.rect.bottom + round(-0.4 * unit * hover)
            under = pygame.Rect(face.x, face.y + lip // 2, face.width, bottom - face.y - lip // 2)
            paint.panel(surface, under, self.radius, look.lip)
        color = paint.mix(paint.mix(look.face, look.hover, hover), look.pressed, press)
        paint.panel(surface, face, self.radius, color, look.edge, 1.5 * unit)
        return face

    def _draw_content(self, surface: pygame.Surface, face: pygame.Rect, color: str) -> None:
        unit = self.unit
        if not self.words:
            draw_icon(surface, self.icon, round(min(face.width, face.height) * 0.52), color, face.center)
            return
        right = face.right
        if self.show_key and self.key:
            right -= key_cap_width(self.key, unit) + self.px(10)
            draw_key_cap(surface, self.key, unit, (right, face.centery), self.kind.endswith("dusk"))
            right -= self.px(2)
        lines, size = self._fit_label(right - face.x)
        second, icon_room = self._second_line(), self._icon_room(unit)
        widest = max(text.width(line, self.style.font, size) for line in lines)
        if second:  # the icon stands before both lines
            room = round(self._room(right - face.x, unit))
            widest = max(widest, min(room, text.width(second, HINT.font, HINT.size * unit)))
        if self.align == "left":
            left: float = face.x + _PADDING * unit
        else:
            left = (face.x + right - widest - icon_room) / 2
        middle = face.centery - (8 * unit if second else 0)
        if icon_room:
            icon_size = self.style.size * 1.35 * unit
            draw_icon(surface, self.icon, icon_size, color, (left + icon_size / 2, face.centery))
            left += icon_room
        top = middle - (len(lines) - 1) * size * _LINE / 2
        for number, line in enumerate(lines):
            place = (left if self.align == "left" else left + widest / 2, top + number * size * _LINE)
            text.draw(
                surface, line, self.style.font, size, color, place, "midleft" if self.align == "left" else "center"
            )
        if second:
            self._draw_second(surface, second, color, left, widest, middle + (len(lines) - 1) * size * _LINE / 2)

    def _draw_second(
        self, surface: pygame.Surface, second: str, color: str, left: float, widest: int, middle: float
    ) -> None:
        unit = self.unit
        room = self.rect.right - 8 * unit - left if self.align == "left" else widest
        place = (left if self.align == "left" else left + widest / 2, middle + 19 * unit)
        anchor = "midleft" if self.align == "left" else "center"
        text.draw_fitted(surface, second, HINT.font, HINT.size * unit, color, place, anchor, room, SMALLEST * unit)

    def _fit_label(self, width: int) -> tuple[list[str], float]:
        """Return the label in lines and its size in pixels, shrunk to fit the button's height."""
        unit, size = self.unit, self.style.size * self.unit
        room = self._room(width, unit)
        one_line = text.fit(self.words, self.style.font, size, room, size * _SHRINK)
        if text.width(self.words, self.style.font, one_line) <= room:
            return [self.words], one_line
        available = self.rect.height - LIP * unit - (26 * unit if self._second_line() else 8 * unit)
        while True:
            lines = text.wrap(self.words, self.style.font, size, room)
            whole = " ".join(lines) == " ".join(self.words.split())
            if whole and (len(lines) == 1 or len(lines) * size * _LINE <= available):
                return lines, size
            if size <= SMALLEST * unit:
                return [text.shorten(self.words, self.style.font, size, room)], size
            size = max(SMALLEST * unit, size - max(1.0, unit))


def icon_button(
    icon: str,
    tooltip: str,
    kind: str = "quiet",
    *,
    key: str = "",
    reason: str = "",
    name: str = "",
    then: Callable[[Any], None] | None = None,
    value: Any = None,
) -> Button:
    """Return a button of 44 by 41 u with only an icon. The tooltip says what it does."""
    return Button(
        "", kind, icon=icon, tooltip=tooltip, key=key, reason=reason, name=name or tooltip, then=then, value=value
    )
