"""Export your settings, matches, statistics, packs, puzzles and progress to one file, or import them.

Everything is settings, matches, statistics, packs, puzzles and progress. `player export FILE` writes the file;
`player import FILE` takes it in, and keeps what was there in another. No table may be open meanwhile.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from engine.commands import CommandError
from engine.commands._shared.options import add_folder_option, chosen_folders
from engine.store.files.atomic import StoreError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("action", choices=("export", "import"))
    parser.add_argument("file", type=Path, metavar="FILE")
    add_folder_option(parser)


def run(arguments: argparse.Namespace) -> int:
    """Do what was asked."""
    from engine.store.messages import say
    from engine.store.player.backup_file import export_all, import_all

    folders = chosen_folders(arguments)
    try:
        if arguments.action == "export":
            export_all(folders, arguments.file)
            print(f"Your data was exported to {arguments.file}.")
        else:
            print(say("imported", kept=str(import_all(folders, arguments.file))))
    except StoreError as problem:
        raise CommandError(str(problem)) from None
    return 0
