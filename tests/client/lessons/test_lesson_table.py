"""Lessons on the table: what is said where, what leads on, and how one comes back."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from client.art import cache
from client.table.actions import PRESS_COACH, UNDO
from engine.lessons.lesson_file import Chapter, Lesson
from engine.words.messages import ENGLISH, speak
from tests.client.lessons.bubbles import TOLD, followed, wrong
from tests.client.lessons.learning import Learner
from tests.engine.lessons.courses import CHAPTERS

FIRST = [(lesson, chapter) for lesson, chapter in CHAPTERS if chapter is lesson.chapters[1]]
SAMPLE = [
    (lesson.slug, chapter.id, language) for lesson, chapter in FIRST for language in TOLD.get(lesson.slug, (ENGLISH,))
]


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)
    cache.clear_all()


def test_the_lesson_speaks_beside_what_it_is_about_and_goes_on() -> None:
    learner = Learner.at_chapter("nefarious", "day-job")
    assert learner.said.startswith("Score 20 points and you rule the world.")
    learner.press("next")
    assert learner.said == "Every evil genius starts somewhere. Get a job: choose Work."
    learner.answer("choose", "Work")
    learner.wait(400)
    assert learner.said.startswith("Everyone chooses in secret.")
    learner.press("next")
    assert learner.said == "You have $8. Time to build something. Choose Invent."


def test_the_last_word_about_a_step_stands_until_next() -> None:
    learner = Learner.at_chapter("nefarious", "day-job", step=1)
    learner.answer("choose", "Work")
    learner.wait(30_000)
    assert learner.said.startswith("Everyone chooses in secret.")
    learner.press("next")
    assert learner.said == "You have $8. Time to build something. Choose Invent."


def test_another_move_is_played_for_real_and_one_key_leads_back() -> None:
    learner = Learner.at_chapter("nefarious", "day-job", step=1)
    before = learner.session.match.state.to_data()
    learner.answer("choose", "Invent")
    assert learner.said.startswith("Bold. Try it and see.")
    assert "back" in learner.buttons
    for _ in range(3):  # the others are computers now, and the match goes on
        learner.settle()
        if not learner.session.view().options:
            break
        learner.table.commands.answer(learner.session.view().options[0])
    assert learner.session.match.state.to_data() != before
    learner.key(pygame.K_BACKSPACE)
    learner.wait(200)
    assert learner.session.match.state.to_data() == before
    assert learner.said == "Every evil genius starts somewhere. Get a job: choose Work."


def test_an_answer_is_taken_back_and_the_script_with_it() -> None:
    learner = Learner.at_chapter("nefarious", "day-job", step=1)
    before = learner.session.match.state.to_data()
    learner.answer("choose", "Work")
    learner.key(pygame.K_z, pygame.KMOD_CTRL)
    learner.wait(200)
    assert learner.session.match.state.to_data() == before
    assert learner.said == "Every evil genius starts somewhere. Get a job: choose Work."


def test_the_hint_of_the_step_is_given() -> None:
    learner = Learner.at_chapter("nefarious", "take-over", step=1)
    learner.key(pygame.K_F2)
    learner.wait(100)
    assert "Who could earn you the missing dollar?" in learner.said


def test_rules_open_at_what_the_chapter_is_about() -> None:
    learner = Learner.at_chapter("nefarious", "spies", step=1)
    learner.key(pygame.K_F1)
    assert learner.opened[-1] == ("rules", {"game": "nefarious", "clause": "NF-2.2", "about": ""})


def test_it_is_kept_how_far_somebody_has_come_and_nothing_else() -> None:
    learner = Learner.at_chapter("nefarious", "day-job")
    assert learner.progress.find_left_step("nefarious") == ("day-job", 0)
    learner.press("next")
    assert learner.progress.find_left_step("nefarious") == ("day-job", 1)
    assert learner.session.keeper.id is None or not learner.session.keeper.id
    play_to_the_end(learner)
    assert learner.progress.list_finished("nefarious") == ["day-job"]
    learner.press("next-chapter")
    assert learner.opened[-1] == ("lesson", {"lesson": "nefarious", "chapter": "spies"})


def test_the_last_chapter_leads_to_a_first_match() -> None:
    learner = Learner.at_chapter("nefarious", "take-over")
    play_to_the_end(learner)
    assert [name for name, _ in learner.opened] == []  # no results although the match is over
    learner.press("play")
    assert learner.opened[-1] == ("setup", {"game": "nefarious", "first": True})


def play_to_the_end(learner: Learner, by_keys: bool = False) -> None:
    """Let the program make every move, and read everything."""
    for _ in range(300):
        learner.settle()
        if learner.session.has_ended:
            break
        for name in ("next", "skip"):
            if name in learner.buttons:
                if by_keys:
                    assert learner.tab_to(name), name
                    learner.key(pygame.K_RETURN)
                else:
                    learner.table.commands.perform(PRESS_COACH.of(name))
                break
    learner.wait(400)
    assert learner.session.has_ended


def test_a_chapter_is_gone_through_with_the_keyboard_alone() -> None:
    learner = Learner.at_chapter("nefarious", "day-job", animation="off")
    play_to_the_end(learner, by_keys=True)


@pytest.mark.sample(1)
@pytest.mark.parametrize(("lesson", "chapter", "language"), SAMPLE)
def test_the_bubble_covers_nothing_that_matters(lesson: str, chapter: str, language: str) -> None:
    """A small window with large letters; `python -m tests.client.lessons.bubbles` tries all there are."""
    speak(language)
    found = [
        (learner.said, problem)
        for learner in followed(lesson, chapter, size=(1024, 600), text_scale=200)
        for problem in wrong(learner)
    ]
    assert found == []


def test_a_bubble_gives_way_to_a_prompt_that_grows() -> None:
    """It is asked whether to answer what others do: the prompt grows when it is drawn, after bubbles have places."""
    for learner in followed("runes-and-regulations", "runes", size=(1280, 720), text_scale=200):
        if learner.said.startswith("Gus casts a Spell"):
            assert list(wrong(learner)) == []
            return
    raise AssertionError("nothing is asked")


@pytest.mark.sample(2)
@pytest.mark.parametrize(("lesson", "chapter"), FIRST, ids=lambda found: found.title)
def test_whatever_is_done_instead_one_key_lays_the_position_again(lesson: Lesson, chapter: Chapter) -> None:
    asking = next(number for number, step in enumerate(chapter.steps) if step.wants)
    learner = Learner.at_chapter(lesson.slug, chapter.id, step=asking, animation="off")
    learner.settle()
    before, said = learner.session.match.state.to_data(), learner.said
    for option in learner.session.view().options:
        learner.table.commands.answer(option)
        learner.settle()
        if learner.session.strayed_at is None:
            learner.table.commands.perform(UNDO)
        else:
            learner.key(pygame.K_BACKSPACE)
        learner.wait(100)
        assert learner.session.match.state.to_data() == before
        assert learner.said == said
