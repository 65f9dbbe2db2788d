"""Who is asked about a reaction, who is passed over, and what that tells the others: nothing."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.ai.seat_request import SeatAnswer
from engine.ai.workers import Reply
from engine.games.garage_sale.codes import BUY
from engine.kernel.flow.ruleset import PASS
from engine.kernel.state.layout import SPECTATOR
from engine.session.reactions.reaction_memory import ALWAYS, MATTERS, NEVER, ReactionMemory, is_reaction
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client.session.reacting import LAST, Calls, buy, buying, dibs, sold
from tests.client.sessions import HandPool

NOTHING, DIBS = ["Rain"], ["Dibs"]


def bought_by_the_computer(hand: Sequence[str], **settings: object) -> Session:
    """A person at the last seat; the computer of the first seat buys."""
    session = buying(("random", "random", "human"), hand, **settings)  # type: ignore[arg-type]
    session.match.answer(0, buy(session))
    session.settle()
    return session


def test_one_person_with_nothing_to_react_with_is_not_asked() -> None:
    session = bought_by_the_computer(NOTHING)
    assert sold(session) and not session.view().options


def test_one_person_with_dibs_is_asked() -> None:
    session = bought_by_the_computer(DIBS)
    assert is_reaction(session.view().question) and not sold(session)


def test_a_reaction_that_does_not_matter_is_asked_about_only_by_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Calls, "important", False)
    assert sold(bought_by_the_computer(DIBS, reactions=MATTERS))
    assert is_reaction(bought_by_the_computer(DIBS).view().question)


def test_never_holds_for_one_card() -> None:
    session = bought_by_the_computer(DIBS)
    session.set_reaction_mode(dibs(session, 1), NEVER)
    assert is_reaction(session.view().question), "it is another card that is wanted never"
    session.set_reaction_mode(dibs(session), NEVER)
    assert sold(session)


def test_never_holds_until_the_turn_changes() -> None:
    memory = ReactionMemory(Settings())
    memory.set_mode(1, 7, NEVER, 3)
    assert [memory.mode(1, 7, turn) for turn in (3, 4)] == [NEVER, ALWAYS]


@pytest.mark.parametrize("mode", [MATTERS, NEVER])
def test_with_several_people_the_pause_does_not_depend_on_the_hand(mode: str) -> None:
    calls = []
    for hand in (NOTHING, DIBS):
        session = buying(("human", "random", "human"), hand)
        if mode == NEVER:
            card = session.match.view(LAST).zone("hand", LAST)[0]
            session.auto_pass.memory.set_mode(LAST, card, NEVER, session.auto_pass.turn)
        session.open_curtain()
        session.answer(buy(session))
        assert session.match.asked_seats == [LAST] and session.viewer == SPECTATOR
        calls.append(session.call)
    assert calls[0] is not None and calls[0].trigger and calls[0].seats == (LAST,)
    assert calls[0] == calls[1]


def all_asked(between: Sequence[str] = NOTHING, last: Sequence[str] = DIBS) -> Session:
    """Three people; the first one buys, and both others could call Dibs."""
    session = buying(("human", "human", "human"), last, between=between)
    session.open_curtain()
    session.answer(buy(session))
    return session


def test_all_people_are_asked_at_once_on_the_public_table() -> None:
    session = all_asked()
    assert session.call is not None and session.call.seats == (1, LAST)
    assert session.curtain is None and session.viewer == SPECTATOR and not session.view().options
    assert session.view().zones == session.match.view(SPECTATOR).zones
    session.let_happen()
    assert sold(session) and session.call is None
    assert session.curtain is not None and session.curtain.seat == 1, "the turn of the next"


def test_whoever_answers_is_curtained_alone() -> None:
    session = all_asked()
    session.speak_up(LAST)
    assert session.match.asked_seats == [LAST], "the one before has declined"
    assert session.curtain is not None and session.curtain.seat == LAST and session.curtain.trigger
    session.open_curtain()
    assert session.viewer == LAST and is_reaction(session.view().question)


def test_whoever_has_looked_and_lets_it_happen_leaves_the_others_their_answer() -> None:
    session = all_asked(between=DIBS)
    session.speak_up(1)
    session.open_curtain()
    session.let_happen()
    assert session.call is not None and session.call.seats == (LAST,) and not sold(session)


def test_not_again_this_turn_holds_for_all_who_are_asked() -> None:
    session = all_asked()
    session.let_happen(hush=True)
    assert all(session.auto_pass.memory.is_hushed(seat, session.auto_pass.turn - 1) for seat in (1, LAST))


@pytest.mark.parametrize("hand", [NOTHING, DIBS])
@pytest.mark.parametrize("befalls", [True, False])
def test_people_who_are_asked_when_it_matters_are_asked_when_it_befalls_them(
    befalls: bool, hand: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody can see whether it does: what they hold makes no difference."""
    monkeypatch.setattr(Calls, "important", befalls)
    session = buying(("human", "random", "human"), hand, reactions=MATTERS)
    session.open_curtain()
    session.answer(buy(session))
    assert sold(session) != befalls and (session.call is not None) == befalls


def test_nobody_holds_for_this_moment_alone() -> None:
    """The same question at the next sale is asked again."""
    session = all_asked()
    session.let_happen()
    session.open_curtain()
    session.answer(next(option for option in session.view().options if option[0] == BUY))
    assert session.call is not None


def test_who_wants_no_more_questions_this_turn_is_passed_over_whatever_is_in_hand() -> None:
    for hand in (NOTHING, DIBS):
        session = buying(("human", "random", "human"), hand)
        session.open_curtain()
        session.auto_pass.memory.hush(LAST, session.auto_pass.turn)
        session.answer(buy(session))
        assert sold(session) and session.viewer == SPECTATOR, "a computer acts: nobody's cards stay open"


@pytest.mark.parametrize("hand", [NOTHING, DIBS])
def test_a_computer_that_does_not_react_makes_nobody_wait(hand: list[str]) -> None:
    for reacts in range(len(hand) if hand == DIBS else 0, -1, -1):
        pool = HandPool()
        session = buying(("human", "random", "random"), hand, pool=pool, computer_delay_ms=3000)
        session.answer(buy(session))
        question = session.match.view(LAST).question
        assert session.match.asked_seats == [LAST] and question is not None
        session.update(0)
        place = next(n for n, option in enumerate(question[3]) if (option[0] != PASS) == bool(reacts))
        pool.replies[next(iter(pool.open))] = Reply(SeatAnswer(place, {}), 1.0)
        session.update(20)
        assert (session.match.asked_seats != [LAST]) == (not reacts)


def test_what_a_seat_wants_is_kept_with_the_match() -> None:
    session = bought_by_the_computer(DIBS)
    session.set_reaction_mode(dibs(session), MATTERS)
    notes = session.document()["session"]
    again = Session(session.match, Settings(), pool=HandPool(), document={"session": notes})
    assert again.reaction_mode(dibs(session)) == MATTERS


@pytest.mark.parametrize("kinds", [("human", "random", "human"), ("human", "random", "random")])
def test_no_reaction_that_nobody_chose_is_no_move_of_another_player(
    kinds: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Calls, "important", False)
    session = buying(kinds, ["Rain"])
    while session.curtain is not None:
        session.open_curtain()
    session.answer(buy(session))
    if session.match.asked_seats == [LAST]:
        session.match.answer(LAST, session.match.view(LAST).options[-1])
    assert session.match.answers[1].seat == LAST and sold(session)
    assert session.auto_pass.undo_refused(0) != "other-seat"
