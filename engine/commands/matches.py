"""List your saved matches with their numbers.

When a match is over, `seed --match N` checks its deck fingerprint and `screenshot --match N` draws its table.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from datetime import datetime

from engine.commands._shared.options import add_folder_option, chosen_folders
from engine.games import load, slugs


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_folder_option(parser)
    parser.add_argument("--json", action="store_true", help="print a list of JSON objects")


def run(arguments: argparse.Namespace) -> int:
    """Print a line for each match, the last one played first."""
    from engine.store.store import Store

    store = Store(chosen_folders(arguments))
    try:
        found = store.matches.list_matches()
    finally:
        store.close()
    if arguments.json:
        print(json.dumps([asdict(match) for match in found]))
        return 0
    titles = {slug: load(slug).title for slug in {match.game for match in found}.intersection(slugs())}
    for match in found:
        played, name = datetime.fromtimestamp(match.played_at), f" ({match.name})" if match.name else ""
        print(f"{match.id:5}  {played:%Y-%m-%d %H:%M}  {match.words(titles)}{name}")
    if not found:
        print("There are no saved matches yet.")
    return 0
