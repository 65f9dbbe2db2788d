"""Play games among computer seats and count what happens.

Ends with one line of JSON: games, decisions, seconds, decisions_per_s, games_per_s, wins (per seat), mean_turns
and violations. Positions are checked at the end of every game and now and then on the way, with --check after
every answer; a game of more than 5,000 decisions is a violation too. Exit code 1 when there was a violation.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from client.commands._match_options import (
    add_match_arguments,
    checked_options,
    checked_policy,
    chosen_game,
    table_for,
)

if TYPE_CHECKING:
    from engine.kernel.game import Game
    from engine.kernel.state import State

SPARSE = 997
"""Without --check, one position in so many is checked on the way (a prime: it meets every kind of question)."""
SHOWN_VIOLATIONS = 10


@dataclass
class Tally:
    """What a simulation counts."""

    seats: int
    games: int = 0
    decisions: int = 0
    turns: int = 0
    violations: int = 0
    examples: list[str] = field(default_factory=list)
    seconds: float = 0.0
    """Time spent playing, without the checks."""

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.seats

    def add_violations(self, seed: int, decision: int, sentences: list[str]) -> None:
        """Count what is wrong with one position of the game of a seed."""
        self.violations += len(sentences)
        room = SHOWN_VIOLATIONS - len(self.examples)
        self.examples += [f"seed {seed}, decision {decision}: {sentence}" for sentence in sentences[:room]]

    def summary(self) -> dict[str, Any]:
        """The figures, as the line of JSON gives them."""
        seconds = max(self.seconds, 1e-9)
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_s": round(self.decisions / seconds),
            "games_per_s": round(self.games / seconds, 1),
            "wins": [round(number, 2) for number in self.wins],
            "mean_turns": round(self.turns / self.games, 2),
            "violations": self.violations,
        }


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `simulate`."""
    add_match_arguments(parser, games=100)
    parser.add_argument(
        "--policy", default="random", metavar="LEVEL", help="who plays: random (the default), or a level of opponents"
    )
    parser.add_argument("--check", action="store_true", help="check every position, not only one now and then")


def run(arguments: argparse.Namespace) -> int:
    """Play and print; 1 when an invariant was violated."""
    game = chosen_game(arguments.game)
    policy = checked_policy(arguments.policy)
    options = checked_options(game, arguments.set)
    table_for(game, arguments.players, options, arguments.seed)
    tally = Tally(arguments.players)
    for number in range(arguments.games):
        play_one(game, options, policy, arguments.seed + number, arguments.check, tally)
    if not arguments.json:
        print_summary(game.title, policy, tally)
    for example in tally.examples:
        print(example, file=sys.stderr)
    print(json.dumps(tally.summary()))
    return 1 if tally.violations else 0


def play_one(game: Game, options: dict[str, Any], policy: str, seed: int, thorough: bool, tally: Tally) -> None:
    """Play the game of one seed and add it to the tally."""
    from engine.ai.self_play import LONGEST_GAME, opening, winners
    from engine.kernel.invariants import check

    checking = 0.0

    def watch(state: State, decision: int) -> None:
        nonlocal checking
        began = time.perf_counter()
        tally.add_violations(seed, decision, check(state))
        checking += time.perf_counter() - began

    began = time.perf_counter()
    table = table_for(game, tally.seats, options, seed)
    state = opening(table, seed)
    decisions = playing(policy, seed)(state, watch, 1 if thorough else SPARSE)
    if state.questions:
        tally.add_violations(seed, decisions, [f"the game does not end within {LONGEST_GAME} decisions"])
    elif not thorough:
        watch(state, decisions)
    tally.seconds += time.perf_counter() - began - checking
    tally.games += 1
    tally.decisions += decisions
    tally.turns += state.values[0]
    won = winners(state)
    for seat in won:
        tally.wins[seat] += 1 / len(won)


def playing(policy: str, seed: int) -> Callable[[State, Callable[[State, int], None], int], int]:
    """How a game is played to its end by a policy: (position, watcher, how often to watch) -> decisions."""
    from engine.ai import levels, self_play

    def at_random(state: State, watch: Callable[[State, int], None], every: int) -> int:
        return self_play.play_at_random(state, ~seed, watch=watch, every=every)

    def by_level(state: State, watch: Callable[[State, int], None], every: int) -> int:
        table = state.table
        players = [levels.create(policy, table.game, table, seat, ~seed) for seat in range(table.seats)]
        return self_play.play(state, players, watch=watch, every=every)

    return at_random if policy == levels.RANDOM else by_level


def print_summary(title: str, policy: str, tally: Tally) -> None:
    """The figures for people."""
    figures = tally.summary()
    print(f"{title}, {tally.seats} seats, {policy}: {tally.games:,} games, {figures['mean_turns']} turns on average")
    print(f"  {tally.decisions:,} decisions in {tally.seconds:.2f} s: {figures['decisions_per_s']:,} a second")
    print("  wins by seat: " + ", ".join(f"{number:g}" for number in figures["wins"]))
    print(f"  violations: {tally.violations}")
