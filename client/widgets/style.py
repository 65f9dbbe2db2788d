"""The type styles of the shell: font and size (in u)."""

from __future__ import annotations

from typing import NamedTuple


class Style(NamedTuple):
    """A font key of `client.art.fonts` and a size in u."""

    font: str
    size: float


SCREEN_TITLE = Style("baloo-800", 31)
DIALOG_TITLE = Style("baloo-800", 24)
SECTION = Style("baloo-700", 20)
SIGN = Style("baloo-700", 17.3)
SCORE = Style("baloo-800", 26)
BUTTON_LARGE = Style("nunito-800", 21)
BUTTON = Style("nunito-800", 17)
LABEL = Style("nunito-800", 16)
BODY = Style("nunito-700", 16)
SECOND = Style("nunito-700", 14)
HINT = Style("nunito-700", 13)
KEY_CAP = Style("nunito-800", 12.5)

# The smallest text size, in u.
SMALLEST = 12.5
