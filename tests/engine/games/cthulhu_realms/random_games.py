"""Random games of Cthulhu Realms, for tests of what must hold at every moment.

Ten thousand games (or as many as are named) at two, three and four players in turn, with every invariant checked after
every tenth answer, and what they came to:

    python -m tests.engine.games.cthulhu_realms.random_games [GAMES]
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field

from engine.games import load
from engine.kernel.flow import machine
from engine.kernel.match.invariants import check
from engine.kernel.state.state import ACTIVE, OUT, TURN, WINNERS, State
from tests.engine.games.at_random import answers as answers

GAME = load("cthulhu-realms")
NAMES = ["Ada", "Ben", "Cy", "Dot"]
PLAYERS = (2, 3, 4)


def begin(seats: int, seed: int) -> State:
    """The first question of a game."""
    state = GAME.set_up(GAME.new_table(seats, {}, seed), seed)
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
class Tally:
    """What the games of one number of players came to."""

    players: int
    games: int = 0
    turns: int = 0
    answers: int = 0
    by_deck: int = 0
    """Games that ended because the general deck was empty."""
    nobody: int = 0
    seats: Counter[int] = field(default_factory=Counter)
    """Wins by seat, counted from the one that began."""
    wrong: list[str] = field(default_factory=list)

    def line(self) -> str:
        """One line of the summary."""
        share = "  ".join(f"{self.seats[seat] / self.games:.0%}" for seat in range(self.players))
        text = f"{self.players} players: {self.games} games, {self.turns / self.games:.1f} turns, "
        text += f"{self.answers / self.games:.0f} decisions, {self.by_deck} ended by the general deck, "
        return text + f"{self.nobody} won by nobody, by seat from the first {share}"


def played(tally: Tally, seats: int, seed: int, every: int) -> None:
    """Play one game at random, with the invariants checked after every so many answers, and count it."""
    state = begin(seats, seed)
    first = state.values[ACTIVE]
    number = 0
    for number, position in enumerate(answers(state, seed)):
        if number % every == 0 or position.over:
            tally.wrong += [f"{seats} seats, seed {seed}, answer {number}: {line}" for line in check(position)]
    tally.games += 1
    tally.turns += state.values[TURN]
    tally.answers += number
    tally.by_deck += state.values[OUT].bit_count() < seats - 1
    tally.nobody += not state.values[WINNERS]
    for seat in range(seats):
        tally.seats[(seat - first) % seats] += state.values[WINNERS] >> seat & 1


def main(games: int, every: int) -> int:
    """Play so many games, print what they came to; the number of violations."""
    tallies = [Tally(players) for players in PLAYERS]
    for seed in range(games):
        tally = tallies[seed % len(tallies)]
        played(tally, tally.players, seed, every)
    wrong = [line for tally in tallies for line in tally.wrong]
    print(*(tally.line() for tally in tallies if tally.games), sep="\n")
    print(*wrong[:20], sep="\n", end="\n" if wrong else "")
    print(f"{games} games, {len(wrong)} violations")
    return len(wrong)


if __name__ == "__main__":
    raise SystemExit(1 if main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000, 10) else 0)
