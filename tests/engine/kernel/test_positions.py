"""Random games of Garage Sale and Nefarious: what must hold at every question, whatever is being resolved."""

from __future__ import annotations

import copy
import random

from hypothesis import given, strategies as st

from engine.ai.self_play import opening
from engine.games import load
from engine.kernel.flow import machine
from engine.kernel.flow.determinize import determinize
from engine.kernel.match.invariants import check
from engine.kernel.state import rng
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import HIDDEN
from engine.kernel.state.state import State, empty
from engine.kernel.state.view import View, view_of

seeds = st.integers(0, 100_000)
seat_counts = st.integers(2, 4)
slugs = st.sampled_from(["garage-sale", "nefarious"])
SLOTS = ("zones", "counters", "known", "values", "stack", "queue", "questions", "rng")


def random_game(slug: str, seats: int, seed: int, answers: int) -> State:
    """A position after some random answers."""
    state = opening(load(slug).new_table(seats, {}, seed), seed)
    chooser = random.Random(seed)
    for _ in range(answers):
        if not state.questions:
            break
        place = chooser.randrange(len(state.questions))
        machine.answer_at(state, place, chooser.randrange(len(state.questions[place][3])))
    return state


def play_out(state: State, seed: int) -> State:
    chooser = random.Random(seed)
    while state.questions:
        machine.answer_at(state, 0, chooser.randrange(len(state.questions[0][3])))
    return state


@given(slugs, seat_counts, seeds, st.integers(0, 60))
def test_every_position_is_sound(slug: str, seats: int, seed: int, answers: int) -> None:
    assert check(random_game(slug, seats, seed, answers)) == []


@given(slugs, seat_counts, seeds, st.integers(0, 60))
def test_a_copy_equals_a_deep_copy_and_goes_its_own_way(slug: str, seats: int, seed: int, answers: int) -> None:
    state = random_game(slug, seats, seed, answers)
    before = state.to_data()
    clone = state.copy()
    for name in SLOTS:
        assert getattr(clone, name) == copy.deepcopy(getattr(state, name))
    play_out(clone, seed)
    assert state.to_data() == before


@given(slugs, seat_counts, seeds, st.integers(0, 60))
def test_saved_loaded_and_played_on_it_is_the_same_game(slug: str, seats: int, seed: int, answers: int) -> None:
    state = random_game(slug, seats, seed, answers)
    loaded = State.from_data(state.table, state.to_data())
    assert play_out(loaded, seed).to_data() == play_out(state, seed).to_data()


@given(slugs, seat_counts, seeds, st.integers(0, 60), seeds)
def test_a_world_dealt_from_a_view_gives_that_view_again(
    slug: str, seats: int, seed: int, answers: int, deal: int
) -> None:
    state = random_game(slug, seats, seed, answers)
    for question in state.questions:
        view = view_of(state, question[0])
        world = determinize(view, deal)
        assert view_of(world, question[0]).to_data() == view.to_data()
        assert all(HIDDEN not in cards for cards in world.zones)
        play_out(world, deal)


@given(slugs, seat_counts, seeds, st.integers(0, 60), seeds)
def test_what_a_seat_cannot_see_changes_neither_its_view_nor_its_events(
    slug: str, seats: int, seed: int, answers: int, deal: int
) -> None:
    state = random_game(slug, seats, seed, answers)
    for question in state.questions:
        seat = question[0]
        other = determinize(view_of(state, seat), deal)
        assert view_of(other, seat).to_data() == view_of(state, seat).to_data()


@given(slugs, seat_counts, seeds, st.integers(0, 60))
def test_a_view_survives_the_way_to_another_process(slug: str, seats: int, seed: int, answers: int) -> None:
    state = random_game(slug, seats, seed, answers)
    view = view_of(state, SPECTATOR)
    assert View.from_data(state.table, view.to_data()).to_data() == view.to_data()
    assert view.question is None


def test_the_same_seed_gives_the_same_numbers_everywhere() -> None:
    state = empty(load("garage-sale").new_table(2, {}, 1))
    state.rng = rng.seed_rng(2026)
    assert [rng.random_below(state, 100) for _ in range(8)] == [84, 31, 43, 47, 20, 48, 24, 92]
