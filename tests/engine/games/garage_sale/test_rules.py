"""Garage Sale: set-up, random games to the end, what nobody may know. Rulings are in tests/scenarios/garage-sale."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.ai.self_play import opening
from engine.games import load
from engine.games.garage_sale import codes
from engine.games.garage_sale.garage_scoring import points
from engine.games.garage_sale.layout import DECK, DISCARD, GARAGE, HAND, SIDEWALK
from engine.kernel.flow import machine
from engine.kernel.flow.ruleset import PASS, USE
from engine.kernel.match.invariants import check
from engine.kernel.match.match import Match
from engine.kernel.state.events import REVEALED
from engine.kernel.state.layout import EVERYBODY, SPECTATOR
from engine.kernel.state.refs import HIDDEN, NONE, seat_ref
from engine.kernel.state.state import State
from engine.kernel.state.view import view_of
from tests.engine.games.at_random import answers

GAME = load("garage-sale")
SEATS = (2, 3, 4, 5)


def begun(seats: int, seed: int) -> State:
    return opening(GAME.new_table(seats, {}, seed), seed)


def named(state: State, name: str) -> list[int]:
    return GAME.positions.find_cards(state.table, name)


def position(hands: list[list[str]]) -> State:
    """A turn of the first seat with these hands, five Lava Lamps on the sidewalk, and a deck."""
    table = GAME.new_table(len(hands), {}, 1)
    state = GAME.set_up(table, 1)
    left = {name: GAME.positions.find_cards(table, name) for name in {card.name for card in table.rules.cards}}
    for zone in state.zones:
        zone.clear()
    state.known = [0] * len(state.known)
    for seat, hand in enumerate(hands):
        state.zones[HAND[seat]] = [left[name].pop() for name in hand]
        for card in state.zones[HAND[seat]]:
            state.known[card] = 1 << seat
    state.zones[SIDEWALK] = [left["Lava Lamp"].pop() for _ in range(5)]
    for card in state.zones[SIDEWALK]:
        state.known[card] = EVERYBODY
    state.zones[DECK] = [card for cards in left.values() for card in cards]
    state.stack.clear()
    GAME.rules.begin_at(state, None, 0)
    machine.advance(state)
    return state


def answer(state: State, seat: int, verb: int, source: int | None = None) -> None:
    options = next(question[3] for question in state.questions if question[0] == seat)
    machine.answer(state, seat, next(option for option in options if option[0] == verb and source in (None, option[1])))


def test_sixty_cards_of_eleven_titles() -> None:
    """GS-1.1"""
    cards = Counter(card.name for card in GAME.new_table(2, {}, 1).rules.cards)
    assert len(cards) == 11 and sum(cards.values()) == 60
    assert cards["Dibs"] == 8 and (cards["Rummage"], cards["Rain"], cards["Borrow"]) == (4, 3, 3)
    assert sum(number == 6 for number in cards.values()) == 7


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_with_five_hidden_cards(seats: int) -> None:
    """GS-1.2, GS-1.3"""
    state = begun(seats, 3)
    assert [len(state.zones[HAND[seat]]) for seat in range(seats)] == [5] * seats
    assert len(state.zones[SIDEWALK]) == 5
    view = view_of(state, 0)
    assert all(card >= 0 for card in view.zones[HAND[0]]) and set(view.zones[HAND[1]]) == {HIDDEN}
    assert {begun(seats, seed).values[2] for seed in range(40)} == set(range(seats))


@pytest.mark.parametrize("seats", [1, 6])
def test_it_is_for_two_to_five(seats: int) -> None:
    """GS-1.1"""
    with pytest.raises(ValueError, match="2 to 5 players"):
        GAME.new_table(seats, {}, 1)


@pytest.mark.sample(2)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_stay_sound_and_end(seats: int) -> None:
    """GS-5.1, GS-5.2: and whoever has won has most points."""
    for seed in range(25):
        for state in answers(begun(seats, seed), seed):
            assert check(state) == []
            assert all(state.table.rules.kinds[card] != NONE for card in state.zones[SIDEWALK])
            assert state.over or len(state.zones[SIDEWALK]) == 5 or not state.zones[DECK] or len(state.stack) > 1
        most = max(points(state, seat) for seat in range(seats))
        won = [seat for seat in range(seats) if state.values[5] >> seat & 1]
        assert state.over and won and {points(state, seat) for seat in won} == {most}
        assert not state.zones[DECK]


def test_whoever_is_asked_for_dibs_follows_from_what_all_see() -> None:
    """GS-3.1: the same seats, in the same order, whether they hold Dibs or not."""
    asked = []
    for card in ("Dibs", "Kitchen Radio"):
        state = position([["Kitchen Radio"], [card], [], [card]])
        answer(state, 0, codes.BUY)
        order = []
        while state.stack[-1][0] == codes.DIBS:
            order.append(state.questions[0][0])
            answer(state, order[-1], PASS)
        asked.append(order)
    assert asked == [[1, 3], [1, 3]]


def test_everybody_sees_the_dibs_that_is_called() -> None:
    """GS-3.2"""
    state = position([["Kitchen Radio"], ["Dibs"], []])
    called = state.zones[HAND[1]][0]
    answer(state, 0, codes.BUY)
    state.events = []
    answer(state, 1, USE)
    assert any(event[0] == REVEALED and event[2] == called and event[6] == EVERYBODY for event in state.events)
    assert view_of(state, SPECTATOR).zones[HAND[0]] == [called]


def test_after_borrowing_nobody_else_knows_where_a_card_is_that_was_seen() -> None:
    """GS-4.4"""
    state = position([["Borrow"], ["Dibs", "Rain", "Rummage"], ["Kitchen Radio"]])
    for card in state.zones[HAND[1]]:
        state.known[card] = EVERYBODY
    answer(state, 0, codes.PLAY)
    machine.answer(state, 0, (2, state.stack[-1][3], seat_ref(1)))
    assert [len(state.zones[HAND[seat]]) for seat in range(3)] == [2, 1, 1]
    for watcher in (2, SPECTATOR):
        view = view_of(state, watcher)
        assert view.zones[HAND[0]] == [HIDDEN] * 2 and view.zones[HAND[1]] == [HIDDEN]
    assert HIDDEN not in view_of(state, 1).zones[HAND[0]]


def test_goods_of_a_kind_lie_together() -> None:
    """GS-5.2"""
    for state in answers(begun(3, 8), 8):
        for seat in range(3):
            garage = state.zones[GARAGE[seat]]
            assert garage == sorted(garage)


def test_a_match_is_told_in_words() -> None:
    """Every prompt, button and line of the log of some matches; hidden cards are not named."""
    names = ["Ada", "Ben", "Cy"]
    for seed in range(4):
        match, chance = Match(GAME, names, {}, seed), random.Random(seed)
        while not match.over:
            view = match.view(match.asked_seats[0])
            assert GAME.words.prompt(view, names) and GAME.words.prompt(match.view(), names)
            assert all(GAME.words.describe_option(view, option, names) for option in view.options)
            match.answer(view.seat, chance.choice(view.options))
        lines = [GAME.words.log_line(match.table, event, names) for _, events in match.history for event in events]
        assert any(line and "calls [[" in line for line in lines)
        assert GAME.words.prompt(match.view(), names).endswith("wins") and sum(GAME.shows.scores(match.view())) > 0
        assert not match.state.zones[DECK] and match.state.zones[DISCARD]


def test_a_card_that_cannot_be_played_is_refused_for_a_reason() -> None:
    """GS-2.2, GS-4.1"""
    state = position([["Dibs", "Rummage", "Kitchen Radio"], []])
    view = view_of(state, 0)
    refusals = [GAME.words.refusal(view, card, NONE, ["A", "B"]) for card in view.zones[HAND[0]]]
    assert [found and found.key for found in refusals] == ["dibs-pays-nothing", "note-does-nothing", "good-pays"]
