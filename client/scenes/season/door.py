"""The contents of the map's panel: reputation as lanterns, and doors with their rivals, rules and stakes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from client.art import palette, svg, text
from client.scenes.street.rows import draw_portrait
from client.widgets import Button, Column, Row, StaticWidget, Widget, Words, draw_icon
from client.widgets.style import BODY, HINT, LABEL, SECOND, SECTION
from engine.words.say import season as say

_LANTERN = (
    '<path d="M12 1a3 3 0 0 1 3 3v1H9V4a3 3 0 0 1 3-3Z" fill="none" stroke="#33263d" stroke-width="1.8"/>'
    '<path d="M4 10L8 5h8l4 5Z" fill="#55437c" stroke="#33263d" stroke-width="1.8" stroke-linejoin="round"/>'
    '<path d="M5 10h14l-1.6 13H6.600Z" fill="{0}" stroke="#33263d" stroke-width="1.8" stroke-linejoin="round"/>'
    '<path d="M12 10v13" stroke="#33263d" stroke-width="1.4"/>'
    '<path d="M5 24.500h14" stroke="#33263d" stroke-width="2.6" stroke-linecap="round"/>'
)
_LIT, _DARK = "#ffc24a", "#e9dcc6"
_LANTERN_WIDE, _LANTERN_HIGH = 20.0, 23.0
_PORTRAITS = {1: 84.0, 2: 60.0}
"""The usual portraits by the number of rivals."""
_SMALL, _SMALLEST_PORTRAIT = 52.0, 44.0
_PADDING, _GAP, _LINE = 11.0, 6.0, 1.3
_SHORT_LABEL = 12


class Lanterns(StaticWidget):
    """The reputation as lanterns in a row, of which `lit` burn, with what the street thinks of the player below."""

    def __init__(self, points: int, most: int, words: str, color: str = "") -> None:
        self.points, self.most, self.color = points, most, color
        self.lit = points
        self._line = say("reputation-line", points=points, most=most, words=words)
        super().__init__(name=say("reputation", points=points, most=most, words=words))

    def describe_content(self) -> str:
        return self.name

    def height_for(self, width: int, unit: float) -> int:
        return round((_LANTERN_HIGH + 8 + SECOND.size * _LINE) * unit)

    def draw(self, surface: pygame.Surface) -> None:
        unit = self.unit
        step = min((_LANTERN_WIDE + 4) * unit, self.rect.width / self.most)
        for number in range(self.most):
            color = _LIT if number < self.lit else _DARK
            picture = svg.inline(_LANTERN.format(color), _LANTERN_WIDE * unit, _LANTERN_HIGH * unit, 24, 27.6)
            surface.blit(picture, (round(self.rect.x + number * step), self.rect.y))
        place = self.rect.x, self.rect.bottom - SECOND.size * _LINE / 2 * unit
        color, room = self.color or palette.INK_2, self.rect.width
        text.draw_fitted(
            surface, self._line, SECOND.font, SECOND.size * unit, color, place, "midleft", room, 12.5 * unit
        )


@dataclass(frozen=True, slots=True)
class Rival:
    """An opponent at a door: the portrait's asset, name, and level with temper."""

    drawing: str
    name: str
    temper: str


@dataclass(frozen=True, slots=True)
class DoorSign:
    """The facts about a door, in words. `icon` is drawn where there are no rivals."""

    title: str
    framing: str
    rivals: Sequence[Rival]
    facts: Sequence[str]
    stakes: str
    icon: str = "hint"


class Rivals(StaticWidget):
    """A row for each rival: portrait, name, and level with temper."""

    def __init__(self, rivals: Sequence[Rival], small: bool = False) -> None:
        self.rivals = rivals
        self._side = _PORTRAITS.get(len(rivals), _SMALLEST_PORTRAIT)
        if small:
            self._side = min(self._side, _SMALL)
        super().__init__(name=say("against", names=". ".join(f"{rival.name}, {rival.temper}" for rival in rivals)))

    def describe_content(self) -> str:
        return self.name

    def height_for(self, width: int, unit: float) -> int:
        return round((len(self.rivals) * (self._side + 4) - 4) * unit)

    def draw(self, surface: pygame.Surface) -> None:
        unit, side, y = self.unit, self.px(self._side), self.rect.y
        left = self.rect.x + side + self.px(9)
        for rival in self.rivals:
            draw_portrait(surface, rival.drawing, pygame.Rect(self.rect.x, y, side, side))
            middle = y + side / 2
            for words, style, color, down in (
                (rival.name, LABEL, palette.INK, -9.5),
                (rival.temper, HINT, palette.INK_2, 9.5),
            ):
                size = text.fit(words, style.font, style.size * unit, self.rect.right - left, 12.5 * unit)
                text.draw(surface, words, style.font, size, color, (left, middle + down * unit), "midleft")
            y += side + self.px(4)


class StakesWords(Words):
    """The stakes of a door, with a sign in front."""

    def __init__(self, words: str) -> None:
        super().__init__(words, LABEL)

    def _lines(self, width: int, unit: float) -> list[str]:
        return super()._lines(width - round(24 * unit), unit)

    def draw(self, surface: pygame.Surface) -> None:
        whole = self.rect
        draw_icon(surface, "flag", self.px(18), palette.AMBER_LIP, (whole.x + self.px(9), whole.y + self.px(11)))
        self.rect = pygame.Rect(whole.x + self.px(24), whole.y, whole.width, whole.height)
        super().draw(surface)
        self.rect = whole


def play_button(sign: DoorSign, words: str, key: str, then: Callable[[Any], None]) -> Button:
    """Return the button that opens a door. It says the door's title and stakes."""
    button = Button(
        words, "primary", icon="play", name=say("play-door", words=words, title=sign.title), key=key, then=then
    )
    button.describe_content = lambda: sign.stakes  # type: ignore[method-assign]
    return button


def door_card(sign: DoorSign, play: Button | None, *more: Widget, small: bool = False) -> Column:
    """Return the panel of a door, with `more` above its button.

    A `small` one has smaller portraits. A long label of the button stands below the stakes.
    """
    rows: list[Widget] = [Words(sign.title, SECTION, line_height=1.1)]
    if sign.rivals:
        rows.append(Rivals(sign.rivals, small))
    rows.append(Words(sign.framing, SECOND if small else BODY, line_height=1.25))
    rows.append(Words(" ".join(sign.facts), SECOND, palette.INK_2, line_height=1.25))
    rows += more
    if play is not None and small and len(play.words) <= _SHORT_LABEL:
        rows.append(Row(StakesWords(sign.stakes), play, shares=(1, 0), gap=8))
    elif play is not None:
        rows += [StakesWords(sign.stakes), play]
    return Column(*rows, gap=_GAP, padding=_PADDING, face=palette.RAISED, name=sign.title)
