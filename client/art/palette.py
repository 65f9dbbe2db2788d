"""The colors of the shell by name.

There are two materials: dusk (plum bars that frame the bright tables) and paper (warm panels to read and choose on).
The only accent, the lamp's amber, means "act here" and "acting now". Red is only for danger and refusal, the focus
blue only for the focus ring.

Each color here is a `Tint`: widgets keep it, and it has the theme's value whenever it is drawn.
"""

from __future__ import annotations

from typing import SupportsIndex

from client.art import cache


class Tint(str):
    """A color that follows theme and palette. Formatting, slices, `rgb` and comparisons use its present value.

    pygame can't read it, so give pygame `rgb(color)` or `str(color)`.
    """

    value: str

    def __new__(cls, usual: str) -> Tint:
        tint = super().__new__(cls, "no color for pygame")  # it would keep the light theme's color
        tint.value = usual
        return tint

    def __str__(self) -> str:
        return self.value

    def __format__(self, style: str) -> str:
        return format(self.value, style)

    def __getitem__(self, part: SupportsIndex | slice) -> str:
        return self.value[part]

    def __eq__(self, other: object) -> bool:
        return self.value == (other.value if isinstance(other, Tint) else other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self.value)


def _tint(usual: str) -> str:
    return Tint(usual)


def rgb(color: str) -> tuple[int, int, int]:
    """Return red, green and blue, 0 to 255, of "#rrggbb"."""
    color = str(color)
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


# Dusk: bars, plates and tooltips; widgets on them; their hover; their edge; their pressed face and lip.
DUSK_9 = _tint("#241b3a")
DUSK_7 = _tint("#372a55")
DUSK_5 = _tint("#55437c")
DUSK_LINE = _tint("#9a88c4")
DUSK_PRESSED = _tint("#1c1430")
DUSK_LIP = _tint("#150e27")
CREAM = _tint("#fff6e6")
CREAM_2 = _tint("#d9cdea")

# Paper: background; panels and fields; wells and hover; pressed and decorative lines; widget edge; lip.
PAPER = _tint("#fff6e6")
RAISED = _tint("#fffdf8")
SUNK = _tint("#f3e4c8")
SOFT = _tint("#e2cda6")
PAPER_LINE = _tint("#8a6f4e")
PAPER_LIP = _tint("#cbb189")
INK = _tint("#2a2038")
INK_2 = _tint("#5d4f66")
BOLD = _tint("#55437c")

# Chosen items, with cream on them; hovered or open ones; a panel to start from; a found word.
CHOSEN = _tint("#2a2038")
LIT = _tint("#ffffff")
START = _tint("#fdeccb")
MATCH = _tint("#ffd27a")

# Amber: primary and acting.
AMBER = _tint("#f6a935")
AMBER_HOVER = _tint("#ffc05e")
AMBER_PRESSED = _tint("#dd8f1d")
AMBER_LIP = _tint("#b06a08")
AMBER_TINT = _tint("#ffe3b0")
ON_AMBER = _tint("#2a1a05")

# Red: danger and refusal.
RED = _tint("#c23a24")
RED_HOVER = _tint("#cc4730")
RED_PRESSED = _tint("#9d2b18")
RED_LIP = _tint("#7d1f10")
ON_RED = _tint("#ffffff")

GREEN = _tint("#2a7a46")
INFORMATION = _tint("#1d5c9e")
WARNING = _tint("#9a5200")
FOCUS = _tint("#1d5fe0")
WHITE = _tint("#ffffff")
SIGN_CREAM = _tint("#ffe9bd")
SIGN_GREEN = _tint("#1f5f4f")
SHADOW = _tint("#281628")

# Eight seats, eight colors, eight shapes (art/shell/seat-1.svg to seat-8.svg), and the initial's color on each.
SEATS = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#d55e00", "#56b4e9", "#f0e442", "#5b3f77")
_DARK_INITIAL, _LIGHT_INITIAL = "#2a2038", "#ffffff"
SEAT_INITIALS = (_LIGHT_INITIAL, *[_DARK_INITIAL] * 3, _LIGHT_INITIAL, *[_DARK_INITIAL] * 2, _LIGHT_INITIAL)

_DARK = {
    "PAPER": "#1d1826", "RAISED": "#2a2336", "SUNK": "#14101b", "SOFT": "#4d435c", "PAPER_LINE": "#a394bb",
    "PAPER_LIP": "#0d0a12", "INK": "#f6f0e4", "INK_2": "#cbc0d6", "AMBER_TINT": "#4a370f", "AMBER_LIP": "#c98a2a",
    "INFORMATION": "#8cc4ff", "WARNING": "#ffc27a", "FOCUS": "#7fb0ff", "GREEN": "#5cc27f", "SHADOW": "#000000",
    "RED": "#ff8f7a", "RED_HOVER": "#ffa493", "RED_PRESSED": "#e06f59", "RED_LIP": "#a3402d", "ON_RED": "#2a0a05",
    "BOLD": "#d3b8ff", "CHOSEN": "#6a52a3", "LIT": "#3b314c", "START": "#33291a", "MATCH": "#6b4d10",
}  # fmt: skip
_CONTRAST = {
    "DUSK_9": "#000000", "DUSK_7": "#1c1430", "DUSK_5": "#3a2c5c", "DUSK_LINE": "#ffffff", "CREAM": "#ffffff",
    "CREAM_2": "#ffffff", "PAPER": "#ffffff", "RAISED": "#ffffff", "SUNK": "#ececec", "SOFT": "#595959",
    "PAPER_LINE": "#000000", "INK": "#000000", "INK_2": "#1e1826", "RED": "#8f1d0c", "GREEN": "#0d5127",
    "INFORMATION": "#0b3c70", "WARNING": "#5f3100", "FOCUS": "#0033c4", "BOLD": "#2c1d52", "CHOSEN": "#000000",
    "MATCH": "#ffd27a",
}  # fmt: skip
SHELLS: dict[str, dict[str, str]] = {"light": {}, "dark": _DARK, "contrast": _CONTRAST}
"""The themes of the menus: the colors that differ from the usual ones."""


def colors(shell: str) -> dict[str, str]:
    """Return all colors of a shell by name."""
    return _USUAL | SHELLS[shell]


def use(shell: str) -> None:
    """Use a theme's colors from now on. The caller lays the scene out again."""
    found = colors(shell)
    if any(tint.value != found[name] for name, tint in _TINTS.items()):
        for name, tint in _TINTS.items():
            tint.value = found[name]
        cache.clear_all()


_TINTS = {name: value for name, value in globals().items() if isinstance(value, Tint)}
_USUAL = {name: tint.value for name, tint in _TINTS.items()}
