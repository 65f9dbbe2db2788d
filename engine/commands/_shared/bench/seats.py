"""Figures of the computer seats: how long they think, how many trials a search makes, and how long each of them is.

Thinking is measured in self-play, in processor time, where there is something to choose: one seat of a level among
Normal ones, in every seat once.
"""

from __future__ import annotations

import copy
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.ai import levels, self_play
from engine.ai.player import Player, SearchingPlayer
from engine.ai.search import search
from engine.ai.seat_request import limit_for
from engine.commands._shared.bench.figures import Figure, percentile
from engine.commands.arena.games import PlayerWrapper
from engine.kernel.flow.ruleset import Receiver
from engine.kernel.game.game import Game
from engine.kernel.game.policy import Memory, SearchProblem, TrialResult
from engine.kernel.state.state import Frame, Option, Question, State
from engine.kernel.state.view import View

USUAL_SEATS = 4
MOST_GAMES = 4
SEARCHES = 10
"""Searches of a level that are measured again for their trials."""
OTHERS = "normal"


@dataclass(slots=True)
class LevelTimes:
    """A level's results in some games: the milliseconds of each choice, and the view and memory at each."""

    milliseconds: list[float] = field(default_factory=list)
    seen: list[tuple[SearchingPlayer, View, Memory]] = field(default_factory=list)
    """Of a level that searches."""


class WatchedPlayer(PlayerWrapper):
    """A player whose choices are timed and kept, where it has a choice."""

    def __init__(self, player: Player, thought: LevelTimes) -> None:
        super().__init__(player)
        self._thought = thought

    def choose(self, view: View) -> int:
        began = time.process_time()
        choice = self.player.choose(view)
        if len(view.options) > 1:
            self._thought.milliseconds.append((time.process_time() - began) * 1000)
            if isinstance(self.player, SearchingPlayer):
                self._thought.seen.append((self.player, view, copy.deepcopy(self.player.memory)))
        return choice


def figures(game: Game) -> Iterator[Figure]:
    """Measure a game's computer seats. Each figure has its goal."""
    options = game.checked_options(game.speed_goals.options if game.speed_goals else {})
    fewest, most = game.seat_limits(options)
    for players in sorted({fewest, min(max(USUAL_SEATS, fewest), most), most}):
        for level in levels.names():
            yield from measure_level(game, options, players, level)


def measure_level(game: Game, options: Mapping[str, Any], players: int, level: str) -> Iterator[Figure]:
    thoughts = [play(game, options, players, level, number) for number in range(min(players, MOST_GAMES))]
    times = [milliseconds for thought in thoughts for milliseconds in thought.milliseconds]
    name = f"{game.title}, {players} players: {level}"
    yield Figure(f"{name}, a decision, median of {len(times)}", percentile(times, 50), "ms")
    yield Figure("    95th percentile", percentile(times, 95), "ms", at_most=limit_for(players))
    trials = measured_trials([seen for thought in thoughts for seen in thought.seen])
    if trials.count:
        yield Figure(f"{name}, simulations", trials.count / trials.seconds, "1/s")
        yield Figure(f"    mean length of {trials.count:,}", trials.answers / trials.count, "answers")


def play(game: Game, options: Mapping[str, Any], players: int, level: str, number: int) -> LevelTimes:
    """Play a game with a level in the seat of that number and Normal in all others."""
    seed = number + 1
    table = game.new_table(players, dict(options), seed)
    state = self_play.opening(table, seed)
    thought = LevelTimes()
    seats = [levels.create(OTHERS, game, table, seat, ~seed) for seat in range(players)]
    seats[number] = WatchedPlayer(levels.create(level, game, table, number, ~seed), thought)
    self_play.play(state, seats)
    return thought


@dataclass(slots=True)
class TrialCount:
    """The trials of some searches: number, seconds, answers."""

    count: int = 0
    seconds: float = 0.0
    answers: int = 0


def measured_trials(seen: Sequence[tuple[SearchingPlayer, View, Memory]]) -> TrialCount:
    """Search again in some of the questions, once for the time and once to count."""
    trials = TrialCount()
    searched = [entry for entry in seen if _problem(*entry) is not None]
    for player, view, memory in searched[:: max(1, len(searched) // SEARCHES)][:SEARCHES]:
        problem = _problem(player, view, memory)
        assert problem is not None
        began = time.process_time()
        trials.count += search(problem, player.plan).simulations
        trials.seconds += time.process_time() - began
        trials.answers += answers_in(player, view, memory)
    return trials


class CountingProblem(SearchProblem):
    """A problem that counts the answers given in its trials, by those that the frames of its table receive."""

    def __init__(self, problem: SearchProblem) -> None:
        self.arms = problem.arms
        self.answers = 0
        self._problem = problem

    def determinize(self, number: int) -> State:
        return self._problem.determinize(number)

    def play(self, world: State, option: int, number: int) -> TrialResult | None:
        table = world.table
        receivers = table.receivers
        table.receivers = tuple(map(self._count_answers, receivers))
        try:
            return self._problem.play(world, option, number)
        finally:
            table.receivers = receivers

    def _count_answers(self, receiver: Receiver) -> Receiver:
        def count(state: State, frame: Frame, question: Question, option: Option) -> None:
            self.answers += 1
            receiver(state, frame, question, option)

        return count


def answers_in(player: SearchingPlayer, view: View, memory: Memory) -> int:
    """Return how many answers the rollouts of a search give."""
    problem = _problem(player, view, memory)
    assert problem is not None
    counting = CountingProblem(problem)
    search(counting, player.plan)
    return counting.answers


def _problem(player: SearchingPlayer, view: View, memory: Memory) -> SearchProblem | None:
    """Return the search problem of this question, or None if the player doesn't search or has nothing to compare."""
    problem = player.policy.search_problem(view, copy.deepcopy(memory), 1, player.plan)
    return problem if problem is not None and len(problem.arms) > 1 else None
