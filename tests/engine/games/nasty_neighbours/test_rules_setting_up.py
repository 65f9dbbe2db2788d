"""The beginning of a round: yards, Nasty Neighbour cards, the Nosey Neighbour, cards of packs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from engine.games.nasty_neighbours.codes import ASK_TAKE
from engine.games.nasty_neighbours.definitions.vocabulary import INSTANT
from engine.games.nasty_neighbours.layout import (
    BIN,
    DOWN,
    DRAW_PILE,
    FALL,
    HOUSE,
    MISSES,
    NASTY,
    NASTY_DECK,
    NASTY_PILE,
    NOSEY,
    ROUND,
    SPRING,
    SUMMER,
    YARD,
)
from engine.kernel.cards.packs import read_pack
from engine.kernel.files.faults import BadOption
from engine.kernel.flow import machine
from engine.kernel.state.refs import GAP
from engine.kernel.state.state import ACTIVE, PHASE, State
from engine.kernel.state.view import view_of
from tests.engine.games.nasty_neighbours.random_games import GAME, answers, begin
from tests.engine.games.nasty_neighbours.words.lab import Lab

NASTY_CARDS = {2: 3, 3: 3, 4: 2, 5: 2, 6: 1, 7: 1, 8: 1}
EVERY_NUMBER = pytest.mark.parametrize("seats", range(2, 9))


def held(state: State) -> list[int]:
    """How many Nasty Neighbour cards each seat holds."""
    return [len(state.zones[NASTY[seat]]) for seat in range(state.table.seats)]


@EVERY_NUMBER
def test_every_yard_is_dealt_face_down_and_nobody_may_look(seats: int) -> None:
    """NN-2.2 NN-1.2"""
    state = begin(seats, seats)
    size = 16 if seats == 2 else 9
    yards = [state.zones[YARD[seat]] for seat in range(seats)]
    assert [len(yard) for yard in yards] == [size] * seats
    assert GAP not in sum(yards, [])
    assert [state.counters[DOWN[seat]] for seat in range(seats)] == [(1 << size) - 1] * seats
    assert len(state.zones[DRAW_PILE]) == 126 - size * seats
    for seat in range(seats):
        view = view_of(state, seat)
        assert all(card < 0 for other in range(seats) for card in view.zones[YARD[other]])


@EVERY_NUMBER
def test_as_many_nasty_neighbour_cards_as_the_number_of_players_says(seats: int) -> None:
    """NN-2.3: whoever sits there may look at them, nobody else."""
    state = begin(seats, seats)
    assert held(state) == [NASTY_CARDS[seats]] * seats
    assert len(state.zones[NASTY_DECK]) == 40 - seats * NASTY_CARDS[seats]
    for seat in range(seats):
        view = view_of(state, seat)
        assert [min(view.zones[NASTY[other]]) >= 0 for other in range(seats)] == [
            other == seat for other in range(seats)
        ]


def test_two_players_may_have_four_nasty_neighbour_cards() -> None:
    """NN-2.3"""
    assert held(begin(2, 1, {"nasty_cards": 4})) == [4, 4]
    assert held(begin(3, 1, {"nasty_cards": 4})) == [3, 3, 3]


def test_the_nosey_neighbour_is_chosen_or_drawn() -> None:
    """NN-2.1"""
    assert {begin(4, seed).values[NOSEY] for seed in range(40)} == {0, 1, 2, 3}
    assert {begin(4, seed, {"nosey": 3}).values[NOSEY] for seed in range(8)} == {2}
    assert {begin(4, seed, {"nosey": 4}).values[NOSEY] for seed in range(8)} == {3}
    with pytest.raises(BadOption, match="'nosey' names seat 7 of 4"):
        begin(4, 1, {"nosey": 7})


@EVERY_NUMBER
def test_left_of_the_nosey_neighbour_begins_every_spring_and_every_summer(seats: int) -> None:
    """NN-2.1 NN-2.4 NN-3.1: the seat keeps the role for the whole game, whoever sits there; but a turn
    can be missed from the start.
    """
    seen = Counter[int]()
    for seed in range(2):
        state = begin(seats, seed, {"rounds": 3, "nosey": seats})
        last, missing = (0, -1), 0
        for position in answers(state, seed):
            values = position.values
            now = (values[ROUND], values[PHASE])
            if now != last and now[1] in (SPRING, SUMMER) and not position.over:
                assert values[NOSEY] == seats - 1
                assert values[HOUSE + values[ACTIVE]] == 0 or missing
                seen[now[1]] += not missing
            last, missing = now, values[MISSES]
    assert seen[SPRING] == 6 and seen[SUMMER] >= 4


@EVERY_NUMBER
def test_when_summer_begins_every_yard_that_does_not_rest_shows_three(seats: int) -> None:
    """NN-2.4 NN-2.6 NN-2.8: and no Instant lies on the bin."""
    rested = 0
    for seed in range(12):
        state = begin(seats, seed, {"rounds": 1})
        for position in answers(state, seed):
            if position.values[PHASE] == SUMMER:
                break
        for seat in range(seats):
            showing = len(state.zones[YARD[seat]]) - state.counters[DOWN[seat]].bit_count()
            resting = state.counters[state.table.layout.counter("rests", seat)]
            rested += resting
            assert showing == 3 or resting or held(state) != [NASTY_CARDS[seats]] * seats
        assert state.table.rules.kind[state.zones[BIN][-1]] != INSTANT
    assert rested


def test_a_round_after_one_that_stopped_at_once_is_played_in_full() -> None:
    """NN-6.4 NN-3.1 NN-7.4: Ada cleans the yard in the first round; in the second everybody has turns again."""
    lab = Lab(options={"rounds": 2}, Ada={"yard": ["red 1", "red 2", "red 3", *["."] * 6]})
    lab.do("Ada", "remove_line", target="row 0")
    assert lab.state.values[PHASE] == FALL
    taking = set()
    for position in answers(lab.state, 1):
        values = position.values
        if values[ROUND] == 2 and values[PHASE] == SUMMER and not position.over:
            taking |= {seat for seat, kind, _, _ in position.questions if kind == ASK_TAKE}
    assert taking == {0, 1, 2}


def test_nasty_neighbour_cards_are_shuffled_and_dealt_anew_every_round() -> None:
    """NN-8.4"""
    state = begin(3, 5, {"rounds": 6})
    dealt: dict[int, tuple[int, ...]] = {}
    for position in answers(state, 5):
        number = position.values[ROUND]
        if not position.over and number not in dealt:
            assert held(position) == [3, 3, 3] and not position.zones[NASTY_PILE]
            dealt[number] = tuple(sorted(sum((position.zones[NASTY[seat]] for seat in range(3)), [])))
    assert len(dealt) == 6 == len(set(dealt.values()))


def test_the_deal_is_another_one_with_another_seed() -> None:
    """NN-2.2"""
    yards = {tuple(begin(3, seed).zones[YARD[0]]) for seed in range(6)}
    assert len(yards) == 6
    assert begin(3, 2).zones == begin(3, 2).zones


# --- cards of packs --------------------------------------------------------------------------------------------------

HEAD = 'format = 1\n[pack]\nid = "set"\nname = "The Set"\nauthor = ""\n'


def pack_of(yard: int, nasty: int) -> Any:
    """A pack with a yard card and a Nasty Neighbour card of so many copies."""
    text = HEAD
    if yard:
        text += f'[[nasty-neighbours.yard]]\nid = "mad-wild"\nname = "Mad Wild"\nkind = "wild"\ncopies = {yard}\n'
    if nasty:
        text += (
            f'[[nasty-neighbours.nasty]]\nid = "loan"\nname = "A Loan"\ncopies = {nasty}\nwhen = "any-time"\n'
            'effects = ["draw-card 1"]\n'
        )
    return read_pack(text, "set.toml")


def table_with(yard: int, nasty: int, options: Mapping[str, Any]) -> State:
    game = GAME.with_packs([pack_of(yard, nasty)])
    state = game.set_up(game.new_table(4, game.checked_options(options), 1), 1)
    machine.advance(state)
    return state


def test_packs_bring_as_many_cards_as_the_box_has_blanks() -> None:
    """NN-1.4"""
    state = table_with(3, 2, {})
    assert len(state.zones[DRAW_PILE]) == 126 + 3 - 36
    assert len(state.zones[NASTY_DECK]) == 40 + 2 - 8


@pytest.mark.parametrize(("yard", "nasty", "words"), [(4, 0, "4 yard cards"), (0, 3, "3 Nasty Neighbour cards")])
def test_more_cards_than_blanks_are_refused_unless_the_option_says_otherwise(yard: int, nasty: int, words: str) -> None:
    """NN-1.4"""
    with pytest.raises(BadOption, match=words):
        table_with(yard, nasty, {})
    state = table_with(yard, nasty, {"more_own_cards": True})
    assert len(state.table.faces) == 166 + yard + nasty
