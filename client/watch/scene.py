"""A match among computers on its table, with a bar to pause, step and set the speed.

Arrow keys start reading the table, until Esc. The other keys do what they do at any table: the log, the rules, the
score board, sound.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from client.input.actions import BACK, FASTER, PLAY, SLOWER, find_triggered
from client.shell.scene import Host
from client.table.actions import SHOW_RESULTS
from client.table.barred_table import BarredTable
from client.watch.bar import HANDS, ORDERS, STEP, WatchBar
from engine.session.computers.thinking import Tempo
from engine.store.player.settings import WATCH_SPEEDS

if TYPE_CHECKING:
    from client.sound.player import SoundPlayer
    from engine.session.session import Session

DELAYS = {"slow": 1800, "fast": 150, "instant": 0}
"""Milliseconds before a computer acts. At normal speed, the settings decide."""
PACES = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "instant": 0.0}
"""Duration of motions, relative to the settings."""
PATIENCE = {"slow": 8000, "normal": 4000, "fast": 2000, "instant": 600}
"""Milliseconds that a score sheet stays on screen."""


class WatchScene(BarredTable):
    """The table of a match among computers. It starts paused if the settings ask for single steps."""

    session: Session
    bar: WatchBar

    def __init__(self, session: Session, player: SoundPlayer) -> None:
        super().__init__(session, player)
        self.bar = WatchBar(self.pause_or_go_on, self.step, self.show_or_cover_hands, self.set_speed)
        self.paused = session.settings.step_mode
        self.briefing.keep_quiet()
        session.show_hands(session.settings.watch_hands)

    # -- frame ----------------------------------------------------------------------------------------------

    def enter(self, app: Host) -> None:
        super().enter(app)
        self._keep_time()

    def _adopt_speed(self) -> None:
        speed = self.screen.settings.watch_speed
        self.director.pace.factor *= PACES[speed]
        self.director.pace.read = False
        self.scores.patience_ms = None if self.paused else PATIENCE[speed]
        if self.director.pace.off:
            self.director.skip(self.screen.now)

    def _keep_time(self) -> None:
        """Set the computers' delay and step mode."""
        delay = DELAYS.get(self.screen.settings.watch_speed, self.screen.settings.computer_delay_ms)
        self.session.set_tempo(Tempo(delay, stepwise=self.paused))

    def leave(self) -> None:
        """Leave the scene. A player who takes over gets the speed from the settings."""
        super().leave()
        if not self.session.watching:
            self.session.set_tempo(None)

    def _update_status(self) -> bool:
        """Keep only the results button; the watch bar has the rest of the prompt bar's controls."""
        before = self.prompt.status
        super()._update_status()
        kept = [number for number, button in enumerate(self.prompt.buttons) if button.command == SHOW_RESULTS]
        self.prompt.buttons = [self.prompt.buttons[number] for number in kept]
        answers = tuple(self.prompt.status.answers[number] for number in kept)
        self.prompt.status = replace(self.prompt.status, answers=answers)
        return self.prompt.status != before

    # -- orders ---------------------------------------------------------------------------------------------

    def pause_or_go_on(self) -> None:
        """Pause or continue. Continuing dismisses the explanations shown."""
        self.paused = not self.paused
        if not self.paused:
            self.session.advice.forget()
        self.adopt_pace()
        self._keep_time()

    def step(self) -> None:
        """Finish all motions, then let the next computer act or close a score sheet. Pauses the match."""
        if not self.paused:
            self.pause_or_go_on()
        self.session.advice.forget()
        self.director.skip(self.screen.now)
        if self.scores.sheet is not None:
            self.scores.close_sheet()
        else:
            self.session.step()

    def show_or_cover_hands(self) -> None:
        """Show or hide all hands in this and all other watched matches."""
        self.screen.settings.watch_hands = not self.screen.settings.watch_hands
        self.session.show_hands(self.screen.settings.watch_hands)
        self.save_settings()

    def set_speed(self, speed: str) -> None:
        """Set and save the speed, also for other matches."""
        self.screen.settings.watch_speed = speed
        self.adopt_pace()
        self._keep_time()
        self.save_settings()

    # -- events ---------------------------------------------------------------------------------------------

    @property
    def asks(self) -> bool:
        """See BarredTable.asks: nothing is asked while a score sheet is open."""
        return self.form.popup is not None and self.scores.sheet is None

    def take_key(self, event: pygame.event.Event) -> bool:
        action, sheet = find_triggered(event, ORDERS), self.scores.sheet is not None
        if self.asks or self.reading.browser is not None or self.session.over:
            return False
        if action == PLAY and not sheet:
            self.pause_or_go_on()
        elif action == STEP and not self.keys.shown:
            self.step()
        elif action == HANDS:
            self.show_or_cover_hands()
        elif action == BACK and self.keys.shown and not self.reading.pinned:
            self.keys.hide()
            self.hover.point(None, self.screen.now)
        elif action in (FASTER, SLOWER):
            place = WATCH_SPEEDS.index(self.screen.settings.watch_speed) + (1 if action == FASTER else -1)
            if 0 <= place < len(WATCH_SPEEDS):
                self.set_speed(WATCH_SPEEDS[place])
        else:
            return False
        return True

    # -- time and picture -----------------------------------------------------------------------------------

    def update(self, now: int) -> bool:
        changed = super().update(now)
        advice = self.session.advice
        if not self.paused and (advice.thinks_of is not None or advice.why is not None):
            self.pause_or_go_on()
        session, speed = self.session, self.screen.settings.watch_speed
        changed = self.bar.show(self.paused, speed, session.all_hands, session.over) or changed
        return self.bar.form.update(now) or changed
