"""Icons, seat tokens, key caps and controller buttons: the small pictures inside widgets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from client.art import paint, palette, svg, text
from client.input.pad import DECK, PLAYSTATION, SWITCH, XBOX, button_for, family
from client.widgets.style import KEY_CAP
from engine.words.say import widgets as say

_HELD = ("Ctrl", "Shift", "Alt")
_DRAWN_IN = "#2a2038"

# Optical center of a seat's initial inside its shape, as a share of the token. Most are in the middle.
_INITIAL_DROP = {3: 0.07, 6: 0.02}


def icon(name: str, size: float, color: str = palette.INK) -> pygame.Surface:
    """Return the shell's icon `name` ("settings") as a square of `size` pixels. Shared: do not draw on it."""
    return svg.image(f"art/shell/icon-{name}.svg", size, size, recolor=((_DRAWN_IN, color),))


def draw_icon(surface: pygame.Surface, name: str, size: float, color: str, center: tuple[float, float]) -> None:
    """Draw the icon centered at `center`."""
    picture = icon(name, size, color)
    surface.blit(picture, (round(center[0] - size / 2), round(center[1] - size / 2)))


def draw_seat(surface: pygame.Surface, seat: int, name: str, size: float, center: tuple[float, float]) -> None:
    """Draw the token of a seat (1 to 8), `size` pixels, with the initial of `name`; without a name only the shape."""
    file, ink = f"art/shell/seat-{seat}.svg", palette.SEAT_INITIALS[seat - 1]
    for _, worn in svg.find_recolor(file):
        ink = max(palette.SEAT_INITIALS[:2], key=lambda letters: paint.contrast(letters, worn))
    picture = svg.image(file, size, size)
    surface.blit(picture, (round(center[0] - size / 2), round(center[1] - size / 2)))
    if name:
        drop = _INITIAL_DROP.get(seat, 0) * size
        text.draw(surface, name[0].upper(), "nunito-800", size * 0.46, ink, (center[0], center[1] + drop), "center")


@dataclass(frozen=True, slots=True)
class SeatSign:
    """The sign of the seat with this number, from 1. Without a drawing of its game it uses the shell's token."""

    seat: int
    drawing: str = ""
    color: str = ""

    def draw(self, surface: pygame.Surface, name: str, size: float, center: tuple[float, float]) -> None:
        """Draw the sign, `size` pixels. The shell's token shows the initial of `name`, if given."""
        if not self.drawing:
            draw_seat(surface, self.seat, name, size, center)
            return
        picture = svg.image(self.drawing, size, size)
        surface.blit(picture, picture.get_rect(center=(round(center[0]), round(center[1]))))


def key_cap_width(name: str, unit: float) -> int:
    """Return the width in pixels of a key cap with this name, or of the matching button on the current controller."""
    button = button_for(name)
    if button:
        return button_width(button, family(), unit)
    return max(round(22 * unit), text.width(key_label(name), KEY_CAP.font, KEY_CAP.size * unit) + round(13 * unit))


def draw_key_cap(
    surface: pygame.Surface, name: str, unit: float, midleft: tuple[float, float], dusk: bool = False
) -> int:
    """Draw a key cap, on paper or on dusk, with its left center at the point. Returns the width in pixels.

    While a controller is used, draw its matching button instead.
    """
    button = button_for(name)
    if button:
        return draw_button(surface, button, family(), unit, midleft)
    width, height = key_cap_width(name, unit), round(22 * unit)
    rect = pygame.Rect(round(midleft[0]), round(midleft[1] - height / 2), width, height)
    fill, edge, color = (
        (palette.DUSK_7, palette.DUSK_LINE, palette.CREAM)
        if dusk
        else (palette.RAISED, palette.PAPER_LINE, palette.INK)
    )
    paint.panel(surface, rect, 5 * unit, fill, edge, 1.3 * unit)
    text.draw(surface, key_label(name), KEY_CAP.font, KEY_CAP.size * unit, color, rect.center, "center")
    return width


# -- controller buttons ------------------------------------------------------------------------------------------------

_FACE = 24.0
_DARK, _LIGHT = "#1E1B26", "#F4F1EA"
_COLORS = {
    XBOX: {"A": "#7DD36A", "B": "#F2776B", "X": "#6FB4F2", "Y": "#F5CB4C"},
    PLAYSTATION: {"A": "#8FB8F0", "B": "#F28A8A", "X": "#E9A6DA", "Y": "#7FD9BC"},
}
_SHAPES = {
    "A": '<path d="M8 8 L16 16 M16 8 L8 16" stroke="{color}" stroke-width="2.2" stroke-linecap="round" fill="none"/>',
    "B": '<circle cx="12" cy="12" r="4.6" stroke="{color}" stroke-width="2.2" fill="none"/>',
    "X": '<rect x="7.8" y="7.8" width="8.4" height="8.4" stroke="{color}" stroke-width="2.2" fill="none"/>',
    "Y": '<path d="M12 6.8 L17 15.4 L7 15.4 Z" stroke="{color}" stroke-width="2.2" fill="none"/>',
}
"""The symbols of the four buttons of a PlayStation controller."""
_ARMS = {
    "Up": "M9 3 H15 V9 H9 Z",
    "Down": "M9 15 H15 V21 H9 Z",
    "Left": "M3 9 H9 V15 H3 Z",
    "Right": "M15 9 H21 V15 H15 Z",
}
_CROSS = "M9 3 H15 V9 H21 V15 H15 V21 H9 V15 H3 V9 H9 Z"
_WORDS: Mapping[str, Mapping[str, str]] = {
    XBOX: {"Start": "Menu", "Back": "View", "L3": "LS", "R3": "RS"},
    PLAYSTATION: {"LB": "L1", "RB": "R1", "LT": "L2", "RT": "R2", "Start": "Options", "Back": "Create"},
    SWITCH: {"LB": "L", "RB": "R", "LT": "ZL", "RT": "ZR", "Start": "+", "Back": "-", "L3": "LS", "R3": "RS"},
    DECK: {"LB": "L1", "RB": "R1", "LT": "L2", "RT": "R2", "Start": "Menu", "Back": "View"},
}


def button_width(button: str, made_by: str, unit: float) -> int:
    """Return the width in pixels of a button as `draw_button` draws it."""
    if _is_round(button):
        return round(_FACE * unit)
    words = text.width(_words(button, made_by), KEY_CAP.font, KEY_CAP.size * unit)
    return max(round(26 * unit), words + round(15 * unit))


def draw_button(surface: pygame.Surface, button: str, made_by: str, unit: float, midleft: tuple[float, float]) -> int:
    """Draw a button with its left center at the point. Returns its width in pixels."""
    width, side = button_width(button, made_by, unit), round(_FACE * unit)
    x, y = round(midleft[0]), round(midleft[1] - side / 2)
    if _is_round(button):
        surface.blit(svg.inline(_picture(button, made_by), side, side, 24, 24), (x, y))
        if button in "ABXY" and made_by != PLAYSTATION:
            color = _COLORS.get(made_by, {}).get(button, _LIGHT)
            letters = KEY_CAP.size * 1.1 * unit
            text.draw(surface, button, KEY_CAP.font, letters, color, (x + side / 2, midleft[1]), "center")
        return width
    rect = pygame.Rect(x, round(midleft[1] - 11 * unit), width, round(22 * unit))
    paint.panel(surface, rect, 8 * unit, _DARK, _LIGHT, 1.3 * unit)
    text.draw(surface, _words(button, made_by), KEY_CAP.font, KEY_CAP.size * unit, _LIGHT, rect.center, "center")
    return width


def key_label(key: str) -> str:
    """Return the label of a key combination on a keyboard of the current language: "Strg+Z"."""
    names = ((name, f"cap-{name.lower()}") for name in key.split(" "))
    return "".join(
        (say(message) if say.knows(message) else name) + ("+" if name in _HELD else " ") for name, message in names
    ).rstrip()


def key_name(key: str) -> str:
    """Return the name of a key in a sentence, or of the matching button while a controller is used."""
    button = button_for(key)
    return _words(button, family()) if button and not _is_round(button) else button or key_label(key)


def _is_round(button: str) -> bool:
    """Return whether it is one of the four letter buttons or the cross."""
    return button in ("A", "B", "X", "Y", "Arrows", *_ARMS)


def _words(button: str, made_by: str) -> str:
    """Return the label of a shoulder, a stick, or a small button. A stick's direction is its own name."""
    if button.startswith("R "):
        return "RS" if made_by in (XBOX, SWITCH) else "R"
    return _WORDS[made_by].get(button, button)


def _picture(button: str, made_by: str) -> str:
    """Return the SVG of a round button, in a box of 24 by 24."""
    if button == "Arrows" or button in _ARMS:
        cross = f'<path d="{_CROSS}" fill="{_DARK}" stroke="{_LIGHT}" stroke-width="1.4"/>'
        lit = _ARMS.get(button)
        return cross + (f'<path d="{lit}" fill="{_LIGHT}"/>' if lit else "")
    ground = f'<circle cx="12" cy="12" r="11" fill="{_DARK}" stroke="{_LIGHT}" stroke-width="1.3"/>'
    return ground + (_SHAPES[button].format(color=_COLORS[PLAYSTATION][button]) if made_by == PLAYSTATION else "")
