"""Players: they are shown a view and name one of its options."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.ai.streams import Stream, mixed
from engine.kernel.advice import Adviser, Judgment, Memory
from engine.kernel.view import View

SURE = 0.999
"""A chance to win from which on nothing else is weighed."""


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
    A weaker level misjudges more and looks at less; it never sees more, and never misses a sure win.
    """

    name: str
    weights: str
    noise: float


class RandomPlayer:
    """Takes any option."""

    def __init__(self, seed: int) -> None:
        self.memory: Memory = {}
        self._seed = seed

    def choose(self, view: View) -> int:
        """See Player.choose."""
        return question_stream(view, self._seed).below(len(view.options))


class AdvisedPlayer:
    """Takes what its game's adviser values most, with the errors of its level."""

    def __init__(self, level: Level, adviser: Adviser, seed: int) -> None:
        self.memory: Memory = {}
        self.level = level
        self._adviser = adviser
        self._seed = seed

    def choose(self, view: View) -> int:
        """See Player.choose."""
        stream = question_stream(view, self._seed)
        self._adviser.observe(view, self.memory)
        if len(view.options) == 1:
            return 0
        judgment = self._adviser.judge(view, self.memory, stream.below(1 << 30))
        return best_option(judgment, self.level.noise, stream)


def best_option(judgment: Judgment, noise: float, stream: Stream) -> int:
    """The option of highest value as misjudged by `noise`; among those that win for sure if there are any."""
    values = [value + noise * stream.bell() for value in judgment.values]
    sure = [index for index, chance in enumerate(judgment.wins) if chance >= SURE]
    return max(sure or range(len(values)), key=lambda index: (values[index], -index))


def question_stream(view: View, seed: int) -> Stream:
    """The randomness for one question: from the seat's seed and what the seat knows of the question.

    Raises NotAsked when there is no question.
    """
    if view.question is None:
        raise NotAsked(f"seat {view.seat} is not asked anything")
    _, kind, card, options = view.question
    return Stream(mixed([seed, view.seat, view.turn, kind, card, *_flat(options)]))


def _flat(options: Sequence[Sequence[int]]) -> list[int]:
    return [number for option in options for number in option]
