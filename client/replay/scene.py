"""Replays a finished match on its table: at any answer and speed, for any viewer.

Other keys of the table still work if they change nothing: the log, the rules, enlarged cards, the score board, sound.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from client.cards.seat_sign import seat_sign
from client.input.actions import BACK, CHOOSE, NEXT, PRESS, PREVIOUS, find_triggered
from client.input.keys import control_held
from client.layout.pieces import Status
from client.replay import playing_on
from client.replay.bar import ReplayBar
from client.replay.recording import Recording
from client.replay.replay_commands import OF_TABLE, ORDERS
from client.replay.table import ReplayTable
from client.replay.table_limits import LimitedCommands, LimitedSwitcher, sentence
from client.replay.track import Mark
from client.replay.turning_points import TurningPoints
from client.shell.scene import Host, Scale
from client.widgets import Toast
from engine.ai.seat_request import HUMAN
from engine.session.computers.opponents import policy_words
from engine.words.say import inside, replay as say

if TYPE_CHECKING:
    from client.sound.player import SoundPlayer

_SEARCH_MS = 3.0
"""Milliseconds per frame for the search of turning points."""


class ReplayScene(ReplayTable):
    """The table of a recording. `back` leaves, and `back_words` name the destination.

    It starts at `moment`. `points`: its turning points, if known.
    """

    commands: LimitedCommands
    bar: ReplayBar

    def __init__(
        self,
        recording: Recording,
        player: SoundPlayer,
        moment: int = 0,
        points: TurningPoints | None = None,
        back: Callable[[], None] | None = None,
        back_words: str = "",
    ) -> None:
        super().__init__(recording, player, moment, back, back_words)
        self.on_enter: Callable[[], object] = lambda: None
        """Called whenever the replay is shown, also when the player comes back to it."""
        self.points = points or TurningPoints(recording)
        self.bar = ReplayBar(self, back_words)
        self._seen = self.session.moment
        """The last moment that was shown completely."""
        self.briefing.keep_quiet()

    # -- frame ----------------------------------------------------------------------------------------------

    def enter(self, app: Host) -> None:
        self.on_enter()
        super().enter(app)
        if self.points.found:
            self._mark_points()

    def layout(self, size: tuple[int, int], scale: Scale) -> None:
        self.bar.track.bounds = scale.rect
        super().layout(size, scale)

    def _make_commands(self) -> LimitedCommands:
        return LimitedCommands(self)

    def _make_switcher(self) -> LimitedSwitcher:
        return LimitedSwitcher(self)

    def _set_up(self) -> None:
        super()._set_up()
        for number, mark in enumerate(self.bar.track.marks):
            if mark.moment == self.session.moment:
                self._tell_point(number)

    def _update_status(self) -> bool:
        """Show who was asked in the prompt bar, without answers."""
        before = self.prompt.status
        super()._update_status()
        kinds = tuple("" if kind == HUMAN else policy_words(kind) for kind in self.recording.kinds)
        status: Status = replace(self.prompt.status, prompt=sentence(self), answers=(), kinds=kinds)
        self.prompt.status, self.prompt.buttons = status, []
        return status != before

    # -- orders ---------------------------------------------------------------------------------------------

    def show_turning_point(self, number: int) -> None:
        points = self.points.points
        if number >= len(points):
            return
        self.stand_at(points[number].moment)
        self._tell_point(number)

    def _tell_point(self, number: int) -> None:
        """Describe a turning point in a toast."""
        mark = self.bar.track.marks[number]
        self.toasts.clear()
        self.toasts.show(Toast("information", mark.title, mark.sentence), self.screen.now)

    # -- events ---------------------------------------------------------------------------------------------

    def is_for_bar(self, event: pygame.event.Event) -> bool:
        """Return False while a card is dragged, since it may pass over the bar. See BarredTable.is_for_bar."""
        return super().is_for_bar(event) and self.hand.drag is None

    def take_key(self, event: pygame.event.Event) -> bool:
        """Handle a replay key. Returns True if it was one, or a table key without a use here."""
        elsewhere = self.reading.browser is not None or self.asks
        of_table = find_triggered(event, OF_TABLE) is not None and not control_held(event)
        if elsewhere or of_table or find_triggered(event, (BACK, PRESS) if self.form.popup is not None else (BACK,)):
            return False
        order = find_triggered(event, ORDERS)
        if order is not None:
            ORDERS[order](self)
        elif find_triggered(event, (NEXT, PREVIOUS, CHOOSE)):
            self.bar.form.handle(event)
        return True

    # -- time and picture -----------------------------------------------------------------------------------

    def update(self, now: int) -> bool:
        """Continue playback, and find turning points while nothing moves."""
        changed = super().update(now)
        if not self.director.waiting:
            self._seen = self.session.moment
        stays = playing_on.refusal(self.recording, self.session.moment)
        changed = (
            self.bar.show(self.session.moment, self._seen, self.playing, self.speed, self.session.viewer, stays)
            or changed
        )
        changed = self.bar.form.update(now) or changed
        if not self.points.found and not self.director.animating(now) and self.points.work(_SEARCH_MS):
            self._mark_points()
            changed = True
        return changed

    def _mark_points(self) -> None:
        names, track = self.session.names, self.bar.track
        track.marks = [
            Mark(
                point.moment,
                say("mark", number=number, turn=inside(point.turn[:1]) + point.turn[1:]),
                ": ".join(words for words in (point.what, point.describe_change(names[point.seat])) if words) + ".",
            )
            for number, point in enumerate(self.points.points, 1)
        ]
        track.course = self.points.course
        track.names = names
        track.colors = [seat_sign(self.session.game.slug, seat).color for seat in range(len(names))]

    def animating(self) -> bool:
        return super().animating() or not self.points.found
