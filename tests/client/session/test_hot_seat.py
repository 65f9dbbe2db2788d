"""Several people at one computer: the curtain closes when it must, and nobody learns what is not theirs."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from engine.games import load
from engine.kernel.flow.machine import IllegalAnswer
from engine.kernel.match.match import Match
from engine.kernel.state.layout import SPECTATOR
from engine.session.log import Log
from engine.session.privacy.curtain_rule import is_private
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client.sessions import HandPool, resume

Start = Callable[..., Session]
THREE_PEOPLE = ("human", "human", "human")


def hands(session: Session) -> dict[int, set[int]]:
    """The Inventions in each hand, as they really are."""
    return {seat: set(session.match.view(seat).zone("hand", seat)) for seat in range(len(session.names))}


def cards_shown(session: Session) -> set[int]:
    """Every card whose face the session shows now: on the table, in the log, in the recap, in the events."""
    shown = {card for cards in session.view().zones for card in cards if card >= 0}
    lines = " ".join(line.text for line in (*session.log, *session.recap))
    shown |= {int(part.split("|")[0]) for part in lines.split("[[")[1:]}
    return shown


def test_the_curtain_closes_before_the_first_question(sit_down: Start) -> None:
    session = sit_down(THREE_PEOPLE)
    call = session.curtain
    assert call is not None and call.seat == session.match.asked_seats[0]
    assert call.name == session.names[call.seat]
    others = [name for name in session.names if name != call.name]
    assert all(name in call.away for name in others) and call.name not in call.away
    assert session.viewer == SPECTATOR and not session.view().options
    with pytest.raises(IllegalAnswer):
        session.answer(session.match.view(call.seat).options[0])


def test_secret_choices_go_round_the_people_under_the_curtain(sit_down: Start) -> None:
    session = sit_down(THREE_PEOPLE)
    round_of = list(session.match.asked_seats)
    taken = []
    for _ in range(3):
        assert session.curtain is not None
        assert ("in secret" in session.curtain.reason) == (len(taken) < 2)
        assert session.curtain.moves == 0  # nothing is announced of choices that are sealed
        taken.append(session.curtain.seat)
        session.open_curtain()
        assert session.curtain is None and session.viewer == taken[-1]
        assert not session.recap
        session.answer(session.view().options[3])
    assert taken == round_of


def test_nothing_of_a_hand_is_shown_to_the_wrong_eyes_in_a_whole_match(sit_down: Start) -> None:
    session = sit_down(("human", "human", "normal", "human"), seed=11, twists=2)
    session.pool.prompt = True  # type: ignore[attr-defined]
    chance = random.Random(5)
    now, calls = 0, 0
    while not session.over:
        now += 700
        session.update(now)
        real = hands(session)
        seen_by_all = {card for cards in session.match.view().zones for card in cards if card >= 0}
        shown = cards_shown(session)
        others = set().union(*(hand for seat, hand in real.items() if seat != session.viewer))
        assert not shown & others - seen_by_all - said_in_public(session)
        if session.curtain:
            assert session.viewer == SPECTATOR
            calls += 1
            session.open_curtain()
        elif session.view().options:
            session.answer(chance.choice(session.view().options))
    assert calls > 10


def said_in_public(session: Session) -> set[int]:
    """The cards that the public log has named: those were shown to all, wherever they are now."""
    text = " ".join(line.text for line in Log(session.match).lines(SPECTATOR))
    return {int(part.split("|")[0]) for part in text.split("[[")[1:]}


def test_the_recap_tells_what_happened_and_only_what_the_seat_may_know(sit_down: Start) -> None:
    session = sit_down(("human", "human"), seed=4)
    work, espionage = 3, 0
    session.open_curtain()
    first = session.viewer
    session.answer(session.view().options[work])
    session.open_curtain()
    second = session.viewer
    session.answer(session.view().options[espionage])
    assert session.openly and session.viewer == second, "all have watched, and a Spy is no secret"
    while session.viewer != first:
        session.open_curtain()
        if session.viewer == second:
            session.answer(session.view().options[0])
    told = session.recap
    assert [line.seat for line in told] == [second]
    assert session.names[second] in told[0].text and "placed a Spy" in told[0].text
    assert not any(f"[[{card}|" in line.text for card in hands(session)[second] for line in told)


def test_the_recap_goes_when_the_seat_answers(sit_down: Start) -> None:
    session = sit_down(("human", "human"), seed=4)
    for _ in range(40):
        if session.curtain is not None:
            session.open_curtain()
        if session.recap:
            break
        session.answer(session.view().options[0])
    assert session.recap
    viewer = session.viewer
    session.answer(session.view().options[0])
    assert not session.recap or session.viewer != viewer or session.recap[0].batch == len(session.match.answers)


def test_the_curtain_stays_open_while_the_same_person_is_asked_again(sit_down: Start) -> None:
    assert sum(asked_again(sit_down(("human", "human"), seed=seed)) for seed in range(4, 10)) > 3


def asked_again(session: Session) -> int:
    """Play to the end; return how often a person was asked again without a curtain."""
    chance, again = random.Random(2), 0
    while not session.over:
        if session.curtain:
            assert session.curtain.seat != session.present_seat
            session.open_curtain()
        before, openly = (session.viewer, session.look), session.openly
        session.take_events()
        session.answer(chance.choice(session.view().options))
        if before[0] in session.match.asked_seats and session.curtain is None and not session.openly:
            assert session.viewer == before[0]
            assert session.look == before[1] or session.take_events()[0].eyes == SPECTATOR, "all see the card turned up"
            again += 1
        elif session.curtain is not None and session.curtain.seat == before[0] and not openly:
            assert session.take_events()[-2][1].seat == SPECTATOR, "only when everybody has seen what happened"
    return again


def test_one_who_answered_can_take_it_back_only_while_nobody_else_has_sat_down(sit_down: Start) -> None:
    session = sit_down(("human", "human"), seed=4)
    session.open_curtain()
    session.answer(session.view().options[3])
    assert session.undo_state() == (False, "not-looking")
    session.open_curtain()
    assert session.undo_state() == (False, "other-seat")


def test_somebody_who_takes_over_another_seat_is_let_in_by_the_curtain(sit_down: Start) -> None:
    session = sit_down(("human", "normal"), seed=4)
    session.hand_over(1, "human")
    assert session.curtain is None and session.viewer == 0
    session.answer(session.view().options[0])
    assert session.curtain is not None and session.curtain.seat == 1


def test_a_person_whose_neighbor_leaves_for_the_computer_is_called_once(sit_down: Start) -> None:
    session = sit_down(("human", "human"), seed=4)
    session.open_curtain()
    leaving = session.viewer
    session.hand_over(leaving, "gentle")
    assert session.curtain is not None and session.curtain.seat == 1 - leaving
    assert session.curtain.away == ""
    session.open_curtain()
    assert session.viewer == 1 - leaving


def test_a_resumed_match_calls_for_the_seat_and_remembers_what_it_has_seen(sit_down: Start) -> None:
    session = sit_down(THREE_PEOPLE)
    for _ in range(4):
        session.open_curtain()
        session.answer(session.view().options[3])
    call = session.curtain
    assert call is not None
    again = resume(session.document(), session.settings, pool=session.pool)
    assert again.curtain == call
    session.open_curtain()
    again.open_curtain()
    assert list(again.recap) == list(session.recap)


def test_without_anything_hidden_a_question_to_another_person_needs_no_curtain() -> None:
    match = Match(load("nefarious"), ["Ada", "Ben"], {"twists": 0}, seed=4)
    mine, theirs = match.view(1), match.view(0)
    assert is_private(mine, theirs)
    public = match.view(SPECTATOR)
    for view in (mine, theirs):
        view.zones, view.stack = public.zones, public.stack
        view.asked = [1]
    assert not is_private(mine, theirs)
    mine.asked = [0, 1]
    assert is_private(mine, theirs)


def test_a_curtain_comes_when_the_next_person_sees_what_the_last_one_does_not() -> None:
    """And only then: with nothing to hide, the next person answers at once."""
    session = Session.start(
        load("nasty-neighbours"), ["Ada", "Ben"], ["human", "human"], {}, 1, Settings(), pool=HandPool(prompt=True)
    )
    chance, behind, at_once = random.Random(1), 0, 0
    for _ in range(60):
        if session.call is not None:
            session.speak_up(session.call.seats[0])
        elif session.curtain is not None:
            asked = session.curtain.seat
            assert known(session, asked) - known(session, SPECTATOR)
            behind += session.match.asked_seats == [asked]
            session.open_curtain()
        elif session.showing:
            session.pass_on()
        else:
            before, openly = session.viewer, session.openly
            session.answer(chance.choice(session.view().options))
            if session.viewer not in (before, SPECTATOR) and not openly and not session.openly:
                assert known(session, session.viewer) <= known(session, before)
                at_once += 1
    assert behind and at_once


def known(session: Session, seat: int) -> set[int]:
    """The cards that a seat sees."""
    return {card for zone in session.match.view(seat).zones for card in zone if card >= 0}
