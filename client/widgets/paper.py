"""Paper: the colors and typefaces of a page. A game's results can have their own instead of the shell's."""

from __future__ import annotations

from dataclasses import dataclass

from client.art import palette
from client.look.schema import Color, Typeface
from client.widgets.style import LABEL, SCORE, SCREEN_TITLE, SECTION, Style


@dataclass(frozen=True, slots=True)
class Paper:
    """The colors of a page, from its bars to the mark of the winner, and its typefaces."""

    header: Color = palette.DUSK_9
    header_line: Color = palette.AMBER
    header_text: Color = palette.CREAM
    paper: Color = palette.PAPER
    raised: Color = palette.RAISED
    edge: Color = palette.SOFT
    text: Color = palette.INK
    second: Color = palette.INK_2
    won: Color = palette.AMBER_TINT
    won_edge: Color = palette.AMBER_LIP
    title: Typeface = SCREEN_TITLE.font
    heading: Typeface = SECTION.font
    name: Typeface = LABEL.font
    number: Typeface = SCORE.font
    radius: float = 14.0

    @property
    def section(self) -> Style:
        """Return the style of headings."""
        return Style(self.heading, SECTION.size)


SHELL_PAPER = Paper()
DUSK_SLIP = Paper(raised=palette.DUSK_9, edge=palette.DUSK_LINE, text=palette.CREAM, second=palette.CREAM_2, radius=12)
"""The paper of explanations that briefly cover a page or a table."""
