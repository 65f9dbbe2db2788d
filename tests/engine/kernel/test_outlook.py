"""What an answer leads to as far as a seat can tell: what is claimed comes true, and follows from the view alone."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from engine.games import load
from engine.kernel.flow.determinize import determinize
from engine.kernel.flow.machine import answer
from engine.kernel.flow.preview import Preview
from engine.kernel.flow.ruleset import PASS, QUESTION_WINDOW
from engine.kernel.match.match import Match
from engine.kernel.state.state import Option, State
from engine.kernel.state.view import View, view_of

GAMES = ("nefarious", "runes-and-regulations", "cthulhu-realms", "nasty-neighbours", "garage-sale")


def moments(slug: str, seed: int, answers: int = 70) -> Iterator[tuple[State, View, Option]]:
    """Positions of a match at random in which one seat is asked, with its view and the answer that it gives."""
    chance, match = random.Random(seed), Match(load(slug), ("Ada", "Ben", "Cy"), {}, seed)
    while not match.over and len(match.answers) < answers:
        view = match.view(match.asked_seats[0])
        option = chance.choice(view.options)
        if len(match.asked_seats) == 1:
            yield match.state, view, option
        match.answer(view.seat, option)


def comes_to(state: State, seat: int, option: Option) -> View:
    """What the seat sees after its answer when all decline to react."""
    state = state.copy()
    answer(state, seat, option)
    while window := next((question for question in state.questions if question[1] == QUESTION_WINDOW), None):
        answer(state, window[0], next(option for option in window[3] if option[0] == PASS))
    return view_of(state, seat)


@pytest.mark.sample(1)
@pytest.mark.parametrize("slug", GAMES)
def test_what_is_certain_comes_true(slug: str) -> None:
    claims = 0
    for state, view, option in moments(slug, 3):
        outlook = Preview(view, [option]).look()
        if not outlook.possible:
            continue
        then = comes_to(state, view.seat, option)
        for (seat, name), amount in outlook.counts.items():
            assert then.counter(name, seat) - view.counter(name, seat) == amount
        for card, (zone, _) in outlook.moves.items():
            assert card in then.zones[zone]
        claims += len(outlook.counts) + len(outlook.moves)
    assert claims > 20


@pytest.mark.parametrize("slug", GAMES)
def test_positions_that_look_alike_have_one_outlook(slug: str) -> None:
    for _, view, option in list(moments(slug, 5, 40))[::4]:
        twin = view_of(determinize(view, 99), view.seat)
        twin.question = view.question
        first, second = Preview(view, [option]).look(4), Preview(twin, [option]).look(4)
        assert [other.to_data() for other in first.after] == [other.to_data() for other in second.after]


def test_what_is_hidden_now_is_not_told() -> None:
    for _, view, option in moments("cthulhu-realms", 4):
        seen = {card for cards in view.zones for card in cards}
        assert seen.issuperset(Preview(view, [option]).look(4).moves)


def test_an_answer_that_may_not_be_offered_has_no_outlook() -> None:
    _, view, option = next(moments("garage-sale", 1))
    outlook = Preview(view, [option, option]).look()
    assert not outlook.possible and outlook.counts == {} and outlook.moves == {} and outlook.question is None
