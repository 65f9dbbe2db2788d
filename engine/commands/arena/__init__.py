"""Play a series with one computer player against others and print how often it wins.

Seats rotate and seeds are mirrored: every seed is played with the challenger in each seat. The win rate comes
with its 95% Wilson interval, thinking times in milliseconds per decision (median and 95th percentile). Where secret
identities are dealt, the win rate is told for each: those that all know from the start, any other, and one by one.

With --sprt the series ends as soon as Wald's sequential test has decided between two win rates, wrongly in at most
5 of 100 series; --games is then the most that is played.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from concurrent.futures import Executor
from typing import Any

from engine.commands import CommandError
from engine.commands._shared.match_options import (
    add_match_arguments,
    add_variant_arguments,
    checked_options,
    checked_policy,
    chosen_game,
    chosen_variant,
    table_for,
)
from engine.commands._shared.spread import add_spread_arguments, chosen_executor
from engine.commands.arena.figures import SequentialTest, by_identity, by_openness, percentiles, rate
from engine.commands.arena.games import ArenaResult, Pairing, results, schedule

BAR_WIDTH = 30


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_match_arguments(parser, games=400)
    parser.add_argument(
        "--challenger",
        default="normal",
        metavar="LEVEL",
        help="who is measured: a level, or one with a personality such as expert+schemer (default: normal)",
    )
    parser.add_argument(
        "--opponents", default="random", metavar="LEVEL", help="who has all other seats (default: random)"
    )
    add_variant_arguments(parser)
    parser.add_argument(
        "--sprt",
        nargs=2,
        type=percentage,
        metavar=("LOW", "HIGH"),
        help="stop as soon as it is decided which win rate (in percent) is rather the true one, such as 50 55",
    )
    add_spread_arguments(parser)


def percentage(text: str) -> float:
    """Read a percentage between 0 and 100 as a share of 1. Raises argparse.ArgumentTypeError."""
    try:
        value = float(text) / 100
    except ValueError:
        value = 0.0
    if not 0 < value < 1:
        raise argparse.ArgumentTypeError(f"expected a percentage between 0 and 100, not {text!r}")
    return value


def run(arguments: argparse.Namespace) -> int:
    """Play, print and return 0; 1 when a game did not end."""
    game = chosen_game(arguments.game)
    pairing = Pairing(
        arguments.game,
        arguments.players,
        checked_policy(arguments.challenger),
        checked_policy(arguments.opponents),
        checked_options(game, arguments.set),
        chosen_variant(game, arguments),
    )
    table_for(game, pairing.players, pairing.options, arguments.seed)
    if pairing.players < 2:
        raise CommandError("an arena needs at least 2 players")
    test = sequential_test(arguments.sprt)
    began = time.perf_counter()
    with chosen_executor(arguments) as executor:
        played = series(executor, pairing, arguments.games, arguments.seed, test)
    figures = summary(pairing, played, time.perf_counter() - began)
    if test:
        figures["sprt"] = test.to_data(figures["won"], len(played))
    if not arguments.json:
        print_summary(game.title, figures)
    print(json.dumps(figures))
    return 1 if figures["unfinished"] else 0


def sequential_test(bounds: Sequence[float] | None) -> SequentialTest | None:
    """Return the test that the arguments ask for, or None. Raises CommandError."""
    if bounds is None:
        return None
    low, high = bounds
    if low >= high:
        raise CommandError(f"--sprt expects the lower win rate first, not {low * 100:g} {high * 100:g}")
    return SequentialTest(low, high)


def series(
    executor: Executor, pairing: Pairing, games: int, seed: int, test: SequentialTest | None = None
) -> list[ArenaResult]:
    """Play `games` games, or as many as a test needs: whole seeds, all seats of each.

    Ctrl+C ends a series early, with the whole seeds that have been played. Before the first it raises
    KeyboardInterrupt.
    """
    played: list[ArenaResult] = []
    won = 0.0
    try:
        for result in results(executor, schedule(pairing, games, seed)):
            played.append(result)
            won += result.share
            show_progress(len(played), games, won)
            whole = len(played) % pairing.players == 0
            if test and whole and test.decision(won, len(played)) != "open":
                break
    except KeyboardInterrupt:
        del played[len(played) - len(played) % pairing.players :]
        if not played:
            raise
    return played


def show_progress(done: int, games: int, won: float) -> None:
    """Show a progress bar on the error stream if it is a terminal."""
    if not sys.stderr.isatty():
        return
    filled = BAR_WIDTH * done // games
    bar = "#" * filled + "." * (BAR_WIDTH - filled)
    end = "\n" if done == games else ""
    print(f"\r[{bar}] {done}/{games}, won {won / done:.1%} ", end=end, file=sys.stderr, flush=True)


def summary(pairing: Pairing, played: Sequence[ArenaResult], seconds: float) -> dict[str, Any]:
    """Return the figures for the line of JSON."""
    won = sum(result.share for result in played)
    identities = by_identity(played)
    return {
        "game": pairing.slug,
        "players": pairing.players,
        "challenger": pairing.challenger,
        "opponents": pairing.opponents,
        **({"weights": pairing.variant.file} if pairing.variant.weights else {}),
        **({"plan": dict(pairing.variant.plan)} if pairing.variant.plan else {}),
        **rate(won, len(played)),
        "challenger_ms": percentiles([t for result in played for t in result.challenger_times]),
        "opponents_ms": percentiles([t for result in played for t in result.opponent_times]),
        "mean_turns": round(sum(result.turns for result in played) / len(played), 2),
        "unfinished": sum(not result.finished for result in played),
        "seconds": round(seconds, 1),
        **({"identities": identities, "known_to_all": by_openness(played)} if identities else {}),
    }


def print_summary(title: str, figures: dict[str, Any]) -> None:
    """Print the figures for people."""
    print(
        f"{title}, {figures['players']} players: {figures['challenger']} against {figures['opponents']}, "
        f"{figures['games']:,} games of {figures['mean_turns']} turns on average"
    )
    print(
        f"  won {figures['win_rate']:.1%}, with 95 % certainty between {figures['wilson_low']:.1%} and "
        f"{figures['wilson_high']:.1%} (an even share is {1 / figures['players']:.1%})"
    )
    for who in ("challenger", "opponents"):
        times = figures[f"{who}_ms"]
        print(f"  {who}: {times['p50']:.2f} ms a decision, at the 95th percentile {times['p95']:.2f} ms")
    known = figures.get("known_to_all", {})
    secret = {name: found for name, found in figures.get("identities", {}).items() if name not in known}
    for name, found in {**known, **secret}.items():
        print(f"  as {name}: {rate_words(found)}")
    if "sprt" in figures:
        print(f"  {decision_words(figures['sprt'])}")


def rate_words(found: dict[str, Any]) -> str:
    """Return a win rate with its interval, for people."""
    return (
        f"won {found['win_rate']:.1%} of {found['games']:,}, with 95 % certainty between {found['wilson_low']:.1%} and "
        f"{found['wilson_high']:.1%}"
    )


def decision_words(test: dict[str, Any]) -> str:
    """Return a sequential test's result as text."""
    said = {"high": "rather the higher", "low": "rather the lower", "open": "not decided yet"}[test["decision"]]
    return f"win rate of {test['low']:.1%} or of {test['high']:.1%}: {said}"
