"""The command line of the endurance campaign; see the package."""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from pathlib import Path

from tests.endurance.campaign import KINDS, Campaign, guarded, line, prepare, scratch
from tests.endurance.case import chance_of, read_case


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser("python -m tests.endurance", description=__doc__)
    parser.add_argument("--minutes", type=float, help="limit for the whole run; without it, everything is tried")
    parser.add_argument("--only", action="append", default=[], metavar="KIND", help=", ".join(KINDS))
    parser.add_argument("--count", action="append", default=[], metavar="KIND=N", help="how many of a kind to try")
    parser.add_argument("--seed", type=int, default=1, help="the same seed makes the same cases")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at the same time")
    parser.add_argument("--cases", type=Path, metavar="FOLDER", help="where failures are written")
    parser.add_argument("--case", type=Path, metavar="FILE", help="repeat one failure")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON at the end")
    given = parser.parse_args()
    given.only = [name for words in given.only for name in words.split(",")]
    counts = dict(words.partition("=")[::2] for words in given.count)
    for name in (*given.only, *counts):
        if name not in KINDS:
            parser.error(f"there is no kind '{name}'; choose from {', '.join(KINDS)}")
    if not all(number.isdecimal() for number in counts.values()):
        parser.error("--count expects KIND=N with a whole number")
    given.counts = {name: int(number) for name, number in counts.items()}
    return given


def repeat(file: Path) -> int:
    """Run the case in a file again. Return the exit code."""
    with tempfile.TemporaryDirectory(prefix="endurance-", dir=scratch()) as folder:
        work = Path(folder)
        prepare(work)
        case, home = read_case(file.absolute(), work)
        kind = KINDS[case["kind"]]
        chance, place = chance_of(kind.name, case["seed"], case["number"]), work / "case"
        place.mkdir()
        outcome = guarded(kind, chance, place, lambda: kind.repeat(chance, place, case["keep"], home))
    for failure in outcome.failures:
        print(failure.sentence, failure.details, sep="\n")
    print(f"{len(outcome.failures)} failed")
    return bool(outcome.failures)


def main() -> int:
    """Run the campaign, or one case. Return the exit code."""
    given = arguments()
    if given.case is not None:
        return repeat(given.case)
    folder = given.cases or Path(tempfile.mkdtemp(prefix="endurance-cases-"))
    campaign = Campaign(given.only or list(KINDS), given.seed, max(1, given.jobs), folder.absolute(), given.counts,
                        given.minutes, print if not given.json else lambda _: None)  # fmt: skip
    failed = campaign.run()
    if given.json:
        figures = [tally.to_data() for tally in campaign.tallies]
        print(json.dumps({"seed": given.seed, "failed": failed, "kinds": figures}))
        return bool(failed)
    for tally in campaign.tallies:
        print(line(tally), *(f"    {number} times {group}" for group, number in tally.groups.most_common()), sep="\n")
    print(f"The failures are kept in {folder}." if failed else "Nothing failed.")
    return bool(failed)


if __name__ == "__main__":
    raise SystemExit(main())
