"""Run scenarios: text files with a position, moves and the expected results.

Prints `ok TITLE` for each, or the first step that fails with what was offered instead, and ends with the
numbers passed and failed. Exit code 1 when one failed, 2 when a file cannot be read as a scenario.
"""

from __future__ import annotations

import argparse
import sys
import textwrap
from pathlib import Path

from engine.games import load
from engine.kernel.files.faults import rule
from engine.kernel.scenarios import runner
from engine.kernel.scenarios.runner import BadScenario, Result


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="a scenario or a folder of scenarios (*.toml)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Play every file and report."""
    passed = failed = 0
    refused = False
    for file in scenario_files(arguments.files):
        try:
            result = play(file)
        except BadScenario as error:
            sys.stdout.flush()
            print(" ".join(str(error).split()), file=sys.stderr)
            refused = True
            continue
        print(report(result))
        passed += result.passed
        failed += not result.passed
    print(f"{passed} passed, {failed} failed")
    return 2 if refused else 1 if failed else 0


def scenario_files(paths: list[Path]) -> list[Path]:
    """Return the named files and the scenario files in named folders."""
    return [file for path in paths for file in (sorted(path.rglob("*.toml")) if path.is_dir() else [path])]


def play(file: Path) -> Result:
    """Play one file. Raises BadScenario when it cannot be read."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadScenario(str(file), "", rule(f"a file that can be read: {error.strerror}")) from None
    except UnicodeDecodeError:
        raise BadScenario(str(file), "", rule("a text in UTF-8")) from None
    return runner.run(text, str(file), load)


def report(result: Result) -> str:
    """Say in one line how a scenario went; if it failed, at which step, where and why."""
    if result.passed:
        return f"ok {result.title}"
    message = textwrap.indent(f"{result.failed_step}: {result.message}", "  ")
    return f"FAILED {result.title} ({result.file})\n{message}"
