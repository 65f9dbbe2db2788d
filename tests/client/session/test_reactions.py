"""Who is asked about a reaction, who is passed over, and what that tells the others: nothing."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from client.session.reactions.card_memory import ALWAYS, MATTERS, NEVER, ReactionMemory, is_reaction
from client.session.session import Session
from engine.ai.seat import Choice
from engine.ai.workers import Reply
from engine.kernel.layout import SPECTATOR
from engine.kernel.rules import PASS
from engine.store.settings import Settings
from tests.client.session.reacting import LAST, Calls, buy, buying, dibs, sold
from tests.client.sessions import HandPool

NOTHING, DIBS = ["Rain"], ["Dibs"]


def bought_by_the_computer(hand: Sequence[str], **settings: object) -> Session:
    """A person at the last seat; the computer of the first seat buys."""
    session = buying(("random", "random", "human"), hand, **settings)  # type: ignore[arg-type]
    session.match.answer(0, buy(session))
    session._settle()
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
            session._passing.memory.set_mode(LAST, card, NEVER, session._passing.turn)
        session.open_curtain()
        session.answer(buy(session))
        assert session.match.asked == [LAST] and session.viewer == SPECTATOR
        calls.append(session.curtain)
    assert calls[0] is not None and calls[0].trigger
    assert calls[0] == calls[1]


def test_a_person_lets_it_happen_without_looking_and_the_curtain_stays() -> None:
    session = buying(("human", "human", "human"), DIBS, between=NOTHING)
    session.open_curtain()
    session.answer(buy(session))
    for seat in (1, LAST):
        assert session.match.asked == [seat]
        session.let_happen()
    assert sold(session)
    assert session.curtain is not None and session.curtain.seat == 1, "whoever pressed need not be the next"
    assert session.viewer == SPECTATOR and not session.curtain.trigger


def test_who_wants_no_more_questions_this_turn_is_passed_over_whatever_is_in_hand() -> None:
    for hand in (NOTHING, DIBS):
        session = buying(("human", "random", "human"), hand)
        session.open_curtain()
        session._passing.memory.hush(LAST, session._passing.turn)
        session.answer(buy(session))
        assert sold(session) and session.viewer == 0


@pytest.mark.parametrize("hand", [NOTHING, DIBS])
def test_a_computer_that_does_not_react_makes_nobody_wait(hand: list[str]) -> None:
    for reacts in range(len(hand) if hand == DIBS else 0, -1, -1):
        pool = HandPool()
        session = buying(("human", "random", "random"), hand, pool=pool, computer_delay_ms=3000)
        session.answer(buy(session))
        question = session.match.view(LAST).question
        assert session.match.asked == [LAST] and question is not None
        session.update(0)
        place = next(n for n, option in enumerate(question[3]) if (option[0] != PASS) == bool(reacts))
        pool._replies[next(iter(pool.open))] = Reply(Choice(place, {}), 1.0)
        session.update(20)
        assert (session.match.asked != [LAST]) == (not reacts)


def test_what_a_seat_wants_is_kept_with_the_match() -> None:
    session = bought_by_the_computer(DIBS)
    session.set_reaction_mode(dibs(session), MATTERS)
    notes = session.document()["session"]
    again = Session(session.match, Settings(), pool=HandPool(), document={"session": notes})
    assert again.reaction_mode(dibs(session)) == MATTERS
