"""Let one computer seat play a series against others, and measure how often it wins.

Seats rotate and seeds are mirrored: every seed is played with the challenger in each seat. The win rate comes
with its Wilson 95 % interval, thinking times in milliseconds per decision (median and 95th percentile).
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import time
from collections.abc import Sequence
from typing import Any

from client.commands import CommandError
from client.commands._arena_games import Pairing, Result, results, schedule
from client.commands._match_options import (
    add_match_arguments,
    add_variant_arguments,
    at_least,
    checked_options,
    checked_policy,
    chosen_game,
    chosen_variant,
    table_for,
)

CONFIDENCE = 1.959964
"""Deviations of the normal distribution within which 95 % of it lie."""
BAR_WIDTH = 30


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `arena`."""
    add_match_arguments(parser, games=400)
    parser.add_argument("--challenger", default="normal", metavar="LEVEL", help="who is measured (default: normal)")
    parser.add_argument(
        "--opponents", default="random", metavar="LEVEL", help="who has all other seats (default: random)"
    )
    add_variant_arguments(parser)
    parser.add_argument(
        "--jobs", type=at_least(1), default=os.cpu_count() or 1, metavar="N", help="processes (default: one a core)"
    )


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
    began = time.perf_counter()
    played: list[Result] = []
    for result in results(schedule(pairing, arguments.games, arguments.seed), arguments.jobs):
        played.append(result)
        show_progress(len(played), arguments.games, sum(entry.share for entry in played))
    figures = summary(pairing, played, time.perf_counter() - began)
    if not arguments.json:
        print_summary(game.title, figures)
    print(json.dumps(figures))
    return 1 if figures["unfinished"] else 0


def show_progress(done: int, games: int, won: float) -> None:
    """A bar on the error stream, if somebody looks at it."""
    if not sys.stderr.isatty():
        return
    filled = BAR_WIDTH * done // games
    bar = "#" * filled + "." * (BAR_WIDTH - filled)
    end = "\n" if done == games else ""
    print(f"\r[{bar}] {done}/{games}, won {won / done:.1%} ", end=end, file=sys.stderr, flush=True)


def summary(pairing: Pairing, played: Sequence[Result], seconds: float) -> dict[str, Any]:
    """The figures, as the line of JSON gives them."""
    won = sum(result.share for result in played)
    low, high = wilson(won, len(played))
    return {
        "game": pairing.slug,
        "players": pairing.players,
        "challenger": pairing.challenger,
        "opponents": pairing.opponents,
        **({"weights": pairing.variant.file} if pairing.variant and pairing.variant.weights else {}),
        **({"plan": dict(pairing.variant.plan)} if pairing.variant and pairing.variant.plan else {}),
        "games": len(played),
        "won": round(won, 2),
        "win_rate": round(won / len(played), 4),
        "wilson_low": round(low, 4),
        "wilson_high": round(high, 4),
        "challenger_ms": percentiles([t for result in played for t in result.challenger_times]),
        "opponents_ms": percentiles([t for result in played for t in result.opponent_times]),
        "mean_turns": round(sum(result.turns for result in played) / len(played), 2),
        "unfinished": sum(not result.finished for result in played),
        "seconds": round(seconds, 1),
    }


def wilson(won: float, games: int) -> tuple[float, float]:
    """The Wilson 95 % interval of a win rate; `won` may hold shares of wins."""
    if not games:
        return 0.0, 1.0
    rate = won / games
    square = CONFIDENCE**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    reach = CONFIDENCE / (1 + square / games) * math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def percentiles(times: Sequence[float]) -> dict[str, float]:
    """Median and 95th percentile of times in seconds, as milliseconds."""
    ordered = sorted(times) or [0.0]
    last = len(ordered) - 1
    return {name: round(ordered[math.ceil(last * share)] * 1000, 3) for name, share in (("p50", 0.5), ("p95", 0.95))}


def print_summary(title: str, figures: dict[str, Any]) -> None:
    """The figures for people."""
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
