"""The colors of the shell by name.

There are two materials: dusk (plum bars that frame the bright tables) and paper (warm panels to read and choose on).
  The
only accent, the lamp's amber, means "act here" and "acting now". Red is only for danger and refusal, the focus blue
only
for the focus ring.
"""

from __future__ import annotations

# Dusk: bars, plates and tooltips; widgets on them; their hover; their edge; their pressed face and lip.
DUSK_9 = "#241b3a"
DUSK_7 = "#372a55"
DUSK_5 = "#55437c"
DUSK_LINE = "#9a88c4"
DUSK_PRESSED = "#1c1430"
DUSK_LIP = "#150e27"
CREAM = "#fff6e6"
CREAM_2 = "#d9cdea"

# Paper: background; panels and fields; wells and hover; pressed and decorative lines; widget edge; lip.
PAPER = "#fff6e6"
RAISED = "#fffdf8"
SUNK = "#f3e4c8"
SOFT = "#e2cda6"
PAPER_LINE = "#8a6f4e"
PAPER_LIP = "#cbb189"
INK = "#2a2038"
INK_2 = "#5d4f66"
BOLD = "#55437c"

# Chosen items, with cream on them; hovered or open ones; a panel to start from; a found word.
CHOSEN = "#2a2038"
LIT = "#ffffff"
START = "#fdeccb"
MATCH = "#ffd27a"

# Amber: primary and acting.
AMBER = "#f6a935"
AMBER_HOVER = "#ffc05e"
AMBER_PRESSED = "#dd8f1d"
AMBER_LIP = "#b06a08"
AMBER_TINT = "#ffe3b0"
ON_AMBER = "#2a1a05"

# Red: danger and refusal.
RED = "#c23a24"
RED_HOVER = "#cc4730"
RED_PRESSED = "#9d2b18"
RED_LIP = "#7d1f10"
ON_RED = "#ffffff"

GREEN = "#2a7a46"
INFORMATION = "#1d5c9e"
WARNING = "#9a5200"
FOCUS = "#1d5fe0"
WHITE = "#ffffff"
SIGN_CREAM = "#ffe9bd"
SIGN_GREEN = "#1f5f4f"
SHADOW = "#281628"

# Eight seats, eight colors, eight shapes (art/shell/seat-1.svg to seat-8.svg), and the initial's color on each.
SEATS = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#d55e00", "#56b4e9", "#f0e442", "#5b3f77")
SEAT_INITIALS = (WHITE, INK, INK, INK, WHITE, INK, INK, WHITE)

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
    """Use a shell's colors. Call it before any menu is imported, because widgets keep the colors they were made with.
    """
    globals().update(colors(shell))


_USUAL = {name: value for name, value in globals().items() if name.isupper() and isinstance(value, str)}
