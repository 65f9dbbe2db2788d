"""List the clauses of a game's rules with their tests and their code.

The clauses are those of the rules reference. A test names them in its docstring (`NF-4.2`), a scenario in its `rules`,
code in a docstring or comment. Ends with exit code 1 when a clause has no test, when no code names it, or when a test
names a clause that the rules do not have.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from engine.commands import CommandError
from engine.commands.rules.clauses import ListedClause, Naming, collect, named_in_tests, note_code, read_clauses
from engine.games import UnknownGame, load
from engine.words import assets


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", required=True, metavar="SLUG", help="the game, such as nefarious")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    parser.add_argument(
        "--tests", type=Path, metavar="FOLDER", help="folder with the tests (default: the one in this source tree)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Print the report; 1 when a clause has no test or no code names it."""
    clauses = clauses_of(arguments.game)
    source = assets.folder().parent
    folder = arguments.tests or source / "tests"
    if not folder.is_dir():
        raise CommandError(f"there are no tests in {folder}; a source tree has them, an installed program does not")
    unknown = collect(clauses, named_in_tests(folder, arguments.game))
    note_code(clauses, source / "engine" / "games" / arguments.game.replace("-", "_"))
    print(as_json(arguments.game, clauses, unknown) if arguments.json else as_text(clauses, unknown))
    return 1 if unknown or any(not clause.tests or not clause.code for clause in clauses) else 0


def clauses_of(slug: str) -> list[ListedClause]:
    """Return the clauses of a game. Raises CommandError if there is no such game or it has no reference."""
    try:
        game = load(slug)
        text = assets.path(f"rules/{game.slug}.md").read_text(encoding="utf-8")
    except (UnknownGame, assets.AssetMissing) as error:
        raise CommandError(str(error)) from None
    return read_clauses(text)


def as_text(clauses: list[ListedClause], unknown: list[tuple[str, Naming]]) -> str:
    """Return the lines of the report. The last one is the sum."""
    lines = []
    for clause in clauses:
        lines.append(f"{clause.number:8} {clause.text}")
        lines += [f"{'':8} - {naming.file}: {naming.name}" for naming in clause.tests]
        if not clause.tests:
            lines.append(f"{'':8} - NO TEST")
        lines.append(f"{'':8} = {', '.join(clause.code) or 'NO CODE'}")
    lines += [f"{naming.file}: {naming.name}: there is no clause {number}" for number, naming in unknown]
    without = sum(not clause.tests for clause in clauses)
    tests = len({(naming.file, naming.name) for clause in clauses for naming in clause.tests})
    unnamed = sum(not clause.code for clause in clauses)
    lines.append(
        f"{len(clauses)} clauses, {tests} tests that name them, {without} clauses without a test, "
        f"{unnamed} clauses that no code names"
    )
    return "\n".join(lines)


def as_json(slug: str, clauses: list[ListedClause], unknown: list[tuple[str, Naming]]) -> str:
    """Return the report as JSON."""
    report = {
        "game": slug,
        "clauses": [
            {
                "clause": clause.number,
                "text": clause.text,
                "tests": [{"file": naming.file, "name": naming.name} for naming in clause.tests],
                "code": clause.code,
            }
            for clause in clauses
        ],
        "without_tests": [clause.number for clause in clauses if not clause.tests],
        "without_code": [clause.number for clause in clauses if not clause.code],
        "unknown": [{"clause": number, "file": naming.file, "name": naming.name} for number, naming in unknown],
    }
    return json.dumps(report, indent=2, ensure_ascii=False)
