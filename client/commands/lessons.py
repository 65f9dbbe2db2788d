"""Check the lessons: follow every chapter, and try everything else that is offered at each step.

Prints a line for each lesson and what is wrong with a chapter. Exit code 1 when a chapter does not hold, 2 when a file
cannot be read as a lesson.
"""

from __future__ import annotations

import argparse
import sys


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `lessons`."""
    parser.add_argument("--check", action="store_true", help="play every chapter; without it they are only listed")


def run(arguments: argparse.Namespace) -> int:
    """List or check every lesson."""
    from client.lessons.library import lessons
    from engine.games import load
    from engine.kernel.scenario_file import BadScenario
    from engine.lessons.lesson_check import check_chapter

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
    if arguments.check:
        print(f"{held} of {count} chapters held")
    return 1 if arguments.check and held < count else 0
