"""A computer seat plays on whatever becomes of its worker: Normal stands in, and one line says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from typing import Any

import pytest

from client.session.log import NOTE
from client.session.session import Session
from engine.ai import workers
from engine.ai.seat import Request, TableContent, fallback, limit_for, think
from engine.ai.workers import FAILED, GRACE_MS, LATE, LOST, UNAVAILABLE, WorkerPool
from engine.kernel.game import Table
from engine.store.settings import Settings
from tests.client.sessions import new_session

Start = Callable[..., Session]


def lines_of(session: Session) -> list[str]:
    return [line.text for line in session.log if line.kind == NOTE]


@pytest.mark.parametrize(("problem", "words"), [(LATE, "in time"), (LOST, "stopped"), (FAILED, "error")])
def test_normal_chooses_for_a_seat_whose_worker_fails(sit_down: Start, pool: Any, problem: str, words: str) -> None:
    session = sit_down(("human", "hard+schemer"))
    session.update(0)
    pool.release(1, problem=problem)
    session.update(10)
    ((content, request),) = pool.open.values()
    assert request.level == "normal" and lines_of(session) == []
    pool.release(1)
    session.update(700)
    offered = request.view["question"][3]
    assert session.match.answers[0].option == tuple(offered[think(content.build(), request).option])
    (line,) = lines_of(session)
    assert "Ben" in line and "Hard, Schemer" in line and words in line and "Normal chose" in line
    assert session.take_remarks() == [line] and session.take_remarks() == []
    session.answer(session.view().options[0])
    session.update(800)
    assert {request.level for _, request in pool.open.values()} <= {"hard+schemer"}


def test_when_normal_fails_too_any_option_is_taken_and_one_line_says_so(sit_down: Start, pool: Any) -> None:
    session = sit_down(("human", "expert"))
    session.update(0)
    for now in (5000, 10_000):
        ((_, request),) = pool.open.values()
        pool.release(1, problem=LATE)
        session.update(now)
    offered = request.view["question"][3]
    session.update(11_000)
    assert session.match.answers[0].option == tuple(offered[fallback(request).option])
    (line,) = lines_of(session)
    assert "Ben" in line and "in time" in line and "at random" in line


def test_normal_chooses_even_where_no_process_lives_for_long(sit_down: Start, pool: Any) -> None:
    session = sit_down(("human", "expert"))
    for now in (0, 100, 200):
        session.update(now)
        if pool.open:
            ((content, request),) = pool.open.values()
            pool.release(1, problem=LOST)
    session.update(11_000)
    offered = request.view["question"][3]
    assert session.match.answers[0].option == tuple(offered[think(content.build(), request).option])
    (line,) = lines_of(session)
    assert "Ben" in line and "stopped" in line and "Normal chose" in line


def test_all_seats_share_the_time_there_is(sit_down: Start, pool: Any) -> None:
    for computers in (1, 3, 5):
        pool.open.clear()
        sit_down(("human", *["normal"] * computers))
        limits = {request.limit_ms for _, request in pool.open.values()}
        assert limits == {limit_for(computers)}


def test_without_workers_the_computers_think_at_the_table(sit_down: Start, pool: Any) -> None:
    session = sit_down(("human", "normal", "normal"))
    session.update(0)
    pool.release(problem=UNAVAILABLE)
    session.update(700)
    assert session.match.asked == [0]
    assert len(session.take_remarks()) == 1


def test_without_workers_no_seat_searches_at_the_table(
    sit_down: Start, pool: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def noted(table: Table, request: Request) -> Any:
        asked.append(request.level)
        return think(table, request)

    session = sit_down(("human", "hard+hoarder", "gentle"))
    monkeypatch.setattr(type(session.game), "plans", lambda self: {"hard": None, "expert": None})
    monkeypatch.setattr("client.session.computers.think", noted)
    session.update(0)
    pool.release(problem=UNAVAILABLE)
    session.update(700)
    assert sorted(asked) == ["gentle", "normal+hoarder"]
    (sentence,) = session.take_remarks()
    assert "at Normal at most" in sentence


# -- true processes -------------------------------------------------------------------------------------------


def end_at_an_expert(parent: Connection) -> None:
    """A worker that ends when it is asked for an Expert, and answers for all others."""
    parent.send(None)
    content: TableContent | None = None
    while True:
        message = parent.recv()
        if isinstance(message, TableContent):
            content = message
        elif message.level == "expert":
            return
        else:
            assert content is not None
            parent.send(workers._answer(content.build(), message))


def never_answer(parent: Connection) -> None:
    """A worker that takes its question and thinks for ever."""
    parent.send(None)
    while True:
        parent.recv()


@pytest.fixture
def failing() -> Iterator[Callable[..., WorkerPool]]:
    pools: list[WorkerPool] = []

    def make(serve: Callable[[Connection], None]) -> WorkerPool:
        pools.append(WorkerPool(size=1, serve=serve))
        return pools[-1]

    yield make
    for pool in pools:
        pool.close()


def test_a_crash_costs_the_seat_no_more_than_its_level_for_one_answer(failing: Callable[..., WorkerPool]) -> None:
    pool = failing(end_at_an_expert)
    session = new_session(("human", "expert"), pool=pool, settings=Settings(computer_delay_ms=0))
    for _ in range(400):
        session.update(0)
        if session.match.answers:
            break
        pool.wait(100)
    assert [answer.seat for answer in session.match.answers] == [1]
    (line,) = lines_of(session)
    assert "Expert" in line and "stopped" in line and "Normal chose" in line


def test_a_worker_that_hangs_holds_the_match_up_for_a_few_seconds_only(failing: Callable[..., WorkerPool]) -> None:
    pool = failing(never_answer)
    session = new_session(("human", "expert"), pool=pool, settings=Settings(computer_delay_ms=0))
    now, longest = 0, limit_for(1) + GRACE_MS + 1
    for _ in range(2):
        while not pool.busy:
            session.update(now)
            pool.wait(100)
        now += longest
        session.update(now)
    session.update(now)
    assert [answer.seat for answer in session.match.answers] == [1]
    (line,) = lines_of(session)
    assert "in time" in line and "at random" in line
