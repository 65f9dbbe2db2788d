"""At every moment everything on the table stands at one place of the match: the director's cursor."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from client.motion.beats import Cursor
from client.motion.pace import Pace
from engine.games import slugs
from engine.kernel.flow.event_log import EventLog
from engine.kernel.state.events import COUNTED, PHASE_BEGAN, TURN_BEGAN, Event
from engine.kernel.state.view import View
from tests.chance import seed_cases
from tests.client.motion.lying import pieces_of
from tests.client.motion.playing import Playing
from tests.sampling import amount

FRAME_MS = 90


class Course:
    """What one seat may have seen of a match at a cursor, worked out from its events alone."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.before = playing.match.view(0)
        self.log = EventLog()

    def goes_on(self, log: EventLog, before: View) -> None:
        """A batch comes, behind a view."""
        self.before, self.log = before, log

    def seen(self, cursor: Cursor) -> list[Event]:
        """The events of the batch up to a cursor."""
        if cursor[0] == self.log.batch:
            return self.log[: cursor[1] + 1]
        return self.log if cursor[0] > self.log.batch else []

    def course(self, cursor: Cursor) -> tuple[int, int, int]:
        """Phase, turn and whose it is."""
        phase, turn, active = self.before.phase, self.before.turn, self.before.active
        for event in self.seen(cursor):
            if event[0] == PHASE_BEGAN:
                phase = event[5]
            elif event[0] == TURN_BEGAN:
                turn, active = event[5], event[1]
        return phase, turn, active

    def counters(self, cursor: Cursor) -> Iterator[tuple[int, int, int]]:
        """Each counter that events change, with the least and the most that it has been so far in the batch."""
        stride = self.before.table.counter_stride
        changed = {event[1] * stride + event[3] for event in self.log if event[0] == COUNTED}
        for index in changed:
            value = least = most = self.before.counters[index]
            for event in self.seen(cursor):
                if event[0] == COUNTED and event[1] * stride + event[3] == index:
                    value += event[5]
                    least, most = min(least, value), max(most, value)
            yield index, least, most

    def known(self, cursor: Cursor) -> set[int]:
        """The cards that have been seen."""
        views = [self.before, self.playing.match.view(0)] if len(self.seen(cursor)) == len(self.log) else [self.before]
        there = {card for view in views for zone in view.zones for card in zone}
        return there | {event[2] for event in self.seen(cursor)}


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", seed_cases(6))
@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("tells", [True, False])
def test_nothing_is_shown_beyond_the_cursor(slug: str, seed: int, tells: bool) -> None:
    playing = Playing(3, seed, slug=slug, pace=Pace(tells=tells))
    match, director, chance = playing.match, playing.director, random.Random(seed)
    course, now, moments = Course(playing), 1000.0, 0
    while not match.over and len(match.answers) < amount(120, 12):
        seat, before = chance.choice(match.asked_seats), match.view(0)
        match.answer(seat, chance.choice(match.view(seat).options))
        for log, after in playing.batches:
            assert isinstance(log, EventLog)
            course.goes_on(log, before)
            director.add(log, after, now, own=seat == 0)
        playing.batches.clear()
        while director.waiting:
            director.update(now)
            shown, cursor, moments = director.shown.landed, director.cursor, moments + 1
            asked = director.newest
            expected = course.course(cursor) if not director.reached else (asked.phase, asked.turn, asked.active)
            assert (shown.phase, shown.turn, shown.active) == expected, (seed, cursor)
            for index, least, most in course.counters(cursor):
                assert least <= shown.counters[index] <= most or not director.waiting, (seed, cursor)
            faces = {piece.card for piece, _ in pieces_of(director, now) if piece.face_up and piece.card >= 0}
            assert faces <= course.known(cursor), (seed, cursor)
            now += FRAME_MS
        assert director.cursor >= (len(match.answers), len(course.log) - 1)
    assert moments > 4
