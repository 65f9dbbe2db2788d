"""Several people at one computer: each says in private, for all or for one card, when to be asked for a reaction."""

from __future__ import annotations

from typing import Any

import pytest

from engine.session.reactions.reaction_memory import ALWAYS, EVERYTHING, HUSHED, MATTERS, NEVER
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client.session import asks
from tests.client.session.reacting import LAST, Calls, buy, buying, dibs, is_good, sold
from tests.client.sessions import HandPool

NOTHING, DIBS = ["Rain"], ["Dibs"]
PEOPLE = ("human", "random", "human")


def fondue(session: Session) -> int:
    """The good that is bought, on the sidewalk before all."""
    return next(card for card in range(len(session.match.table.faces)) if is_good(session, card))


def said(session: Session, card: int, mode: str) -> None:
    """The last seat has said so in private, before anything is bought."""
    session.auto_pass.set_mode(LAST, card, mode, session.has_one_human)


def bought(hand: list[str], *wishes: tuple[bool, str]) -> Session:
    """The first person buys after the last one has said this, about the good or about everything."""
    session = buying(PEOPLE, hand)
    session.open_curtain()
    for of_card, mode in wishes:
        said(session, fondue(session) if of_card else EVERYTHING, mode)
    session.answer(buy(session))
    return session


@pytest.mark.parametrize("hand", [NOTHING, DIBS])
@pytest.mark.parametrize(
    ("wishes", "befalls", "asked"),
    [
        ([], True, True),
        ([], False, False),
        ([(False, ALWAYS)], False, True),
        ([(False, NEVER)], True, False),
        ([(True, NEVER)], True, False),
        ([(True, ALWAYS)], False, True),
        ([(False, NEVER), (True, MATTERS)], True, True),
        ([(False, ALWAYS), (True, MATTERS)], False, False),
        ([(False, ALWAYS), (True, NEVER)], True, False),
        ([(False, HUSHED)], True, False),
        ([(False, HUSHED), (False, ALWAYS)], True, True),
    ],
)
def test_who_is_asked_follows_from_what_was_said_and_what_all_see_whatever_is_in_hand(
    hand: list[str], wishes: list[tuple[bool, str]], befalls: bool, asked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Calls, "important", befalls)
    session = bought(hand, *wishes)
    assert (session.call is not None) == asked and sold(session) != asked


def test_a_wish_about_one_card_leaves_all_others() -> None:
    session = buying(PEOPLE, DIBS)
    session.open_curtain()
    said(session, dibs(session), NEVER)
    session.answer(buy(session))
    assert session.call is not None


@pytest.mark.parametrize("mode", [NEVER, HUSHED])
def test_said_of_what_is_being_asked_it_declines(mode: str) -> None:
    session = bought(DIBS)
    session.speak_up(LAST)
    session.open_curtain()
    session.set_reaction_mode(EVERYTHING, mode)
    assert sold(session)


def test_what_was_said_is_kept_with_the_match() -> None:
    session = bought(DIBS)
    session.speak_up(LAST)
    session.open_curtain()
    session.set_reaction_mode(fondue(session), ALWAYS)
    again = Session(session.match, Settings(), pool=HandPool(), document=session.document())
    assert again.auto_pass.mode(LAST, fondue(session), alone=False) == ALWAYS
    assert again.auto_pass.mode(LAST, EVERYTHING, alone=False) == MATTERS


def test_not_again_this_turn_holds_in_a_match_that_is_resumed() -> None:
    session = bought(DIBS)
    assert session.call is not None
    said(session, EVERYTHING, HUSHED)
    again = Session(session.match, Settings(), pool=HandPool(), document=session.document())
    assert again.call is None and sold(again)


@pytest.mark.parametrize("notes", [{"wishes": [[0, "x", NEVER], [0, EVERYTHING, "perhaps"], 7]}])
def test_what_cannot_be_read_is_asked_as_usual(notes: dict[str, Any]) -> None:
    document = {"session": {"reactions": {"memory": notes}}}
    session = Session(buying(PEOPLE, DIBS).match, Settings(), pool=HandPool(), document=document)
    assert session.auto_pass.mode(0, EVERYTHING, alone=False) == MATTERS


def test_two_people_among_eight_are_asked_rarely_in_a_first_match_and_hardly_ever_again_for_a_card() -> None:
    """Cards are covered while others act, so a second reaction to a card takes a second curtain."""
    found = asks.count("runes-and-regulations", 8, {"expansion": True}, 3)
    assert found.turns and found.calls <= asks.MOST * found.turns
    assert found.curtains <= 0.5 * found.turns and found.again <= 1
