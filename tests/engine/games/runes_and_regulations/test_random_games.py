"""Random games: nothing is ever violated; any moment can be saved, resumed and taken back."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from engine.games.runes_and_regulations import facts
from engine.games.runes_and_regulations.places import GROUPS
from engine.kernel.events import SHUFFLED, redact
from engine.kernel.invariants import check
from engine.kernel.match import Match
from engine.kernel.state import ACTIVE, WINNERS, State
from tests.engine.games.runes_and_regulations.random_games import GAME, NAMES, answers, begin

EVERY_NUMBER = pytest.mark.parametrize("seats", (2, 3, 4))


@EVERY_NUMBER
def test_nothing_is_ever_violated(seats: int) -> None:
    """RR-2.3 RR-4.11 RR-5.2 RR-5.3: cards by deck of origin, limits, Shrubs on Lawns only, nothing seen unduly."""
    for seed in range(4):
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
    for seed in range(20, 26):
        state = begin(seats, seed)
        for _ in answers(state, seed):
            pass
        active = state.values[ACTIVE]
        assert state.values[WINNERS] == 1 << active
        assert facts.mythical_count(state, active) >= facts.limit(state, active, "win")


@EVERY_NUMBER
def test_a_position_saved_and_loaded_goes_on_the_same_way(seats: int) -> None:
    """RR-7.4: in the middle of any chain."""
    for seed in range(3):
        for number, position in enumerate(answers(begin(seats, seed), seed)):
            if number == 30 + 17 * seed and not position.over:
                loaded = State.from_data(position.table, json.loads(json.dumps(position.to_data())))
                assert finished(loaded, seed).to_data() == finished(position.copy(), seed).to_data()


def finished(state: State, seed: int) -> State:
    for _ in answers(state, seed):
        pass
    return state


def random_match(seats: int, seed: int, length: int) -> Match:
    match = Match(GAME, NAMES[:seats], {}, seed)
    chooser = random.Random(seed)
    while not match.over and len(match.answers) < length:
        seat = chooser.choice(match.asked)
        match.answer(seat, chooser.choice(match.view(seat).options))
    return match


@EVERY_NUMBER
def test_a_match_resumes_where_it_stood(seats: int) -> None:
    """RR-3.1"""
    match = random_match(seats, seats, 90)
    resumed = Match.from_document(GAME, json.loads(json.dumps(match.to_document())))
    assert resumed.state == match.state
    assert resumed.history == match.history


@EVERY_NUMBER
def test_every_answer_can_be_taken_back_to_the_very_position(seats: int) -> None:
    """RR-3.1: assisted matches go back step by step, through every chain."""
    match = Match(GAME, NAMES[:seats], {}, seats + 40)
    chooser = random.Random(seats)
    positions = []
    while not match.over and len(match.answers) < 80:
        positions.append(match.state.to_data())
        seat = chooser.choice(match.asked)
        match.answer(seat, chooser.choice(match.view(seat).options))
    for position in reversed(positions):
        assert match.undo(match.answers[-1].seat, force=True)
        assert match.state.to_data() == position


@EVERY_NUMBER
def test_the_bus_tells_no_seat_a_card_it_may_not_know(seats: int) -> None:
    """RR-1.2: a card that an event names is one the seat knows when the answer is done."""
    match = Match(GAME, NAMES[:seats], {}, seats + 60)
    chooser = random.Random(seats)
    while not match.over and len(match.answers) < 120:
        seat = chooser.choice(match.asked)
        match.answer(seat, chooser.choice(match.view(seat).options))
        events = match.history[-1][1]
        if any(event[0] == SHUFFLED for event in events):
            continue
        for looker in range(seats):
            for event in events:
                card = redact(event, looker)[2]
                known = not 0 <= card < len(match.state.known) or match.state.known[card] >> looker & 1
                turned_under = card in match.state.zones[GAME.layout.table_zone("regulation_deck")]
                assert known or turned_under, (event, looker)
