"""Runes & Regulations, for computer seats: an option tried out in a sampled world and played on through others' turns.

A rollout goes on through the turns of the others and ends before a turn of the seat itself begins; the Spinner comes
to rest in it as chance has it.
"""

from __future__ import annotations

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.layout import BEGINNING as STEP_BEGINNING
from engine.games.runes_and_regulations.match_rules import GameState as Position
from engine.games.runes_and_regulations.rules.turn import take_step
from engine.kernel.state import rng as chance
from engine.kernel.state.state import KIND, SEAT, STEP, TURN

from .plain import Plain

LONGEST = 400
"""Answers after which a rollout is broken off and judged as it stands."""
TURN_SEEDS = 1009


class Rollout:
    """How rollouts go that a seat imagines: `rounds` turns of its own begin or would begin before they end."""

    def __init__(self, plain: Plain, seat: int, rounds: int) -> None:
        self.plain = plain
        self.seat = seat
        self.rounds = rounds

    def run(self, world: Position, option: int, seed: int) -> Position:
        """A copy of a world after an option and what follows; equal seeds give equal chances."""
        state = world.copy()
        state.rng = chance.seed_rng(seed)
        questions, stack = state.questions, state.stack
        receivers, handlers = state.table.receivers, state.table.handlers
        answer = self.plain.answer
        seat = self.seat
        left = self.rounds
        choice = option
        for _ in range(LONGEST):
            question = questions.pop()
            frame = stack[-1]
            receivers[frame[KIND]](state, frame, question, question[3][choice])
            while not questions:
                if not stack:
                    return state
                frame = stack[-1]
                if frame[KIND] != codes.TURN:
                    handlers[frame[KIND]](state, frame)
                    continue
                if frame[STEP] == STEP_BEGINNING and frame[SEAT] == seat:
                    left -= 1
                    if left <= 0:
                        return state
                # The same turns see the same Spins, whatever was different before.
                state.rng = chance.seed_rng(seed + TURN_SEEDS * state.values[TURN] + frame[STEP])
                take_step(state, frame)
            question = questions[-1]
            choice = answer(state, question) if len(question[3]) > 1 else 0
        return state
