"""Random games of Nasty Neighbours, for tests of what must hold at every moment.

Ten thousand games (or as many as are named) of 1 to 10 rounds with 2 to 8 players in turn, with every invariant checked
after every tenth answer and what a round must keep to after every single one, and what they came to:

    python -m tests.engine.games.nasty_neighbours.random_games [GAMES [FIRST SEED]]
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.games import load
from engine.games.nasty_neighbours.codes import INSTANT, TURN
from engine.games.nasty_neighbours.definitions.vocabulary import STUMPED
from engine.games.nasty_neighbours.layout import DOWN, DUE, FIRST_OUT, HOUSE, ROUND, SCORE, SUMMER, YARD
from engine.games.nasty_neighbours.rules.going_out import STOPPED
from engine.kernel.flow import machine
from engine.kernel.match.invariants import check
from engine.kernel.state.refs import GAP
from engine.kernel.state.state import PHASE, TURN as TURN_NUMBER, State
from tests.engine.games.at_random import answers as answers

GAME = load("nasty-neighbours")
NAMES = ["Ada", "Ben", "Cy", "Dot", "Eve", "Fay", "Gus", "Hal"]
PLAYERS = (2, 3, 4, 5, 6, 7, 8)
LONGEST_ROUND = 15_000
"""Answers after which a round counts as endless: between two players, who turn up 16 places, random ones take 620 on
average and now and then more than 5,000.
"""


def begin(seats: int, seed: int, options: Mapping[str, Any] | None = None) -> State:
    """The first question of a game."""
    table = GAME.new_table(seats, GAME.checked_options(options or {}), seed)
    state = GAME.set_up(table, seed)
    machine.advance(state)
    return state


def position_after(seats: int, seed: int, length: int) -> State:
    """The position after so many random answers, or the last one before the end."""
    last = begin(seats, seed)
    for number, position in enumerate(answers(begin(seats, seed), seed)):
        if number == length or position.over:
            return last if position.over else position
        last = position.copy()
    raise AssertionError


@dataclass
class RoundWatch:
    """What stays true from one answer to the next of a round."""

    round: int = 0
    answers: int = 0
    gaps: dict[int, int] = field(default_factory=dict)
    """Of each house the mask of its gaps."""
    stumped: dict[int, int] = field(default_factory=dict)
    last_turns: Counter[int] = field(default_factory=Counter)
    turn: int = 0

    def look(self, state: State) -> list[str]:
        """What is wrong with a position after those looked at before (NN-3.5, NN-3.6, NN-6.3)."""
        values = state.values
        if values[ROUND] != self.round:
            self.__init__(values[ROUND])  # type: ignore[misc]
        self.answers += 1
        wrong = [f"round {self.round} does not end"] if self.answers == LONGEST_ROUND else []
        acting = any(frame[0] == INSTANT for frame in state.stack)
        for seat in range(state.table.seats):
            wrong += self._look_at_yard(state, seat, acting)
        return wrong + self._look_at_turn(state)

    def _look_at_yard(self, state: State, seat: int, acting: bool) -> list[str]:
        house = state.values[HOUSE + seat]
        kind = state.table.rules.kind
        down = state.counters[DOWN[seat]]
        gaps = stumped = 0
        for place, card in enumerate(state.zones[YARD[seat]]):
            if card == GAP:
                gaps |= 1 << place
            elif kind[card] == STUMPED and not down >> place & 1:
                stumped |= 1 << place
        wrong = []
        if self.gaps.get(house, 0) & ~gaps:
            wrong.append(f"a gap of house {house} has been filled")
        if self.stumped.get(house, 0) & ~stumped:
            wrong.append(f"a Stumped has left house {house}")
        self.stumped[house] = stumped
        if not acting:  # the spot of an Instant that is being carried out may be filled again
            self.gaps[house] = gaps
        return wrong

    def _look_at_turn(self, state: State) -> list[str]:
        """Everybody but first-out has one last turn, unless a yard was cleaned completely (NN-6.3, NN-6.4)."""
        values = state.values
        if not values[FIRST_OUT]:
            self.turn = values[TURN_NUMBER]
            return []
        turn = next((frame for frame in state.stack if frame[0] == TURN), None)
        if turn is not None and values[TURN_NUMBER] != self.turn:
            self.turn = values[TURN_NUMBER]
            self.last_turns[turn[2]] += 1
            if self.last_turns[turn[2]] > 1 or turn[2] == values[FIRST_OUT] - 1:
                return [f"seat {turn[2]} has a turn too many"]
        if values[PHASE] != SUMMER and not state.stack[0][STOPPED]:
            missing = state.table.seats - 1 - len(self.last_turns)
            if values[DUE] or missing > 0:
                return [f"{missing} last turns were not taken"]
        return []


@dataclass
class Tally:
    """What the games of one number of players came to."""

    players: int
    games: int = 0
    rounds: int = 0
    answers: int = 0
    points: int = 0
    wrong: list[str] = field(default_factory=list)

    def line(self) -> str:
        """One line of the summary."""
        each = self.points / (self.rounds * self.players)
        text = f"{self.players} players: {self.games} games, {self.rounds} rounds, "
        return text + f"{self.answers / self.rounds:.0f} decisions and {each:.1f} points a player in a round"


def played(tally: Tally, seats: int, seed: int, every: int, rounds: int) -> None:
    """Play one game at random, with the invariants checked after every so many answers, and count it."""
    state = begin(seats, seed, {"rounds": rounds})
    watch = RoundWatch()
    number = 0
    for number, position in enumerate(answers(state, seed)):
        wrong = watch.look(position) if not position.over else []
        if number % every == 0 or position.over:
            wrong += check(position)
        tally.wrong += [f"{seats} seats, {rounds} rounds, seed {seed}, answer {number}: {line}" for line in wrong]
    tally.games += 1
    tally.rounds += rounds
    tally.answers += number
    tally.points += sum(state.counters[SCORE[seat]] for seat in range(seats))


def main(games: int, every: int, first: int = 0) -> int:
    """Play so many games, print what they came to; the number of violations."""
    tallies = [Tally(players) for players in PLAYERS]
    for seed in range(first, first + games):
        tally = tallies[seed % len(tallies)]
        played(tally, tally.players, seed, every, 1 + seed // len(PLAYERS) % 10)
    wrong = [line for tally in tallies for line in tally.wrong]
    print(*(tally.line() for tally in tallies if tally.games), sep="\n")
    print(*wrong[:20], sep="\n", end="\n" if wrong else "")
    print(f"{games} games, {len(wrong)} violations")
    return len(wrong)


if __name__ == "__main__":
    named = [int(word) for word in sys.argv[1:3]]
    raise SystemExit(1 if main(named[0] if named else 10_000, 10, *named[1:]) else 0)
