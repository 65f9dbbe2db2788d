"""Random games of every pair of Twists, with every invariant checked.

The tests play each of the 630 pairs once. All 630 pairs at 2, 4 and 6 players, with every invariant checked
after every answer, take a few minutes:

    python -m tests.engine.games.nefarious.random_games
"""

from __future__ import annotations

from itertools import combinations

from engine.games import load
from engine.kernel.flow import machine
from engine.kernel.match.invariants import check, conservation
from engine.kernel.state.state import State
from tests.engine.games.at_random import answers as answers

GAME = load("nefarious")
TWISTS = tuple(face["id"] for face in GAME.shows.faces() if face["kind"] == "twist")
PAIRS = tuple(combinations(TWISTS, 2))
SEAT_COUNTS = (2, 4, 6)


def begin(pair: tuple[str, str], seats: int, seed: int) -> State:
    """The first question of a game with two Twists, in the order given or the other way round."""
    chosen = list(pair if seed % 2 else pair[::-1])
    table = GAME.new_table(seats, GAME.checked_options({"twists": 2, "chosen_twists": chosen}), seed)
    state = GAME.set_up(table, seed)
    machine.advance(state)
    return state


def violations(pair: tuple[str, str], seats: int, seed: int, every: int = 1) -> list[str]:
    """What is violated first in one random game; cards and Spies are counted after every answer, all the
    other invariants checked after every so many."""
    for number, position in enumerate(answers(begin(pair, seats, seed), seed)):
        thorough = position.over or number % every == 0
        wrong = check(position) if thorough else conservation(position) + GAME.rules.violations(position)
        if wrong:
            return [f"{' + '.join(pair)}, {seats} seats, seed {seed}, answer {number}: {line}" for line in wrong]
    return []


def main() -> None:
    """Play all pairs at all numbers of players; ends with exit code 1 when something is violated."""
    broken = 0
    for number, pair in enumerate(PAIRS):
        for seats in SEAT_COUNTS:
            for line in violations(pair, seats, number * 7 + seats):
                print(line)
                broken += 1
    print(f"{len(PAIRS) * len(SEAT_COUNTS)} games, {broken} violations")
    raise SystemExit(1 if broken else 0)


if __name__ == "__main__":
    main()
