"""The games of an arena: the challenger's seat in each, played here or in several processes."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import Any

from engine.ai import levels, self_play
from engine.ai.levels import Variant
from engine.ai.player import Player
from engine.commands._shared.match_options import add_frozen_levels
from engine.commands._shared.spread import answers
from engine.games import load
from engine.kernel.game.game import Game as Rules
from engine.kernel.game.traits import identity_of
from engine.kernel.state.state import State
from engine.kernel.state.view import View, view_of

BATCH = 4
"""Games that a process plays before it reports."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """A match-up: the players and the game."""

    slug: str
    players: int
    challenger: str
    opponents: str
    options: dict[str, Any]
    variant: Variant = levels.AS_IT_IS
    """What the challenger plays with instead of what its policy says."""


@dataclass(frozen=True, slots=True)
class ArenaGame:
    """One game to play: its seed, the challenger's seat."""

    pairing: Pairing
    seed: int
    seat: int


@dataclass(slots=True)
class ArenaResult:
    """The result of a game for the challenger: share of the win (0 to 1), turns, and thinking times."""

    share: float
    turns: int
    finished: bool
    margin: float = 0.0
    """By how many points it was ahead of the best of the others, negative behind."""
    identity: str = ""
    """Who the challenger secretly was, in games where that is dealt."""
    openly: bool = False
    """Whether all knew that from the start."""
    challenger_times: list[float] = field(default_factory=list)
    """Seconds for each of the challenger's decisions."""
    opponent_times: list[float] = field(default_factory=list)


def schedule(pairing: Pairing, games: int, seed: int) -> list[ArenaGame]:
    """Plan the games: each seed is played with the challenger in each seat until there are enough."""
    return [ArenaGame(pairing, seed + number // pairing.players, number % pairing.players) for number in range(games)]


def results(executor: Executor, games: Sequence[ArenaGame]) -> Iterator[ArenaResult]:
    """Let an executor play the games, and yield their results in order."""
    batches = [games[start : start + BATCH] for start in range(0, len(games), BATCH)]
    early: dict[int, list[ArenaResult]] = {}
    wanted = 0
    for number, batch in answers(executor, play_batch, batches):
        early[number] = batch
        while wanted in early:
            yield from early.pop(wanted)
            wanted += 1


def play_batch(games: Sequence[ArenaGame]) -> list[ArenaResult]:
    """Play some games in this process."""
    return [play(game) for game in games]


def play(game: ArenaGame) -> ArenaResult:
    """Play one game to its end."""
    add_frozen_levels()
    pairing = game.pairing
    rules = load(pairing.slug)
    table = rules.new_table(pairing.players, pairing.options, game.seed)
    state = self_play.opening(table, game.seed)
    result = ArenaResult(0.0, 0, False)
    players: list[Player] = []
    for seat in range(pairing.players):
        own = seat == game.seat
        level = pairing.challenger if own else pairing.opponents
        times = result.challenger_times if own else result.opponent_times
        variant = pairing.variant if own else levels.AS_IT_IS
        players.append(TimedPlayer(levels.create(level, rules, table, seat, ~game.seed, variant=variant), times))
    result.openly = bool(identity_of(view_of(state), game.seat))
    self_play.play(state, players)
    won = state.winners
    result.share = 1 / len(won) if game.seat in won else 0.0
    result.turns = state.values[0]
    result.finished = not state.questions
    result.margin = margin(rules, state, game.seat)
    result.identity = identity_of(view_of(state, game.seat), game.seat)
    return result


def margin(rules: Rules, state: State, seat: int) -> float:
    """Return how many points a seat is ahead of the best other seat; negative if it is behind."""
    points = rules.shows.scores(view_of(state, seat))
    own = points.pop(seat)
    return float(min(points) - own if rules.lowest_wins else own - max(points))


class PlayerWrapper:
    """Base for a player that measures another one. Both have the same memory."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.memory = player.memory


class TimedPlayer(PlayerWrapper):
    """A player whose thinking is timed."""

    def __init__(self, player: Player, times: list[float]) -> None:
        super().__init__(player)
        self._times = times

    def choose(self, view: View) -> int:
        began = time.perf_counter()
        choice = self.player.choose(view)
        self._times.append(time.perf_counter() - began)
        return choice
