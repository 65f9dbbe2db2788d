"""List the lessons, or check them: follow every chapter and try all other moves at each step.

Prints a line for each lesson and what is wrong with a chapter or a tip. Exit code 1 when one does not hold, 2
when a file cannot be read as a lesson.
"""

from __future__ import annotations

import argparse
import sys

from engine.games import load
from engine.kernel.scenarios.reader import BadScenario


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--check", action="store_true", help="play every chapter")


def run(arguments: argparse.Namespace) -> int:
    """List or check every lesson."""
    from engine.lessons.lesson_check import check_chapter
    from engine.store.lesson_library import lessons

    try:
        found = lessons()
    except BadScenario as problem:
        print(" ".join(str(problem).split()), file=sys.stderr)
        return 2
    held = count = 0
    for lesson in found:
        reports = {}
        for chapter in lesson.chapters:
            print(f"{lesson.slug}: {chapter.id}: {chapter.title}, {chapter.minutes} min")
            if arguments.check:
                report = reports[chapter.id] = check_chapter(lesson, chapter, load(lesson.game))
                for line in report.wrong:
                    print(f"  {line}")
        count += len(lesson.chapters)
        held += sum(not report.wrong for report in reports.values())
        if arguments.check:
            asked, strays = (sum(getattr(report, name) for report in reports.values()) for name in ("asked", "strays"))
            print(f"{lesson.slug}: {asked} moves asked for, {strays} answers tried in their place")
    faults = _other_faults() if arguments.check else []
    for fault in faults:
        print(fault)
    if arguments.check:
        print(f"{held} of {count} chapters held")
    return 1 if arguments.check and (held < count or faults) else 0


def _other_faults() -> list[str]:
    """Return the faults of the tips and of the guides of the rules."""
    from engine.lessons.guide_file import check_guide, read_guide
    from engine.lessons.tip_file import check_tips, read_tips
    from engine.store.lesson_library import describe_file, files_of, read_translated

    faults: list[str] = []
    for file in [*files_of("marks"), *files_of("rules")]:
        name = describe_file(file)
        try:
            if file.parent.name == "marks":
                tips = read_tips(read_translated(file), name)
                print(f"{file.stem}: {len(tips)} tips")
                found = check_tips(tips, load(file.stem))
            else:
                found = check_guide(read_guide(read_translated(file), name, file.stem), load(file.stem))
        except BadScenario as problem:
            faults.append(" ".join(str(problem).split()))
            continue
        faults += [f"{name}: {fault}" for fault in found]
    return faults
