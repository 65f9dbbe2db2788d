"""Following a chapter: wanted answers lead on, others do not, and what was done early or is needless is passed over."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.games import load
from engine.kernel.flow import machine
from engine.kernel.state.state import WINNERS, Option, State
from engine.lessons.lesson_check import check_chapter, walk
from engine.lessons.lesson_file import Chapter, Lesson
from engine.lessons.script_runner import (
    ChapterEnd,
    PageToRead,
    PlayerTurn,
    ScriptedAnswer,
    ScriptPosition,
    ScriptRunner,
)
from tests.engine.lessons.courses import CHAPTERS, IDS, course, follower


@pytest.mark.sample(14)
@pytest.mark.parametrize(("lesson", "chapter"), CHAPTERS, ids=IDS)
def test_every_chapter_holds(lesson: Lesson, chapter: Chapter) -> None:
    report = check_chapter(lesson, chapter, load(lesson.game))
    assert report.wrong == []


@pytest.mark.parametrize(("lesson", "chapter"), CHAPTERS, ids=IDS)
def test_a_chapter_is_resumed_where_playing_leads(lesson: Lesson, chapter: Chapter) -> None:
    met: dict[int, object] = {}
    for state, place, _ in walk(course(lesson, chapter)):
        met.setdefault(place.step, state.to_data())
    for step, data in met.items():
        state, place = at_step(course(lesson, chapter), step)
        assert (place.step, state.to_data()) == (step, data)


def at_step(course: ScriptRunner, step: int) -> tuple[State, ScriptPosition]:
    """The position and the place at the beginning of a step."""
    state, place, _ = list(walk(course, until=step))[-1]
    return state, place


def option(course: ScriptRunner, state: State, verb: str, card: str) -> Option:
    """An answer of the player."""
    names, verbs = course.names, course.game.verbs
    question = state.question_for(course.you)
    assert question is not None
    return next(
        option for option in question[3] if verbs[option[0]] == verb and names.ref_label(state, option[1]) == card
    )


def test_another_answer_leads_astray_and_has_its_words() -> None:
    course = follower("nefarious", "day-job")
    state, place = at_step(course, 1)
    assert course.follow_answer(state, place, option(course, state, "choose", "Invent")) is None
    assert course.off_script_text(place).startswith("Bold. Try it and see.")


def test_the_wanted_answer_lets_the_others_follow() -> None:
    course = follower("nefarious", "day-job")
    state, place = at_step(course, 1)
    after = course.follow_answer(state, place, option(course, state, "choose", "Work"))
    assert after is not None
    machine.answer(state, course.you, option(course, state, "choose", "Work"))
    _, due = course.due(state, after)
    assert isinstance(due, ScriptedAnswer)
    assert course.names.seats[due.seat] == "Bea"


def test_what_is_only_read_waits_for_the_player() -> None:
    course = follower("nefarious", "day-job")
    place, due = course.due(course.start, ScriptPosition())
    assert isinstance(due, PageToRead)
    assert isinstance(course.due(course.start, course.next_step(place))[1], PlayerTurn)


def test_a_step_that_is_only_read_is_left_by_making_the_next_move() -> None:
    course = follower("nefarious", "day-job")
    after = course.follow_answer(course.start, ScriptPosition(), option(course, course.start, "choose", "Work"))
    assert after is not None
    assert after.step == 1


def test_moves_may_be_made_in_any_order_and_early() -> None:
    course = follower("cthulhu-realms", "congregation")
    state, place = at_step(course, 1)
    for _ in range(3):
        card = next(name for name in ("Goon", "Follower") if _offers(course, state, "play", name))
        answer = option(course, state, "play", card)
        after = course.follow_answer(state, place, answer)
        assert after is not None
        place = after
        machine.answer(state, course.you, answer)
    # The Goon is asked for three steps later; he is used before anybody speaks of him.
    early = option(course, state, "use", "Goon")
    after = course.follow_answer(state, place, early)
    assert after is not None
    machine.answer(state, course.you, early)
    asked = []
    for _ in range(100):
        place_now, due = course.due(state, after)
        asked.append(place_now.step)
        if isinstance(due, ChapterEnd):
            break
        if isinstance(due, PageToRead):
            after = course.next_step(place_now)
            continue
        found = due if isinstance(due, ScriptedAnswer) else course.scripted_answer(state, place_now)
        assert found is not None
        machine.answer(state, found.seat, found.option)
        after = found.after
    assert isinstance(due, ChapterEnd)
    assert 4 not in asked


def _offers(course: ScriptRunner, state: State, verb: str, card: str) -> bool:
    try:
        option(course, state, verb, card)
    except StopIteration:
        return False
    return True


def test_only_the_gnome_in_the_discard_pile_wins_the_last_turn_of_the_sale() -> None:
    """GS-4.2 GS-5.1: after any other last move in the lesson of Garage Sale, Bea wins."""
    course = follower("garage-sale", "closing-time")
    start, _ = at_step(course, 2)
    garage = course.names.zone(start, "You.garage")
    assert garage is not None
    ends = list(endings(start))
    won = [end for end in ends if end.values[WINNERS] == 1 << course.you]
    assert len(won) == 1 < len(ends)
    assert [course.names.entry(won[0], card) for card in won[0].zones[garage]].count("Garden Gnome") == 4


def endings(state: State) -> Iterator[State]:
    """Every way in which a position ends."""
    if not state.questions:
        yield state
        return
    seat, _, _, options = state.questions[0]
    for answer in options:
        child = state.copy()
        machine.answer(child, seat, answer)
        yield from endings(child)
