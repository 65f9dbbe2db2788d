"""Who is asked about a reaction, who is passed over, and what that tells the others: nothing."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from client.session.reactions import ALWAYS, MATTERS, NEVER, is_reaction
from client.session.session import Session
from engine.ai.seat import Choice
from engine.ai.workers import Reply
from engine.kernel.layout import SPECTATOR
from engine.kernel.rules import CHOOSE_VERB, PASS
from engine.store.settings import Settings
from tests.client.session.reacting import CATS, DOGS, GUARDS, Fences, after_the_cat, chase, set_the_dog_on
from tests.client.sessions import HandPool
from tests.engine.kernel.toy_game import DISCARD

NOTHING, GUARD = [CATS[2]], [GUARDS[0]]


def chased_by_the_computer(behind: Sequence[int], **settings: object) -> Session:
    """A person at the second seat; the first seat's Dog, let loose by hand, is after their Cat."""
    session = chase(("random", "human", "random"), behind, **settings)  # type: ignore[arg-type]
    while session.match.asked == [0] and not the_cat_is_gone(session):
        session.match.answer(0, after_the_cat(session.match.view(0).options))
    session._settle()
    return session


def the_cat_is_gone(session: Session) -> bool:
    return CATS[0] in session.match.state.zones[DISCARD]


def test_one_person_with_nothing_to_react_with_is_not_asked() -> None:
    session = chased_by_the_computer(NOTHING)
    assert the_cat_is_gone(session) and not session.view().options


def test_one_person_with_a_guard_is_asked() -> None:
    session = chased_by_the_computer(GUARD)
    assert is_reaction(session.view().question) and not the_cat_is_gone(session)


def test_a_reaction_that_does_not_matter_is_asked_about_only_by_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fences, "important", False)
    assert the_cat_is_gone(chased_by_the_computer(GUARD, reactions=MATTERS))
    assert is_reaction(chased_by_the_computer(GUARD).view().question)


def test_never_holds_for_one_card_until_the_turn_changes() -> None:
    session = chased_by_the_computer(GUARDS[:2])
    session.set_reaction_mode(GUARDS[0], NEVER)
    assert is_reaction(session.view().question), "the other Guard still asks"
    session.set_reaction_mode(GUARDS[1], NEVER)
    assert the_cat_is_gone(session)
    assert session.reaction_mode(GUARDS[0]) == NEVER
    while session.match.state.values[0] == session._passing.turn and 0 in session.match.asked:
        session.match.answer(0, session.match.view(0).options[0])
    assert session.reaction_mode(GUARDS[0]) == ALWAYS


def test_what_passed_by_itself_is_taken_back_with_the_choice_before_it() -> None:
    session = chase(("human", "random", "random"), NOTHING, victim=0)
    before: list[int] = []
    while not the_cat_is_gone(session):
        before.append(len(session.match.answers))
        session.answer(after_the_cat(session.view().options))
    assert len(session.match.answers) == before[-1] + 2, "the choice of the Cat, and the pass"
    assert session.undo()
    assert len(session.match.answers) == before[-1] and (CHOOSE_VERB, DOGS[0], CATS[0]) in session.view().options
    session.answer((CHOOSE_VERB, DOGS[0], CATS[0]))
    assert the_cat_is_gone(session)


@pytest.mark.parametrize("mode", [MATTERS, NEVER])
def test_with_several_people_the_pause_does_not_depend_on_the_fence(mode: str) -> None:
    calls = []
    for behind in (NOTHING, GUARD):
        session = chase(("human", "human", "random"), behind)
        if mode == NEVER:
            session._passing.memory.set_mode(1, behind[0], NEVER, session._passing.turn)
        session.open_curtain()
        set_the_dog_on(session)
        assert 1 in session.match.asked and session.viewer == SPECTATOR
        calls.append(session.curtain)
    assert calls[0] is not None and calls[0].trigger
    assert calls[0] == calls[1]


def test_a_person_lets_it_happen_without_looking_and_the_curtain_stays() -> None:
    session = chase(("human", "human", "random"), GUARD)
    session.open_curtain()
    set_the_dog_on(session)
    session.let_happen()
    assert the_cat_is_gone(session)
    assert session.curtain is not None and session.curtain.seat == 0, "whoever pressed need not be the first seat"
    assert session.viewer == SPECTATOR and not session.curtain.trigger


def test_who_wants_no_more_questions_this_turn_is_passed_over_whatever_stands_behind_the_fence() -> None:
    for behind in (NOTHING, GUARD):
        session = chase(("human", "human", "random"), behind)
        session.open_curtain()
        session._passing.memory.hush(1, session._passing.turn)
        set_the_dog_on(session)
        assert the_cat_is_gone(session) and session.viewer == 0


def test_taking_back_also_takes_back_the_wish_for_no_more_questions() -> None:
    session = chase(("human", "human", "random"), GUARD, victim=0)
    session.open_curtain()
    while not is_reaction(session.view().question):
        session.answer(after_the_cat(session.view().options))
    session.let_happen(hush=True)
    assert the_cat_is_gone(session)
    assert session.undo()
    assert is_reaction(session.view().question)


@pytest.mark.parametrize("behind", [NOTHING, GUARD])
def test_a_computer_that_does_not_react_makes_nobody_wait(behind: list[int]) -> None:
    for reacts in range(len(behind) if behind == GUARD else 0, -1, -1):
        pool = HandPool()
        session = chase(("human", "random", "random"), behind, pool=pool, computer_delay_ms=3000)
        set_the_dog_on(session)
        question = session.match.view(1).question
        assert session.match.asked == [1] and question is not None
        session.update(0)
        place = next(n for n, option in enumerate(question[3]) if (option[0] != PASS) == bool(reacts))
        pool._replies[next(iter(pool.open))] = Reply(Choice(place, {}), 1.0)
        session.update(20)
        assert (session.match.asked != [1]) == (not reacts)


def test_what_a_seat_wants_is_kept_with_the_match() -> None:
    session = chased_by_the_computer(GUARD)
    session.set_reaction_mode(GUARDS[0], ALWAYS)
    notes = session.document()["session"]
    again = Session(session.match, Settings(), pool=HandPool(), document={"session": notes})
    assert again.reaction_mode(GUARDS[0]) == ALWAYS
