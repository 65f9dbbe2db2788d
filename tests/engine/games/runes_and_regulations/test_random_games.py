"""Random games: nothing is ever violated; any moment can be saved, resumed and taken back."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.runes_and_regulations.layout import GROUPS, REGULATION_DECK
from engine.games.runes_and_regulations.rules.creatures import mythical_count
from engine.games.runes_and_regulations.rules.limits import limit
from engine.kernel.match.invariants import check
from engine.kernel.state.state import ACTIVE, WINNERS
from tests.chance import seeds
from tests.engine.games.any_match import (
    goes_on_the_same_way,
    resumes_and_goes_back,
    tells_no_seat_a_card_it_may_not_know,
)
from tests.engine.games.runes_and_regulations.random_games import GAME, answers, begin

EVERY_NUMBER = pytest.mark.parametrize("seats", (2, 3, 4))


@EVERY_NUMBER
def test_nothing_is_ever_violated(seats: int) -> None:
    """RR-2.3 RR-4.11 RR-5.2 RR-5.3: cards by deck of origin, limits, Shrubs on Lawns only, nothing seen unduly."""
    for seed in seeds(4):
        for number, position in enumerate(answers(begin(seats, seed), seed)):
            if number % 3 == 0 or position.over:
                assert check(position) == []


@EVERY_NUMBER
def test_every_card_stays_in_the_places_of_its_own_deck(seats: int) -> None:
    """RR-1.1 RR-4.1 RR-4.7: Main cards never lie among Runes, nor Runes among Regulations."""
    main, rune, regulation = (GROUPS.index(word) for word in ("main", "rune", "regulation"))
    places = {
        main: {"main_deck", "main_discard", "hand", "lawn", "casting"},
        rune: {"rune_deck", "rune_discard", "fence", "announced"},
        regulation: {"regulation_deck", "regulation"},
    }
    for position in answers(begin(seats, 11), 11):
        counted: Counter[int] = Counter()
        for zone, cards in enumerate(position.zones):
            _, name = GAME.layout.zone_name(zone, seats)
            for card in cards:
                group = position.table.groups[card]
                counted[group] += 1
                assert name in places[group]
        assert counted == {main: 89, rune: 24, regulation: 17}


@EVERY_NUMBER
def test_only_the_player_whose_turn_ends_wins(seats: int) -> None:
    """RR-6.1: with as many Mythical Creatures as are needed, and one winner."""
    for seed in seeds(6):
        state = begin(seats, seed)
        for _ in answers(state, seed):
            pass
        active = state.values[ACTIVE]
        assert state.values[WINNERS] == 1 << active
        assert mythical_count(state, active) >= limit(state, active, "win")


@EVERY_NUMBER
def test_a_position_saved_and_loaded_goes_on_the_same_way(seats: int) -> None:
    """RR-7.4: in the middle of any chain."""
    for seed in seeds(3):
        for number, position in enumerate(answers(begin(seats, seed), seed)):
            if number == 30 + 17 * (seed % 3) and not position.over:
                goes_on_the_same_way(position, seed)


@EVERY_NUMBER
def test_a_match_resumes_and_goes_back_answer_by_answer(seats: int) -> None:
    """RR-3.1: assisted matches go back step by step, through every chain."""
    resumes_and_goes_back(GAME, seats, {}, 90, seats)


@EVERY_NUMBER
def test_the_bus_tells_no_seat_a_card_it_may_not_know(seats: int) -> None:
    """RR-1.2"""
    tells_no_seat_a_card_it_may_not_know(GAME, seats, {}, 120, seats + 60, {REGULATION_DECK})
