"""Hints for people and reasons of computers: asked when wanted, told to the right person only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.ai.explain import Explanation
from engine.ai.seat_request import HINT, WHY, SeatAnswer, think
from engine.ai.workers import ASKED_AGAIN, LATE, UNAVAILABLE, Reply
from engine.games import load
from engine.kernel.flow.ruleset import PASS, QUESTION_WINDOW
from engine.kernel.game.policy import GamePolicy, Memory, OptionValues, Reason
from engine.kernel.game.traits import HasNamedWindows
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import HIDDEN
from engine.kernel.state.view import View
from engine.session.reactions.reaction_memory import is_reaction
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client.sessions import HandPool
from tests.engine.parts import exchange

Start = Callable[..., Session]
ONE_PERSON = ["human", "normal", "normal"]
REASONS = (Reason(1.0, "sooner", 0, 1), Reason(0.5, "money", 8, 4))


def give(pool: HandPool, task: str, option: int | None = None, problem: str = "") -> None:
    """Let the one request for this task be answered, with two reasons."""
    for ticket, (content, request) in list(pool.open.items()):
        if request.task == task:
            del pool.open[ticket]
            choice = think(content.build(), request) if option is None else SeatAnswer(option, request.memory)
            pool.replies[ticket] = Reply(
                None if problem else replace(choice, advice=Explanation(REASONS)), 1.0, problem
            )


def asked(pool: HandPool, task: str) -> list[Any]:
    return [request for _, request in pool.open.values() if request.task == task]


def choose(session: Session) -> None:
    """The person takes the first option; the computers answer until somebody is asked again."""
    session.answer(session.view().options[0])


def play_on(session: Session, pool: HandPool, now: int) -> int:
    """Let the computers answer all they are asked."""
    for _ in range(40):
        now += 5000
        pool.release()
        session.update(now)
        if session.view().options:
            break
    return now


def test_a_hint_is_worked_out_from_the_view_of_the_person_alone(sit_down: Start, pool: HandPool) -> None:
    session = sit_down(ONE_PERSON)
    assert session.ask_hint() and session.advice.thinks_of_hint
    (request,) = asked(pool, HINT)
    assert request.level == "expert" and request.seat == 0 and request.limit_ms <= 800
    assert request.view == session.match.view(0).to_data()
    give(pool, HINT, option=2)
    assert session.update(10)
    hint = session.advice.hint
    assert hint is not None and hint.option == session.view().options[2] and hint.told.reasons == REASONS
    assert not session.advice.thinks_of_hint


def test_a_hint_is_gone_when_the_question_has_been_answered(sit_down: Start, pool: HandPool) -> None:
    session = sit_down(ONE_PERSON)
    session.ask_hint()
    give(pool, HINT)
    session.update(10)
    lines = len(session.log)
    choose(session)
    assert session.advice.hint is None
    assert not any("hint" in line.text.lower() for line in session.log[lines:])


def test_a_hint_that_comes_too_late_is_not_told(sit_down: Start, pool: HandPool) -> None:
    session = sit_down(ONE_PERSON)
    session.ask_hint()
    choose(session)
    assert not asked(pool, HINT) and not session.advice.thinks_of_hint
    give(pool, HINT)
    session.update(10)
    assert session.advice.hint is None


def test_nobody_is_advised_who_is_not_asked(sit_down: Start, pool: HandPool) -> None:
    session = sit_down(ONE_PERSON)
    choose(session)
    assert not session.view().options
    assert not session.ask_hint() and not asked(pool, HINT)


def test_a_hint_can_be_given_up(sit_down: Start, pool: HandPool) -> None:
    session = sit_down(ONE_PERSON)
    session.ask_hint()
    session.advice.forget()
    assert not asked(pool, HINT) and not session.advice.thinks_of_hint and session.advice.hint is None


@pytest.mark.parametrize("problem", [LATE, UNAVAILABLE])
def test_without_a_worker_there_is_a_hint_all_the_same_or_it_is_said_that_there_is_none(
    sit_down: Start, pool: HandPool, problem: str
) -> None:
    session = sit_down(ONE_PERSON)
    session.ask_hint()
    for _ in range(ASKED_AGAIN + 1 if problem == LATE else 1):
        give(pool, HINT, problem=problem)
        session.update(1000)
    session.update(10)
    hint = session.advice.hint
    assert hint is not None
    assert (hint.option in session.view().options) == (problem == UNAVAILABLE)


def test_with_the_curtain_closed_nobody_is_advised_and_nothing_is_told(sit_down: Start, pool: HandPool) -> None:
    session = sit_down(["human", "human", "normal"])
    session.open_curtain()
    session.ask_hint()
    give(pool, HINT)
    session.update(10)
    assert session.advice.hint is not None and session.advice.hint.seat == 0
    choose(session)
    assert session.curtain is not None and session.viewer == SPECTATOR
    assert session.advice.hint is None and not session.ask_hint()
    session.open_curtain()
    assert session.viewer == 1 and session.advice.hint is None
    session.ask_hint()
    assert asked(pool, HINT)[0].seat == 1


def test_what_a_person_has_seen_is_noted_for_hints_and_saved(sit_down: Start, pool: HandPool) -> None:
    session = sit_down(ONE_PERSON)
    choose(session)
    now = play_on(session, pool, 0)
    choose(session)
    play_on(session, pool, now)
    session.ask_hint()
    (request,) = asked(pool, HINT)
    assert session.document()["session"]["noted"] == {"0": request.memory}


def test_a_choice_can_be_asked_about_only_when_everybody_has_seen_it(sit_down: Start, pool: HandPool) -> None:
    session = sit_down(ONE_PERSON)
    pool.release()
    session.update(5000)
    session.update(10_000)
    assert session.match.asked_seats == [0], "the computers have chosen in secret"
    frames = session.match.view(SPECTATOR).stack
    assert any(HIDDEN in frame for frame in frames)
    assert not session.moves
    choose(session)
    assert {move.seat for move in session.moves} == {1, 2}


def test_why_is_asked_with_what_the_computer_knew(sit_down: Start, pool: HandPool) -> None:
    session = sit_down(ONE_PERSON)
    choose(session)
    play_on(session, pool, 0)
    move = session.moves[-1]
    session.advice.ask_why(move)
    assert session.advice.thinks_of is move
    (request,) = asked(pool, WHY)
    assert request.seat == move.seat and request.level == "normal"
    assert tuple(request.view["question"][3][request.option]) == move.option
    give(pool, WHY)
    assert session.update(90_000)
    why = session.advice.why
    assert why is not None and why.move is move and why.told.reasons == REASONS and why.found


def test_what_was_taken_back_cannot_be_asked_about(sit_down: Start, pool: HandPool) -> None:
    session = sit_down(ONE_PERSON)
    choose(session)
    play_on(session, pool, 0)
    last = max(move.after for move in session.moves)
    gone = {move for move in session.moves if move.after == last}
    assert session.undo(beyond=True) and len(session.match.answers) < last
    assert all(move.after < last for move in session.moves)
    choose(session)
    play_on(session, pool, 500_000)
    assert len(session.match.answers) >= last and not gone & set(session.moves)


def turn_that_can_begin_with_a_card(pool: HandPool) -> Session:
    """A person is shown the beginning of the turn and the cards to react with in one."""
    session = Session.start(load("nasty-neighbours"), ["Ada", "Ben"], ["human", "normal"], {}, 5, Settings(), pool=pool)
    for turn in range(60):
        pool.release()
        session.update(5000 * turn)
        view = session.match.view(0)
        if is_reaction(view.question) and session.game.trait(HasNamedWindows).next_question(view) is not None:
            return session
        if session.view().options:
            session.answer(session.view().options[-1])
    raise AssertionError("no such turn came")


def test_who_had_better_not_react_is_told_what_to_do_instead(pool: HandPool) -> None:
    session = turn_that_can_begin_with_a_card(pool)
    session.ask_hint()
    (first,) = asked(pool, HINT)
    declining = next(number for number, option in enumerate(first.view["question"][3]) if option[0] == PASS)
    give(pool, HINT, option=declining)
    session.update(900_000)
    assert session.advice.hint is None and session.advice.thinks_of_hint
    (second,) = asked(pool, HINT)
    assert first.limit_ms + second.limit_ms <= 800
    give(pool, HINT)
    session.update(900_010)
    hint = session.advice.hint
    assert hint is not None and hint.option in session.view().options
    assert hint.option not in first.view["question"][3]
    session.answer(hint.option)


def test_who_had_better_react_is_told_that_at_once(pool: HandPool) -> None:
    session = turn_that_can_begin_with_a_card(pool)
    session.ask_hint()
    give(pool, HINT, option=0)
    session.update(900_000)
    hint = session.advice.hint
    assert hint is not None and hint.option == session.match.view(0).options[0] != (PASS, -1, -1)


def test_a_reaction_that_was_let_pass_cannot_be_asked_about(pool: HandPool) -> None:
    session = Session.start(load("nasty-neighbours"), ["Ada", "Ben"], ["human", "normal"], {}, 5, Settings(), pool=pool)
    let_pass = 0
    for turn in range(120):
        pool.release()
        before = len(session.match.answers)
        session.update(5000 * turn)
        let_pass += sum(
            answer.seat == 1 and answer.kind == QUESTION_WINDOW and answer.option[0] == PASS
            for answer in session.match.answers[before:]
        )
        assert not any(
            move.option[0] == PASS and move.everybody.question[1] == QUESTION_WINDOW  # type: ignore[index]
            for move in session.moves
        )
        if session.view().options:
            session.answer(session.view().options[0])
    assert let_pass > 0 and session.moves


class Counting(GamePolicy):
    """Likes later options better, for their progress and then for what they keep."""

    sure = 100.0

    def evaluate_options(self, view: View, memory: Memory, seed: int) -> OptionValues:
        none = [0.0] * len(view.options)
        return OptionValues([float(number) for number in range(len(view.options))], none, none)

    def reasons(self, view: View, memory: Memory, option: int, instead: int, seed: int) -> list[Reason]:
        gain = float(option - instead)
        return [
            Reason(0.5 * gain, "money"),
            Reason(gain, "sooner"),
            Reason(0.01, "never-a-reason"),
            Reason(0.8 * gain, "hidden", about=(view.seat,), secret=True),
        ]


def test_hint_and_why_give_the_weightiest_reasons_and_only_the_hint_what_its_seat_alone_knows(
    sit_down: Start, pool: HandPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = sit_down(ONE_PERSON)
    exchange(monkeypatch, session.game, "ai", make_policy=lambda weights: Counting(), files=None)
    session.ask_hint()
    pool.release()
    session.update(10)
    hint = session.advice.hint
    assert hint is not None and hint.option == session.view().options[-1]
    assert [reason.key for reason in hint.told.reasons] == ["sooner", "hidden", "money", "close"]
    assert hint.instead == session.view().options[-2] and hint.told.chance == pytest.approx(0.01)
    choose(session)
    play_on(session, pool, 0)
    session.advice.ask_why(session.moves[-1])
    pool.release()
    session.update(900_000)
    assert session.advice.why is not None
    assert [reason.key for reason in session.advice.why.told.reasons] == ["sooner", "money"]
