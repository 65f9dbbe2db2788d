"""A computer seat plays on whatever becomes of its worker: Normal stands in, and one line says so."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from typing import Any

import pytest

from engine.ai import workers
from engine.ai.seat_request import Request, TableContent, fallback, limit_for, think
from engine.ai.workers import ASKED_AGAIN, FAILED, GRACE_MS, LATE, LOST, UNAVAILABLE, WorkerPool
from engine.kernel.flow.table import Table
from engine.session.advice import HINT_LIMIT_MS
from engine.session.log import NOTE
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client.sessions import new_session
from tests.engine.parts import Planned, exchange

Start = Callable[..., Session]


def lines_of(session: Session) -> list[str]:
    return [line.text for line in session.log if line.kind == NOTE]


def lose(session: Session, pool: Any, problem: str, times: int, now: int = 0) -> list[str]:
    """Let the workers fail so often; returns the levels that were asked."""
    levels = []
    for number in range(times):
        ((_, request),) = pool.open.values()
        levels.append(request.level)
        pool.release(1, problem=problem)
        session.update(now + 10 * number)
    return levels


@pytest.mark.parametrize(("problem", "words"), [(LATE, "took too long"), (LOST, "stopped")])
def test_a_seat_whose_worker_is_lost_three_times_is_played_by_normal(
    sit_down: Start, pool: Any, problem: str, words: str
) -> None:
    session = sit_down(("human", "hard+schemer"))
    session.update(0)
    assert lose(session, pool, problem, 3) == ["hard+schemer"] * 3
    ((content, request),) = pool.open.values()
    assert request.level == "normal" and lines_of(session) == []
    pool.release(1)
    session.update(700)
    offered = request.view["question"][3]
    assert session.match.answers[0].option == tuple(offered[think(content.build(), request).option])
    (line,) = lines_of(session)
    assert "Ben" in line and "Hard, Schemer" in line and words in line and "Normal takes over" in line
    assert session.take_remarks() == [line] and session.take_remarks() == []
    session.answer(session.view().options[0])
    session.update(800)
    assert {request.level for _, request in pool.open.values()} <= {"normal"}
    assert session.kinds == ("human", "normal")


@pytest.mark.parametrize("problem", [LATE, LOST])
def test_a_worker_that_fails_once_or_twice_costs_nothing_but_time(sit_down: Start, pool: Any, problem: str) -> None:
    session = sit_down(("human", "expert"))
    session.update(0)
    lose(session, pool, problem, 2)
    ((content, request),) = pool.open.values()
    pool.release(1)
    session.update(700)
    offered = request.view["question"][3]
    assert session.match.answers[0].option == tuple(offered[think(content.build(), request).option])
    assert request.level == "expert" and lines_of(session) == [] and session.kinds == ("human", "expert")


def test_normal_chooses_once_for_a_policy_that_makes_an_error(sit_down: Start, pool: Any) -> None:
    session = sit_down(("human", "hard+schemer"))
    session.update(0)
    assert lose(session, pool, FAILED, 1) == ["hard+schemer"]
    assert lose(session, pool, "", 1) == ["normal"]
    session.update(700)
    (line,) = lines_of(session)
    assert "Hard, Schemer" in line and "error" in line and "Normal chose" in line
    session.answer(session.view().options[0])
    session.update(800)
    assert {request.level for _, request in pool.open.values()} <= {"hard+schemer"}


def test_when_normal_fails_too_any_option_is_taken_and_one_line_says_so(sit_down: Start, pool: Any) -> None:
    session = sit_down(("human", "expert"))
    session.update(0)
    lose(session, pool, LATE, 3, 5000)
    ((_, request),) = pool.open.values()
    lose(session, pool, LATE, 1, 10_000)
    offered = request.view["question"][3]
    session.update(11_000)
    assert session.match.answers[0].option == tuple(offered[fallback(request).option])
    (line,) = lines_of(session)
    assert "Ben" in line and "took too long" in line and "a random move" in line


def test_normal_chooses_even_where_no_process_lives_for_long(sit_down: Start, pool: Any) -> None:
    session = sit_down(("human", "expert"))
    session.update(0)
    lose(session, pool, LOST, 3)
    ((content, request),) = pool.open.values()
    lose(session, pool, LOST, 1)
    session.update(11_000)
    offered = request.view["question"][3]
    assert session.match.answers[0].option == tuple(offered[think(content.build(), request).option])
    (line,) = lines_of(session)
    assert "Ben" in line and "stopped" in line and "Normal takes over" in line


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
    assert session.match.asked_seats == [0]
    assert len(session.take_remarks()) == 1


def test_without_workers_no_seat_searches_at_the_table(
    sit_down: Start, pool: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def noted(table: Table, request: Request) -> Any:
        asked.append(request.level)
        return think(table, request)

    session = sit_down(("human", "hard+hoarder", "gentle"))
    exchange(monkeypatch, session.game, "ai", files=Planned(session.game, hard=None, expert=None))
    monkeypatch.setattr("engine.session.computers.thinking.think", noted)
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
            parent.send(workers.answer_request(content.build(), message))


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


@pytest.mark.slow
def test_a_crash_costs_the_seat_no_more_than_its_level(failing: Callable[..., WorkerPool]) -> None:
    pool = failing(end_at_an_expert)
    session = new_session(("human", "expert"), pool=pool, settings=Settings(computer_delay_ms=0))
    for _ in range(400):
        session.update(0)
        if session.match.answers:
            break
        pool.wait(100)
    assert [answer.seat for answer in session.match.answers] == [1]
    (line,) = lines_of(session)
    assert "Expert" in line and "stopped" in line and "Normal takes over" in line


@pytest.mark.slow
def test_a_worker_that_hangs_holds_the_match_up_for_a_few_seconds_only(failing: Callable[..., WorkerPool]) -> None:
    pool = failing(never_answer)
    session = new_session(("human", "expert"), pool=pool, settings=Settings(computer_delay_ms=0))
    now, longest = 0, limit_for(1) + GRACE_MS + 1
    for _ in range(ASKED_AGAIN + 2):
        while not pool.busy:
            session.update(now)
            pool.wait(100)
        now += longest
        session.update(now)
    session.update(now)
    assert [answer.seat for answer in session.match.answers] == [1]
    (line,) = lines_of(session)
    assert "took too long" in line and "a random move" in line


def kill(pool: WorkerPool) -> None:
    for process in pool.processes:
        os.kill(process, signal.SIGTERM if os.name == "nt" else signal.SIGKILL)


def until_asked(session: Session, pool: WorkerPool, now: int) -> None:
    while not pool.busy:
        session.update(now)
        pool.wait(100)


def test_a_process_that_is_killed_while_it_thinks_is_replaced(failing: Callable[..., WorkerPool]) -> None:
    pool = failing(workers.serve_requests)
    session = new_session(("human", "expert"), pool=pool, settings=Settings(computer_delay_ms=0))
    until_asked(session, pool, 0)
    (first,) = pool.processes
    kill(pool)
    while not session.match.answers:
        pool.wait(100)
        session.update(0)
    assert [answer.seat for answer in session.match.answers] == [1]
    assert first not in pool.processes and lines_of(session) == []


@pytest.mark.slow
def test_a_seat_whose_processes_are_all_killed_plays_on(failing: Callable[..., WorkerPool]) -> None:
    """Whatever kills them, the match never waits for ever, and one sentence says what has been done."""
    pool = failing(never_answer)
    session = new_session(("human", "expert"), pool=pool, settings=Settings(computer_delay_ms=0))
    for _ in range(ASKED_AGAIN + 2):
        until_asked(session, pool, 0)
        kill(pool)
        pool.wait(1000)
        session.update(0)
    session.update(0)
    assert [answer.seat for answer in session.match.answers] == [1]
    (line,) = session.take_remarks()
    assert "Normal takes over" in line


def test_a_hint_whose_process_is_killed_is_worked_out_by_another(failing: Callable[..., WorkerPool]) -> None:
    pool = failing(workers.serve_requests)
    session = new_session(("human",) * 2, pool=pool)
    session.open_curtain()
    assert session.ask_hint()
    until_asked(session, pool, 0)
    kill(pool)
    while session.advice.thinks_of_hint:
        pool.wait(100)
        session.update(0)
    assert session.advice.hint is not None and session.advice.hint.option in session.view().options


@pytest.mark.slow
def test_a_hint_whose_processes_hang_is_given_up(failing: Callable[..., WorkerPool]) -> None:
    pool = failing(never_answer)
    session = new_session(("human",) * 2, pool=pool)
    session.open_curtain()
    assert session.ask_hint()
    now = 0
    for _ in range(ASKED_AGAIN + 1):
        until_asked(session, pool, now)
        now += HINT_LIMIT_MS + GRACE_MS + 1
        session.update(now)
    assert not session.advice.thinks_of_hint
    assert session.advice.hint is not None and session.advice.hint.option is None
