"""Personalities choose among what is nearly the best, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

from engine.ai import levels
from engine.ai.personality import NEAR, PERSONALITIES, adjust_to_taste, leeway
from engine.ai.player import mixed_choice
from engine.ai.seat_rng import SeatRng
from engine.kernel.game.policy import ATTACK, MEANS, PROGRESS, SCHEME, GamePolicy, Memory, OptionValues, Part
from engine.kernel.state.view import View

VALUES = [1.0, 1.0 - NEAR / 2, 1.0 - NEAR / 2, 1.0 - 2 * NEAR]


def test_no_more_than_two_percent_or_half_a_point_is_given_up() -> None:
    class Chances(GamePolicy):
        sure = 8.0

    class Points(GamePolicy):
        point = 0.25

    assert leeway(Chances()) == pytest.approx(0.16)
    assert leeway(Points()) == pytest.approx(0.125)


class Opinionated(GamePolicy):
    """Option 0 brings the seat on, 1 hurts the others, 2 gathers; 3 hurts most of all but is bad."""

    parts = tuple(Part(trait, trait) for trait in (PROGRESS, ATTACK, MEANS, SCHEME))

    def weigh(self, view: View, memory: Memory, options: Sequence[int], seed: int) -> list[list[float]]:
        table = [[1.0, 0.0, 0.0, 0.2], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 9.0, 0.0, 9.0]]
        return [table[option] for option in options]


@pytest.mark.parametrize(("name", "option"), [("aggressive", 1), ("hoarder", 2), ("peacemaker", 0), ("schemer", 0)])
def test_each_takes_what_it_likes_among_what_is_about_as_good(name: str, option: int) -> None:
    judgment = OptionValues(VALUES, [0.0] * 4)
    assert adjust_to_taste(PERSONALITIES[name], judgment, Opinionated(), cast(View, None), {}, 1) == option


def test_a_gambler_likes_what_is_uncertain() -> None:
    wild = OptionValues(VALUES, [0.0] * 4, [0.0, 0.0, 2.0, 9.0])
    assert adjust_to_taste(PERSONALITIES["gambler"], wild, Opinionated(), cast(View, None), {}, 1) == 2


@pytest.mark.parametrize("name", PERSONALITIES)
def test_nobody_takes_what_is_clearly_worse(name: str) -> None:
    judgment = OptionValues([0.0, 0.0, 0.0, 1.0], [0.0] * 4, [9.0, 9.0, 9.0, 0.0])
    assert adjust_to_taste(PERSONALITIES[name], judgment, Opinionated(), cast(View, None), {}, 1) == 3


def test_a_policy_is_a_level_with_or_without_a_personality() -> None:
    assert levels.parse_policy("hard") == ("hard", "")
    assert levels.parse_policy("hard+schemer") == ("hard", "schemer")
    assert levels.policy_of(*levels.parse_policy("expert+gambler")) == "expert+gambler"
    with pytest.raises(levels.UnknownLevel, match="no personality 'nice'; choose from aggressive, hoarder"):
        levels.parse_policy("hard+nice")


def test_who_leaves_the_choice_to_chance_takes_nothing_much_worse_and_the_better_the_oftener() -> None:
    taken = [mixed_choice([1.0, 0.96, 0.8, 0.95], 0.1, SeatRng(seed)) for seed in range(600)]
    assert set(taken) == {0, 1, 3}
    assert taken.count(0) > taken.count(1) > taken.count(3) > 60
    assert {mixed_choice([1.0, 0.999], 0.0, SeatRng(seed)) for seed in range(50)} == {0}
