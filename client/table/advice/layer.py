"""Hints and explanations on the table: the hint button, the "Why?" chip, the arrow and the panel.

A hint points from a card to its target, or outlines what to press. It stays until the player answers the question or
dismisses it. Only the player who asked sees it. The panels of hints and of "Why?" stand in the dock. The "Why?" chip
hangs at the plate of the computer seat that acted last.
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from functools import partial

import pygame

from client.art import paint
from client.art.arrows import ArrowLook, StillArrow, card_ring, edge
from client.layout.pieces import CARD
from client.table.actions import ASK_HINT, ASK_WHY, ASK_WHY_BEFORE, ASK_WHY_OF_LINE, CLOSE_ADVICE, Handlers
from client.table.advice.panel import AdvicePanel, PanelLook
from client.table.advice.pointing import Pointing, pointing
from client.table.advice.why_chip import WHY, WhyChip
from client.table.advice.words import AdviceWords, hint_words, why_words
from client.table.context import TableContext
from client.table.layer import Band, Layer
from client.table.layers.panel_dock import ADVICE, room_in_dock
from client.table.pointer_targets import Point, PressTarget
from client.widgets import Toast
from engine.session.advice import Hint, Why
from engine.session.computers.moves import Move
from engine.words.say import table as say

PULSE_MS = 1000
_PULSES = 2
_STEPS = 6
_SIZE = 1.35
_HALO, _EDGE, _RADIUS = 8.0, 5.0, 10.0
_FROM, _TO = 0.4, 0.34
"""Where an arrow starts and ends, measured from the middle of a thing as a share of its size."""
_SMALL = 90.0
"""Targets smaller than this (map pixels) are not covered: the arrow ends at their edge."""


class AdviceLayer(Layer):
    """Shows a table's hints and explanations (`session.advice`)."""

    bands = (Band.READING,)

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self._seen: tuple[Hashable, ...] = ()
        self._began = 0
        self._made: tuple[Hashable, ...] = ()
        self.panel: AdvicePanel | None = None
        self.arrow: StillArrow | None = None
        self._pointing: Pointing | None = None
        self.chip = WhyChip(table)

    # -- state ----------------------------------------------------------------------------------------------

    @property
    def hint(self) -> Hint | None:
        """The hint on screen, or None."""
        table = self.table
        hint = table.session.advice.hint
        shown = hint is not None and hint.seat == table.session.viewer and table.session.curtain is None
        return hint if shown and table.hand.is_asked else None

    @property
    def why(self) -> Why | None:
        """The explanation on screen, or None."""
        return self.table.session.advice.why if self.table.session.curtain is None else None

    @property
    def words(self) -> AdviceWords | None:
        """The texts of the open panel, or None."""
        hint, why = self.hint, self.why
        if why is not None:
            return why_words(self.table.session, why)
        return hint_words(self.table.session, self.table.views.newest, hint) if hint is not None else None

    # -- commands -------------------------------------------------------------------------------------------

    def ask_hint(self) -> None:
        """Ask for a hint. Asking again removes the hint or cancels the search."""
        advice = self.table.session.advice
        if advice.thinks_of_hint or advice.hint is not None:
            advice.forget()
        elif not self.do.session.ask_hint():
            self.table.screen.toast(Toast("information", say("a-hint"), say("hint-disabled")))
        else:
            self._make_way()

    def commands(self) -> Handlers:
        return {
            ASK_HINT: self.ask_hint,
            ASK_WHY: self.ask_why,
            ASK_WHY_BEFORE: partial(self.ask_why, further=True),
            ASK_WHY_OF_LINE: self.ask_why_of_line,
            CLOSE_ADVICE: self.close,
        }

    def control_at(self, point: Point) -> PressTarget | None:
        return PressTarget(WHY, 0, ASK_WHY) if self.chip.is_at(point) else None

    def ask_why_of_line(self, number: int) -> None:
        """Ask why the move behind a log line was made."""
        move = self.table.session.move_of(self.table.session.log[number])
        if move is not None:
            self.ask_why_of(move)

    def _make_way(self) -> None:
        """Close everything that would cover the answer."""
        self.table.reading.close()
        self.table.screen.toasts.dismiss(self.table.screen.now)

    def ask_why(self, further: bool = False) -> None:
        """Ask why the last computer move was made, or `further` the one before. Asking again closes the answer."""
        table, advice = self.table, self.table.session.advice
        moves = table.session.moves
        shown = advice.thinks_of or (advice.why.move if advice.why is not None else None)
        if shown is not None and not further:
            advice.forget()
            return
        place = moves.index(shown) - 1 if shown in moves and shown is not None else len(moves) - 1
        if not moves:
            table.screen.toast(Toast("information", say("why"), say("nothing-told")))
            return
        self._make_way()
        advice.ask_why(moves[place])

    def ask_why_of(self, move: Move) -> None:
        """Ask why `move` was made. Asking again about the same move closes the answer."""
        advice = self.table.session.advice
        shown = advice.thinks_of or (advice.why.move if advice.why is not None else None)
        advice.forget()
        if shown is not move:
            self._make_way()
            advice.ask_why(move)

    def close(self) -> bool:
        """Dismiss the hint or explanation, or cancel the search for it. Return False if there was none."""
        advice = self.table.session.advice
        there = advice.thinks_of_hint or advice.thinks_of is not None or self.hint is not None or self.why is not None
        if there:
            advice.forget()
        return there

    # -- time -----------------------------------------------------------------------------------------------

    def update(self, now: int) -> bool:
        """Advance the arrow's pulse. Return True when the picture has changed."""
        advice = self.table.session.advice
        seen = self.hint, self.why, advice.thinks_of_hint, self.chip.fingerprint
        if seen != self._seen:
            if self.hint is not None and self.hint is not (self._seen[0] if self._seen else None):
                self._began = now
            self._seen = seen
            return True
        return self.animating(now)

    def animating(self, now: int) -> bool:
        """Return whether the arrow is still pulsing."""
        pace = self.table.director.pace
        return self.hint is not None and now < self._began + PULSE_MS and not (pace.off or pace.reduced)

    # -- drawing --------------------------------------------------------------------------------------------

    @property
    def _speaks(self) -> bool:
        """Whether a hint or an explanation is visible."""
        return (self.hint is not None or self.why is not None) and self.table.screen.dialog is None

    def prepare(self) -> None:
        """Prepare the panel and the arrow once per position of the table's pieces."""
        if not self._speaks:
            return
        table, hint = self.table, self.hint
        found = pointing(table, hint.option) if hint is not None and hint.option is not None else None
        places, room = None if found is None else (found.source, found.target), room_in_dock(table, ADVICE)
        made = hint, self.why, str(places), tuple(room), table.screen.scale
        if made == self._made:
            return
        self._made, self._pointing = made, found
        words = self.words
        assert words is not None
        self.panel = AdvicePanel(words, PanelLook.of(table), room, table.screen.scale.unit)
        self.arrow = self._arrow_to(found, found.source) if found is not None and found.source is not None else None

    def anchor(self, name: str) -> pygame.Rect | None:
        """Return where the panel would be drawn now."""
        if name != ADVICE or not self._speaks:
            return None
        self.prepare()
        return self.panel.rect if self.panel is not None else None

    def covers(self, point: Point) -> bool:
        rect = self.anchor(ADVICE)
        return rect is not None and rect.collidepoint(point)

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        self.chip.draw(surface)
        if not self._speaks:
            return
        if self._pointing is not None and self.table.hand.drag is None:
            self._draw_halos(surface, self._pointing)
        if self.arrow is not None and self.table.hand.drag is None:
            self.arrow.draw(surface)
        if self.panel is not None:
            self.panel.draw(surface)

    def _draw_halos(self, surface: pygame.Surface, found: Pointing) -> None:
        """Outline the source and the target, with a pulse at first."""
        table, color = self.table, PanelLook.of(self.table).accent
        scale, now = table.places.arrangement.scale, table.screen.now
        beat = abs(math.sin(math.pi * _PULSES * (now - self._began) / PULSE_MS)) if self.animating(now) else 1.0
        strong = 0.4 + 0.6 * round(beat * _STEPS) / _STEPS
        broad, away = max(2.0, _EDGE * scale), _HALO * scale
        for rect, key in zip((found.source, found.target), found.pieces, strict=True):
            pose = table.places.pose_of(key) if key is not None else None
            piece = table.hand.arrangement.by_key.get(key) if key is not None else None
            if pose is not None and piece is not None and piece.kind == CARD:
                tall = piece.height * pose.width / max(1.0, piece.pose.width)
                ring = card_ring(pose.width + away, tall + away, pose.angle, broad, color, strong)
                surface.blit(ring, ring.get_rect(center=(round(pose.x), round(pose.y))))
            elif rect is not None:
                around = rect.inflate(round(away), round(away))
                radius = around.width / 2 if rect == table.layers.anchor("spinner") else _RADIUS * scale
                paint.panel(surface, around, radius, "none", color, broad, strong)

    def _arrow_to(self, found: Pointing, source: pygame.Rect) -> StillArrow:
        look, target = PanelLook.of(self.table), found.target
        small = min(target.size) < _SMALL * self.table.places.arrangement.scale
        start, end = edge(source, target.center, _FROM), edge(target, source.center, 0.5 if small else _TO)
        return StillArrow(start, end, ArrowLook(look.accent, look.ink, _SIZE), self.table.places.arrangement.scale)
