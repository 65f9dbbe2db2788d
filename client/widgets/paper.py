"""What a page is written on and with, where it may be another than the shell's: that of a game, for its results."""

from __future__ import annotations

from dataclasses import dataclass

from client.art import palette
from client.look.schema import Color, Typeface
from client.widgets.style import LABEL, SCORE, SCREEN_TITLE, SECTION, Style


@dataclass(frozen=True, slots=True)
class Paper:
    """The bars above and below a page, its ground, the panels raised from it and their edges, the words on it and the
    second ones, what marks the winner, and the typefaces of the title, of headings, of names and of numbers.
    """

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
        """How headings are written."""
        return Style(self.heading, SECTION.size)


SHELL_PAPER = Paper()
DUSK_SLIP = Paper(raised=palette.DUSK_9, edge=palette.DUSK_LINE, text=palette.CREAM, second=palette.CREAM_2, radius=12)
"""What explanations are written on that lie over a page or a table for a moment."""
