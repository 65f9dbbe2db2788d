"""Requests to computer players in worker processes and their answers, limited to what the seat may know.

A worker gets the content of the table and one seat's view. It never gets the match's seed, which would reveal the order
of every deck.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from engine.ai import levels
from engine.ai.explain import Explanation, advice
from engine.ai.player import PolicyPlayer
from engine.ai.search import OutOfTime, never_out_of_time
from engine.ai.seat_rng import SeatRng, mix_seeds
from engine.kernel.flow.table import Table, table_with
from engine.kernel.game.game import Game
from engine.kernel.game.policy import Memory
from engine.kernel.match import match
from engine.kernel.state.view import View

HUMAN = match.HUMAN
"""The kind of a seat that a human plays. Every other kind is a policy of `engine.ai.levels`."""


@dataclass(frozen=True, slots=True)
class TableContent:
    """The public facts of a table, ready to be pickled.

    `rules` is the game's data derived from the options and public random draws. A game must keep secrets out of it,
    since every view refers to it.
    """

    game: Game
    seats: int
    options: Mapping[str, Any]
    faces: tuple[int, ...]
    groups: tuple[int, ...]
    group_names: tuple[str, ...]
    rules: object

    @classmethod
    def of(cls, table: Table) -> TableContent:
        return cls(**{entry.name: getattr(table, entry.name) for entry in fields(cls)})

    def build(self) -> Table:
        return table_with(**{entry.name: getattr(self, entry.name) for entry in fields(self)})


CHOOSE, HINT, WHY, REVIEW = "choose", "hint", "why", "review"
"""Tasks: choose an answer, choose with reasons, explain a given answer, or choose and compare with a given answer."""

THOUGHT_MS, SHARED_MS = 1000, 4000
"""The time limit of one computer player, and of all in a match together."""


@dataclass(frozen=True, slots=True)
class Request:
    """A request to a computer player: its level, seat and seed, its view as data and its memory.

    `option`: the given answer, if any. `limit_ms`: the time after which a search stops.
    """

    level: str
    seat: int
    seed: int
    view: Mapping[str, Any]
    memory: Memory
    task: str = CHOOSE
    option: int = -1
    limit_ms: int = THOUGHT_MS


@dataclass(frozen=True, slots=True)
class SeatAnswer:
    """The answer to a request: the index of the option, the updated memory, and an explanation if requested."""

    option: int
    memory: Memory
    advice: Explanation = Explanation()


def limit_for(computers: int) -> int:
    """Return the time limit in ms for one of `computers` computer players."""
    return min(THOUGHT_MS, SHARED_MS // max(1, computers))


def seat_seed(number: int, seat: int) -> int:
    """Return the seed of a computer player. `number` belongs to the match but must not be the seed of its decks."""
    return mix_seeds([number, seat])


def think(table: Table, request: Request, out_of_time: OutOfTime = never_out_of_time) -> SeatAnswer:
    """Let a computer player choose. Raises UnknownLevel, NotAsked, and ValueError for an index out of range.

    A memory that causes an error is dropped, because a saved match may hold anything in its place.
    """
    if request.memory:
        try:
            return _choice(table, request, out_of_time)
        except Exception:
            request = replace(request, memory={})
    return _choice(table, request, out_of_time)


def _choice(table: Table, request: Request, out_of_time: OutOfTime) -> SeatAnswer:
    view = View.from_data(table, dict(request.view))
    player = levels.create(request.level, table.game, table, request.seat, request.seed, out_of_time)
    player.memory = request.memory
    chosen = player.choose(view)  # an explanation also needs the option values found here
    option = request.option if request.task == WHY else chosen
    if not 0 <= option < len(view.options):
        raise ValueError(f"level '{request.level}' chose option {option} of {len(view.options)}")
    if request.task == CHOOSE:
        return SeatAnswer(option, player.memory)
    judged = player.judged if isinstance(player, PolicyPlayer) else None
    instead = request.option if request.task == REVIEW else None
    told = advice(player, view, option, request.seed, request.task == WHY, judged, instead)
    return SeatAnswer(option, player.memory, told)


def fallback(request: Request) -> SeatAnswer:
    """Return a random option, by the seat's seed: the answer when the worker fails."""
    question = request.view["question"]
    options = question[3]
    stream = SeatRng(mix_seeds([request.seed, *(number for option in options for number in option)]))
    return SeatAnswer(stream.random_below(len(options)), request.memory)
