"""Measure speed and memory, and compare the figures with their goals.

Prints a line per figure: rules (random play against a bare loop, copies, views), computer seats (milliseconds of a
decision by level and number of players, simulations per second and their mean length), saving (what an answer costs
with all that is stored of it), disk (how long drawing waits for it with 10,000 matches and a locked file), table
(frames, also while four seats think, idle, launch, memory) and tree (what a screen reader costs).
Exit code 1 when a goal is missed. Meant for a quiet machine; timings are never part of the tests.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterable, Iterator
from itertools import chain

from engine.commands._shared.bench.figures import Figure
from engine.commands._shared.match_options import at_least, chosen_game, window_size
from engine.games import slugs


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", metavar="SLUG", help="only this game (default: all)")
    parser.add_argument(
        "--only", choices=("engine", "seats", "saving", "disk", "table", "tree"), help="only these figures"
    )
    parser.add_argument("--size", metavar="WxH", default="1920x1080", help="size of the table (default: 1920x1080)")
    parser.add_argument("--rate", type=at_least(1), default=60, metavar="HZ", help="its frames a second (default: 60)")
    parser.add_argument("--json", action="store_true", help="print one line of JSON instead")


def run(arguments: argparse.Namespace) -> int:
    """Print every figure; 1 when a goal is missed."""
    figures = []
    for figure in measure_all(arguments.game, arguments.only, window_size(arguments.size), arguments.rate):
        figures.append(figure)
        if not arguments.json:
            print(figure, flush=True)
    if arguments.json:
        print(json.dumps([figure.to_data() for figure in figures]))
    return 0 if all(figure.is_reached for figure in figures) else 1


def measure_all(slug: str | None, only: str | None, size: tuple[int, int], rate: int) -> Iterator[Figure]:
    """Yield the figures that were asked for, as they are measured. Raises CommandError."""
    from client.commands.bench import disk, table, thinking, tree
    from engine.commands._shared.bench import engine, saving, seats

    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    names = [slug] if slug else slugs()
    for name in names:
        game = chosen_game(name)
        parts: dict[str, Iterable[Figure]] = {
            "engine": engine.figures(game),
            "seats": seats.figures(game),
            "saving": saving.figures(game),
            "disk": disk.figures(game) if name == names[0] else (),  # any game will do
            "table": chain(table.figures(game, size, rate), thinking.figures(game, size)),
            "tree": tree.figures(game, size),
        }
        for part in [only] if only else parts:
            yield from parts[part]
