"""Computer seats of Nefarious know nothing that their seat does not know."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from engine.ai import levels, self_play
from engine.games import load
from engine.games.nefarious.codes import ACTIONS
from engine.games.nefarious.layout import DECK, HAND, SET_ASIDE
from engine.kernel.flow.determinize import determinize
from engine.kernel.flow.standard_frames import ANSWERS
from engine.kernel.state.state import State
from engine.kernel.state.view import view_of

GAME = load("nefarious")
POSITIONS = 250
FEW = 8
"""Positions in the default run."""


def positions(wanted: int = POSITIONS) -> Iterator[tuple[State, int, dict[str, Any]]]:
    """Positions of games of all sizes with random Twists, a seat that is asked, and what it has noted so far."""
    found = 0
    seed = 0
    while found < wanted:
        seed += 1
        seats = 2 + seed % 5
        table = GAME.new_table(seats, GAME.checked_options({"twists": 2}), seed)
        state = self_play.opening(table, seed)
        policy = GAME.ai.policy(table, "normal")
        assert policy is not None
        memories: list[dict[str, Any]] = [{} for _ in range(seats)]
        dice = random.Random(seed)
        while state.questions and found < wanted:
            position = dice.randrange(len(state.questions))
            seat = state.questions[position][0]
            if dice.random() < 0.15:
                found += 1
                yield state, seat, copy.deepcopy(memories[seat])
            policy.observe(view_of(state, seat), memories[seat])
            self_play.answer_at(state, position, policy.answer(state, state.questions[position]))


def other_truth(state: State, seat: int, dice: random.Random) -> State:
    """A position that looks the same to a seat: hidden cards dealt again, another deck, other sealed Actions."""
    other = state.copy()
    bit = 1 << seat
    places = [DECK] + [zone[s] for s in range(state.table.seats) for zone in (HAND, SET_ASIDE) if s != seat]
    hidden = [
        (zone, index) for zone in places for index, card in enumerate(state.zones[zone]) if not state.known[card] & bit
    ]
    cards = [state.zones[zone][index] for zone, index in hidden]
    dice.shuffle(cards)
    for (zone, index), card in zip(hidden, cards, strict=True):
        other.zones[zone][index] = card
        other.known[card] = state.table.sees[zone]
    other.rng = dice.getrandbits(64)
    frame = other.stack[-1]
    if frame[0] == ACTIONS and state.table.rules.actions == 1:
        for place in range(state.table.seats):
            if place != seat and frame[ANSWERS + place]:
                frame[ANSWERS + place] = 1 << dice.randrange(4)
    return other


def check_choices(level: str, wanted: int, searched: int) -> set[str]:
    """Compare the choices in two worlds; levels that search look at every `searched`th position. Returns the kinds of
    questions.
    """
    dice = random.Random(1)
    kinds = set()
    for state, seat, memory in islice(positions(wanted), 0, None, searched if level in GAME.ai.plans() else 1):
        view = view_of(state, seat)
        other = other_truth(state, seat, dice)
        assert other.to_data() != state.to_data()
        again = view_of(other, seat)
        assert again.to_data() == view.to_data()
        choices = []
        for shown in (view, again):
            player = levels.create(level, GAME, state.table, seat, 77)
            player.memory = copy.deepcopy(memory)
            choices.append(player.choose(shown))
        assert choices[0] == choices[1]
        assert view.question is not None
        kinds.add(GAME.question_kinds[view.question[1]])
    return kinds


@pytest.mark.slow
@pytest.mark.parametrize("level", levels.names())
def test_what_is_hidden_changes_no_choice(level: str) -> None:
    assert {"action", "invent", "espionage", "discard"} <= check_choices(level, POSITIONS, 9)


@pytest.mark.parametrize("level", levels.names())
def test_what_is_hidden_changes_no_choice_at_a_few_positions(level: str) -> None:
    assert check_choices(level, FEW, FEW - 1)


def check_worlds(wanted: int) -> None:
    """Every sampled world looks the same to the seat."""
    for state, seat, _ in positions(wanted):
        view = view_of(state, seat)
        assert view_of(determinize(view, 5), seat).to_data() == view.to_data()


@pytest.mark.slow
def test_every_sampled_world_looks_the_same_to_the_seat() -> None:
    check_worlds(POSITIONS)


def test_the_worlds_of_a_few_positions_look_the_same_to_the_seat() -> None:
    check_worlds(FEW)
