"""Fits the weights of a game's computer seats to matches that they play:

    python -m tests.engine.games.fit GAME [--players N] [--expansion] [--matches M] [--stiffness S] [--network]
        [--keep FILE] [--write FILE]

The weights of an evaluator are fitted to who won (`odds.py`), those of Nasty Neighbours to the points of rounds
(`points.py`). With --network the network of Cthulhu Realms learns from the same matches (`network.py`). With --keep the
matches are kept in a file, or read from it. With --write a weights file gets the numbers. Needs numpy.
"""

from __future__ import annotations

import argparse
import pickle
from pathlib import Path

from engine.games import slugs
from tests.engine.games.fit import network, odds, points


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted({*slugs()} - {"garage-sale"}))
    parser.add_argument("--players", type=int, nargs="+", default=[2])
    parser.add_argument("--expansion", action="store_true")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--stiffness", type=float, default=odds.STIFFNESS)
    parser.add_argument("--network", action="store_true")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--write", type=Path)
    given = parser.parse_args()
    if given.game == "nasty-neighbours":
        points.fit(given.matches, given.write)
        return 0
    options = {"expansion": True} if given.expansion else {}
    if given.keep and given.keep.exists():
        matches = pickle.loads(given.keep.read_bytes())
    else:
        matches = [match for seats in given.players for match in odds.played(given.game, seats, options, given.matches)]
    if given.keep:
        given.keep.write_bytes(pickle.dumps(matches))
    found = [sample for match in matches for sample in odds.samples(given.game, options, match)]
    evaluator = odds.evaluator_of(given.game, max(given.players), options)
    if given.network:
        network.fit(found, evaluator, given.write)
    else:
        odds.fit(found, evaluator, given.stiffness, given.write)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
