"""The table of a lesson or puzzle: has a coach, and leads to no saves or results."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from client.lessons.coach import CoachLayer, CoachScript, FirstStop
from client.lessons.lesson_coach import LessonCoach
from client.lessons.lesson_session import LessonSession
from client.lessons.puzzle_coach import PuzzleCoach
from client.lessons.puzzle_panel import PuzzleLayer
from client.lessons.puzzle_session import PuzzleSession
from client.motion.visuals.particles import CONFETTI_MS, Confetti
from client.table.actions import PRESS_COACH, SHOW_RESULTS
from client.table.commands import Commands
from client.table.layer import Layer
from client.table.scene import TableScene
from client.table.view_switcher import ViewSwitcher
from client.widgets import Dialog, DialogButton
from engine.session.session import Session
from engine.store.player.progress import Progress
from engine.words.say import lessons as say

if TYPE_CHECKING:
    from client.sound.player import SoundPlayer

_HELD_MS = 700
"""How long the last move of a solution is held."""


class CoachedTable(TableScene):
    """A table with a coach. The menu leaves a `kind`: "lesson" or "puzzle"."""

    current_profile = None
    kind = "lesson"
    shows_deal = False

    def __init__(self, session: Session, player: SoundPlayer, speaker: CoachScript) -> None:
        self.speaker = speaker
        super().__init__(session, player)

    def _make_commands(self) -> Commands:
        return CoachedCommands(self)

    def _make_switcher(self) -> ViewSwitcher:
        return _NoResults(self)

    def _make_layers(self) -> list[Layer]:
        layers, coach = super()._make_layers(), self._make_coach()
        layers.insert(layers.index(self.log), coach)
        return [FirstStop(self.context, coach), *layers]

    def _make_coach(self) -> CoachLayer:
        return CoachLayer(self.context, self.speaker)

    def _set_up(self) -> None:
        super()._set_up()
        self.briefing.keep_quiet()  # The coach takes over the private briefing.

    def changes_table(self) -> bool:
        """Return False: the table stays for any players."""
        return False

    def leads(self) -> dict[str, Callable[[], None]]:
        """Return the coach's buttons that lead away from this table."""
        return {"chapters": self.show_list}

    def show_list(self) -> None:
        """Return to the page that opened this table."""
        self.session.close()
        self.app.back_or_open("lessons", game=self.session.game.slug)


class LessonTable(CoachedTable):
    """The table of a chapter. `play` opens the setup of a first match."""

    def __init__(self, session: LessonSession, player: SoundPlayer, progress: Progress) -> None:
        super().__init__(session, player, LessonCoach(session))
        self.lesson_session = session
        self._progress = progress
        self._noted = -1

    def update(self, now: int) -> bool:
        changed = super().update(now)
        session = self.lesson_session
        if session.place.step != self._noted:
            self._noted = session.place.step
            if session.has_ended:
                self._progress.finish(session.lesson.slug, session.chapter.id)
            else:
                self._progress.leave(session.lesson.slug, session.chapter.id, session.place.step)
        return changed

    def leads(self) -> dict[str, Callable[[], None]]:
        return {**super().leads(), "next-chapter": self._next_chapter, "play": self._play_match}

    def _next_chapter(self) -> None:
        session = self.lesson_session
        following = session.lesson.next_chapter(session.chapter)
        if following is not None:
            session.close()
            self.app.open("lesson", lesson=session.lesson.slug, chapter=following.id)

    def _play_match(self) -> None:
        self.session.close()
        self.app.open_alone("setup", game=self.session.game.slug, first=True)


class PuzzleTable(CoachedTable):
    """A table on which a puzzle is played, with its coach."""

    kind = "puzzle"

    def __init__(self, session: PuzzleSession, player: SoundPlayer, progress: Progress) -> None:
        self.coach = self._coach_of(session, progress)
        self._puzzle, self._progress = session.puzzle.id, progress
        super().__init__(session, player, self.coach)
        self.coach.celebrate = self._celebrate

    def _coach_of(self, session: PuzzleSession, progress: Progress) -> PuzzleCoach:
        return PuzzleCoach(session, progress)

    def _make_coach(self) -> CoachLayer:
        return PuzzleLayer(self.context, self.coach, self._puzzle, self._progress)

    def _celebrate(self, now: int) -> bool:
        """Hold the last move for a moment, then let confetti rain. Return False without animation."""
        pace, arrangement = self.director.pace, self.places.arrangement

        def cheer(moment: float) -> None:
            if not self.session.view().over:
                self.hearing.player.play("win", round(moment))  # A finished match has its own sound.
            if not (pace.off or pace.reduced):
                colors = [seat.color for seat in self.screen.theme.seats]
                self.director.effects.append(
                    Confetti(moment, CONFETTI_MS * pace.factor, arrangement.size, colors, arrangement.scale)
                )

        if pace.off:
            cheer(now)
        else:
            self.director.at(now + _HELD_MS * pace.factor, cheer)
        return not pace.off

    def leads(self) -> dict[str, Callable[[], None]]:
        return {"puzzles": self.show_list, "next-puzzle": self._next_puzzle}

    def _next_puzzle(self) -> None:
        if self.coach.following is not None:
            self.session.close()
            self.app.open("puzzle", puzzle=self.coach.following.id)


class CoachedCommands(Commands):
    """A player's commands here. None leads to the title."""

    table: CoachedTable

    def __init__(self, table: CoachedTable) -> None:
        super().__init__(table)
        self.handlers |= {SHOW_RESULTS: table.show_list, PRESS_COACH: self._lead_away}

    def _lead_away(self, name: str) -> bool:
        """Press a button of the coach that leads away from this table. Return False if there is none."""
        leads = self.table.leads()
        if name in leads:
            leads[name]()
        return name in leads

    def menu(self) -> None:
        table = self.table
        table.drop_all()
        table.reading.close()
        answers = [
            DialogButton(say("keep-going"), None, "primary", icon="play", harmless=True),
            DialogButton(say("settings"), partial(self._open, "settings"), icon="settings"),
            DialogButton(say(f"leave-{table.kind}"), self.quit, icon="left"),
        ]
        table.form.show(Dialog(table.session.game.title, say(f"nothing-saved-{table.kind}"), answers))

    def quit(self) -> None:
        self.table.show_list()


class _NoResults(ViewSwitcher):
    """Shows no results, because the coach announces the ending."""

    def show_results(self) -> None:
        self._results_seen = True
