"""Icons, seat tokens and key caps: the small pictures inside controls."""

from __future__ import annotations

import pygame

from client.art import paint, palette, svg, text
from client.input import pad
from client.widgets.pad_buttons import button_width, draw_button
from client.widgets.style import KEY_CAP

_DRAWN_IN = "#2a2038"

# Where a seat's initial is optically centered inside its shape, as a share of the token: most are in the
# middle.
_INITIAL_DROP = {3: 0.07, 6: 0.02}


def icon(name: str, size: float, color: str = palette.INK) -> pygame.Surface:
    """The shell's icon `name` ("settings") as a square of `size` pixels. Shared: do not draw on it."""
    return svg.image(f"art/shell/icon-{name}.svg", size, size, recolor=((_DRAWN_IN, color),))


def draw_icon(surface: pygame.Surface, name: str, size: float, color: str, center: tuple[float, float]) -> None:
    """Draw the icon with its middle at `center`."""
    picture = icon(name, size, color)
    surface.blit(picture, (round(center[0] - size / 2), round(center[1] - size / 2)))


def draw_seat(surface: pygame.Surface, seat: int, name: str, size: float, center: tuple[float, float]) -> None:
    """The token of a seat (1 to 8), `size` pixels, with the initial of `name`; without a name the bare
    shape.
    """
    picture = svg.image(f"art/shell/seat-{seat}.svg", size, size)
    surface.blit(picture, (round(center[0] - size / 2), round(center[1] - size / 2)))
    if name:
        drop = _INITIAL_DROP.get(seat, 0) * size
        text.draw(
            surface,
            name[0].upper(),
            "nunito-800",
            size * 0.46,
            palette.SEAT_INITIALS[seat - 1],
            (center[0], center[1] + drop),
            "center",
        )


def key_cap_width(name: str, unit: float) -> int:
    """Width in pixels of a key cap with this name, or of the button that stands for it on the pad in hand."""
    button = pad.button_for(name)
    if button:
        return button_width(button, pad.family(), unit)
    return max(round(22 * unit), text.width(name, KEY_CAP.font, KEY_CAP.size * unit) + round(13 * unit))


def draw_key_cap(
    surface: pygame.Surface, name: str, unit: float, midleft: tuple[float, float], dusk: bool = False
) -> int:
    """A key cap with its left middle at the point, on paper or on dusk, or the button that stands for the key on the
    pad in hand; returns its width in pixels.
    """
    button = pad.button_for(name)
    if button:
        return draw_button(surface, button, pad.family(), unit, midleft)
    width, height = key_cap_width(name, unit), round(22 * unit)
    rect = pygame.Rect(round(midleft[0]), round(midleft[1] - height / 2), width, height)
    fill, edge, color = (
        (palette.DUSK_7, palette.DUSK_LINE, palette.CREAM)
        if dusk
        else (palette.RAISED, palette.PAPER_LINE, palette.INK)
    )
    paint.panel(surface, rect, 5 * unit, fill, edge, 1.3 * unit)
    text.draw(surface, name, KEY_CAP.font, KEY_CAP.size * unit, color, rect.center, "center")
    return width
