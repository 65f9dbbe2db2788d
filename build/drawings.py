"""The command of a package of drawings: writes all of them to their folder, or those that are named."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Collection
from pathlib import Path

ART = Path(__file__).resolve().parents[1] / "assets" / "art"


def write(command: str, game: str, folder: str, names: Collection[str], svg: Callable[[str], str]) -> int:
    """Do what the command line asks for, with the drawings of a game; 2 when there is no drawing of a name.

    `folder` is that of the game in assets/art, `svg` gives the file's text for a name.
    """
    parser = argparse.ArgumentParser(description=f"Write the drawings of {game}.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="the drawings to write; all of them without any")
    parser.add_argument("--into", type=Path, default=ART / folder, metavar="FOLDER", help="where to write them")
    arguments = parser.parse_args()
    unknown = [name for name in arguments.names if name not in names]
    if unknown:
        print(f"{command}: there is no drawing {', '.join(unknown)}.", file=sys.stderr)
        return 2
    arguments.into.mkdir(parents=True, exist_ok=True)
    for name in arguments.names or names:
        (arguments.into / f"{name}.svg").write_text(svg(name), encoding="utf-8")
    return 0
