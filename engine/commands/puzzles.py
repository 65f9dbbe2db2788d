"""List the puzzles, or check them: search every line and let Normal try.

Prints for each how many sets of moves reach the goal, how many of all lines at random do, and whether Normal finds one.
Exit code 1 when one is no puzzle (its solution fails, no line holds against every answer of the others, or the obvious
line succeeds), 2 when a file cannot be read as one.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict

from engine.ai.levels import weights_of
from engine.ai.player import PolicyPlayer
from engine.commands import CommandError
from engine.games import load
from engine.kernel.scenarios.reader import BadScenario
from engine.kernel.state.view import view_of
from engine.lessons.puzzle_search import LONGEST, PuzzleSearch

_DEEP = 20_000
"""How deep the search may recurse."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("names", nargs="*", metavar="PUZZLE", help="such as nefarious/13 (default: all)")
    parser.add_argument("--check", action="store_true", help="search every line of each puzzle")
    parser.add_argument("--json", action="store_true", help="print one JSON object per line")


def run(arguments: argparse.Namespace) -> int:
    """List or check puzzles."""
    from engine.store.lesson_library import puzzles

    try:
        found = [puzzle for puzzle in puzzles() if not arguments.names or puzzle.id in arguments.names]
    except BadScenario as problem:
        print(" ".join(str(problem).split()), file=sys.stderr)
        return 2
    if not found:
        raise CommandError(f"no puzzle is called {', '.join(arguments.names)}")
    sys.setrecursionlimit(_DEEP)
    good = 0
    for puzzle in found:
        told = {name: getattr(puzzle, name) for name in ("id", "title", "kind", "difficulty")}
        if not arguments.check:
            print(
                json.dumps(told)
                if arguments.json
                else f"{puzzle.id}: {puzzle.title} ({puzzle.kind}, {puzzle.difficulty})"
            )
            continue
        search = PuzzleSearch(puzzle, load)
        findings = search.check()
        good += not findings.wrong
        solved_by_normal = normal_reaches(search)
        if arguments.json:
            print(json.dumps(told | asdict(findings) | {"solved_by_normal": solved_by_normal}), flush=True)
            continue
        found_it = "; Normal finds it" if solved_by_normal else ""
        more = "+" if findings.clipped else ""
        print(
            f"{'ok ' if not findings.wrong else 'BAD'} {puzzle.id}: {findings.sets}{more} sets of moves succeed, "
            f"{findings.minimal} of them minimal, {findings.moves} moves at least; {findings.share:.2%} of lines at "
            f"random; {findings.positions} positions{found_it}",
            flush=True,
        )
        for line in findings.wrong:
            print(f"    {line}")
    if arguments.check and not arguments.json:
        print(f"{good} of {len(found)} puzzles hold")
    return 1 if arguments.check and good < len(found) else 0


def normal_reaches(search: PuzzleSearch) -> bool:
    """Return whether Normal reaches the goal without search, against the other seats' worst answers."""
    policy = search.game.ai.policy(search.start.table, weights_of("normal", search.game))
    assert policy is not None
    player = PolicyPlayer(policy, 1)
    spot = search.begin()
    for _ in range(LONGEST):
        if search.is_over(spot):
            break
        question = spot.state.question_for(search.seat)
        if question is not None:
            option = question[3][player.choose(view_of(spot.state, search.seat))]
            spot = search.next_node(spot, search.seat, option)
        else:
            seat = spot.state.questions[0][0]
            spot = search.next_node(spot, seat, search.worst(spot, seat))
    return search.meets_goal(spot.state)
