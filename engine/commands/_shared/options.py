"""Options that several commands have."""

from __future__ import annotations

import argparse

from engine.store.files.folders import HOME_VARIABLE, Folders, user_folders
from engine.words.messages import LANGUAGES


def add_folder_option(parser: argparse.ArgumentParser) -> None:
    """Add `--portable`, for commands that read or write the player's files."""
    parser.add_argument(
        "--portable",
        action="store_true",
        help="keep all your files in the folder `user` next to the program "
        f"(the environment variable {HOME_VARIABLE} names another folder)",
    )


def chosen_folders(arguments: argparse.Namespace) -> Folders:
    return user_folders(portable=arguments.portable)


def add_language_option(parser: argparse.ArgumentParser) -> None:
    """Add `--language`, with an empty default, for commands that show screens."""
    parser.add_argument("--language", choices=tuple(LANGUAGES), default="", help="language of the screens")
