"""Random games of Runes & Regulations, for tests of what must hold at every moment.

Ten thousand games (or as many as are named), of the base game and of the expansion at every number of players, with
every invariant checked after every tenth answer, and what they came to:

    python -m tests.engine.games.runes_and_regulations.random_games [GAMES]
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field

from engine.games import load
from engine.games.runes_and_regulations.rules.nefarious_neighbor import nefarious
from engine.games.runes_and_regulations.rules.victory import HENCHMAN, role_fulfilled, role_of
from engine.kernel.flow import machine
from engine.kernel.match.invariants import check
from engine.kernel.state.state import ACTIVE, TURN, WINNERS, State
from tests.engine.games.at_random import answers as answers

GAME = load("runes-and-regulations")
NAMES = ["Ada", "Ben", "Cy", "Dot", "Eve", "Flo", "Gus", "Hal"]


def begin(seats: int, seed: int, **options: object) -> State:
    """The first question of a game."""
    table = GAME.new_table(seats, GAME.checked_options(options), seed)
    state = GAME.set_up(table, seed)
    machine.advance(state)
    return state


def position_after(seats: int, seed: int, length: int, **options: object) -> State:
    """The position after so many random answers, or the last one before the end."""
    last = begin(seats, seed, **options)
    for number, position in enumerate(answers(begin(seats, seed, **options), seed)):
        if number == length or position.over:
            return last if position.over else position
        last = position.copy()
    raise AssertionError


# --- many games -------------------------------------------------------------------------------------------------


@dataclass
class Tally:
    """What the games of one kind came to."""

    players: int
    games: int = 0
    rounds: float = 0
    answers: int = 0
    seats: Counter[int] = field(default_factory=Counter)
    """Wins by seat, counted from the one that began."""
    roles: Counter[str] = field(default_factory=Counter)
    """Wins of a role that its own goal brought, or the Nefarious Neighbor's; other wins are "five creatures"."""
    dealt: Counter[str] = field(default_factory=Counter)
    """Games that a role took part in."""
    wrong: list[str] = field(default_factory=list)

    def line(self, name: str) -> str:
        """One line of the summary."""
        share = "  ".join(f"{self.seats[seat] / self.games:.0%}" for seat in range(self.players))
        text = f"{name}: {self.games} games, {self.rounds / self.games:.1f} rounds, "
        return text + f"{self.answers / self.games:.0f} decisions, by seat from the first {share}"


def played(tally: Tally, seats: int, seed: int, every: int, **options: object) -> None:
    """Play one game at random, with the invariants checked after every so many answers, and count it."""
    state = begin(seats, seed, **options)
    first = state.values[ACTIVE]
    number = 0
    for number, position in enumerate(answers(state, seed)):
        if number % every == 0 or position.over:
            where = f"{seats} seats, seed {seed}, {options}, answer {number}"
            tally.wrong += [f"{where}: {line}" for line in check(position)]
    tally.games += 1
    tally.rounds += state.values[TURN] / seats
    tally.answers += number
    warlock = nefarious(state)
    nefarious_won = warlock >= 0 and state.values[WINNERS] >> warlock & 1
    for seat in range(seats):
        role = role_of(state, seat)
        tally.dealt[role] += bool(role)
        if state.values[WINNERS] >> seat & 1:
            tally.seats[(seat - first) % seats] += 1
            by_role = role_fulfilled(state, seat) or nefarious_won and role in (HENCHMAN, role_of(state, warlock))
            tally.roles[role if by_role else "five creatures"] += 1


def main(games: int, every: int) -> int:
    """Play so many games of every kind in turn, print what they came to; the number of violations."""
    kinds: list[tuple[str, int, dict[str, object]]] = [(f"base, {seats} players", seats, {}) for seats in range(2, 5)]
    for seats in range(3, 9):
        kinds.append((f"expansion, {seats} players", seats, {"expansion": True}))
        kinds.append((f"expansion with mastery, {seats} players", seats, {"expansion": True, "mastery": True}))
    for seats in (7, 8):
        kinds.append((f"expansion with reshuffle, {seats} players", seats, {"expansion": True, "reshuffle": True}))
    tallies = [Tally(players) for _, players, _ in kinds]
    for seed in range(games):
        _, seats, options = kinds[seed % len(kinds)]
        played(tallies[seed % len(kinds)], seats, seed, every, **options)
    dealt: Counter[str] = Counter()
    roles: Counter[str] = Counter()
    wrong: list[str] = []
    for (name, _, _), tally in zip(kinds, tallies, strict=True):
        if tally.games:
            print(tally.line(name))
        dealt += tally.dealt
        roles += tally.roles if tally.dealt.total() else Counter()
        wrong += tally.wrong
    for role, number in sorted(dealt.items()):
        print(f"{role}: won {roles[role]} of {number} games ({roles[role] / number:.1%})")
    print(f"five creatures with the expansion: {roles['five creatures']}")
    print(*wrong[:20], sep="\n", end="\n" if wrong else "")
    print(f"{games} games, {len(wrong)} violations")
    return len(wrong)


if __name__ == "__main__":
    raise SystemExit(1 if main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000, 10) else 0)
