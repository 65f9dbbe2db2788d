"""At the curtain a reaction can be declined without looking; nothing there tells what the seat could react with."""

from __future__ import annotations

import pygame
import pytest

from client.scenes.curtain import GUARD_MS, CurtainScene
from engine.session.reactions.reaction_memory import is_reaction
from engine.session.session import Session
from tests.client.hands import key
from tests.client.scenes.test_curtain import closed_over_a_table, new_app, pixels, wait
from tests.client.session.reacting import LAST, buy, buying, sold

DIBS, OTHER = ["Dibs"], ["Rain"]


def called(hand: list[str]) -> Session:
    """Three people; the first one buys, and the last one may call Dibs."""
    session = buying(("human", "human", "human"), hand, between=OTHER)
    session.open_curtain()
    session.answer(buy(session))
    session.speak_up(LAST)
    return session


@pytest.mark.parametrize("size", [(640, 360), (1280, 720), (480, 900)])
def test_the_curtain_looks_the_same_whatever_is_in_hand(size: tuple[int, int]) -> None:
    pictures = {pixels(new_app(size).render(CurtainScene(called(hand)))) for hand in (OTHER, DIBS)}
    assert len(pictures) == 1


def test_enter_opens_the_curtain_and_declines_nothing() -> None:
    app, session = new_app(), called(DIBS)
    closed_over_a_table(app, session)
    wait(app, GUARD_MS + 10)
    app.turn([key(pygame.K_RETURN)])
    assert session.viewer == LAST and is_reaction(session.view().question) and not sold(session)


def test_n_lets_it_happen_and_the_table_stays_hidden() -> None:
    app, session = new_app(), called(DIBS)
    table, curtain = closed_over_a_table(app, session)
    draws = table.draws
    wait(app, GUARD_MS + 10)
    app.turn([key(pygame.K_n)])
    wait(app, 20)
    assert sold(session)
    assert session.curtain is not None and app.scene is curtain and table.draws == draws
    asked = session.curtain
    app.turn([pygame.event.Event(pygame.KEYUP, key=pygame.K_n)])
    app.turn([key(pygame.K_n)])
    wait(app, 20)
    assert session.curtain == asked, "the second of two quick presses opens nothing"


def test_who_looks_is_asked_at_the_table() -> None:
    session = called(DIBS)
    session.open_curtain()
    assert session.viewer == LAST and is_reaction(session.view().question)


def test_after_a_while_the_next_press_counts_although_nothing_was_drawn() -> None:
    app, session = new_app(), called(DIBS)
    closed_over_a_table(app, session)
    wait(app, GUARD_MS + 10)
    app.turn([key(pygame.K_n)])
    app.turn([pygame.event.Event(pygame.KEYUP, key=pygame.K_n)])
    assert session.curtain is not None and session.curtain.seat == 1
    app.clock.advance(GUARD_MS + 10)  # type: ignore[attr-defined]
    app.turn([key(pygame.K_RETURN)])
    assert session.viewer == 1
