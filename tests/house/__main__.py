"""Print what the code is measured by: `python -m tests.house`. The exit code is 1 if a count has become worse.

`python -m tests.house KEY` lists the places that a measure counts, and `python -m tests.house commits RANGE` the
subjects of commits that fall short.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from tests.house.commits import commit_faults
from tests.house.measures import MEASURES


def print_all() -> int:
    """Print all measures and return the exit code."""
    worse = 0
    for measure in MEASURES:
        count = measure.count()
        worse += count > measure.kept
        marks = f"kept {measure.kept:>6,}   wanted {measure.wanted:>6,}{'   WORSE' if count > measure.kept else ''}"
        print(f"{measure.key:17} {measure.name:68} {count:>6,}   {marks}")
    return int(worse > 0)


def print_places(key: str) -> int:
    """Print the places that one measure counts, and return the exit code."""
    found = next(measure.find() for measure in MEASURES if measure.key == key)
    print(*([found] if isinstance(found, int) else found), sep="\n")
    return 0


def main(arguments: Sequence[str]) -> int:
    """Run the command and return the exit code."""
    match arguments:
        case ["commits", commits]:
            faults = commit_faults(commits)
            print(*faults, sep="\n")
            return int(bool(faults))
        case [key]:
            return print_places(key)
        case _:
            return print_all()


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
