"""Players: they are shown a view and name one of its options."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from engine.ai.dominance import alike_options, dominated, quickest
from engine.ai.personality import Personality, leeway, liked
from engine.ai.search import OutOfTime, never, search
from engine.ai.seat_rng import FINENESS, SeatRng, mixed
from engine.kernel.game.policy import Arm, GamePolicy, Memory, OptionValues, SearchPlan, by_shares
from engine.kernel.state.view import View

SURE = 0.999
"""A chance to win from which on nothing else is weighed."""
BEHIND = 10.0
"""How much worse than every other option a dominated one is taken to be."""
COMPARED = 12
"""The most options at a glance that are compared with those that may be taken."""
ALLOWED, NEVER = "allowed", "never"
"""Whether a level takes dominated options."""


class NotAsked(ValueError):
    """The view holds no question for its seat."""


class Player(Protocol):
    """Somebody who plays one seat of one match."""

    memory: Memory
    """What the player has noted, as plain JSON-ready data: hand it to a new player to go on with."""

    def choose(self, view: View) -> int:
        """The index into `view.options` of the option to take. Raises NotAsked when there is no question.

        Equal views, memories and seeds give equal choices.
        """


@dataclass(frozen=True, slots=True)
class Level:
    """How well a computer seat plays: the set of weights its game reads, and how far it misjudges a value.

    `noise` is the deviation of that error, in the unit of the game's values (1 is what a sensible move gains).
    A weaker level misjudges more and looks at less; it never sees more, and never misses a sure win. Where dominated
    options are allowed, it may take one (see `dominance`).
    """

    name: str
    weights: str
    noise: float
    dominated: str = NEVER


class RandomPlayer:
    """Takes any option."""

    def __init__(self, seed: int) -> None:
        self.memory: Memory = {}
        self._seed = seed

    def choose(self, view: View) -> int:
        return question_stream(view, self._seed).below(len(view.options))


class PolicyPlayer:
    """Takes what its game's policy values most, with the errors of its level."""

    mixing = 0.0
    """How much worse than the best an option may be to be taken, where being foreseen costs something."""

    def __init__(
        self, policy: GamePolicy, seed: int, personality: Personality | None = None, noise: float = 0.0,
        dominated: str = NEVER,
    ) -> None:  # fmt: skip
        self.memory: Memory = {}
        self.dominated = dominated
        self.policy = policy
        self.noise = noise
        self.judged: OptionValues | None = None
        """What it found out about the options of the last question."""
        self._seed = seed
        self._personality = personality

    def choose(self, view: View) -> int:
        stream = question_stream(view, self._seed)
        self.policy.observe(view, self.memory)
        self.judged = None
        if len(view.options) == 1:
            return 0
        seed = stream.below(FINENESS)
        found = self.judged = self.option_values(view, seed, stream)
        sure = find_sure_wins(found)
        if sure:
            return quickest(view, self.policy, self.memory, seed, sure)
        if self._personality:
            return liked(self._personality, found, self.policy, view, self.memory, seed)
        return mixed_choice(found.values, self.mixing, stream)

    @property
    def leeway(self) -> float:
        """How much worse than the best an option may be to be taken."""
        return leeway(self.policy) if self._personality else self.mixing

    def option_values(self, view: View, seed: int, stream: SeatRng) -> OptionValues:
        """What the options come to: `seed` is what worlds are sampled by, errors follow from the stream.

        Only the options that may be taken are looked at, and only the best of the others for one that dominates them.
        """
        found = self.policy.evaluate_options(view, self.memory, seed)
        found = add_noise(found, self.noise * self.policy.errors, stream, alike_options(view).values())
        others = sorted(range(len(view.options)), key=lambda option: -found.values[option])[:COMPARED]
        while self.dominated == NEVER:
            least = max(found.values) - self.leeway
            near = find_sure_wins(found) or [option for option, value in enumerate(found.values) if value >= least]
            dropped = dominated(view, self.policy, self.memory, seed, near, others)
            if not dropped:
                break
            found = without(found, dropped)
        return found


class SearchingPlayer(PolicyPlayer):
    """Takes what a search finds to be best, where its game has something to search, and else what its policy does."""

    def __init__(
        self,
        plan: SearchPlan,
        policy: GamePolicy,
        seed: int,
        personality: Personality | None = None,
        out_of_time: OutOfTime = never,
        dominated: str = NEVER,
    ) -> None:
        super().__init__(policy, seed, personality, dominated=dominated)
        self.plan, self.mixing = plan, plan.mixing
        self._out_of_time = out_of_time

    def option_values(self, view: View, seed: int, stream: SeatRng) -> OptionValues:
        plan = self.plan
        problem = self.policy.search_problem(view, self.memory, seed, plan)
        if problem is None:
            return super().option_values(view, seed, stream)
        tried = [option for arm in problem.arms for option in (arm.option, *arm.alike)]
        dropped = dominated(view, self.policy, self.memory, seed, tried) if self.dominated == NEVER else {}
        arms = arms_without(problem.arms, dropped)
        # with more arms than are tried, no seat is left out or aimed at for its number
        problem.arms = sorted(arms, key=lambda arm: (-arm.prior, stream.below(FINENESS)))
        return without(search(problem, plan, self._out_of_time).option_values(len(view.options)), dropped)


def add_noise(
    found: OptionValues, noise: float, stream: SeatRng, alike: Collection[Sequence[int]]
) -> OptionValues:
    """Return values with errors of that deviation, except in those of sure wins. Options that do the same have one
    error.
    """
    values, sure = found.values[:], find_sure_wins(found)
    for options in alike:
        error = noise * stream.bell()
        for option in options:
            values[option] += 0.0 if option in sure else error
    return replace(found, values=values)


def without(found: OptionValues, dropped: Mapping[int, int]) -> OptionValues:
    """Put dominated options behind all others; they are worth no more than those that dominate them."""
    values, wins = found.values[:], found.wins[:]
    behind = min(values) - BEHIND
    for option, other in dropped.items():
        other = undominated(other, dropped)
        values[other] = max(values[other], found.values[option])
        wins[other] = max(wins[other], found.wins[option])
    for option in dropped:
        values[option], wins[option] = behind, 0.0
    return replace(found, values=values, wins=wins)


def arms_without(arms: Sequence[Arm], dropped: Mapping[int, int]) -> list[Arm]:
    """Arms without the dominated options; in place of an arm of such alone the option that dominates it is tried."""
    found: list[Arm] = []
    for arm in sorted(arms, key=lambda arm: arm.option in dropped):
        options = [option for option in (arm.option, *arm.alike) if option not in dropped]
        if not options:
            options = [undominated(arm.option, dropped)]
        if all(options[0] not in (other.option, *other.alike) for other in found):
            found.append(Arm(options[0], arm.prior, tuple(options[1:])))
    return found


def undominated(option: int, dropped: Mapping[int, int]) -> int:
    """The option itself, or the one at the end of those that dominate each other."""
    for _ in dropped:
        option = dropped.get(option, option)
    return option


def find_sure_wins(found: OptionValues) -> list[int]:
    """The options that win for sure, the one of highest value first."""
    sure = [option for option, chance in enumerate(found.wins) if chance >= SURE]
    return sorted(sure, key=lambda option: -found.values[option])


def best(values: Sequence[float], stream: SeatRng) -> int:
    """The option of highest value, of equal ones any: nobody is aimed at for the number of a seat."""
    return max(range(len(values)), key=lambda option: (values[option], stream.below(FINENESS)))


def mixed_choice(values: Sequence[float], mixing: float, stream: SeatRng) -> int:
    """The best option, or any of those that are less than `mixing` worse, the better the likelier."""
    top = max(values)
    if mixing <= 0:
        return best(values, stream)
    shares = [max(0.0, 1.0 - (top - value) / mixing) for value in values]
    return by_shares(shares, stream.below(FINENESS) / FINENESS)


def question_stream(view: View, seed: int) -> SeatRng:
    """The randomness for one question: from the seat's seed and what the seat knows of the question.

    Raises NotAsked when there is no question.
    """
    if view.question is None:
        raise NotAsked(f"seat {view.seat} is not asked anything")
    _, kind, card, options = view.question
    return SeatRng(mixed([seed, view.seat, view.turn, kind, card, *_flat(options)]))


def _flat(options: Sequence[Sequence[int]]) -> list[int]:
    return [number for option in options for number in option]
