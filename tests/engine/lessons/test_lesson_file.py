"""Reading lessons: what is wrong is told with file, chapter, step and field."""

from __future__ import annotations

import pytest

from engine.games import load
from engine.kernel.scenarios.reader import BadScenario
from engine.lessons.lesson_file import read_lesson
from engine.lessons.script_runner import ScriptRunner

LESSON = """
game = "nefarious"
title = "Nefarious"
you = "You"
seats = ["You", "Bea"]
options = { twists = 0 }
[[chapter]]
id = "day-job"
title = "A day job"
[chapter.position.You]
money = 4
[[chapter.step]]
say = "Choose Work."
do = { do = "choose", card = "Work" }
else = "Come back."
"""


def refused(old: str, new: str) -> str:
    """What is said about the lesson with a text exchanged."""
    with pytest.raises(BadScenario) as problem:
        lesson = read_lesson(LESSON.replace(old, new), "assets/lessons/nefarious.toml")
        ScriptRunner(lesson, lesson.chapters[0], load(lesson.game))
    return str(problem.value)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("say = ", "says = ", "chapter day-job: step 1: says: expected one of say"),
        ('card = "Work"', 'card = "Wrok"', "chapter day-job: step 1: do 1: card: expected a name"),
        ('do = "choose"', 'do = "chose"', "chapter day-job: step 1: do 1: do: expected one of"),
        ('else = "Come back."', "", "chapter day-job: step 1: else: expected a text"),
        ("Choose Work.", "word " * 26, "chapter day-job: step 1: say: expected at most 25 words"),
        ("money = 4", 'money = "4"', "chapter day-job: position.You.money: expected a whole number"),
        ("money = 4", "honey = 4", "chapter day-job: position.You.honey: expected a name"),
        ('id = "day-job"', 'id = "day-job"\nmood = 1', "chapter day-job: mood: expected one of"),
        ('you = "You"', 'you = "Me"', "chapter day-job: seats: expected the seat Me"),
        ('game = "nefarious"', "game = 3", "game: expected a text"),
        ("[[chapter.step]]", "[[chapter.step]", "not readable as TOML"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(old: str, new: str, place: str) -> None:
    said = refused(old, new)
    assert said.startswith("assets/lessons/nefarious.toml")
    assert place in said
