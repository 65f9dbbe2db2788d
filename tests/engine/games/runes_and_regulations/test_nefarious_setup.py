"""Setting up with the Nefarious Neighbor (RR-9.1 to RR-9.3)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.runes_and_regulations.match_rules import MatchRules
from engine.kernel.files.faults import BadOption
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import HIDDEN
from engine.kernel.state.state import ACTIVE, State
from engine.kernel.state.view import view_of
from tests.engine.games.runes_and_regulations.random_games import GAME, begin

ROLES = 10
EVERY_NUMBER = pytest.mark.parametrize("seats", range(3, 9))


def decks_of(state: State, zone: str, seat: int) -> Counter[str]:
    """How many cards of each deck lie in a zone of a seat (or of the table, for seat -1)."""
    rules: MatchRules = state.table.rules
    layout = state.table.layout
    place = layout.seat_zone(zone, seat) if seat >= 0 else layout.table_zone(zone)
    return Counter(rules.cards[card].deck for card in state.zones[place])


def nefarious_seat(state: State) -> int:
    """The seat that holds the role of the Nefarious Neighbor."""
    seats = range(state.table.seats)
    return next(
        seat
        for seat in seats
        if GAME.words.card_name(state.table, state.zones[GAME.layout.seat_zone("role", seat)][0]).endswith("Neighbor")
    )


def set_up(seats: int, seed: int, **options: object) -> State:
    """The position before the first turn."""
    checked = GAME.checked_options({"expansion": True, **options})
    return GAME.set_up(GAME.new_table(seats, checked, seed), seed)


@EVERY_NUMBER
def test_the_grey_cards_join_the_main_deck_and_the_runes_the_rune_deck(seats: int) -> None:
    """RR-9.1: 89 and 20 Main cards, 24 and 20 Runes; 40 Forbidden cards and 10 Forbidden Runes."""
    state = set_up(seats, 3)
    total: Counter[str] = Counter()
    for seat in range(seats):
        total += decks_of(state, "hand", seat) + decks_of(state, "fence", seat)
    for deck in ("main_deck", "rune_deck", "regulation_deck", "regulation", "forbidden_deck", "forbidden_rune_deck"):
        total += decks_of(state, deck, -1)
    assert total == {
        "spell": 48,
        "creature": 61,
        "rune": 44,
        "regulation": 17,
        "sacrificial": 8,
        "beast": 15,
        "curse": 17,
        "forbidden-rune": 10,
    }


@EVERY_NUMBER
def test_everybody_is_dealt_five_cards_and_three_runes_of_the_own_decks(seats: int) -> None:
    """RR-9.3 RR-2.1: the Nefarious Neighbor from the Forbidden decks, the others never."""
    for seed in range(5):
        state = set_up(seats, seed)
        for seat in range(seats):
            hand, fence = decks_of(state, "hand", seat), decks_of(state, "fence", seat)
            assert hand.total() == 5 and fence.total() == 3
            if seat == nefarious_seat(state):
                assert set(hand) <= {"sacrificial", "beast", "curse"} and set(fence) == {"forbidden-rune"}
            else:
                assert set(hand) <= {"creature", "spell"} and set(fence) == {"rune"}


@EVERY_NUMBER
def test_roles_are_dealt_one_each_and_the_rest_stay_in_the_box(seats: int) -> None:
    """RR-9.2: the Nefarious Neighbor's is always among them and seen by all."""
    for seed in range(5):
        state = set_up(seats, seed)
        assert [decks_of(state, "role", seat) for seat in range(seats)] == [Counter(role=1)] * seats
        assert decks_of(state, "spare_roles", -1).total() == ROLES - seats
        nefarious = nefarious_seat(state)
        for looker in (*range(seats), SPECTATOR):
            shown = [view_of(state, looker).zone("role", seat) != [HIDDEN] for seat in range(seats)]
            assert shown == [seat in (looker, nefarious) for seat in range(seats)]


@EVERY_NUMBER
def test_the_player_left_of_the_nefarious_neighbor_goes_first(seats: int) -> None:
    """RR-9.3"""
    for seed in range(5):
        state = begin(seats, seed, expansion=True)
        assert state.values[ACTIVE] == (nefarious_seat(state) + 1) % seats


def test_lots_fall_on_every_seat_and_every_role() -> None:
    """RR-9.2"""
    states = [set_up(4, seed) for seed in range(60)]
    assert {nefarious_seat(state) for state in states} == set(range(4))
    roles = {card for state in states for seat in range(4) for card in state.zones[GAME.layout.seat_zone("role", seat)]}
    assert len(roles) == ROLES


@EVERY_NUMBER
def test_the_seat_of_the_nefarious_neighbor_can_be_agreed(seats: int) -> None:
    """RR-9.2: by the option of the set-up screen."""
    for seat in range(seats):
        assert nefarious_seat(set_up(seats, 7, nefarious=seat + 1)) == seat


@pytest.mark.parametrize("seats", [2, 9])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """RR-9.1"""
    with pytest.raises(ValueError, match="3 to 8 players"):
        set_up(seats, 1)


def test_a_seat_that_does_not_play_cannot_be_the_nefarious_neighbor() -> None:
    """RR-9.2"""
    with pytest.raises(BadOption, match="seat 5 of 4"):
        set_up(4, 1, nefarious=5)


def test_the_deal_shows_nobody_a_card_of_another() -> None:
    """RR-1.2 RR-9.3: dealing is no secret, the cards are."""
    state = set_up(5, 2)
    for looker in range(5):
        view = view_of(state, looker)
        for seat in range(5):
            if seat != looker:
                assert view.zone("hand", seat) == [HIDDEN] * 5 and view.zone("fence", seat) == [HIDDEN] * 3
