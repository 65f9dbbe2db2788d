"""The inks of Cthulhu Realms: one black line, one color family per picture, and few accents."""

from __future__ import annotations

from typing import NamedTuple

INK = "#14100e"
"""Every line."""
PAPER = "#eadcb6"
BONE = "#f6eed6"
LAMP = "#f2b53f"
FLAME = "#ffe29a"
GOLD = "#b08a45"
GOLD_EDGE = "#e0bd72"
BLOOD = "#a8352a"
SKIN = "#dcc79c"
BARK = "#7d5a33"
CLOTH = "#26222a"
"""The dark part of an ability tag, where its conditions stand."""
SCALES = "#5c9a72"
"""Arms and fins of what lives in the deep, in pictures of any color."""
SUCKERS = "#d7e5c5"


class Tones(NamedTuple):
    """The three tones of one card color."""

    deep: str
    mid: str
    light: str


COLORS = {
    "green": Tones("#10312a", "#2f7256", "#9cc295"),
    "purple": Tones("#291a3b", "#69478d", "#bfa5d3"),
    "yellow": Tones("#452d0a", "#c6932b", "#efd488"),
    "black": Tones("#211f22", "#6d675f", "#c9bea4"),
}
"""The deep, the university, the lodge, the street."""
