"""Starts everything: `python main.py` opens the table, `python main.py COMMAND` runs one of its commands."""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments, those of the process by default; returns the exit code."""
    multiprocessing.freeze_support()
    from client.commands import dispatch

    return dispatch(sys.argv[1:] if argv is None else argv)


if __name__ == "__main__":
    sys.exit(main())
