"""Starts everything: `python main.py` opens the table, `python main.py COMMAND` runs one of its commands."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Sequence

PACKAGES = ("client.commands", "engine.commands")
"""Where the commands are: those that draw, sound or listen, and all others."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments, those of the process by default; returns the exit code."""
    multiprocessing.freeze_support()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from engine.commands import dispatch

    if argv is not None:
        return dispatch(argv, PACKAGES)
    # Processes that the program starts take no module out of the working directory: anybody may have put a file there.
    os.environ["PYTHONSAFEPATH"] = "1"
    return dispatch(sys.argv[1:], PACKAGES)


if __name__ == "__main__":
    sys.exit(main())
