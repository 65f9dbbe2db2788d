"""Opponents: the field in a seat's row, and the panel to choose its level and personality."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame

from client.art import palette, text
from client.input.actions import BACK, PRESS, find_triggered
from client.widgets import (
    Button,
    Choice,
    ChoiceList,
    Column,
    Dropdown,
    Form,
    Panel,
    ScrollArea,
    SideBySide,
    WidgetEvent,
    Words,
)
from client.widgets.controls.dropdown import draw_choice
from client.widgets.style import DIALOG_TITLE, HINT, LABEL, SECOND
from engine.ai import levels
from engine.ai.levels import split_policy
from engine.ai.personality import PERSONALITIES
from engine.ai.seat_request import HUMAN
from engine.session.computers import opponents
from engine.words.say import widgets as say

_WIDTH, _NARROW = 850.0, 620.0
_PADDING = 22.0
NEW_PLAYER = "new"
"""The choice of a player who has to be entered first."""


def kind_choices(people: bool = True) -> list[Choice]:
    """Return who can play a seat: a person, if `people` is set, or the computer at one of its levels."""
    person = Choice(HUMAN, say("person"), "human", say("somebody-at-this-computer"))
    computers = (
        Choice(level, opponents.level_words(level), "robot", opponents.level_sentence(level))
        for level in levels.names()
    )
    return [*([person] if people else []), *computers]


def personality_choices() -> list[Choice]:
    """Return the personalities of a computer seat, none first."""
    return [
        Choice(name, opponents.personality_words(name), "", opponents.personality_sentence(name))
        for name in ("", *PERSONALITIES)
    ]


class OpponentField(Dropdown):
    """Shows who plays a seat, with the personality below the level. A click opens the panel.

    Ctrl or Alt with up and down step through the levels. Every change is reported as the seat's new kind. `everywhere`
    is called with it to make all computers like this one, and `own` if a player wants own settings. `players` lists the
    players who can take the seat, the present one's value first, and `sit` is called with the chosen one.
    """

    def __init__(
        self,
        kind: str,
        called: str,
        people: bool,
        then: Callable[[Any], None],
        everywhere: Callable[[str], None],
        own: Callable[[], None],
        players: Callable[[], tuple[str, list[Choice]]] = lambda: ("", []),
        sit: Callable[[str], None] = lambda _: None,
    ) -> None:
        level, self.personality = split_policy(kind)
        super().__init__(kind_choices(people), level, name=called, then=then)
        self.everywhere, self.own = everywhere, own
        self.players, self.sit = players, sit

    @property
    def kind(self) -> str:
        """The selected player: "human" or a policy name."""
        return HUMAN if self.value == HUMAN else levels.policy_of(self.value, self.personality)

    def show(self, kind: str) -> None:
        """Show the current player."""
        self.value, personality = split_policy(kind)
        self.personality = personality if kind != HUMAN else self.personality

    def natural_width(self, unit: float) -> int:
        widest = max(text.width(opponents.level_words(name), HINT.font, HINT.size * unit) for name in PERSONALITIES)
        return max(super().natural_width(unit), round(widest + 92 * unit))

    def choose(self, value: Any) -> WidgetEvent:
        """Choose a level, or a person. The personality stays."""
        if value == self.value:
            return self.report_used()
        self.value = value
        return self.act("change", self.kind)

    def activate(self) -> WidgetEvent:
        return WidgetEvent(self, "used", OpponentPanel(self))

    def draw_chosen(self, surface: pygame.Surface, rect: pygame.Rect, color: str) -> None:
        """Draw the level, and below it the personality if there is one."""
        shown, has_personality = self.chosen_entry, self.value != HUMAN and bool(self.personality)
        if has_personality:
            shown = replace(shown, hint=opponents.level_words(self.personality))
        draw_choice(surface, shown, rect, self.unit, color, hint=has_personality)


class OpponentPanel(Panel):
    """A panel over the setup page: levels on the left, personalities on the right. A choice applies at once."""

    fill = palette.PAPER

    def __init__(self, owner: OpponentField) -> None:
        self.owner = owner
        self.levels = ChoiceList(owner.choices, owner.value, name=say("level"), then=self._take_level)
        self.personalities = ChoiceList(
            personality_choices(), owner.personality, name=say("personality"), then=self._take_personality
        )
        self._title = Words(owner.name, DIALOG_TITLE, line_height=1.15)
        self._left = Column(Words(say("difficulty"), LABEL), self.levels, gap=6, name=say("difficulty"))
        present, choices = owner.players()
        self.players = ChoiceList(choices or [Choice("", "")], present, name=say("player"), then=self._take_player)
        self._right = Column(Words(say("personality"), LABEL), self.personalities, gap=6, name=say("personality"))
        self._players = Column(Words(say("player"), LABEL), self.players, gap=6, name=say("player"))
        self._has_players = bool(choices)
        self._about = Words(say("about-personalities"), SECOND, palette.INK_2)
        self._area = ScrollArea(padding=6, gap=14, name=owner.name)
        self.same = Button(then=lambda _: self._same_for_all())
        self.done = Button(say("done"), "primary", icon="check", then=lambda _: self._close())
        super().__init__(Form(self._title, self._area, self.same, self.done), name=owner.name)
        self._refresh()

    def _take_level(self, level: str) -> None:
        self.owner.choose(level)
        self._refresh()
        self.layout(self._window, self.unit)
        self._reveal(self.levels)

    def _take_personality(self, personality: str) -> None:
        self.owner.personality = personality
        self.owner.act("change", self.owner.kind)
        self._refresh()
        self._reveal(self.personalities)

    def _take_player(self, player: str) -> None:
        """Seat a player. For a new one the panel closes, because another page asks for the name."""
        if player == NEW_PLAYER:
            self._close()
        self.owner.sit(player)
        self._refresh()
        self._reveal(self.players)

    def _reveal(self, chosen: ChoiceList) -> None:
        """Scroll the chosen row into view."""
        row, area = chosen.ring_rect(), self._area.rect
        below, above = row.bottom - area.bottom, area.top - row.top
        if below > 0 or above > 0:
            self._area.scroll_to(self._area.offset + (below if below > 0 else -above))

    def _same_for_all(self) -> None:
        self._close()
        if self.owner.value == HUMAN:
            self.owner.own()
        else:
            self.owner.everywhere(self.owner.kind)

    def _close(self) -> None:
        self.closed = True

    def _refresh(self) -> None:
        human = self.owner.value == HUMAN
        self.levels.value = self.owner.value
        self.personalities.reason = say("people-have-their-own") if human else ""
        self.same.words = say("own-settings" if human else "all-computers-like-this")
        self.same.icon = "settings" if human else "robot"
        self.same.reason = say("guests-have-none") if human and self._has_players and not self.players.value else ""

    # -- a popup ----------------------------------------------------------------------------------------------

    def open(self, bounds: pygame.Rect, unit: float) -> None:
        """Open in the middle of the window, with the focus on the levels."""
        self.layout(bounds, unit)
        self.form.focus(self.levels)

    def layout(self, bounds: pygame.Rect, unit: float) -> None:
        """Place the two lists next to each other if there is room, else one below the other."""
        self.lay_out_window(bounds, unit)
        edge, padding, gap = self.px(12), self.px(_PADDING), self.px(12)
        width = min(self.px(_WIDTH), bounds.width - 2 * edge)
        inner = width - 2 * padding
        wide = inner >= self.px(_NARROW)
        right = self._players if self._has_players and self.owner.value == HUMAN else self._right
        self._area.children = [SideBySide(self._left, right)] if wide else [self._left, right]
        if right is self._right:
            self._area.children.append(self._about)
        title, button, ring = self._title.height_for(inner, unit), self.px(46), self.px(6)
        wanted = self._area.height_for(inner + 2 * ring, unit)
        lists = min(wanted, bounds.height - 2 * edge - 2 * padding - title - button - 2 * gap)
        self.rect = pygame.Rect(0, 0, width, 2 * padding + title + lists + button + 2 * gap)
        self.rect.center = bounds.center
        x, y = self.rect.x + padding, self.rect.y + padding
        self._title.place(pygame.Rect(x, y, inner, title), unit)
        y += title + gap
        self._area.place(pygame.Rect(x - ring, y, inner + 2 * ring, lists), unit)
        y += lists + gap
        same = min(self.same.natural_width(unit), round(inner * 0.58))
        self.same.place(pygame.Rect(x, y, same, button), unit)
        self.done.place(pygame.Rect(x + same + gap, y, inner - same - gap, button), unit)

    def handle(self, event: pygame.event.Event) -> WidgetEvent | None:
        """Handle every event while it is open. Esc, Enter on a list and a click outside close it."""
        on_list = self.form.focused in (self.levels, self.personalities, self.players)
        beside = event.type == pygame.MOUSEBUTTONDOWN and not self.rect.collidepoint(event.pos)
        if beside or find_triggered(event, (BACK, PRESS) if on_list else (BACK,)):
            self._close()
            return self.report_used()
        return self.form.handle(event)
