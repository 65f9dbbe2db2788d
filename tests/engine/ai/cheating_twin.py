"""How much it would be worth to see everything: Expert, searching the true position, against the honest Expert.

    python -m tests.engine.ai.cheating_twin GAME [--games 100] [--players 2] [--opponents LEVEL] [--jobs 2]

The twin is here alone: no level of the program ever sees a position. It tries the same arms with the same plan, but in
the one world that is true; what is judged at a glance it judges with all cards shown that lie on the table or in hands.
If that were no better, the honest seat would know too much or search too little. With --opponents it plays against
another level: how often it beats that is hard to reach for anybody who searches alike and does not cheat.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections.abc import Sequence
from dataclasses import dataclass

import tests.ladder  # noqa: F401  adds the frozen levels
from engine.ai import levels, self_play
from engine.ai.player import SearchingPlayer
from engine.ai.search import search
from engine.ai.seat_rng import SeatRng
from engine.commands.arena.figures import wilson
from engine.games import load
from engine.kernel.flow.machine import answer_at
from engine.kernel.game.policy import OptionValues, SearchProblem, TrialResult
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.state import State
from engine.kernel.state.view import View, view_of
from tests.engine.ai.positions import SETTINGS

LEVEL = "expert"


class TrueProblem(SearchProblem):
    """A problem whose every world is the truth."""

    def __init__(self, honest: SearchProblem, truth: State) -> None:
        self.honest = honest
        self.truth = truth
        self.arms = honest.arms

    def determinize(self, number: int) -> State:
        """The truth, whatever the number."""
        return self.truth.copy()

    def play(self, world: State, option: int, number: int) -> TrialResult | None:
        """As the honest seat does."""
        return self.honest.play(world, option, number)


class CheatingPlayer(SearchingPlayer):
    """An Expert that is handed the position before it is asked."""

    truth: State

    def option_values(self, view: View, seed: int, stream: SeatRng) -> OptionValues:
        """See SearchingPlayer.option_values."""
        problem = self.policy.search_problem(view, self.memory, seed, self.plan)
        if problem is None:
            return self.policy.evaluate_options(open_view(self.truth, view.seat), self.memory, seed)
        found = search(TrueProblem(problem, self.truth), self.plan)
        return found.option_values(len(view.options))


def open_view(state: State, seat: int) -> View:
    """What a seat would see if every card were known to everybody."""
    shown = state.copy()
    shown.known = [EVERYBODY] * len(shown.known)
    return view_of(shown, seat)


@dataclass(frozen=True, slots=True)
class Game:
    """One game: its seed and the seat of the twin."""

    slug: str
    players: int
    seed: int
    seat: int
    opponents: str = LEVEL


def play(game: Game) -> float:
    """The share of the win that falls to the twin."""
    rules = load(game.slug)
    options = rules.checked_options(SETTINGS[game.slug][0].options)
    table = rules.new_table(game.players, options, game.seed)
    state = self_play.opening(table, game.seed)
    plan = rules.ai.plans()[LEVEL]
    policy = rules.ai.policy(table, plan.weights)
    assert policy is not None
    twin = CheatingPlayer(plan, policy, ~game.seed)
    honest = [levels.create(game.opponents, rules, table, seat, ~game.seed) for seat in range(game.players)]
    for _ in range(self_play.LONGEST_GAME):
        if not state.questions:
            break
        seat = state.questions[0][0]
        twin.truth = state
        player = twin if seat == game.seat else honest[seat]
        answer_at(state, 0, player.choose(view_of(state, seat)))
    won = state.winners
    return 1 / len(won) if game.seat in won else 0.0


def schedule(slug: str, players: int, games: int, opponents: str) -> list[Game]:
    """Mirrored seeds: every seed is played with the twin in each seat."""
    return [Game(slug, players, 1 + number // players, number % players, opponents) for number in range(games)]


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="Expert that sees everything against Expert")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponents", default=LEVEL, choices=levels.policies(), metavar="LEVEL")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args(arguments)
    games = schedule(given.game, given.players, given.games, given.opponents)
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        won = sum(pool.imap(play, games))
    low, high = wilson(won, len(games))
    print(
        f"{given.game}, {given.players} players: the twin that sees everything won {won / len(games):.1%} of "
        f"{len(games)} games against honest seats at {given.opponents} ({low:.1%} to {high:.1%}; even would be "
        f"{1 / given.players:.1%})"
    )


if __name__ == "__main__":
    main()
