"""List the matches that are stored, with their numbers.

Other commands take these numbers once a match is over: `seed --match N` checks it, `screenshot --match N` draws its
table.
"""

from __future__ import annotations

import argparse
from datetime import datetime

from client.commands._shared.folder_option import add_folder_option, chosen_folders


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `matches`."""
    add_folder_option(parser)


def run(arguments: argparse.Namespace) -> int:
    """A line for each match, the one played last first."""
    from client.scenes.games import titles
    from engine.store.store import Store

    store = Store(chosen_folders(arguments))
    try:
        found = store.matches.listed()
    finally:
        store.close()
    for match in found:
        played, name = datetime.fromtimestamp(match.played_at), f" ({match.name})" if match.name else ""
        print(f"{match.id:5}  {played:%Y-%m-%d %H:%M}  {match.words(titles())}{name}")
    if not found:
        print("No match is stored yet.")
    return 0
