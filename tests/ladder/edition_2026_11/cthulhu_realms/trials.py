"""Cthulhu Realms, for computer seats: an option tried out in a sampled world, played on by plain answers.

A trial ends where the turn is about to end, before hands are discarded and drawn; a short one as soon as what the
option leads to has been carried out.
"""

from __future__ import annotations

from engine.games.cthulhu_realms import codes
from engine.games.cthulhu_realms.match_rules import GameState as Position
from engine.kernel.state.state import KIND

from .plain import Plain

LONGEST = 60
"""Answers after which a trial is broken off and judged as it stands."""


class Trial:
    """How trials go in one world."""

    def __init__(self, plain: Plain, whole_turn: bool) -> None:
        self.plain = plain
        self.whole_turn = whole_turn
        self.answers = 0
        """How many answers the trials so far have taken."""

    def run(self, state: Position, option: int) -> Position:
        """A copy of the position after an option and what follows, before the turn ends."""
        trial = state.copy()
        questions, stack, table = trial.questions, trial.stack, trial.table
        receivers, handlers = table.receivers, table.handlers
        choice = option
        for _ in range(LONGEST):
            question = questions[-1]
            chosen = question[3][choice]
            if chosen[0] == codes.END_TURN:
                break
            questions.pop()
            self.answers += 1
            frame = stack[-1]
            receivers[frame[KIND]](trial, frame, question, chosen)
            while stack and not questions:
                frame = stack[-1]
                handlers[frame[KIND]](trial, frame)
            if not stack or (not self.whole_turn and len(stack) == 1):
                break
            choice = self.plain.answer(trial, questions[-1])
        return trial
