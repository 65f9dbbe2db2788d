"""Play matches among computer players and print statistics.

Ends with one line of JSON: games, decisions, seconds, decisions_per_s, games_per_s, wins (per seat), wins_by_order
(the seat that began first), mean_turns, turns_per_seat (rounds, where seats take turns) and violations; identities
(how often each secret role was dealt and won) where there are some; with --cards never_played, the titles that no
game has brought onto the table, and in games where cards are acquired `acquired`: for each title the turns in which
its player could acquire it (chances), those in which they did (taken) and the share. Positions are checked at the end
of every game and now and then on the way, with --check after every answer; a game of more than 5,000 decisions is a
violation too. Exit code 1 when there was one.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import Any

from engine.ai import levels, self_play
from engine.commands._shared.match_options import (
    add_match_arguments,
    checked_options,
    checked_policy,
    chosen_game,
    table_for,
)
from engine.commands.simulate.tally import CardUse, SimulationTally
from engine.kernel.game.game import Game
from engine.kernel.match import invariants
from engine.kernel.state.state import ACTIVE, State

SPARSE = 997
"""How many positions pass without --check before one is checked (a prime: it meets every kind of question)."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_match_arguments(parser, games=100)
    parser.add_argument(
        "--policy",
        default="random",
        metavar="LEVEL",
        help="the players: random (default), a level, or a level with a personality such as expert+schemer",
    )
    parser.add_argument(
        "--cards",
        action="store_true",
        help="count which cards are never played, and how often each is acquired when it could be (slower)",
    )
    parser.add_argument("--check", action="store_true", help="check every position instead of a sample")


def run(arguments: argparse.Namespace) -> int:
    """Play and print; 1 when an invariant was violated."""
    game = chosen_game(arguments.game)
    policy = checked_policy(arguments.policy)
    options = checked_options(game, arguments.set)
    table_for(game, arguments.players, options, arguments.seed)
    tally = SimulationTally(arguments.players, cards=CardUse() if arguments.cards else None)
    for number in range(arguments.games):
        play_one(game, options, policy, arguments.seed + number, arguments.check, tally)
    if not arguments.json:
        print_summary(game.title, policy, tally)
    for example in tally.examples:
        print(example, file=sys.stderr)
    print(json.dumps(tally.summary()))
    return 1 if tally.violations else 0


def play_one(
    game: Game, options: dict[str, Any], policy: str, seed: int, thorough: bool, tally: SimulationTally
) -> None:
    """Play the game of one seed and add it to the tally."""
    checking = 0.0
    every = 1 if thorough else SPARSE

    def watch(state: State, decision: int) -> None:
        nonlocal checking
        began = time.perf_counter()
        if tally.cards is not None:
            tally.cards.take(state)
        if decision % every == 0 or not state.questions:
            tally.add_violations(seed, decision, invariants.check(state))
        checking += time.perf_counter() - began

    began = time.perf_counter()
    table = table_for(game, tally.seats, options, seed)
    state = self_play.opening(table, seed)
    first = state.values[ACTIVE]
    if tally.cards is not None:
        tally.cards.listen(state)
    watched = 1 if tally.cards is not None else every
    if policy == levels.RANDOM:
        decisions = self_play.play_at_random(state, ~seed, watch=watch, every=watched)
    else:
        players = [levels.create(policy, game, table, seat, ~seed) for seat in range(table.seats)]
        decisions = self_play.play(state, players, watch=watch, every=watched)
    if state.questions:
        tally.add_violations(seed, decisions, [f"the game does not end within {self_play.LONGEST_GAME} decisions"])
    elif every > 1 and tally.cards is None:
        watch(state, decisions)
    tally.seconds += time.perf_counter() - began - checking
    tally.add_game(state, decisions, first)


def print_summary(title: str, policy: str, tally: SimulationTally) -> None:
    """Print the figures for people."""
    figures = tally.summary()
    print(f"{title}, {tally.seats} seats, {policy}: {tally.games:,} games, {figures['mean_turns']} turns on average")
    print(f"  {tally.decisions:,} decisions in {tally.seconds:.2f} s: {figures['decisions_per_s']:,} a second")
    print("\n".join(tally.lines()))
    print(f"  violations: {tally.violations}")
