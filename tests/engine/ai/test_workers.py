"""Worker processes answer as the seat itself would, know nothing hidden, and never hold the table up."""

from __future__ import annotations

import os
import pickle
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from engine.ai.seat_request import Request, TableContent, fallback, seat_seed, think
from engine.ai.workers import GRACE_MS, LATE, LOST, UNAVAILABLE, Reply, WorkerPool
from engine.games import load
from engine.kernel.flow.determinize import determinize
from engine.kernel.game.traits import HasGoal
from engine.kernel.match.match import Match
from engine.kernel.state.view import View, view_of

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def pool() -> Iterator[WorkerPool]:
    pool = WorkerPool()
    yield pool
    pool.close()


def new_match(seed: int = 7, seats: int = 4) -> Match:
    return Match(load("nefarious"), list("ABCDEF")[:seats], {"twists": 2}, seed)


def request_for(match: Match, seat: int, level: str = "normal") -> Request:
    return Request(level, seat, seat_seed(11, seat), match.view(seat).to_data(), {})


def reply_to(pool: WorkerPool, ticket: int, now_ms: int = 0) -> Reply:
    """Run the pool until the reply is there."""
    for _ in range(400):
        pool.run(now_ms)
        reply = pool.take(ticket)
        if reply is not None:
            return reply
        pool.wait(100)
    raise AssertionError("the pool did not answer")


def end_at_once(parent: Connection) -> None:
    """A worker that does not even start."""


def end_when_asked(parent: Connection) -> None:
    """A worker that ends at the first question."""
    parent.send(None)
    parent.recv()


def never_answer(parent: Connection) -> None:
    """A worker that takes its question and thinks for ever."""
    parent.send(None)
    while True:
        parent.recv()


def test_a_worker_chooses_what_the_seat_would_choose_here(pool: WorkerPool) -> None:
    match = new_match()
    content = TableContent.of(match.table)
    requests = [request_for(match, seat) for seat in match.asked_seats]
    tickets = [pool.ask(content, request) for request in requests]
    replies = [reply_to(pool, ticket) for ticket in tickets]
    assert [reply.choice for reply in replies] == [think(match.table, request) for request in requests]
    assert all(reply.milliseconds > 0 and not reply.problem for reply in replies)
    assert 1 <= len(pool.processes) <= 2


def test_one_worker_serves_one_table_after_another(pool: WorkerPool) -> None:
    for seed, seats in ((1, 2), (2, 6), (3, 2)):
        match = new_match(seed, seats)
        request = request_for(match, 1)
        reply = reply_to(pool, pool.ask(TableContent.of(match.table), request))
        assert reply.choice == think(match.table, request)


def test_a_table_is_rebuilt_without_the_seed_of_the_match() -> None:
    match = new_match(seed=5)
    table = TableContent.of(match.table).build()
    names = [table.game.words.card_name(table, card) for card in range(len(table.faces))]
    assert names == [match.game.words.card_name(match.table, card) for card in range(len(match.table.faces))]
    rebuilt, original = View.from_data(table, match.view(0).to_data()), match.view(0)
    assert table.game.trait(HasGoal).goal(rebuilt) == match.game.trait(HasGoal).goal(original)
    assert [table.game.words.describe_option(rebuilt, option, match.names) for option in rebuilt.options] == [
        match.game.words.describe_option(original, option, match.names) for option in original.options
    ]


def test_what_is_hidden_changes_nothing_a_worker_gets() -> None:
    match = new_match(seed=5)
    view = match.view(2)
    sent = set()
    for seed in range(4):
        world = determinize(view, seed)
        request = Request("normal", 2, seat_seed(11, 2), view_of(world, 2).to_data(), {})
        sent.add(pickle.dumps((TableContent.of(world.table), request)))
        assert pickle.dumps(world.zones) != pickle.dumps(match.state.zones)
    assert len(sent) == 1


def test_no_seed_travels_with_the_table() -> None:
    options = load("nefarious").checked_options({"twists": 0})
    tables = [load("nefarious").new_table(3, options, seed) for seed in (123456789, 987654321)]
    assert len({pickle.dumps(TableContent.of(table)) for table in tables}) == 1


def test_a_worker_that_ends_is_replaced_and_the_seat_gets_an_answer_without_it() -> None:
    pool = WorkerPool(size=1, serve=end_when_asked)
    match = new_match()
    request = request_for(match, 0)
    content = TableContent.of(match.table)
    try:
        first = pool.ask(content, request)
        assert reply_to(pool, first).problem == LOST
        second = pool.ask(content, request)
        assert reply_to(pool, second).problem == LOST
        assert pool.usable
    finally:
        pool.close()
    assert 0 <= fallback(request).option < len(match.view(0).options)
    assert fallback(request) == fallback(request)


def test_a_worker_that_hangs_is_ended_after_the_limit() -> None:
    pool = WorkerPool(size=1, serve=never_answer)
    match = new_match()
    try:
        request = request_for(match, 0)
        ticket = pool.ask(TableContent.of(match.table), request)
        while not pool.busy:
            pool.run(0)
            pool.wait(100)
        longest = request.limit_ms + GRACE_MS
        pool.run(longest)
        assert pool.take(ticket) is None
        hung = pool.processes
        pool.run(longest + 1)
        assert pool.take(ticket) == Reply(None, problem=LATE)
        assert hung and not set(hung) & set(pool.processes)
    finally:
        pool.close()


def test_without_any_worker_requests_come_back_at_once() -> None:
    pool = WorkerPool(serve=end_at_once)
    match = new_match()
    try:
        ticket = pool.ask(TableContent.of(match.table), request_for(match, 0))
        assert reply_to(pool, ticket).problem == UNAVAILABLE
        assert not pool.usable
    finally:
        pool.close()


def test_a_policy_that_fails_costs_one_choice_and_not_the_worker(pool: WorkerPool) -> None:
    match = new_match()
    content = TableContent.of(match.table)
    bad = Request("no-such-level", 0, 1, match.view(0).to_data(), {})
    reply = reply_to(pool, pool.ask(content, bad))
    assert reply.choice is None and "no-such-level" in reply.detail
    workers = pool.processes
    assert reply_to(pool, pool.ask(content, request_for(match, 0))).choice is not None
    assert set(workers) <= set(pool.processes)


def test_a_dropped_request_is_never_answered(pool: WorkerPool) -> None:
    match = new_match()
    content = TableContent.of(match.table)
    dropped = pool.ask(content, request_for(match, 0))
    kept = pool.ask(content, request_for(match, 1))
    pool.drop(dropped)
    assert reply_to(pool, kept).choice is not None
    assert pool.take(dropped) is None


PARENT = """
import sys
from engine.ai.workers import WorkerPool

def main():
    pool = WorkerPool(size=1)
    pool.ask(None, None)
    pool.run(0)
    print(pool.processes[0], flush=True)
    sys.stdin.read()

if __name__ == "__main__":
    main()
"""


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="needs a handle on a process that is no child")
def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    parent = subprocess.Popen(
        [sys.executable, str(script)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert parent.stdout is not None and parent.stdin is not None
    worker = os.pidfd_open(int(parent.stdout.readline()))
    try:
        parent.send_signal(signal.SIGKILL)
        parent.wait(30)
        ended, _, _ = select.select([worker], [], [], 30)
        assert ended
    finally:
        os.close(worker)
        parent.stdin.close()
        parent.stdout.close()


def test_a_worker_can_be_had_ready_before_anything_is_asked(pool: WorkerPool) -> None:
    pool.run(0)
    assert not pool.processes
    pool.warm()
    pool.run(1)
    pool.run(2)
    assert len(pool.processes) == 1


def test_what_somebody_waits_for_is_answered_before_all_that_waits() -> None:
    pool, match = WorkerPool(size=1), new_match()
    content = TableContent.of(match.table)
    try:
        others = [pool.ask(content, request_for(match, seat)) for seat in (0, 1, 2)]
        urgent = pool.ask(content, request_for(match, 3), first=True)
        assert reply_to(pool, urgent).choice is not None
        assert all(pool.take(ticket) is None for ticket in others)
    finally:
        pool.close()
