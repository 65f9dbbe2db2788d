"""Puzzles on the table: any line that reaches the goal counts, and nothing is at stake."""

from __future__ import annotations

import pygame

from client.lessons.library import next_puzzle, puzzles_of
from tests.client.lessons.learning import Learner

PUZZLE = "nefarious/13"


def solve(learner: Learner) -> None:
    learner.answer("choose", "Work")
    learner.answer("choose", "Invent")
    learner.answer("invent", "Moon Base")
    learner.settle()


def test_a_solution_is_seen_and_kept() -> None:
    learner = Learner.at_puzzle(PUZZLE)
    goal = "You have 15 points, $9 and no Spies on the board. Win within two turns, whatever Bea chooses."
    assert learner.said == goal
    solve(learner)
    assert learner.said.startswith("Solved in 3 moves!\nYou don't have to build as soon as you can")
    assert learner.progress.puzzle(PUZZLE) == {"tries": 1, "hints": 0, "moves": 3}
    assert [name for name, _ in learner.opened] == []


def test_the_next_puzzle_is_one_press_away_and_solving_in_a_row_is_counted() -> None:
    learner = Learner.at_puzzle(PUZZLE)
    learner.progress.note_streak("nefarious", 2)
    solve(learner)
    assert "3 in a row without a hint" in learner.said
    following = next_puzzle(learner.session.puzzle, learner.progress)
    assert following is not None and following.difficulty >= learner.session.puzzle.difficulty
    learner.press("next-puzzle")
    assert learner.opened == [("puzzle", {"puzzle": following.id})]


def test_a_hint_ends_the_streak() -> None:
    learner = Learner.at_puzzle(PUZZLE)
    learner.progress.note_streak("nefarious", 2)
    learner.press("hint")
    solve(learner)
    assert learner.progress.streak("nefarious") == 0 and "in a row" not in learner.said


def test_puzzles_are_listed_from_easy_to_hard() -> None:
    hard = [puzzle.difficulty for puzzle in puzzles_of("nefarious")]
    assert hard == sorted(hard) and len(set(hard)) > 1


def test_a_wrong_line_is_said_so_and_taken_back_for_nothing() -> None:
    learner = Learner.at_puzzle(PUZZLE)
    learner.answer("choose", "Invent")
    learner.answer("invent", "Infected Locusts")
    learner.answer("choose", "Work")
    learner.settle()
    assert "You can't reach the goal anymore." in learner.said
    for _ in range(3):
        learner.key(pygame.K_z, pygame.KMOD_CTRL)
        learner.settle()
    solve(learner)
    assert learner.said.startswith("Solved")


def test_backspace_lays_the_position_again_and_tries_are_counted() -> None:
    learner = Learner.at_puzzle(PUZZLE)
    before = learner.session.match.state.to_data()
    for tries in (1, 2):
        learner.answer("choose", "Research")
        learner.settle()
        learner.key(pygame.K_BACKSPACE)
        learner.wait(300)
        assert learner.session.match.state.to_data() == before
        assert learner.progress.puzzle(PUZZLE)["tries"] == tries


def test_hints_come_in_two_steps_the_second_is_a_move_that_leads_on() -> None:
    learner = Learner.at_puzzle(PUZZLE)
    learner.press("hint")
    assert "You can pay for Infected Locusts now" in learner.said
    assert "Good next move" not in learner.said
    learner.press("hint")
    assert "Work" in learner.said.partition("Good next move:")[2]
    assert learner.progress.puzzle(PUZZLE)["hints"] == 2


def test_the_solution_is_watched_on_request_and_does_not_count() -> None:
    learner = Learner.at_puzzle(PUZZLE)
    learner.press("hint")
    learner.press("hint")
    learner.press("solution")
    for _ in range(40):
        learner.wait(500)
        if learner.said.startswith("That was the solution."):
            break
    assert learner.said.startswith("That was the solution.")
    assert learner.progress.puzzle(PUZZLE)["moves"] == 0
