"""A finished match to look at: state, events and log at every answer, for any viewer."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from engine.kernel.flow.event_log import EventLog
from engine.kernel.game.traits import chart_step
from engine.kernel.match.match import Match
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.state import OVER, TURN
from engine.kernel.state.view import View, view_of
from engine.session.log import Log, LogLine, describe_events
from engine.session.match_facts import MatchFacts
from engine.session.saving.autosave import StoredAt
from engine.session.story import answered_last, recap_since
from engine.words.messages import retranslate
from engine.words.say import replay as say


class Recording(MatchFacts):
    """A finished match. A moment is the number of answers before it.

    `turns`: the moments at which turns begin, the first one 0. `kept`: where the match is stored, if it is.
    """

    def __init__(self, match: Match, kept: StoredAt | None = None) -> None:
        super().__init__(match)
        self.kept = kept
        self.turns = self._turns()
        self._log: dict[int, tuple[list[LogLine], list[int]]] = {}
        self._recap: tuple[tuple[int, int], Sequence[LogLine]] = (-1, -1), ()

    @property
    def length(self) -> int:
        """The number of answers, which is also the last moment."""
        return len(self.match.answers)

    def view(self, moment: int, eyes: int) -> View:
        """Return what a seat (or SPECTATOR) knew at a moment, without its question."""
        view = view_of(self.match.position(moment), eyes)
        view.question = None
        return view

    def events(self, moment: int, eyes: int) -> EventLog:
        """Return the events of the last answer before a moment, as a seat knew them."""
        return self.match.history[moment][1].redact_for(eyes)

    def lines(self, moment: int, eyes: int) -> list[LogLine]:
        """Return the log at a moment, oldest line first."""
        lines, batches = self._log_lines(eyes)
        return lines[: bisect_right(batches, moment)]

    def lines_of(self, moment: int, eyes: int) -> list[LogLine]:
        """Return the log lines of the last answer before a moment."""
        return describe_events(self.match, moment, self.match.history[moment][1], eyes)

    def recap(self, moment: int, seat: int) -> Sequence[LogLine]:
        """Return the recap for a seat that is asked at a moment, one line per play; else nothing."""
        if self._recap[0] != (moment, seat):
            asked = self.match.position(moment).question_for(seat) is not None
            after = answered_last(self.match, seat, moment) if asked else moment
            self._recap = (moment, seat), recap_since(self.match, seat, seat, after, moment)
        return self._recap[1]

    def _log_lines(self, eyes: int) -> tuple[list[LogLine], list[int]]:
        if eyes not in self._log:
            lines = list(Log(self.match).lines(eyes))
            self._log[eyes] = lines, [line.batch for line in lines]
        return self._log[eyes]

    # --- moments -------------------------------------------------------------------------------------------

    def shows(self, moment: int, eyes: int) -> bool:
        """Return whether this viewer could see the last answer before a moment."""
        if moment == self.length or self.lines_of(moment, eyes):
            return True
        before, after = self.view(moment - 1, eyes), self.view(moment, eyes)
        return before.zones != after.zones or before.counters != after.counters

    def next_shown(self, moment: int, eyes: int) -> int:
        """Return the next moment with a visible change."""
        while moment < self.length:
            moment += 1
            if self.shows(moment, eyes):
                break
        return moment

    def shown_before(self, moment: int, eyes: int) -> int:
        """Return the moment before the last visible change."""
        while moment > 0:
            moment -= 1
            if self.shows(moment + 1, eyes):
                break
        return moment

    def turn_after(self, moment: int) -> int:
        """Return the moment of the next turn, or of the end."""
        place = bisect_right(self.turns, moment)
        return self.turns[place] if place < len(self.turns) else self.length

    def turn_before(self, moment: int) -> int:
        """Return the start of this turn; at its start, that of the turn before."""
        place = bisect_right(self.turns, moment - 1) - 1
        return self.turns[max(0, place)]

    def turn_words(self, moment: int) -> str:
        """Return the turn at a moment, and the round if counted: "Round 3, turn 87"."""
        view = self.view(moment, SPECTATOR)
        if view.over:
            return say("the-end")
        unit = retranslate(self.game.chart_unit)
        if not unit:
            return say("turn", turn=view.turn) if view.turn else say("beginning")
        return say("step-turn" if view.turn else "step", unit=unit, step=self.step(view), turn=view.turn)

    def step(self, view: View) -> int:
        """Return a view's step in the points chart. Rounds count when they are over, so it is the next one."""
        step = chart_step(view)
        return step if not self.game.chart_unit or view.over else step + 1

    def _turns(self) -> list[int]:
        """Return the moments of new turns. The final answer belongs to the last turn."""
        match, turns, last = self.match, [0], -1
        for moment in range(len(match.answers)):
            values = match.position(moment).values
            if values[TURN] != last and not values[OVER]:
                if last >= 0 and moment:
                    turns.append(moment)
                last = values[TURN]
        return turns
