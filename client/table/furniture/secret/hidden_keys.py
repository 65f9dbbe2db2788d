"""Secret choices with hidden keys: each player's keys and a card back, but never the choice."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from client.art import paint, palette, text
from client.cards.seat_sign import seat_sign
from client.input.actions import cap
from client.table.actions import HIDDEN_KEYS
from client.table.context import TableContext
from client.table.layer import Band, Layer
from client.widgets.icons import draw_key_cap
from client.widgets.style import BODY, SECTION
from engine.ai.seat_request import HUMAN
from engine.kernel.state.layout import SPECTATOR
from engine.session.privacy.hidden_keys import MOST, HiddenKeyChoice
from engine.words.say import table as say

_PAD, _COLUMN, _LEGEND, _ROW, _BACK, _HEAD = 18.0, 132.0, 250.0, 36.0, 74.0, 40.0
_BACK_WIDE = 52.0


class HiddenKeysLayer(Layer):
    """Shows each player's keys during a secret choice."""

    bands = (Band.READING,)

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self._drawn: Hashable = None

    @property
    def call(self) -> HiddenKeyChoice | None:
        """The secret choice, once the public table has reached it."""
        table = self.table
        is_reached = table.director.reached and table.views.newest.seat == SPECTATOR
        return table.session.hidden_key_choice if is_reached else None

    def update(self, now: int) -> bool:
        """Return True when the choice or the players who have chosen change."""
        changed, self._drawn = self.call != self._drawn, self.call
        return changed

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """Draw a panel in the middle of the table: the options, and a column of keys per player."""
        call, table = self.call, self.table
        if call is None or table.screen.dialog is not None:
            return
        wide = 2 * _PAD + _LEGEND + _COLUMN * len(call.seats)
        high = 2 * _PAD + _HEAD + _BACK + 12 + _ROW * len(call.labels)
        area = table.places.area
        unit = min(table.screen.scale.unit, area.width / wide, area.height / high)
        panel = pygame.Rect(0, 0, round(wide * unit), round(high * unit))
        prompt = table.places.arrangement.rects.get("prompt")
        panel.center = area.center
        if prompt is not None and panel.colliderect(prompt):
            panel.bottom = prompt.top - round(10 * unit)
        panel.clamp_ip(area)
        paint.shadow(surface, panel, 16 * unit, 10 * unit, 0.45, (0, 5 * unit))
        paint.panel(surface, panel, 16 * unit, palette.PAPER, palette.INK, 2 * unit)
        left, top = panel.x + _PAD * unit, panel.y + _PAD * unit
        rows = top + (_HEAD + _BACK + 12) * unit
        for number, label in enumerate(call.labels):
            size = text.fit(label, BODY.font, BODY.size * unit, (_LEGEND - 16) * unit)
            middle = rows + (number + 0.5) * _ROW * unit
            text.draw(surface, label, BODY.font, size, palette.INK, (left, middle), "midleft")
        for column, seat in enumerate(call.seats):
            middle = left + (_LEGEND + (column + 0.5) * _COLUMN) * unit
            self._draw_person(surface, call, seat, middle, top, rows, unit)

    def _draw_person(
        self,
        surface: pygame.Surface,
        call: HiddenKeyChoice,
        seat: int,
        middle: float,
        top: float,
        rows: float,
        unit: float,
    ) -> None:
        session = self.table.session
        name = text.shorten(session.names[seat], SECTION.font, SECTION.size * unit, (_COLUMN - 12) * unit)
        text.draw(
            surface, name, SECTION.font, SECTION.size * unit, palette.INK, (middle, top + 0.5 * _HEAD * unit), "center"
        )
        table, said = self.table, say("has-chosen")
        color = table.screen.theme.seat(table.screen.painter.seat_keys[seat]).color
        back = pygame.Rect(0, 0, round(_BACK_WIDE * unit), round(_BACK * unit))
        back.midtop = round(middle), round(top + _HEAD * unit)
        paint.panel(surface, back, 6 * unit, color, palette.INK, 2 * unit)
        seat_sign(session.game.slug, seat).draw(surface, session.names[seat], round(34 * unit), back.center)
        if seat in call.chosen:
            chosen = text.fit(said, BODY.font, BODY.size * unit, back.width + 40 * unit)
            label = pygame.Rect(0, 0, round(text.width(said, BODY.font, chosen) + 12 * unit), round(24 * unit))
            label.center = back.centerx, back.bottom - round(8 * unit)
            paint.panel(surface, label, 10 * unit, palette.INK)
            text.draw(surface, said, BODY.font, chosen, palette.WHITE, label.center, "center")
        people = [other for other, kind in enumerate(session.kinds) if kind == HUMAN]
        keys = HIDDEN_KEYS[MOST * people.index(seat) :]
        for number in range(len(call.labels)):
            at = middle - 11 * unit, rows + (number + 0.5) * _ROW * unit
            draw_key_cap(surface, cap(keys[number]), unit, at)
