"""Games, tables, positions, views and matches go through pickle, and `repr` says what a person needs of them."""

from __future__ import annotations

import multiprocessing
import pickle
import random
from concurrent.futures import ProcessPoolExecutor

import pytest

from engine.games import load, slugs
from engine.kernel.match.invariants import check
from engine.kernel.match.match import Match
from engine.kernel.state.state import empty
from tests.chance import run_seed
from tests.engine.games.own_cards import random_pack

GAMES = {slug: load(slug) for slug in slugs()}


def match_of(slug: str, seed: int) -> Match:
    """A match with a few answers, and with cards of a pack where the game takes some."""
    game = GAMES[slug]
    if game.workshop.card_kinds():
        game = game.with_packs([random_pack(game, seed, 1)])
    options = {spec.key: True for spec in game.options.specs if spec.key == "more_own_cards"}
    match = Match(game, ["Ada", "Ben", "Cy"], options, seed)
    chooser = random.Random(seed)
    for _ in range(8):
        seat, _, _, choices = chooser.choice(match.state.questions)
        match.answer(seat, chooser.choice(choices))
    return match


@pytest.mark.parametrize("slug", slugs())
def test_whatever_is_pickled_comes_back_the_same(slug: str) -> None:
    match = match_of(slug, run_seed())
    assert pickle.loads(pickle.dumps(match.game)) is match.game
    state = pickle.loads(pickle.dumps(match.state))
    assert state == match.state and not check(state)
    for seat in (0, 1, 15):
        view = match.view(seat)
        assert pickle.loads(pickle.dumps(view)).to_data() == view.to_data()
    heard: list[object] = []
    match.bus.subscribe(0, heard.append)
    twin = pickle.loads(pickle.dumps(match))
    for one in (match, twin):
        seat, _, _, options = one.state.questions[0]
        one.answer(seat, options[-1])
    assert len(heard) == 1, "only this process's own match tells this listener"
    assert twin.to_document() == match.to_document() and twin.history == match.history
    while match.undo(match.answers[-1].seat if match.answers else 0, force=True):
        assert twin.undo(0, force=True) and twin.state == match.state


def asked_after_first(match: Match) -> tuple[list[int], str]:
    """Answer in another process; returns who is asked there, and what the match says about itself."""
    seat, _, _, options = match.state.questions[0]
    match.answer(seat, options[0])
    return match.asked_seats, repr(match)


@pytest.mark.slow
def test_a_match_goes_on_in_a_process_of_its_own() -> None:
    matches = [match_of(slug, 5) for slug in slugs()]
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as executor:
        there = list(executor.map(asked_after_first, matches))
    assert there == [asked_after_first(match) for match in matches]


@pytest.mark.parametrize("slug", slugs())
def test_repr_says_game_turn_who_is_asked_and_the_scores(slug: str) -> None:
    match = Match(GAMES[slug], ["Ada", "Ben", "Cy"], seed=run_seed())
    view = match.view()
    scores = match.game.shows.scores(view)
    asked = match.names[match.asked_seats[0]]
    text = repr(match)
    assert text.startswith(f"<Match {slug}: turn {view.turn}, {asked}")
    assert text.endswith(f" asked, scores Ada {scores[0]}, Ben {scores[1]}, Cy {scores[2]}>")
    assert repr(match.state).startswith(f"<State {slug}: turn {view.turn}, seat {match.asked_seats[0] + 1}")
    assert repr(match.view(1)).startswith(f"<View {slug} of seat 2: turn {view.turn}")
    assert repr(view).startswith(f"<View {slug} of a spectator: turn {view.turn}")
    assert repr(match.table) == f"<Table {slug}: 3 seats, {len(match.table.faces)} cards>"
    assert repr(match.game) == f"<Game {slug}>"
    assert "nobody asked" in repr(empty(match.table)), "an empty position says so, too"


def test_repr_says_that_a_match_is_over_and_who_has_won() -> None:
    match = Match(load("garage-sale"), ["Ada", "Ben"], seed=3)
    chooser = random.Random(3)
    while not match.over:
        seat, _, _, options = chooser.choice(match.state.questions)
        match.answer(seat, chooser.choice(options))
    winner = match.names[match.view().winners[0]]
    assert f"over in turn {match.view().turn}, won by {winner}" in repr(match)
