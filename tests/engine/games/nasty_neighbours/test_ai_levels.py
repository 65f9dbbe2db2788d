"""Hard and Expert seats of Nasty Neighbours: what they know that Normal ones do not."""

from __future__ import annotations

import pytest

from engine.ai import levels
from engine.ai.player import PolicyPlayer
from engine.games.nasty_neighbours.ai import UNIT, NeighborPolicy, weights
from engine.games.nasty_neighbours.ai.evaluator import NastyEvaluator
from engine.games.nasty_neighbours.ai.weights import Weights
from engine.kernel.files.faults import BadCard
from engine.kernel.flow.ruleset import PASS
from engine.kernel.game.policy import read_plans
from engine.kernel.state.refs import NONE
from engine.kernel.state.view import view_of
from tests.engine.games.nasty_neighbours.card_table import GAME, CardTable
from tests.engine.games.nasty_neighbours.random_games import begin
from tests.engine.games.nasty_neighbours.test_ai_play import SEEDS, cards, choice

HIGHER = pytest.mark.parametrize("level", ["hard", "expert"])


def weights_at(level: str, seats: int) -> Weights:
    """What a seat of a level plays with at a table of so many seats."""
    player = levels.create(level, GAME, begin(seats, 1).table, 0, 1)
    assert isinstance(player, PolicyPlayer)
    assert isinstance(player.policy, NeighborPolicy)
    return player.policy.weights


# --- plans and weights -------------------------------------------------------------------------------------------


@HIGHER
def test_two_players_are_played_with_weights_of_their_own(level: str) -> None:
    """NN-2.2 NN-7.2: larger yards, and going out has no price."""
    assert weights_at(level, 2) is weights.FILES.load(f"{level}-duel")
    assert weights_at(level, 3) is weights_at(level, 8) is weights.FILES.load(level)


def test_a_plan_that_cannot_be_used_is_told() -> None:
    given = weights.FILES.text_of("search").replace("arms = 4", "arms = 0", 1)
    with pytest.raises(BadCard, match=r"search.toml: \[hard\]: 'arms' must be a whole number"):
        read_plans(given, "search.toml")


# --- how long a round goes on --------------------------------------------------------------------------------------


@HIGHER
def test_a_lead_counts_more_the_nearer_the_end_is(level: str) -> None:
    """With many turns to come Instants and lucky draws change whole yards."""
    state = begin(3, 4)
    evaluator = NastyEvaluator(view_of(state, state.questions[0][0]), weights_at(level, 3), 1)
    shares = [evaluator.lead_share(fewest) for fewest in range(1, 7)]
    assert shares == sorted(shares, reverse=True)
    assert 0 < shares[-1] < shares[0] <= 1


AHEAD = (
    "blue 1, red 3, green 5, yellow 7, brown 2, blue 3, red 8, green 4, "
    "yellow 2, brown 6, blue 6, red 2, green 2, yellow 5, brown 9, -yellow 10"
)
BEHIND = (
    "-red 9, -red 10, -blue 1, -blue 10, green 3, brown 7, yellow 1, brown 4, "
    "brown 5, red 4, green 6, green 7, -blue 7, -blue 8, yellow 6, -red 6"
)


def duel() -> CardTable:
    """A has drawn an 8 and is ahead, with one card face down; B has seven."""
    pile = ["brown 8", "blue 2", "brown 10"]
    given = {"A": {"yard": cards(AHEAD)}, "B": {"yard": cards(BEHIND)}}
    table = CardTable("AB", table={"bin": ["yellow 9"], "draw_pile": pile}, **given)
    table.do("A", "draw")
    return table


@HIGHER
def test_whoever_is_ahead_in_a_duel_ends_the_round(level: str) -> None:
    """NN-6.1: about twenty points ahead, A goes out rather than mend the own yard: leads do not last."""
    for seed in SEEDS:
        assert choice(duel(), "A", level, seed) == ("place", "Brown 8", "A.yard[15]")


def test_a_normal_seat_mends_its_yard_instead() -> None:
    assert any(choice(duel(), "A", "normal", seed)[2] != "A.yard[15]" for seed in SEEDS)


@HIGHER
def test_a_diagonal_that_may_be_removed_leaves_the_value_of_the_yard_as_it_is(level: str) -> None:
    """NN-4.5: no other line can be removed after a diagonal, but this one still lies there."""
    mine = cards("blue 1, red 8, yellow 8, green 9, brown 1, yellow 9, -brown 6, -blue 7, yellow 1")
    table = CardTable("ABC", A={"yard": mine}, table={"bin": ["brown 7"]})
    table.do("A", "take")
    table.do("A", "place", target="A.yard[1]")
    view = table.view("A")
    values = dict(zip(view.options, NeighborPolicy(level).evaluate_options(view, {}, 1).values, strict=True))
    assert len(values) == 2
    assert values[PASS, NONE, NONE] * UNIT == pytest.approx(
        NastyEvaluator(view, weights.FILES.load(level), 1).current_value
    )


@HIGHER
def test_being_made_first_out_is_dreaded_where_it_has_a_price(level: str) -> None:
    """NN-7.2: with a single card face down any Stumped of a neighbor ends the round for a yard that is not lowest."""
    state = begin(3, 4)
    me = state.questions[0][0]
    evaluator = NastyEvaluator(view_of(state, me), weights_at(level, 3), 1)
    low, high = [20.0] * 3, [20.0] * 3
    low[me], high[me] = 10.0, 30.0
    low[(me + 1) % 3] = high[(me + 1) % 3] = 40.0
    downs = [3] * 3
    downs[me] = 1
    safe = [3] * 3
    assert evaluator.race_cost(high, downs) > evaluator.race_cost(high, safe)
    assert evaluator.race_cost(low, downs) == pytest.approx(evaluator.race_cost(low, safe))
