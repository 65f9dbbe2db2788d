"""Computer seats of Runes & Regulations know no hand, Fence, deck or role that their seat does not know."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine.ai import levels, self_play
from engine.games import load
from engine.games.runes_and_regulations.codes import ASK_CAST
from engine.games.runes_and_regulations.layout import FENCE, HAND, MAIN_DECK, ROLE_CARD, RUNE_DECK
from engine.kernel.flow.determinize import determinize
from engine.kernel.state.state import State
from engine.kernel.state.view import view_of
from tests.sampling import amount, only

GAME = load("runes-and-regulations")
POSITIONS = amount(150, 15)
OF_A_GAME = amount(25, 4)
KINDS = amount({"cast", "summon", "choose", "react", "use", "discard"}, {"cast"})
LEAST_OPTIONS = 2


def positions() -> Iterator[tuple[State, int, dict[str, Any]]]:
    """Positions of games of all sizes, a seat that has a choice, and what it has noted so far."""
    found = 0
    seed = 0
    while found < POSITIONS:
        seed += 1
        expansion = seed % 2 == 0
        seats = 3 + seed % 6 if expansion else 2 + seed % 3
        table = GAME.new_table(seats, GAME.checked_options({"expansion": expansion}), seed)
        state = self_play.opening(table, seed)
        dice = random.Random(seed)
        # half of the seats do anything, so that positions come up that nobody would aim for
        players = [levels.create(("gentle", "random")[seat % 2], GAME, table, seat, seed) for seat in range(seats)]
        taken = 0
        while state.questions and taken < OF_A_GAME:
            seat, _, _, options = state.questions[0]
            if len(options) >= LEAST_OPTIONS and dice.random() < 0.15:
                taken += 1
                found += 1
                yield state, seat, copy.deepcopy(players[seat].memory)
            self_play.answer_at(state, 0, players[seat].choose(view_of(state, seat)))


def other_truth(state: State, seat: int, dice: random.Random) -> State:
    """A position that looks the same to a seat: everything it does not know is dealt again, deck by deck."""
    other = state.copy()
    table = state.table
    bit = 1 << seat
    hidden: dict[int, list[tuple[int, int]]] = {}
    for zone, cards in enumerate(state.zones):
        for index, card in enumerate(cards):
            if not state.known[card] & bit:
                hidden.setdefault(table.groups[card], []).append((zone, index))
    for places in hidden.values():
        cards = [state.zones[zone][index] for zone, index in places]
        dice.shuffle(cards)
        for (zone, index), card in zip(places, cards, strict=True):
            other.zones[zone][index] = card
            other.known[card] = table.sees[zone]
    other.rng = dice.getrandbits(64)
    return other


@pytest.mark.parametrize("level", only(("gentle", "normal", "hard"), levels.names()))
def test_what_is_hidden_changes_no_choice(level: str) -> None:
    dice = random.Random(1)
    kinds = set()
    moved = dict.fromkeys(("hand", "fence", "role", "main deck", "rune deck"), 0)
    # a level that searches takes long: what it is shown is compared every time, what it answers now and then
    every = 15 if level in GAME.ai.plans() else 1
    for number, (state, seat, memory) in enumerate(positions()):
        view = view_of(state, seat)
        other = other_truth(state, seat, dice)
        rivals = [rival for rival in range(state.table.seats) if rival != seat]
        for name, zones in (
            ("hand", [HAND[rival] for rival in rivals]),
            ("fence", [FENCE[rival] for rival in rivals]),
            ("role", [ROLE_CARD[rival] for rival in rivals]),
            ("main deck", [MAIN_DECK]),
            ("rune deck", [RUNE_DECK]),
        ):
            moved[name] += any(state.zones[zone] != other.zones[zone] for zone in zones)
        again = view_of(other, seat)
        assert again.to_data() == view.to_data()
        assert view.question is not None
        kinds.add(GAME.question_kinds[view.question[1]])
        if number % every:
            continue
        choices = []
        for shown in (view, again):
            player = levels.create(level, GAME, state.table, seat, 77)
            player.memory = copy.deepcopy(memory)
            choices.append(player.choose(shown))
        assert choices[0] == choices[1]
    assert min(moved.values()) > POSITIONS // 5
    assert kinds >= KINDS


def test_every_sampled_world_looks_the_same_to_the_seat() -> None:
    for state, seat, _ in positions():
        view = view_of(state, seat)
        assert view_of(determinize(view, 5), seat).to_data() == view.to_data()


def test_worlds_differ_in_what_is_hidden() -> None:
    """A world that always dealt the same hands would be a guess taken for knowledge."""
    state, seat, _ = next(positions())
    view = view_of(state, seat)
    rival = (seat + 1) % state.table.seats
    hands = {tuple(determinize(view, seed).zones[HAND[rival]]) for seed in range(12)}
    assert len(hands) > 6


def test_nobody_sees_which_rune_another_has_picked_while_others_still_choose() -> None:
    """Clean Sweep: each player destroys a Rune of their own; they are asked one after the other."""
    seats = 4
    table = GAME.new_table(seats, GAME.checked_options({"expansion": True, "nefarious": 4}), 2)
    state = GAME.set_up(table, 2)
    card = GAME.positions.find_cards(table, "clean-sweep")[0]
    for cards in state.zones:
        if card in cards:
            cards.remove(card)
    state.zones[HAND[0]].append(card)
    state.known[card] = 1
    self_play.advance(state)
    while state.questions[0][1] != ASK_CAST:
        self_play.answer_at(state, 0, len(state.questions[0][3]) - 1)
    cast = next(i for i, option in enumerate(state.questions[0][3]) if option[1] == card)
    self_play.answer_at(state, 0, cast)
    picked = -1
    while state.questions[0][0] != 1 or GAME.question_kinds[state.questions[0][1]] != "choose":
        seat, kind, _, options = state.questions[0]
        if GAME.question_kinds[kind] == "choose" and seat == 0:
            picked = options[0][2]
            self_play.answer_at(state, 0, 0)
        else:
            self_play.answer_at(state, 0, len(options) - 1)
    assert picked in state.zones[FENCE[0]]
    assert any(picked in frame for frame in view_of(state, 0).stack)
    seen = view_of(state, 1)
    assert not any(picked in frame[4:] for frame in seen.stack)
    world = determinize(seen, 3)
    assert view_of(world, 1).to_data() == seen.to_data()
    self_play.play_at_random(world, 1)
    assert not world.questions
