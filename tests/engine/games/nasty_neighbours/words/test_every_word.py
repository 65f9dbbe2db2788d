"""Words follow from what a seat can see, and there are words for everything, with players' own cards, too."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, strategies as st

from engine.kernel.game.game import Game
from engine.kernel.match.match import Match
from engine.kernel.state.events import redact
from engine.kernel.state.refs import NONE, zone_ref
from engine.kernel.state.state import State
from engine.kernel.state.view import View, view_of
from tests.chance import seed_cases
from tests.engine.games.nasty_neighbours.random_games import GAME, NAMES, position_after
from tests.engine.games.nasty_neighbours.test_hidden import exchanged
from tests.engine.games.own_cards import random_pack
from tests.sampling import examples, only

NEVER = ("You", "you ", "your", "--", "None", "[[")
MOST_ANSWERS = 1500


def words_of(view: View, names: list[str]) -> list[str]:
    """Everything a seat reads that is not the log."""
    game = view.table.game
    told = [game.words.prompt(view, names), game.words.describe_victory(view, names)]
    for option in view.options:
        told += [game.words.describe_option(view, option, names), game.words.confirmation(view, option, names)]
    return told + [str(game.shows.score_parts(view, seat)) for seat in range(view.table.seats)]


@given(st.integers(2, 8), st.integers(0, 100_000), st.integers(0, 300), st.integers(0, 100_000))
@examples(0.6)
def test_hidden_cards_change_no_word(seats: int, seed: int, length: int, shuffle: int) -> None:
    """NN-2.2 NN-2.3 NN-3.9: questions, options, confirmations and refusals are the same in two worlds that differ only
    in what a seat cannot see.
    """
    state = position_after(seats, seed, length)
    names = NAMES[:seats]
    for seat in range(seats):
        mine, theirs = view_of(state, seat), view_of(exchanged(state, seat, shuffle), seat)
        assert words_of(mine, names) == words_of(theirs, names)
        for ref in (*range(len(state.table.faces)), *(zone_ref(zone) for zone in range(len(state.zones)))):
            assert GAME.words.refusal(mine, ref, NONE, names) == GAME.words.refusal(theirs, ref, NONE, names)


def read_through(game: Game, seats: int, seed: int, rounds: int) -> State:
    """Play a match at random and read everything that every seat can read."""
    match = Match(game, NAMES[:seats], {"rounds": rounds, "more_own_cards": True}, seed)
    chooser = random.Random(seed)
    while not match.over and len(match.answers) < MOST_ANSWERS:
        for seat in range(seats):
            view = match.view(seat)
            for words in words_of(view, match.names):
                assert not any(never in words for never in NEVER), words
            if view.question is None:
                continue
            outcomes = [game.words.describe_option(view, option, match.names) for option in view.options]
            assert all(outcomes) and game.words.prompt(view, match.names)
            places = [outcome for outcome in outcomes if not outcome.startswith(("Play ", "Take "))]
            assert len(set(places)) == len(places), places
        seat = match.asked_seats[0]
        match.answer(seat, chooser.choice(match.view(seat).options))
        for event in match.history[-1][1]:
            for looker in range(seats):
                line = game.words.log_line(match.table, redact(event, looker), match.names)
                assert line is None or not any(never in line for never in NEVER[:-1]), line
    return match.state


@pytest.mark.parametrize("seats", only([3, 4, 5], range(2, 9)))
def test_there_are_words_for_everything(seats: int) -> None:
    assert read_through(GAME, seats, seats, 1).over


@pytest.mark.sample(3)
@pytest.mark.parametrize("seed", seed_cases(21))
def test_there_are_words_for_the_cards_of_packs(seed: int) -> None:
    """NN-1.4"""
    game = GAME.with_packs([random_pack(GAME, seed, 12)])
    read_through(game, 2 + seed % 7, seed, 1)
