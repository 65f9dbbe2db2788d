"""A session serves the table: one viewer, answers in their time, computers that never hold it up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.kernel.flow.machine import IllegalAnswer
from engine.kernel.state.events import ANSWERED, REVEALED
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import HIDDEN
from engine.session.log import NOTE
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client.sessions import resume

Start = Callable[..., Session]
ONE_PERSON = ("human", "normal", "gentle", "random")


def play_on(session: Session, pool: Any, now_ms: int) -> None:
    """Let the computers think and everything come due."""
    session.update(now_ms)
    pool.release()
    session.update(now_ms + 5000)


def test_the_only_person_always_looks_and_never_meets_a_curtain(sit_down: Start, pool: Any) -> None:
    session = sit_down(ONE_PERSON)
    pool.prompt = True
    now = 0
    while not session.over:
        assert session.viewer == 0 and session.curtain is None
        if 0 in session.match.asked_seats:
            session.answer(session.view().options[-1])
        now += 1000
        session.update(now)
    assert session.look == 1 and not session.recap


def test_the_computers_think_in_parallel_and_answer_after_the_delay(sit_down: Start, pool: Any) -> None:
    session = sit_down(ONE_PERSON)
    session.update(1000)
    assert sorted(pool.seats) == [1, 2, 3]
    assert session.thinking == {1: 1000, 2: 1000, 3: 1000}
    pool.release()
    session.update(1599)
    assert sorted(session.match.asked_seats) == [0, 1, 2, 3]
    session.update(1600)
    assert session.match.asked_seats == [0]
    assert session.thinking == {}


def test_a_person_need_not_wait_for_the_computers(sit_down: Start, pool: Any) -> None:
    session = sit_down(ONE_PERSON)
    session.answer(session.view().options[0])
    assert 0 not in session.match.asked_seats
    batches = session.take_events()
    assert batches[-1][0][0][0] == ANSWERED and session.take_events() == []


def test_events_and_views_are_those_of_the_viewer(sit_down: Start, pool: Any) -> None:
    session = sit_down(ONE_PERSON)
    session.take_events()
    session.answer(session.view().options[3])
    play_on(session, pool, 0)
    batches = session.take_events()
    assert any(event[0] == REVEALED for events, *_ in batches for event in events)
    for events, view, _ in batches:
        assert view.seat == 0
        assert all(set(view.zone("hand", seat)) == {HIDDEN} for seat in (1, 2, 3))
        hidden = [event for event in events if not event[6] & 1]
        assert all(event[2] < 0 for event in hidden)


def test_undo_is_allowed_until_somebody_else_decides_and_drops_what_computers_thought(
    sit_down: Start, pool: Any
) -> None:
    session = sit_down(ONE_PERSON)
    assert session.undo_state() == (False, "nothing")
    before = session.view()
    session.answer(before.options[0])
    session.update(0)
    assert session.undo_state() == (True, "")
    asked = list(pool.open)
    assert session.undo()
    assert session.view().to_data() == before.to_data()
    events, view, _ = session.take_events()[-1]
    assert events == [] and view.options == before.options
    assert not set(asked) & set(pool.open) and sorted(pool.seats) == [1, 2, 3]
    session.answer(session.view().options[1])
    play_on(session, pool, 0)
    assert session.undo_state() == (False, "other-seat")
    assert "another player has moved" in session.undo_sentence
    assert not session.undo()


def test_no_answer_of_a_computer_comes_before_it_is_due_after_an_undo(sit_down: Start, pool: Any) -> None:
    session = sit_down(ONE_PERSON)
    session.answer(session.view().options[0])
    session.update(0)
    pool.release()
    session.undo()
    session.update(5000)
    assert sorted(session.match.asked_seats) == [0, 1, 2, 3] and not session.match.answers


def test_without_delay_the_computers_answer_when_they_know(sit_down: Start, pool: Any, settings: Settings) -> None:
    settings.computer_delay_ms = 0
    session = sit_down(ONE_PERSON)
    session.update(0)
    pool.release(2)
    session.update(1)
    assert sorted(session.match.asked_seats) == [0, 1, 3]


def test_the_table_can_hold_the_computers_back(sit_down: Start, pool: Any, settings: Settings) -> None:
    settings.computer_delay_ms = 0
    session = sit_down(("normal", "normal"))
    session.update(0)
    pool.release()
    session.hold_computers(900)
    session.update(899)
    assert session.match.answers == []
    assert session.wake_at() == 900
    session.update(900)
    assert len(session.match.answers) == 2


def test_step_mode_gives_one_round_of_secret_choices_per_step(sit_down: Start, pool: Any, settings: Settings) -> None:
    settings.step_mode = True
    session = sit_down(("normal", "normal", "normal"))
    pool.prompt = True
    session.update(0)
    session.update(9000)
    assert session.match.answers == [] and session.waits_for_step
    assert session.thinking == {} and session.wake_at() is None
    session.step()
    session.update(9001)
    assert len(session.match.answers) == 3
    session.update(20000)
    assert len(session.match.answers) == 3 and session.waits_for_step


def test_step_mode_gives_one_answer_per_step_when_seats_act_in_turn(
    sit_down: Start, pool: Any, settings: Settings
) -> None:
    settings.step_mode = True
    session = sit_down(("normal", "normal"))
    pool.prompt = True
    single = 0
    for now in range(0, 400_000, 1000):
        session.update(now)
        session.step()
        before = len(session.match.answers)
        alone = len(session.match.asked_seats) == 1
        session.update(now + 1)
        given = len(session.match.answers) - before
        if alone and given:
            assert given == 1
            single += 1
        if session.over:
            break
    assert single > 3


def test_secret_choices_are_not_stepped_while_a_person_still_chooses(
    sit_down: Start, pool: Any, settings: Settings
) -> None:
    settings.step_mode = True
    session = sit_down(ONE_PERSON)
    pool.prompt = True
    session.update(0)
    session.update(1)
    assert session.match.asked_seats == [0] and not session.waits_for_step


def test_a_seat_goes_to_the_computer_and_back_while_it_is_asked(sit_down: Start, pool: Any) -> None:
    session = sit_down(ONE_PERSON)
    session.hand_over(0, "gentle")
    assert session.watching and session.viewer == SPECTATOR
    assert 0 in pool.seats
    with pytest.raises(IllegalAnswer):
        session.answer((0, 0, 0))
    session.hand_over(0, "human")
    assert session.viewer == 0 and session.curtain is None and session.view().options
    assert 0 not in pool.seats
    texts = [line.text for line in session.log if line.kind == NOTE]
    assert texts == ["A computer now plays Ada (Gentle).", "A human now plays Ada."]
    with pytest.raises(ValueError, match="human"):
        session.hand_over(0, "genius")


def test_a_match_of_computers_is_watched_by_nobody_in_particular(sit_down: Start, pool: Any) -> None:
    session = sit_down(("normal", "normal", "gentle"))
    pool.prompt = True
    assert session.watching and session.viewer == SPECTATOR
    for now in range(0, 20_000, 1000):
        session.update(now)
    hands = [session.view().zone("hand", seat) for seat in range(3)]
    assert all(card == HIDDEN for hand in hands for card in hand)
    assert session.undo_state() == (False, "not-looking")


def test_a_rematch_keeps_the_seats_and_has_a_seed_that_nobody_knows(sit_down: Start) -> None:
    session = sit_down(("human", "normal"), seed=41, twists=1, known_seed=True)
    again = session.restart()
    seeds = {again.match.seed, again.restart().match.seed, 41, 42, 43}
    assert len(seeds) == 5 and max(seeds) > 2**40  # one random number in 16 million is smaller
    assert again.seal is not None and not again.seal.known
    assert (again.names, again.kinds) == (session.names, session.kinds)
    assert again.match.options == session.match.options
    assert not again.match.answers and again.viewer == 0


def test_the_computers_follow_their_own_number_not_the_seed_of_the_match(sit_down: Start, pool: Any) -> None:
    def seeds(session: Session) -> list[int]:
        return [request.seed for _, request in pool.open.values()]

    first = sit_down(("human", "normal"), seed=41)
    number = seeds(first)
    resumed = resume(first.document(), first.settings, pool=pool)
    assert seeds(resumed)[-1] == number[0]
    other = sit_down(("human", "normal"), seed=41)
    assert seeds(other)[-1] != number[0]


def test_another_level_answers_what_its_seat_is_asked_already(sit_down: Start, pool: Any) -> None:
    session = sit_down(("human", "normal"))
    assert [request.level for _, request in pool.open.values()] == ["normal"]
    session.hand_over(1, "expert+gambler")
    assert [request.level for _, request in pool.open.values()] == ["expert+gambler"]
    assert [line.text for line in session.log if line.kind == NOTE] == [
        "Ben now plays at Expert, Gambler instead of Normal."
    ]


def test_what_the_log_says_of_the_table_is_saved(sit_down: Start, settings: Settings, pool: Any) -> None:
    session = sit_down(("human", "normal"))
    session.hand_over(1, "hard")
    again = resume(session.document(), settings, pool=pool)
    assert [line.text for line in again.log] == [line.text for line in session.log]
    assert again.kinds == ("human", "hard")
    damaged = session.document()
    damaged["session"]["told"] = [["a line"], 7]
    assert not [line for line in resume(damaged, settings, pool=pool).log if line.kind == NOTE]
