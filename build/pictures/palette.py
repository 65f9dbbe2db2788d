"""The colors of the drawings, by name, and how one color is made from another."""

from __future__ import annotations

INK = "#33223b"
"""Every outline, and the dark of every eye."""

PALETTE = {
    "ink": INK,
    "cream": "#fff6e0",
    "paper": "#fbead0",
    "sun": "#ffcf4a",
    "gold": "#f2b233",
    "brass": "#d9962a",
    "tomato": "#e5493a",
    "coral": "#ff8a6b",
    "peach": "#ffd2a6",
    "pink": "#f58fb3",
    "blush": "#ffc4d4",
    "lilac": "#b596e3",
    "violet": "#8a5fc7",
    "sky": "#bfe8ea",
    "blue": "#4ba6dc",
    "navy": "#2f4f86",
    "teal": "#25a19a",
    "mint": "#a6e0c3",
    "lawn": "#a9d76f",
    "lawn2": "#8fc95d",
    "leaf": "#5faa49",
    "hedge": "#3f8646",
    "deep": "#2c6541",
    "wood": "#c98b53",
    "brick": "#bd5b44",
    "fence": "#fffdf4",
    "fence2": "#e2dac6",
    "asphalt": "#8b8798",
    "stone": "#c9c3c9",
    "soot": "#574a63",
    "white": "#ffffff",
    "dusk": "#2b1842",
    "dusk2": "#472966",
    "dusk3": "#6c3f96",
    "dusk4": "#9a6cc6",
    "glow": "#8dff5a",
    "glow2": "#d6ff9c",
}

PLUM = "#4a1f5c"
"""What every shaded side leans towards."""

MILK = "#fffbe8"
"""What every lit side leans towards."""


def color(name: str) -> str:
    """The hex color called `name` in the palette; anything else (a hex color, "none") is returned as it is."""
    return PALETTE.get(name, name)


def mix(first: str, second: str, share: float) -> str:
    """The color `first` moved by `share` (0 to 1) towards `second`."""
    channels = []
    for start in (1, 3, 5):
        one, other = (int(color(name)[start : start + 2], 16) for name in (first, second))
        channels.append(round(one + (other - one) * share))
    return "#" + "".join(f"{channel:02x}" for channel in channels)


def shade(name: str, share: float = 0.24) -> str:
    """The color on the side away from the light."""
    return mix(name, PLUM, share)


def light(name: str, share: float = 0.3) -> str:
    """The color where the light falls on it."""
    return mix(name, MILK, share)
