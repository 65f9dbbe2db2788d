"""Let the levels of computer players play each other and rate them.

Each level plays the one below it, alone against a table full of them, with mirrored seeds and rotated seats. Ratings
are in the points of Elo: ten times as good odds against a table of equals are 400, and taking any option is 0.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from typing import Any

from engine.commands import CommandError
from engine.commands._shared.match_options import (
    add_match_arguments,
    checked_options,
    checked_policy,
    chosen_game,
    table_for,
)
from engine.commands._shared.spread import add_spread_arguments, chosen_executor
from engine.commands.arena import rate_words, series
from engine.commands.arena.figures import percentiles, rate, rating_gap
from engine.commands.arena.games import Pairing

RUNGS = ("random", "gentle", "normal", "hard", "expert")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_match_arguments(parser, games=100)
    parser.add_argument(
        "--rungs",
        default=",".join(RUNGS),
        metavar="LEVEL,LEVEL",
        help=f"who plays, from the weakest; the first has rating 0 (default: {','.join(RUNGS)})",
    )
    add_spread_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play the pairs, print the ladder and return 0; 1 when a game did not end."""
    game = chosen_game(arguments.game)
    rungs = [checked_policy(name) for name in arguments.rungs.split(",")]
    if len(rungs) < 2 or arguments.players < 2:
        raise CommandError("a ladder needs at least 2 rungs and 2 players")
    options = checked_options(game, arguments.set)
    table_for(game, arguments.players, options, arguments.seed)
    began = time.perf_counter()
    found = [first_rung(rungs[0])]
    if not arguments.json:
        print(f"{game.title}, {arguments.players} players, {arguments.games:,} games a pair\n{rung_words(found[0])}")
    with chosen_executor(arguments) as executor:
        for below, level in zip(rungs, rungs[1:], strict=False):
            pairing = Pairing(game.slug, arguments.players, level, below, options)
            played = series(executor, pairing, arguments.games, arguments.seed)
            figures = rate(sum(result.share for result in played), len(played))
            figures["ms"] = percentiles([t for result in played for t in result.challenger_times])
            figures["unfinished"] = sum(not result.finished for result in played)
            found.append(next_rung(found[-1], level, figures, arguments.players))
            if not arguments.json:
                print(rung_words(found[-1]), flush=True)
    seconds = round(time.perf_counter() - began, 1)
    print(json.dumps({"game": game.slug, "players": arguments.players, "rungs": found, "seconds": seconds}))
    return 1 if any(rung.get("unfinished") for rung in found) else 0


def first_rung(level: str) -> dict[str, Any]:
    """Return the lowest rung, by which the others are rated."""
    return {"level": level, "rating": 0, "rating_low": 0, "rating_high": 0}


def next_rung(below: dict[str, Any], level: str, figures: dict[str, Any], players: int) -> dict[str, Any]:
    """Return a level's rung, computed from its games against the level below.

    The uncertainty of lower rungs adds up.
    """
    gap, low, high = rating_gap(figures["won"], figures["games"], players)
    middle = below["rating"] + gap
    return {
        "level": level,
        "rating": round(middle),
        "rating_low": round(middle - math.hypot(below["rating"] - below["rating_low"], gap - low)),
        "rating_high": round(middle + math.hypot(below["rating_high"] - below["rating"], high - gap)),
        "against": below["level"],
        **figures,
    }


def rung_words(rung: dict[str, Any]) -> str:
    words = f"  {rung['level']:14} {rung['rating']:6,}"
    if "against" not in rung:
        return words
    return (
        f"{words}  ({rung['rating_low']:,} to {rung['rating_high']:,}): against {rung['against']} {rate_words(rung)}; "
        f"{rung['ms']['p50']:.2f} ms a decision, at the 95th percentile {rung['ms']['p95']:.2f} ms"
    )
