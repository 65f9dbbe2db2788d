"""Players: they get a view and choose one of its options."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from engine.ai.dominance import alike_options, find_dominated, quickest
from engine.ai.personality import Personality, adjust_to_taste, leeway
from engine.ai.search import OutOfTime, never_out_of_time, search
from engine.ai.seat_rng import FINENESS, SeatRng, mix_seeds
from engine.kernel.game.policy import Arm, GamePolicy, Memory, OptionValues, SearchPlan, by_shares
from engine.kernel.state.view import View

SURE = 0.999
"""The chance to win above which an option counts as a sure win."""
BEHIND = 10.0
"""How much worse than every other option a dominated one is valued."""
COMPARED = 12
"""The most options that are checked for dominating the candidates."""
ALLOWED, NEVER = "allowed", "never"
"""Whether a level may take dominated options."""


class NotAsked(ValueError):
    """The view holds no question for its seat."""


class Player(Protocol):
    """A player of one seat in one match."""

    memory: Memory
    """The player's notes, as plain JSON-ready data. A new player can continue with them."""

    def choose(self, view: View) -> int:
        """Return the index in `view.options` of the chosen option. Raises NotAsked when there is no question.

        Equal views, memories and seeds give equal choices.
        """


@dataclass(frozen=True, slots=True)
class Level:
    """How well a computer player plays: the game's set of weights, and the size of its errors.

    `noise` is the deviation of the errors, in the unit of the game's values (1 is the gain of a sensible move). A
    weaker level makes larger errors and searches less. It never sees more and never misses a sure win. `dominated`:
    whether it may take dominated options (see `dominance`).
    """

    name: str
    weights: str
    noise: float
    dominated: str = NEVER


class RandomPlayer:
    """A player that chooses at random."""

    def __init__(self, seed: int) -> None:
        self.memory: Memory = {}
        self._seed = seed

    def choose(self, view: View) -> int:
        return question_stream(view, self._seed).random_below(len(view.options))


class PolicyPlayer:
    """A player that takes the option with the highest value by its game's policy, with the errors of its level."""

    mixing = 0.0
    """How much worse than the best a chosen option may be, in games where being predictable costs something."""

    def __init__(
        self,
        policy: GamePolicy,
        seed: int,
        personality: Personality | None = None,
        noise: float = 0.0,
        dominated: str = NEVER,
    ) -> None:
        self.memory: Memory = {}
        self.dominated = dominated
        self.policy = policy
        self.noise = noise
        self.judged: OptionValues | None = None
        """The option values of the last question."""
        self._seed = seed
        self._personality = personality

    def choose(self, view: View) -> int:
        stream = question_stream(view, self._seed)
        self.policy.observe(view, self.memory)
        self.judged = None
        if len(view.options) == 1:
            return 0
        seed = stream.random_below(FINENESS)
        found = self.judged = self.option_values(view, seed, stream)
        sure = find_sure_wins(found)
        if sure:
            return quickest(view, self.policy, self.memory, seed, sure)
        if self._personality:
            return adjust_to_taste(self._personality, found, self.policy, view, self.memory, seed)
        return mixed_choice(found.values, self.mixing, stream)

    @property
    def leeway(self) -> float:
        """How much worse than the best a chosen option may be."""
        return leeway(self.policy) if self._personality else self.mixing

    def option_values(self, view: View, seed: int, stream: SeatRng) -> OptionValues:
        """Return the option values. Samples follow from `seed`, errors from the stream.

        Only options that may be chosen are checked for dominance, and only by the best other options.
        """
        found = self.policy.evaluate_options(view, self.memory, seed)
        found = add_noise(found, self.noise * self.policy.errors, stream, alike_options(view).values())
        others = sorted(range(len(view.options)), key=lambda option: -found.values[option])[:COMPARED]
        while self.dominated == NEVER:
            least = max(found.values) - self.leeway
            near = find_sure_wins(found) or [option for option, value in enumerate(found.values) if value >= least]
            dropped = find_dominated(view, self.policy, self.memory, seed, near, others)
            if not dropped:
                break
            found = without(found, dropped)
        return found


class SearchingPlayer(PolicyPlayer):
    """A player that searches if its game has a search problem, and otherwise follows the policy."""

    def __init__(
        self,
        plan: SearchPlan,
        policy: GamePolicy,
        seed: int,
        personality: Personality | None = None,
        out_of_time: OutOfTime = never_out_of_time,
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
        dropped = find_dominated(view, self.policy, self.memory, seed, tried) if self.dominated == NEVER else {}
        arms = arms_without(problem.arms, dropped)
        # if not all arms are tried, ties are random, so that no seat is favored by its number
        problem.arms = sorted(arms, key=lambda arm: (-arm.prior, stream.random_below(FINENESS)))
        return without(search(problem, plan, self._out_of_time).option_values(len(view.options)), dropped)


def add_noise(found: OptionValues, noise: float, stream: SeatRng, alike: Collection[Sequence[int]]) -> OptionValues:
    """Return values with random errors of deviation `noise`, one for each group of `alike`, none for sure wins."""
    values, sure = found.values[:], find_sure_wins(found)
    for options in alike:
        error = noise * stream.bell()
        for option in options:
            values[option] += 0.0 if option in sure else error
    return replace(found, values=values)


def without(found: OptionValues, dropped: Mapping[int, int]) -> OptionValues:
    """Return values with dominated options last. Their dominating options are worth at least as much as they were."""
    values, wins = found.values[:], found.wins[:]
    behind = min(values) - BEHIND
    for option, other in dropped.items():
        other = follow_dominance(other, dropped)
        values[other] = max(values[other], found.values[option])
        wins[other] = max(wins[other], found.wins[option])
    for option in dropped:
        values[option], wins[option] = behind, 0.0
    return replace(found, values=values, wins=wins)


def arms_without(arms: Sequence[Arm], dropped: Mapping[int, int]) -> list[Arm]:
    """Return the arms without dominated options. An arm with no others is replaced by the option that dominates it."""
    found: list[Arm] = []
    for arm in sorted(arms, key=lambda arm: arm.option in dropped):
        options = [option for option in (arm.option, *arm.alike) if option not in dropped]
        if not options:
            options = [follow_dominance(arm.option, dropped)]
        if all(options[0] not in (other.option, *other.alike) for other in found):
            found.append(Arm(options[0], arm.prior, tuple(options[1:])))
    return found


def follow_dominance(option: int, dropped: Mapping[int, int]) -> int:
    """Return the option, or the last one in the chain of options that dominate it."""
    for _ in dropped:
        option = dropped.get(option, option)
    return option


def find_sure_wins(found: OptionValues) -> list[int]:
    """Return the options that surely win, the most valuable first."""
    sure = [option for option, chance in enumerate(found.wins) if chance >= SURE]
    return sorted(sure, key=lambda option: -found.values[option])


def best(values: Sequence[float], stream: SeatRng) -> int:
    """Return the option of highest value. Ties are random, so that no seat is targeted for its number."""
    return max(range(len(values)), key=lambda option: (values[option], stream.random_below(FINENESS)))


def mixed_choice(values: Sequence[float], mixing: float, stream: SeatRng) -> int:
    """Return the best option, or a random one less than `mixing` worse; better options are more likely."""
    top = max(values)
    if mixing <= 0:
        return best(values, stream)
    shares = [max(0.0, 1.0 - (top - value) / mixing) for value in values]
    return by_shares(shares, stream.random_below(FINENESS) / FINENESS)


def question_stream(view: View, seed: int) -> SeatRng:
    """Return the random numbers for one question, from the seat's seed and the question as the seat knows it.

    Raises NotAsked when there is no question.
    """
    if view.question is None:
        raise NotAsked(f"seat {view.seat} is not asked anything")
    _, kind, card, options = view.question
    flat = [number for option in options for number in option]
    return SeatRng(mix_seeds([seed, view.seat, view.turn, kind, card, *flat]))
