"""The rows of the list of matches, each with a small picture of its table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from client.art import paint, palette, text
from client.art.sketch import clip_to
from client.input.actions import (
    DELETE,
    FIRST,
    LAST,
    LIST_DOWN,
    LIST_UP,
    PAGE_DOWN,
    PAGE_UP,
    PRESS,
    RENAME,
    cap,
    find_triggered,
)
from client.scenes.games import GameEntry
from client.scenes.matches.pictures import MatchPictures
from client.scenes.matches.words import name_of, state_of, when
from client.scenes.setup.games import house_picture
from client.table.picture.miniature import SHAPE
from client.widgets import Button, Pressable, ScrollArea, Widget, WidgetEvent, icon_button
from client.widgets.style import HINT, LABEL, SECOND, SMALLEST, Style
from engine.store.history.match_list import StoredMatch
from engine.words.say import matches as say

_HIGH, _GAP, _INSET = 94.0, 8.0, 6.0
_RADIUS, _PICTURE_RADIUS = 10.0, 6.0
_WIDE = 860.0
"""In rows of fewer u the buttons are below each other."""
_NAME = Style(LABEL.font, 17)
_STEP = 1.26
"""Height of a line, in sizes of its letters."""
_PLAYER_LINES = 2


@dataclass(frozen=True, slots=True)
class Facts:
    """What all rows need: the games by slug, who won which match, the small pictures, the time, and what to call."""

    games: dict[str, GameEntry]
    winners: dict[int, tuple[str, ...]]
    pictures: MatchPictures
    now: float
    evenings: Mapping[int, int]
    """The evenings of seasons' matches, by the ids of the matches."""
    open: Callable[[MatchRow], None]
    rename: Callable[[MatchRow], None]
    delete: Callable[[MatchRow], None]


class MatchRow(Pressable):
    """A match: its table, name, status, players, and last date. The mouse presses it or one of its two buttons."""

    radius_units = _RADIUS
    focusable = False

    def __init__(self, match: StoredMatch, facts: Facts) -> None:
        titles = {slug: entry.title for slug, entry in facts.games.items()}
        super().__init__(name=name_of(match, titles), then=lambda _: facts.open(self))
        self.match = match
        self.state = state_of(match, titles, facts.winners.get(match.id), facts.evenings.get(match.id, 0))
        self.players = ", ".join(match.seats)
        self.when = when(match.played_at, facts.now)
        self.share: float | None = None
        """How much of a finished match has been made ready to be watched, from 0 to 1; None while it is not wanted."""
        self.rename = self._button("workshop", say("rename"), cap(RENAME), lambda _: facts.rename(self))
        self.delete = self._button("close", say("delete"), cap(DELETE), lambda _: facts.delete(self))
        self._facts = facts

    def _button(self, icon: str, words: str, key: str, then: Callable[[Any], None]) -> Button:
        button = icon_button(icon, f"{words} ({key})", name=f"{words}: {self.name}", then=then)
        button.focusable = False
        return button

    def parts(self) -> tuple[Widget, ...]:
        return self.rename, self.delete

    def height_for(self, width: int, unit: float) -> int:
        return round(_HIGH * unit)

    def place(self, rect: pygame.Rect, unit: float) -> None:
        """Place the buttons at the right, in a row or, where there is little room, in a column."""
        super().place(rect, unit)
        wide, high, inset = self.px(44), self.px(41), self.px(_INSET)
        right = rect.right - inset - wide
        if rect.width >= _WIDE * unit:
            places = (right - wide, rect.centery - high // 2), (right, rect.centery - high // 2)
        else:
            places = (right, rect.centery - high), (right, rect.centery)
        for button, place in zip(self.parts(), places, strict=True):
            button.place(pygame.Rect(place, (wide, high)), unit)
        self._lines = self._player_lines()

    # -- picture ----------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_tile(surface, self.rect)
        self._draw_picture(surface)
        self._draw_words(surface, *self._ends)
        for button in self.parts():
            button.draw(surface)
        if self.share is not None:
            whole = self.rect.width - 2 * self.px(_RADIUS)
            done = self.rect.x + self.px(_RADIUS), self.rect.bottom - self.px(5), round(whole * self.share), self.px(3)
            surface.fill(palette.rgb(palette.AMBER_LIP), done)

    @property
    def _picture_size(self) -> tuple[int, int]:
        high = self.rect.height - 2 * self.px(_INSET)
        return round(high * SHAPE[0] / SHAPE[1]), high

    @property
    def _ends(self) -> tuple[int, int]:
        """Where the words begin and end."""
        left = self.rect.x + self.px(_INSET) + self._picture_size[0] + self.px(12)
        return left, self.rename.rect.left - self.px(8)

    def _draw_picture(self, surface: pygame.Surface) -> None:
        """Draw the table, or the house of the game."""
        inset, size, radius = self.px(_INSET), self._picture_size, self.px(_PICTURE_RADIUS)
        picture = self._facts.pictures.picture(self.match, size, radius)
        if picture is None:
            game = self._facts.games.get(self.match.game) or GameEntry(self.match.game, self.match.game, "", "")
            picture = house_picture(game, size, radius)
        surface.blit(picture, (self.rect.x + inset, self.rect.y + inset))

    def _draw_words(self, surface: pygame.Surface, left: int, right: int) -> None:
        """Name and time, state and mark, and the players on as many lines as they need and there are."""
        unit, players = self.unit, self._lines
        steps = [_NAME.size * _STEP, SECOND.size * _STEP, *[SECOND.size * _STEP] * len(players)]
        y = self.rect.centery - sum(steps) * unit / 2
        middles = [y + (sum(steps[:number]) + step / 2) * unit for number, step in enumerate(steps)]
        self._draw_line(surface, self.name, _NAME, palette.INK, self.when, (left, right), middles[0])
        mark = say("assisted") if self.match.assisted else ""
        self._draw_line(surface, self.state, SECOND, palette.INK, mark, (left, right), middles[1])
        for line, middle in zip(players, middles[2:], strict=True):
            text.draw(surface, line, SECOND.font, SECOND.size * unit, palette.INK_2, (left, middle), "midleft")

    def _draw_line(
        self,
        surface: pygame.Surface,
        words: str,
        style: Style,
        color: str,
        aside: str,
        ends: tuple[int, int],
        middle: float,
    ) -> None:
        """Draw a text at the left and another at the right."""
        unit, (left, right) = self.unit, ends
        if aside:
            place = right, middle
            box = text.draw(surface, aside, HINT.font, HINT.size * unit, palette.INK_2, place, "midright")
            right = box.left - self.px(12)
        text.draw_fitted(
            surface,
            words,
            style.font,
            style.size * unit,
            color,
            (left, middle),
            "midleft",
            right - left,
            SMALLEST * unit,
        )

    def _player_lines(self) -> list[str]:
        """Return the players. If not all of them fit, a tooltip names them."""
        size, (left, right) = SECOND.size * self.unit, self._ends
        room = right - left
        lines = text.wrap(self.players, SECOND.font, size, room, balanced=False)
        self.tooltip = self.players if len(lines) > _PLAYER_LINES else ""
        if self.tooltip:
            rest = " ".join(lines[_PLAYER_LINES - 1 :])
            lines = [*lines[: _PLAYER_LINES - 1], text.shorten(rest, SECOND.font, size, room)]
        return lines


class MatchList(ScrollArea):
    """A scrolling list of matches with one selected, by keys as well. Only visible rows are updated."""

    focusable = True
    radius_units = _RADIUS
    ring_gap_units = 2.0

    def __init__(self) -> None:
        super().__init__(gap=_GAP, padding=8, name=say("matches"))
        self.rows: list[MatchRow] = []
        self.load_more: Callable[[], None] = lambda: None
        """Called when the last rows are reached, to `add` more if there are any."""
        self._chosen = 0

    def show(self, rows: Sequence[MatchRow], chosen: int) -> None:
        """Show other rows; `chosen` is the place of the row that the keys work on."""
        self.rows = list(rows)
        self.children = list(rows)
        self.choose(chosen)

    def add(self, rows: Sequence[MatchRow]) -> None:
        """Put more rows below the others."""
        self.rows += rows
        self.children += rows
        self.place(self.rect, self.unit)

    def scroll_to(self, offset: float) -> bool:
        moved = super().scroll_to(offset)
        if moved and self.offset > self.farthest - self.rect.height:
            self.load_more()
        return moved

    @property
    def chosen_row(self) -> MatchRow | None:
        """The row that the keys work on; None without any."""
        return self.rows[self._chosen] if self.rows else None

    def choose(self, place: int) -> bool:
        """Let the keys work on another row, the nearest one that there is; true when it is another."""
        before, self._chosen = self._chosen, max(0, min(len(self.rows) - 1, place))
        for number in {before, self._chosen} & set(range(len(self.rows))):
            self.rows[number].chosen = number == self._chosen
        return self._chosen != before

    def reveal_chosen(self) -> None:
        """Scroll so that the chosen row shows."""
        if self.chosen_row is not None:
            self.reveal(self.chosen_row)

    def parts(self) -> tuple[Widget, ...]:
        if not self.rows or not self.rows[0].rect.height:
            return ()
        step = self.rows[0].rect.height + self.px(self.gap)
        first = max(0, self.offset - self.px(self.padding)) // step
        return tuple(self.rows[first : first + self.rect.height // step + 2])

    def handle(self, event: pygame.event.Event) -> WidgetEvent | None:
        if event.type != pygame.KEYDOWN:
            return super().handle(event)
        row = self.chosen_row
        if row is not None and find_triggered(event, (PRESS,)):
            return row.press()
        page = max(1, len(self.parts()) - 2)
        all_rows = len(self.rows)
        ways = {LIST_UP: -1, LIST_DOWN: 1, PAGE_UP: -page, PAGE_DOWN: page, FIRST: -all_rows, LAST: all_rows}
        action = find_triggered(event, ways)
        if action is None:
            return None
        moved = self.choose(self._chosen + ways[action])
        self.reveal_chosen()
        return self.report_used() if moved else None

    def draw_ring(self, surface: pygame.Surface) -> None:
        row = self.chosen_row
        if self.ring and row is not None and row.rect.colliderect(self.rect):
            with clip_to(surface, self.rect.inflate(self.px(24), 0)):
                paint.focus_ring(surface, row.rect, _RADIUS * self.unit, self.unit, self.ring_gap_units)
