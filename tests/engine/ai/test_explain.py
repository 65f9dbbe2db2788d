"""Advice compares an option with the best alternative: by trials in the same worlds, in words or whole points."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.ai.explain import CLOSE, HIDDEN, LATER, Explanation, advice
from engine.ai.player import PolicyPlayer
from engine.ai.self_play import opening
from engine.games import load
from engine.kernel.game.policy import GamePolicy, Memory, OptionValues, Reason
from engine.kernel.state.view import View, view_of

KNOWN = Reason(1.0, "goods", 3, 1), Reason(0.5, "cards", 2, 2, secret=True)


class Counting(GamePolicy):
    """Values options by what it is given, and has a reason with a number for each."""

    def __init__(
        self, values: Sequence[float], sure: float = 0.0, point: float = 0.0, known: Sequence[Reason] = KNOWN
    ) -> None:
        self.given, self.sure, self.point, self.known = values, sure, point, known

    def evaluate_options(self, view: View, memory: Memory, seed: int) -> OptionValues:
        return OptionValues(values_for(view, self.given), [0.0] * len(view.options))

    def reasons(self, view: View, memory: Memory, option: int, instead: int, seed: int) -> list[Reason]:
        return [*self.known]


def values_for(view: View, values: Sequence[float]) -> list[float]:
    return [*values, *[-1.0] * (len(view.options) - len(values))]


def told(policy: Counting, trials: Sequence[Sequence[float]] = (), openly: bool = False, seed: int = 2) -> Explanation:
    """Advice for the first option at the first question of a match."""
    table = load("garage-sale").new_table(2, {}, 3)
    state = opening(table, seed)
    view = view_of(state, state.questions[0][0])
    judged = policy.evaluate_options(view, {}, 1)
    if trials:
        judged.trials[:] = [list(trials[option]) if option < len(trials) else [] for option in range(len(view.options))]
    return advice(PolicyPlayer(policy, 1), view, 0, 1, openly, judged)


@pytest.mark.parametrize(("gain", "amount"), [(0.03, 1), (0.1, 2), (0.2, 3)])
def test_a_better_chance_is_a_little_clearly_or_much_better(gain: float, amount: int) -> None:
    trials = [[5.0 + 10 * gain, 6.0 + 10 * gain], [5.0, 6.0]]
    found = told(Counting([5 + 10 * gain, 5.0], sure=10.0), trials)
    assert found.reasons[-1].key == "likelier" and found.reasons[-1].mine == amount
    assert found.instead == 1 and found.chance == pytest.approx(gain)


def test_options_are_about_as_good_when_luck_alone_can_explain_the_difference() -> None:
    found = told(Counting([5.5, 5.0], sure=10.0), [[9.0, 1.0, 8.0, 4.0], [1.0, 9.0, 4.0, 6.0]])
    assert [reason.key for reason in found.reasons] == ["close", "goods", "cards"]


def test_two_percent_are_no_difference() -> None:
    found = told(Counting([5.19, 5.0], sure=10.0), [[5.19, 6.19], [5.0, 6.0]])
    assert [reason.key for reason in found.reasons] == ["goods", "cards", "close"]


@pytest.mark.parametrize(
    ("ahead", "key", "amount"), [(0.4, "close", 0), (0.6, "points-ahead", 1), (3.4, "points-ahead", 3)]
)
def test_points_are_told_whole(ahead: float, key: str, amount: int) -> None:
    found = told(Counting([ahead / 4, 0.0], point=0.25))
    assert (found.reasons[-1].key, found.reasons[-1].mine) == (key, amount)


def test_an_opponents_secrets_and_alternative_are_not_told() -> None:
    found = told(Counting([1.0, 0.0], point=0.25), openly=True)
    assert [reason.key for reason in found.reasons] == ["goods"]


@pytest.mark.parametrize(("gain", "secret", "unsaid"), ((0.2, True, HIDDEN), (0.2, False, LATER), (0, False, CLOSE)))
def test_only_reasons_that_are_kept_secret_lie_in_hidden_cards(gain: float, secret: bool, unsaid: str) -> None:
    policy = Counting([5 + 10 * gain, 5.0], sure=10.0, known=KNOWN[1:] if secret else [])
    found = told(policy, [[5.0 + 10 * gain, 6.0 + 10 * gain], [5.0, 6.0]], openly=True)
    assert (found.reasons, found.unsaid) == ((), unsaid)


def test_another_copy_of_the_same_card_is_no_alternative() -> None:
    """The first two options of this match buy a Garden Gnome with Rain, the third buys another item."""
    assert told(Counting([2.0, 1.0, 0.5]), seed=3).instead == 2
