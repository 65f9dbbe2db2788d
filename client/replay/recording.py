"""A finished match as it can be looked at: the position, what happened and the log at every answer, for any eyes."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from engine.kernel.flow.causes import EventLog
from engine.kernel.game.traits.rounds import chart_step
from engine.kernel.match.match import Match
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.state import OVER, TURN
from engine.kernel.state.view import View, view_of
from engine.session.log import Log, LogLine, last_spin, worded
from engine.session.match_facts import MatchFacts
from engine.session.saving.autosave import StoredAt
from engine.session.story import answered_last, told_since
from engine.words.messages import retranslate
from engine.words.say import replay as say


class Recording(MatchFacts):
    """The match `match`, which nothing here changes. A moment of it is the number of answers that stand behind it.

    `turns` are the moments at which its turns begin, the first one 0. `kept` is where the match is stored, if it is.
    """

    def __init__(self, match: Match, kept: StoredAt | None = None) -> None:
        super().__init__(match)
        self.kept = kept
        self.turns = self._turns()
        self._log: dict[int, tuple[list[LogLine], list[int]]] = {}
        self._recap: tuple[tuple[int, int], Sequence[LogLine]] = (-1, -1), ()

    @property
    def length(self) -> int:
        """The number of answers: the moment at which the match is over."""
        return len(self.match.answers)

    def view(self, moment: int, eyes: int) -> View:
        """What a seat (or SPECTATOR) knew at a moment, without the question it was asked."""
        view = view_of(self.match.position(moment), eyes)
        view.question = None
        return view

    def events(self, moment: int, eyes: int) -> EventLog:
        """What the last answer before a moment led to, as a seat knew it."""
        return self.match.history[moment][1].redacted(eyes)

    def lines(self, moment: int, eyes: int) -> list[LogLine]:
        """The log at a moment, oldest line first."""
        lines, batches = self._logged(eyes)
        return lines[: bisect_right(batches, moment)]

    def lines_of(self, moment: int, eyes: int) -> list[LogLine]:
        """The lines of the log that the last answer before a moment has led to."""
        return worded(self.match, moment, self.match.history[moment][1], eyes)

    def recap(self, moment: int, seat: int) -> Sequence[LogLine]:
        """What others did until a seat was asked at a moment, a line for each; nothing where it is not asked."""
        if self._recap[0] != (moment, seat):
            asked = self.match.position(moment).question_for(seat) is not None
            after = answered_last(self.match, seat, moment) if asked else moment
            self._recap = (moment, seat), told_since(self.match, seat, seat, after, moment)
        return self._recap[1]

    def _logged(self, eyes: int) -> tuple[list[LogLine], list[int]]:
        if eyes not in self._log:
            lines = list(Log(self.match).lines(eyes))
            self._log[eyes] = lines, [line.batch for line in lines]
        return self._log[eyes]

    def last_spin(self, moment: int) -> tuple[int, int] | None:
        """The face and the result of the last spin in the turn of a moment; None before there is one."""
        return last_spin(self.match.history[: moment + 1])

    # --- moments -------------------------------------------------------------------------------------------

    def shows(self, moment: int, eyes: int) -> bool:
        """Whether the last answer before a moment led to anything that these eyes could see."""
        if moment == self.length or self.lines_of(moment, eyes):
            return True
        before, after = self.view(moment - 1, eyes), self.view(moment, eyes)
        return before.zones != after.zones or before.counters != after.counters

    def next_shown(self, moment: int, eyes: int) -> int:
        """The next moment at which something can be seen to have happened."""
        while moment < self.length:
            moment += 1
            if self.shows(moment, eyes):
                break
        return moment

    def shown_before(self, moment: int, eyes: int) -> int:
        """The moment just before the last thing that could be seen to happen."""
        while moment > 0:
            moment -= 1
            if self.shows(moment + 1, eyes):
                break
        return moment

    def turn_after(self, moment: int) -> int:
        """The moment at which the next turn begins, or the match is over."""
        place = bisect_right(self.turns, moment)
        return self.turns[place] if place < len(self.turns) else self.length

    def turn_before(self, moment: int) -> int:
        """The moment at which this turn began; at that moment, the one before it."""
        place = bisect_right(self.turns, moment - 1) - 1
        return self.turns[max(0, place)]

    def turn_words(self, moment: int) -> str:
        """Which turn it is at a moment, and which round where those are counted: "Round 3, turn 87"."""
        view = self.view(moment, SPECTATOR)
        if view.over:
            return say("the-end")
        unit = retranslate(self.game.chart_unit)
        if not unit:
            return say("turn", turn=view.turn) if view.turn else say("beginning")
        return say("step-turn" if view.turn else "step", unit=unit, step=self.step(view), turn=view.turn)

    def step(self, view: View) -> int:
        """The step of the chart of points in which a view is. Rounds are charted when they are over: it is the next."""
        step = chart_step(view)
        return step if not self.game.chart_unit or view.over else step + 1

    def _turns(self) -> list[int]:
        """Where the number of the turn changes; the answer that ends the match belongs to its last turn."""
        match, turns, last = self.match, [0], -1
        for moment in range(len(match.answers)):
            values = match.position(moment).values
            if values[TURN] != last and not values[OVER]:
                if last >= 0 and moment:
                    turns.append(moment)
                last = values[TURN]
        return turns
