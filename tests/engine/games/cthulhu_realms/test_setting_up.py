"""What a new game of Cthulhu Realms looks like (CR-1)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.cthulhu_realms.layout import (
    BOX,
    DECK,
    DISCARD,
    GENERAL_DECK,
    HAND,
    INITIATES,
    PLAY,
    POWER,
    ROW,
    SANITY,
    SIDE_ROW,
)
from engine.kernel.files.faults import BadOption
from engine.kernel.match.invariants import check
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.state import ACTIVE, State
from tests.engine.games.cthulhu_realms.random_games import GAME, begin

EVERY_NUMBER = pytest.mark.parametrize("seats", (2, 3, 4))
FIRST_HANDS = {2: [3, 5], 3: [3, 4, 5], 4: [3, 4, 4, 5]}


def names(state: State, *zones: int) -> Counter[str]:
    return Counter(GAME.words.card_name(state.table, card) for zone in zones for card in state.zones[zone])


@EVERY_NUMBER
def test_everybody_has_fifty_sanity_and_ten_starters(seats: int) -> None:
    """CR-1.1"""
    state = begin(seats, 1)
    for seat in range(seats):
        assert state.counters[SANITY[seat]] == 50
        assert state.counters[POWER[seat]] == 0
        assert names(state, HAND[seat], DECK[seat]) == {"Initiate": 2, "Goon": 2, "Follower": 6}
        assert not state.zones[DISCARD[seat]] and not state.zones[PLAY[seat]]


@EVERY_NUMBER
def test_the_initiates_left_lie_beside_the_rows(seats: int) -> None:
    """CR-1.1"""
    state = begin(seats, 2)
    assert names(state, INITIATES) == {"Initiate": 10 - 2 * seats}
    assert not state.zones[BOX]


@EVERY_NUMBER
def test_personal_decks_are_shuffled_each_for_itself(seats: int) -> None:
    """CR-1.1"""
    hands = set()
    for seed in range(12):
        state = begin(seats, seed)
        for seat in range(seats):
            cards = state.zones[DECK[seat]] + state.zones[HAND[seat]]
            hands.add(tuple(GAME.words.card_name(state.table, card) for card in cards))
    assert len(hands) > 8 * seats


def test_two_players_have_one_row_of_five() -> None:
    """CR-1.2"""
    state = begin(2, 3)
    assert len(state.zones[ROW]) == 5
    assert not any(state.zones[SIDE_ROW[seat]] for seat in range(2))
    assert len(state.zones[GENERAL_DECK]) == 61


@pytest.mark.parametrize("seats", (3, 4))
def test_more_players_have_three_cards_between_each_pair_of_neighbors(seats: int) -> None:
    """CR-1.2"""
    state = begin(seats, 3)
    assert not state.zones[ROW]
    assert [len(state.zones[SIDE_ROW[seat]]) for seat in range(seats)] == [3] * seats
    assert len(state.zones[GENERAL_DECK]) == 66 - 3 * seats


@EVERY_NUMBER
def test_available_cards_and_the_top_of_the_general_deck_are_known_to_all(seats: int) -> None:
    """CR-1.2"""
    state = begin(seats, 4)
    rows = [ROW, *(SIDE_ROW[seat] for seat in range(seats))]
    open_cards = [card for row in rows for card in state.zones[row]]
    assert all(state.known[card] == EVERYBODY for card in [*open_cards, state.zones[GENERAL_DECK][-1]])
    assert not any(state.known[card] for card in state.zones[GENERAL_DECK][:-1])


@EVERY_NUMBER
def test_first_hands_are_three_for_the_start_player_and_five_for_the_last(seats: int) -> None:
    """CR-1.3"""
    for seed in range(8):
        state = begin(seats, seed)
        start = state.values[ACTIVE]
        hands = [len(state.zones[HAND[(start + place) % seats]]) for place in range(seats)]
        assert hands == FIRST_HANDS[seats]
        assert [question[0] for question in state.questions] == [start]


@EVERY_NUMBER
def test_anybody_can_be_the_start_player(seats: int) -> None:
    """CR-1.3"""
    assert {begin(seats, seed).values[ACTIVE] for seed in range(40)} == set(range(seats))


@EVERY_NUMBER
def test_whoever_has_most_recently_gone_insane_starts_where_that_is_told(seats: int) -> None:
    """CR-1.3: nobody, or a seat; a seat that is not there is refused."""
    for seat in range(seats):
        state = GAME.set_up(GAME.new_table(seats, {"insane": seat + 1}, 3), 3)
        assert state.values[ACTIVE] == seat
        hands = [len(state.zones[HAND[(seat + place) % seats]]) for place in range(seats)]
        assert hands == FIRST_HANDS[seats]
    assert begin(seats, 3).values[ACTIVE] == GAME.set_up(GAME.new_table(seats, {"insane": 0}, 3), 3).values[ACTIVE]
    if seats < GAME.max_seats:
        with pytest.raises(BadOption, match=f"'insane' names seat 4 of {seats}"):
            GAME.new_table(seats, {"insane": 4}, 3)


@EVERY_NUMBER
def test_two_seeds_lay_out_different_cards_and_one_seed_the_same(seats: int) -> None:
    """CR-1.2"""
    assert begin(seats, 7).to_data() == begin(seats, 7).to_data()
    assert begin(seats, 7).zones[GENERAL_DECK] != begin(seats, 8).zones[GENERAL_DECK]


@EVERY_NUMBER
def test_a_new_game_is_sound(seats: int) -> None:
    """CR-1.1 CR-1.2"""
    assert check(begin(seats, 9)) == []


@pytest.mark.parametrize("seats", (1, 5))
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """CR-1.2"""
    with pytest.raises(ValueError, match="2 to 4 players"):
        GAME.new_table(seats, {}, 1)


def test_starters_are_black_entities() -> None:
    """CR-1.4"""
    faces = {face["id"]: face["fields"] for face in GAME.shows.faces()}
    for name in ("follower", "goon", "initiate"):
        assert (faces[name]["color"], faces[name]["type"], faces[name]["starter"]) == ("black", "entity", True)
    assert not any(
        fields["starter"] or fields["color"] == "black"
        for name, fields in faces.items()
        if name not in ("follower", "goon", "initiate")
    )


def test_only_locations_have_sanity_and_shields() -> None:
    """CR-1.4"""
    for face in GAME.shows.faces():
        fields = face["fields"]
        assert ("sanity" in fields) == ("shield" in fields) == (fields["type"] == "location"), face["title"]
