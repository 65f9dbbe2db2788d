"""The OpenSpiel game: its own checks, and what is ours. Needs the extra `openspiel`."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="needs the extra openspiel")

from engine.adapters import openspiel as ours  # noqa: E402
from engine.games import load  # noqa: E402
from tests.engine.adapters.random_agent import openspiel_match, parameters  # noqa: E402
from tests.engine.games.tables import TABLES  # noqa: E402

ENDS = [table for table in TABLES if table[1] in load(table[0]).seat_limits(table[2])]
"""The tables with the fewest and with the most players."""
EVERY = 25
"""Of so many positions one is looked at more closely."""


@pytest.mark.parametrize(("slug", "players", "options"), ENDS)
def test_its_own_checks_pass(slug: str, players: int, options: dict[str, Any]) -> None:
    game = pyspiel.load_game("cul_de_sac", parameters(slug, players, options))
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("slug", "players", "options"), ENDS)
def test_states_copy_pickle_and_resample(slug: str, players: int, options: dict[str, Any]) -> None:
    chooser = random.Random(players)
    state = pyspiel.load_game("cul_de_sac", parameters(slug, players, options)).new_initial_state()
    state.apply_action(7)
    while not state.is_terminal():
        if len(state.history()) % EVERY == 1:
            seat = state.current_player()
            assert str(state.clone()) == str(pickle.loads(pickle.dumps(state))) == str(state)
            world = state.resample_from_infostate(seat, chooser.random)
            assert world.current_player() == seat and world.legal_actions() == state.legal_actions()
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert list(world.observation_tensor(seat)) == list(state.observation_tensor(seat))
        state.apply_action(chooser.choice(state.legal_actions()))


def test_a_resampled_state_holds_no_card_that_the_seat_does_not_know() -> None:
    state = pyspiel.load_game("cul_de_sac", {"game": "cthulhu-realms", "players": 2}).new_initial_state()
    state.apply_action(7)
    seat, other = state.current_player(), 1 - state.current_player()
    chooser = random.Random(1)
    worlds = [state.resample_from_infostate(seat, chooser.random) for _ in range(5)]
    assert len({world.observation_string(other) for world in worlds}) > 1
    assert not {world.information_state_string(other) for world in worlds} & {state.information_state_string(other)}


def test_seats_remember_what_they_have_heard_and_no_more() -> None:
    """Two orders of secret choices of others are the same to a seat; an own choice is not."""
    start = pyspiel.load_game("cul_de_sac", {"game": "nefarious", "players": 3}).new_initial_state()
    start.apply_action(3)
    first = start.current_player()
    one, other = start.clone(), start.clone()
    one.apply_action(start.legal_actions()[0])
    other.apply_action(start.legal_actions()[1])
    for seat in range(3):
        same = one.information_state_string(seat) == other.information_state_string(seat)
        assert same == (seat != first)
        assert one.information_state_string(seat) != start.information_state_string(seat)


def test_the_number_of_the_deal_is_the_seed() -> None:
    table = ("runes-and-regulations", 3, {})
    assert openspiel_match(*table, 5) == openspiel_match(*table, 5)
    game = pyspiel.load_game("cul_de_sac", {"game": "cthulhu-realms"})
    states = [game.new_initial_state() for _ in range(3)]
    assert sum(chance for _, chance in states[0].chance_outcomes()) == pytest.approx(1)
    for state, deal in zip(states, (1, 1, 2), strict=True):
        state.apply_action(deal)
    assert str(states[0]) == str(states[1]) != str(states[2])


def test_a_match_that_does_not_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "LONGEST_GAME", 10)
    state = pyspiel.load_game("cul_de_sac", {"game": "nefarious", "players": 2}).new_initial_state()
    state.apply_action(1)
    for _ in range(10):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal() and state.returns() == [0, 0] and state.legal_actions() == []
