"""Several people at one computer: what has nothing to do with secrets is answered before everybody's eyes."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from engine.games import load
from engine.kernel.game.traits import HasPublicAnswers
from engine.kernel.match.match import Match
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.view import View
from engine.session.log import Log
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client.sessions import NAMES, HandPool, past_the_round

GAME = load("nasty-neighbours")
SPRING, SUMMER, FALL = range(3)


def sit_down(kinds: Sequence[str] = ("human",) * 4, seed: int = 3) -> Session:
    names = [*NAMES, "Gus", "Hal"][: len(kinds)]
    return past_the_round(
        Session.start(
            GAME, names, kinds, {"rounds": 2}, seed, Settings(computer_delay_ms=0), pool=HandPool(prompt=True)
        )
    )


def kind(view: View) -> str:
    return GAME.question_kinds[view.question[1]] if view.question is not None else ""


def play(session: Session, chance: random.Random) -> None:
    """Somebody answers anything, but draws rather than waits and puts cards down."""
    options = session.view().options
    weights = [{"draw": 5.0, "place": 3.0, "play": 0.1}.get(GAME.verbs[option[0]], 1.0) for option in options]
    session.answer(chance.choices(options, weights)[0])


def test_cards_are_turned_up_in_spring_without_a_curtain_and_nobody_s_hand_is_shown() -> None:
    session, turned = sit_down(seed=6), []
    look = session.look
    while session.curtain is None and kind(session.view()) == "turn_up":
        view = session.view()
        everybody = session.match.view(SPECTATOR)
        assert session.openly and view.seat == session.viewer == session.match.asked_seats[0]
        assert (view.zones, view.stack) == (everybody.zones, everybody.stack) and session.look == look
        assert [line.text for line in session.log] == [line.text for line in Log(session.match).lines(SPECTATOR)]
        turned.append(view.seat)
        session.answer(view.options[0])
    assert turned[:8] == [*turned[:4]] * 2 and sorted(turned[:4]) == [0, 1, 2, 3]


def test_the_table_is_hidden_again_before_the_first_turn() -> None:
    session = sit_down(seed=6)
    while session.openly:
        session.answer(session.view().options[0])
    assert session.curtain is not None and session.viewer == SPECTATOR
    session.open_curtain()
    assert not session.openly
    hand = session.view().zone("nasty", session.viewer)
    assert hand and all(card >= 0 for card in hand)


def test_who_has_looked_on_is_not_told_again_what_happened() -> None:
    session = sit_down(seed=6)
    while session.openly:
        session.answer(session.view().options[0])
    session.open_curtain()
    assert not any("turned up" in line.text for line in session.recap)


@pytest.mark.sample(1)
@pytest.mark.parametrize("kinds", [("human",) * 4, ("human", "random", "human"), ("human",) * 8])
def test_one_curtain_a_turn_and_only_what_everybody_knows_without_one(kinds: tuple[str, ...]) -> None:
    """Besides the own turns only what befalls somebody's own yard, and Instants of Spring, calls for a curtain."""
    session, chance, now = sit_down(kinds, seed=6), random.Random(8), 0
    calls = turns = 0
    seen: set[tuple[int, int]] = set()
    for _ in range(2000):
        now += 1000
        session.update(now)
        view = session.match.view(SPECTATOR)
        if session.over or view.phase not in (SPRING, SUMMER):
            break
        if session.call is not None:
            session.let_happen()
        elif session.curtain is not None:
            session.open_curtain()
            calls += kind(session.view()) in ("take", "react", "place") and (view.turn, session.viewer) not in seen
            seen.add((view.turn, session.viewer))
        elif session.view().options:
            if session.openly:
                assert session.view().zones == view.zones
            play(session, chance)
        turns = view.turn
    assert turns > 5 and calls <= 1.4 * turns + 2


def test_what_somebody_has_peeped_at_in_the_own_yard_is_not_shown_to_all() -> None:
    """Who has peeped there turns up cards behind a curtain, and that somebody has is known to all."""
    match = Match(GAME, NAMES[:3], {}, seed=4)
    seat = match.asked_seats[0]
    yard = match.table.layout.seat_zone("yard", seat)
    assert GAME.trait(HasPublicAnswers).may_ask_publicly(match.view(seat), match.view(SPECTATOR))
    match.state.known[match.state.zones[yard][0]] |= 1 << seat
    assert not GAME.trait(HasPublicAnswers).may_ask_publicly(match.view(seat), match.view(SPECTATOR))
