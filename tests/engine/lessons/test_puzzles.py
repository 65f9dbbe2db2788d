"""Puzzles: the solution works, the obvious line does not, and the search finds out about both."""

from __future__ import annotations

import pytest

from engine.games import load
from engine.kernel.scenarios.reader import BadScenario
from engine.lessons.puzzle_file import Puzzle, read_puzzle
from engine.lessons.puzzle_search import PuzzleSearch
from engine.store.lesson_library import puzzles

QUICK = [puzzle for puzzle in puzzles() if puzzle.scenario.game == "nefarious"]


@pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.id)
def test_the_solution_reaches_the_goal_and_the_obvious_line_does_not(puzzle: Puzzle) -> None:
    search = PuzzleSearch(puzzle, load)
    wrong, spot = search.follows(puzzle.scenario.steps)
    assert (wrong, search.meets_goal(spot.state)) == ("", True)
    if puzzle.obvious:
        wrong, spot = search.follows(puzzle.obvious)
        assert (wrong, search.plays_out(spot, search.ends_turn)) == ("", False)


@pytest.mark.parametrize("puzzle", QUICK, ids=lambda puzzle: puzzle.id)
def test_some_line_reaches_the_goal_whatever_the_others_answer(puzzle: Puzzle) -> None:
    findings = PuzzleSearch(puzzle, load).check()
    assert findings.wrong == []
    assert 0 < findings.minimal <= findings.sets
    assert findings.share < 0.25


def test_the_others_answer_to_the_harm_of_the_solver() -> None:
    puzzle = next(puzzle for puzzle in QUICK if puzzle.title == "Nineteen is nothing")
    search = PuzzleSearch(puzzle, load)
    spot = search.begin()
    question = spot.state.question_for(search.seat)
    assert question is not None
    kept = [option for option in question[3] if search.holds(search.next_node(spot, search.seat, option))]
    assert len(kept) == 1
    lost = next(option for option in question[3] if option not in kept)
    spot = search.next_node(spot, search.seat, lost)
    other = spot.state.questions[0][0]
    assert not search.holds(search.next_node(spot, other, search.worst(spot, other)))


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("[puzzle]", "[riddle]", "puzzle: expected a table"),
        ('kind = "win"', 'kind = "lose"', "puzzle: kind: expected one of win"),
        ('\ngoal = "', '\naim = "', "puzzle: aim: expected one of"),
        ('expect = { winner = ["You"] }', "", "puzzle: expect: expected what must hold"),
        ('seat = "You"\nkind', 'seat = "Me"\nkind', "puzzle: seat: expected one of the seats"),
    ],
)
def test_what_is_wrong_in_a_puzzle_is_told_with_its_place(old: str, new: str, place: str) -> None:
    from engine.words import assets

    text = assets.path("puzzles/nefarious/13.toml").read_text(encoding="utf-8")
    with pytest.raises(BadScenario) as problem:
        read_puzzle(text.replace(old, new), "assets/puzzles/nefarious/13.toml")
    assert place in str(problem.value)
