"""The option `--portable`, shared by commands that read or write the player's files."""

from __future__ import annotations

import argparse

from engine.store.folders import HOME_VARIABLE, Folders, user_folders


def add_folder_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--portable",
        action="store_true",
        help="keep all your files in the folder `user` next to the program "
        f"(the environment variable {HOME_VARIABLE} names another folder)",
    )


def chosen_folders(arguments: argparse.Namespace) -> Folders:
    return user_folders(portable=arguments.portable)
