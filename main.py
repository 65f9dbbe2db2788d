"""Starts everything: `python main.py` opens the table, `python main.py COMMAND` runs one of its commands."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments, those of the process by default; returns the exit code."""
    multiprocessing.freeze_support()
    from client.commands import dispatch

    if argv is not None:
        return dispatch(argv)
    # Processes that the program starts take no module out of the working directory: anybody may have put a file there.
    os.environ["PYTHONSAFEPATH"] = "1"
    return dispatch(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
