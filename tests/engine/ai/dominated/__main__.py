"""Count choices that another option dominates, in matches of each level:

    python -m tests.engine.ai.dominated --game runes-and-regulations --players 3 --matches 10

It prints every such choice with its seed and the options, then for each level dominated choices per 1,000 choices, and
what looking for them cost. `--level` names a single level. `--allowed` lets the levels take them, as before there was
a filter.
"""

from __future__ import annotations

import argparse
import json

from engine.ai import levels
from engine.games import load
from tests.engine.ai.dominated import Count, play


def main() -> None:
    """Read the command line, play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="runes-and-regulations")
    parser.add_argument("--level", choices=levels.names(), help="all, if not given")
    parser.add_argument("--players", type=int, default=0, help="the fewest that the game allows, if not given")
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1, help="of the first match")
    parser.add_argument("--options", type=json.loads, default={}, help="set-up options as JSON")
    parser.add_argument("--plan", type=json.loads, default={}, help="what differs in the level's search, as JSON")
    parser.add_argument("--allowed", action="store_true", help="let the level take dominated options")
    given = parser.parse_args()
    players = given.players or load(given.game).seat_limits(given.options)[0]
    for level in [given.level] if given.level else levels.names():
        count = Count()
        for seed in range(given.seed, given.seed + given.matches):
            before = len(count.taken)
            play(given.game, level, players, given.options, seed, count, given.allowed, given.plan)
            for entry in count.taken[before:]:
                print(entry, flush=True)
        for line in count.lines():
            print(f"{level}: {line}", flush=True)


main()
