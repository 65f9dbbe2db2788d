"""A match without stakes: it starts from a position, is never saved, and allows unlimited undo."""

from __future__ import annotations

from engine.ai.levels import GENTLE
from engine.ai.seat_request import HUMAN
from engine.ai.workers import WorkerPool
from engine.kernel.flow.machine import IllegalAnswer
from engine.kernel.game.game import Game
from engine.kernel.scenarios.reader import Scenario
from engine.kernel.state.state import Option, State
from engine.session.practice_match import PracticeMatch
from engine.session.session import Session
from engine.store.player.settings import Settings


class PracticeSession(Session):
    """A session that starts from a scenario. `name` is the name for the player's seat, if there is one."""

    def __init__(
        self,
        game: Game,
        scenario: Scenario,
        state: State,
        you: int,
        settings: Settings,
        name: str,
        pool: WorkerPool | None,
    ) -> None:
        self.you = you
        self.own: list[int] = []
        """The answer counts before each of the player's answers."""
        kinds = [HUMAN if seat == you else GENTLE for seat in range(len(scenario.seats))]
        names = [name if name and seat == you else other for seat, other in enumerate(scenario.seats)]
        super().__init__(PracticeMatch(game, scenario, state, kinds, names), settings, pool=pool)
        self.bookmarks = None

    def give(self, option: Option) -> None:
        """Give the player's answer. Raises IllegalAnswer."""
        if self.viewer != self.you:
            raise IllegalAnswer("nobody sits at the table to answer")
        begun = len(self.match.answers)
        self.match.answer(self.you, option)
        self.own.append(begun)

    def give_queued_answer(self, aim: Option | None) -> None:
        """Give the queued answer if it is offered now. Raises IllegalAnswer."""
        question = self.match.state.question_for(self.you)
        if aim is not None and question is not None and aim in question[3]:
            self.answer(aim)

    def undo_state(self) -> tuple[bool, str]:
        """Return whether undo is possible; all of the player's answers can be undone."""
        return bool(self.own), "" if self.own else "nothing"

    def undo(self, beyond: bool = False) -> bool:
        if not self.own:
            return False
        self.rewind(self.own[-1])
        return True

    def rewind(self, answers: int) -> None:
        """Go back to the state after `answers` answers."""
        while len(self.match.answers) > answers:
            self.match.undo(self.you, force=True)
        self.own = [place for place in self.own if place < answers]
        self.auto_pass.early_pass.drop()
        self._went_back()
