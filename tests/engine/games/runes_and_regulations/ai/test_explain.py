"""The numbers that hints of Runes & Regulations tell are true when both options are played again in other worlds."""

from __future__ import annotations

from itertools import islice
from statistics import fmean

import pytest

from engine.games.runes_and_regulations.ai import RunesPolicy
from engine.games.runes_and_regulations.codes import SUMMON_VERB
from engine.kernel.flow.ruleset import PASS
from engine.kernel.game.policy import Reason
from tests.engine.games.runes_and_regulations.ai.test_search import asked
from tests.engine.games.runes_and_regulations.lab import Lab
from tests.sampling import amount

POLICY = RunesPolicy("normal")
REPLAYS = 12


@pytest.mark.parametrize("seats", [2, 4])
def test_numbers_of_reasons_are_those_of_replays(seats: int) -> None:
    checked = 0
    for _, view, memory in islice(asked(seats, 5, 0.1), amount(20, 5)):
        values = POLICY.evaluate_options(view, memory, 1).values
        best, worst = values.index(max(values)), values.index(min(values))
        for reason in POLICY.reasons(view, memory, best, worst, 1) if best != worst else ():
            for option, told in ((best, reason.mine), (worst, reason.theirs)):
                ends = [POLICY.end_of(view, memory, option, 1000 + seed) for seed in range(REPLAYS)]
                found = [POLICY.measure(view, reason, end) for end in ends if end is not None]
                numbers = [number for number in found if number is not None]
                if numbers and reason.mine != reason.theirs:
                    checked += 1
                    assert fmean(numbers) == pytest.approx(told, abs=30 if max(numbers) > 9 else 1), reason
    assert checked


def test_a_reason_names_whole_creatures_and_what_the_alternative_gives() -> None:
    lab = Lab(A={"lawn": ["Bratty Dragon"], "hand": ["Sneaky Griffin"]}, B={}, phase="summon")
    view = lab.view("A")
    summon = next(index for index, option in enumerate(view.options) if option[0] == SUMMON_VERB)
    first = max(POLICY.reasons(view, {}, summon, len(view.options) - 1, 1), key=lambda reason: reason.weight)
    assert (first.key, first.mine, first.theirs) == ("pets", 2, 1)
    ends = [POLICY.end_of(view, {}, summon, seed) for seed in range(REPLAYS)]
    assert {POLICY.measure(view, first, end) for end in ends if end is not None} == {2}


def test_a_tendency_is_told_without_a_number() -> None:
    lab = Lab(A={"lawn": ["Bratty Dragon"], "hand": ["Sneaky Griffin"]}, B={}, phase="summon")
    view = lab.view("A")
    reason = POLICY.reasons(view, {}, 0, len(view.options) - 1, 1)[0]
    end = POLICY.end_of(view, {}, 0, 1)
    assert end is not None
    for key in ("pets-likely", "wins", "keeps"):
        assert POLICY.measure(view, type(reason)(1.0, key), end) is None


def test_a_creature_that_the_summoning_limit_takes_is_not_counted() -> None:
    hand = ["Carpool Pegasus", "Sneaky Griffin", "Yeti in the Chest Freezer"]
    lab = Lab(A={"hand": hand}, B={}, table={"regulation": ["Adopt-a-Thon Week"]}, phase="summon")
    lab.do("A", "summon", "Carpool Pegasus", "A.lawn")
    lab.do("A", "use", "Carpool Pegasus")
    lab.do("A", "summon", "Sneaky Griffin", "A.lawn")
    view = lab.view("A")
    option = next(index for index, (verb, *_) in enumerate(view.options) if verb == SUMMON_VERB)
    end = POLICY.end_of(view, {}, option, 1)
    assert end is not None and POLICY.measure(view, Reason(1.0, "pets"), end) == 2


def test_the_reason_for_a_discard_compares_the_cards_alone() -> None:
    hand = ["Alley Cat", "Swap Meet Your Maker", "Topiary Griffin", "Leaf-Burning Dragon"]
    lab = Lab(
        A={"hand": [*hand, *["Downward-Dog Unicorn"] * 2, "Re-Gift of the Magi"]},
        B={"lawn": ["Bratty Dragon"]},
        phase="cast",
    )
    lab.do("A", "draw")
    view = lab.view("A")
    keys = {reason.key for option in range(4) for reason in POLICY.reasons(view, {}, option, 4 + option, 1)}
    assert keys <= {"needs-less"}


def test_an_effect_on_entering_a_lawn_is_not_saved_for_later() -> None:
    lab = Lab(A={"hand": ["Topiary Griffin"]}, B={"lawn": ["Bratty Dragon"]}, phase="summon")
    lab.do("A", "summon", "Topiary Griffin", "A.lawn")
    view = lab.view("A")
    skip = next(index for index, option in enumerate(view.options) if option[0] == PASS)
    assert all(reason.key != "keeps" for reason in POLICY.reasons(view, {}, skip, 0, 1))


def test_effects_that_a_creature_has_behind_it_are_not_compared() -> None:
    """Sparkly Dragon works when it enters, so a Shrub on it costs no effect."""
    lab = Lab(A={"lawn": ["Sparkly Dragon", "Kiddie-Pool Kraken"], "hand": ["Hedge Your Bets"]}, B={}, phase="cast")
    lab.do("A", "cast", "Hedge Your Bets")
    view = lab.view("A")
    for option, other in ((0, 1), (1, 0)):
        assert not {"weaker", "stronger"} & {reason.key for reason in POLICY.reasons(view, {}, option, other, 1)}
