"""The costliest decisions on the results: found in the background, told with what the coach would do, to play on."""

from __future__ import annotations

from client.replay.decision_review import DecisionReview
from client.replay.recording import Recording
from engine.ai.explain import Explanation
from engine.ai.seat_request import REVIEW, SeatAnswer
from engine.ai.workers import Reply
from engine.kernel.game.policy import Reason
from tests.client.scenes.results.test_scene import Program
from tests.client.sessions import HandPool, finished_session

FOUR = ("human", "normal", "gentle", "random")


def answered(pool: HandPool, cost: float) -> None:
    """Let the coach answer what it is asked: something else, by so much better."""
    for ticket, (_, request) in list(pool.open.items()):
        assert request.task == REVIEW and request.seat == 0
        del pool.open[ticket]
        other = (request.option + 1) % len(request.view["question"][3])
        advice = Explanation((Reason(1.0, "money", 8),), request.option, chance=cost)
        pool.replies[ticket] = Reply(SeatAnswer(other, request.memory, advice), 1.0, "")


def searched(costs: list[float]) -> DecisionReview:
    """A search whose decisions cost this, one after the other."""
    session, pool = finished_session(FOUR), HandPool()
    search = DecisionReview(Recording(session.match), pool)
    for now in range(100_000):
        search.run(now)
        if pool.open:
            answered(pool, costs[search.looked % len(costs)])
        if search.done:
            break
    return search


def test_the_three_costliest_are_told_the_worst_first() -> None:
    search = searched([0.01, 0.05, 0.3, 0.02])
    assert search.done and search.looked == search.total > 3
    assert len(search.found) == 3 and search.found[0].chance == 0.3
    assert all("Better: " in each.what and each.what.endswith("You'll have $8.") for each in search.found)
    assert search.found[0].describe_change("Ada") == "This lowered Ada's chance to win by about 30%."


def test_what_cost_nothing_is_not_told() -> None:
    assert searched([0.01]).found == ()


def test_nothing_is_looked_for_where_no_person_played() -> None:
    session = finished_session(("normal",) * 4)
    assert DecisionReview(Recording(session.match), HandPool()).done


def test_the_results_show_how_far_the_search_is_and_never_wait_for_it() -> None:
    session = finished_session(FOUR)
    assert isinstance(session.pool, HandPool)
    session.pool.prompt = False  # it never answers
    program = Program(session, scenes=("title", "setup", "table", "replay"))
    results = program.results
    assert results.costly.visible and not results.costly.rows
    for _ in range(200):
        program.app.turn([])
    assert results.points.found and not results.costliest.done
