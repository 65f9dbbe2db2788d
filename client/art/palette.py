"""The colors of the shell by name.

Two materials: dusk (plum bars that frame the bright tables) and paper (warm panels to read and choose on).
One accent, the lamp's amber, means "act here" and "acting now". Red is for danger and refusal alone, the
focus blue for the focus ring alone.
"""

from __future__ import annotations

# Dusk: bars, plates and tooltips; controls on them; their hover; their edge; their pressed face and lip.
DUSK_9 = "#241b3a"
DUSK_7 = "#372a55"
DUSK_5 = "#55437c"
DUSK_LINE = "#9a88c4"
DUSK_PRESSED = "#1c1430"
DUSK_LIP = "#150e27"
CREAM = "#fff6e6"
CREAM_2 = "#d9cdea"

# Paper: ground; panels and fields; wells and hover; pressed and decorative lines; control edge; lip.
PAPER = "#fff6e6"
RAISED = "#fffdf8"
SUNK = "#f3e4c8"
SOFT = "#e2cda6"
PAPER_LINE = "#8a6f4e"
PAPER_LIP = "#cbb189"
INK = "#2a2038"
INK_2 = "#5d4f66"

# Amber: primary and acting.
AMBER = "#f6a935"
AMBER_HOVER = "#ffc05e"
AMBER_PRESSED = "#dd8f1d"
AMBER_LIP = "#b06a08"
AMBER_TINT = "#ffe3b0"
AMBER_GLOW = "#ffd678"
ON_AMBER = "#2a1a05"

# Red: danger and refusal.
RED = "#c23a24"
RED_HOVER = "#cc4730"
RED_PRESSED = "#9d2b18"
RED_LIP = "#7d1f10"

GREEN = "#2a7a46"
INFORMATION = "#1d5c9e"
WARNING = "#9a5200"
FOCUS = "#1d5fe0"
WHITE = "#ffffff"
SIGN_CREAM = "#ffe9bd"
SHADOW = "#281628"

# A seat that left the game.
LEFT_FACE = "#4b4560"
LEFT_LINE = "#8d86a0"
LEFT_TEXT = "#d6d0de"

# Eight seats, eight colors, eight shapes (art/shell/seat-1.svg to seat-8.svg), and the initial's color on
# each.
SEATS = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#d55e00", "#56b4e9", "#f0e442", "#5b3f77")
SEAT_INITIALS = (WHITE, INK, INK, INK, WHITE, INK, INK, WHITE)
