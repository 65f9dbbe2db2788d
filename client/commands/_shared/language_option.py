"""The language option for commands that show screens."""

from __future__ import annotations

import argparse


def add_language_option(parser: argparse.ArgumentParser) -> None:
    """Add `--language`, with an empty default."""
    from engine.words.messages import LANGUAGES

    parser.add_argument("--language", choices=tuple(LANGUAGES), default="", help="language of the screens")
