"""Checks lessons: their texts, anchors and scripted moves, and play after a move that the script didn't ask for."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from engine.kernel.flow import machine
from engine.kernel.game.game import Game
from engine.kernel.scenarios.reader import BadScenario
from engine.kernel.state.state import State
from engine.lessons.anchors import find_anchor
from engine.lessons.lesson_file import ANY, Chapter, Lesson
from engine.lessons.script_runner import (
    ChapterEnd,
    GoalMissed,
    PageToRead,
    PlayerTurn,
    ScriptedAnswer,
    ScriptPosition,
    ScriptRunner,
)

WANDER = 25
"""How many random answers follow a move that the lesson didn't ask for."""
LONGEST = 2000
"""A chapter with more answers than this counts as endless."""


@dataclass(slots=True)
class ChapterReport:
    """Check results of a chapter: the moves asked for, the other answers tried, and the faults."""

    asked: int = 0
    strays: int = 0
    wrong: list[str] = field(default_factory=list)


def check_chapter(lesson: Lesson, chapter: Chapter, game: Game) -> ChapterReport:
    """Follow the script of a chapter through every way and report its faults."""
    report = ChapterReport()
    try:
        follower = ScriptRunner(lesson, chapter, game)
    except BadScenario as problem:
        report.wrong.append(str(problem))
        return report
    try:
        last = -1
        for state, place, due in walk(follower):
            if place.step > last:
                report.wrong += follower.unmet(state, chapter.steps[place.step - 1]) if place.step else []
                report.wrong += _unnamed(follower, state, place.step)
                last = place.step
            if isinstance(due, PlayerTurn):
                report.asked += not place.made and not due.free
                report.strays += _wander(follower, state, place, report)
        for number, step in enumerate(chapter.steps):
            for move in range(1, len(step.moves)) if step.wants == ANY else ():
                for _ in walk(follower, {number: move}):
                    pass
    except BrokenScript as problem:
        report.wrong.append(str(problem))
    return report


def _unnamed(follower: ScriptRunner, state: State, number: int) -> list[str]:
    """Report the anchor of a step that starts now if nothing at the table has that name."""
    step = follower.steps[number] if number < len(follower.steps) else None
    if step is None or not step.anchor or find_anchor(follower.names, state, step.anchor) is not None:
        return []
    return [f"{step.key}: at: {step.anchor} is nothing at this table"]


class BrokenScript(Exception):
    """A script that doesn't reach its end. The message says where."""


def walk(
    follower: ScriptRunner, ways: dict[int, int] | None = None, until: int | None = None
) -> Iterator[tuple[State, ScriptPosition, PlayerTurn | PageToRead | ScriptedAnswer | GoalMissed | ChapterEnd]]:
    """Yield each state of a chapter with the script's position and what is due there.

    Steps in `ways` take that move instead of the first. Stops at step `until`, or at the end. Raises BrokenScript.
    """
    state, place = follower.start.copy(), ScriptPosition()
    for _ in range(LONGEST):
        place, due = follower.due(state, place)
        yield state, place, due
        if isinstance(due, ChapterEnd) or (until is not None and place.step >= until):
            return
        if isinstance(due, PageToRead):
            place = follower.next_step(place)
            continue
        found = (
            due
            if isinstance(due, ScriptedAnswer)
            else follower.scripted_answer(state, place, (ways or {}).get(place.step, 0))
        )
        if found is None or isinstance(due, GoalMissed):
            offers = follower.describe_offers(state)
            raise BrokenScript(f"{follower.steps[place.step].key}: the script leads nowhere; {offers}")
        if not isinstance(due, ScriptedAnswer) and found.seat == follower.you:
            after = follower.follow_answer(state, place, found.option)
            if after is None:
                raise BrokenScript(f"{follower.steps[place.step].key}: the scripted move would lead astray")
        machine.answer(state, found.seat, found.option)
        place = found.after
    raise BrokenScript("the chapter does not come to its end")


def _wander(follower: ScriptRunner, state: State, place: ScriptPosition, report: ChapterReport) -> int:
    """Try every offered answer, then play on at random. Nothing may fail, and `state` must not change."""
    key = follower.steps[place.step].key
    question = state.question_for(follower.you)
    assert question is not None
    kept, chance = repr(state.to_data()), random.Random(place.step)
    for option in question[3]:
        child = state.copy()
        try:
            after = follower.follow_answer(child, place, option)
            machine.answer(child, follower.you, option)
            if after is not None:
                follower.due(child, after)
            for _ in range(WANDER):
                if not child.questions:
                    break
                seat, _, _, options = chance.choice(child.questions)
                machine.answer(child, seat, chance.choice(options))
        except Exception as error:  # A rule may raise anything; the checker reports it.
            words = follower.names.option_words(state, follower.you, option)
            report.wrong.append(f"{key}: {words}: {error!r}")
    if repr(state.to_data()) != kept:
        report.wrong.append(f"{key}: wandering changed the position of the lesson")
    return len(question[3])
