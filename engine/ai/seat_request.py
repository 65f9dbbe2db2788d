"""A computer seat's question on its way to a worker process and back: what the seat may know, and no more.

A worker gets the content of the table and the view of one seat. It never gets the seed of the match, from
which the order of every deck would follow.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from engine.ai import levels
from engine.ai.explain import Explanation, advice
from engine.ai.player import PolicyPlayer
from engine.ai.search import OutOfTime, never
from engine.ai.seat_rng import SeatRng, mixed
from engine.kernel.flow.table import Table, table_with
from engine.kernel.game.game import Game
from engine.kernel.game.policy import Memory
from engine.kernel.match import match
from engine.kernel.state.view import View

HUMAN = match.HUMAN
"""The kind of a seat that a person plays; every other kind is a policy of `engine.ai.levels`."""


@dataclass(frozen=True, slots=True)
class TableContent:
    """What a table consists of: its public facts alone, ready to be pickled.

    `rules` is what the game has derived from the options and whatever was drawn for everybody to see; a game
    must keep it free of anything a seat may not know, since every view refers to it.
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
        """The content of a table in play."""
        return cls(**{entry.name: getattr(table, entry.name) for entry in fields(cls)})

    def build(self) -> Table:
        """An equal table."""
        return table_with(**{entry.name: getattr(self, entry.name) for entry in fields(self)})


CHOOSE, HINT, WHY, REVIEW = "choose", "hint", "why", "review"
"""What a request is for: an answer, an answer with reasons, the reasons for an answer that has been given, or an answer
with what speaks for it against one that has been given."""

THOUGHT_MS, SHARED_MS = 1000, 4000
"""How long a seat may think at most, and all computer seats of a match together."""


@dataclass(frozen=True, slots=True)
class Request:
    """One question to a computer seat: whose, of which policy, its view as data, what it has noted so far.

    `option` is the answer that has been given, where one has; `limit_ms` is when a search is broken off (milliseconds).
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
    """The answer to a request: the index of the option, what the seat has noted by now, what speaks for it if asked."""

    option: int
    memory: Memory
    advice: Explanation = Explanation()


def limit_for(computers: int) -> int:
    """How long one of so many computer seats may think (milliseconds)."""
    return min(THOUGHT_MS, SHARED_MS // max(1, computers))


def seat_seed(number: int, seat: int) -> int:
    """The seed of a computer seat. `number` belongs to the match but must not be the seed of its decks."""
    return mixed([number, seat])


def think(table: Table, request: Request, out_of_time: OutOfTime = never) -> SeatAnswer:
    """Let a computer seat choose. Raises UnknownLevel, NotAsked, and ValueError for an index out of range.

    A memory that it cannot think with is forgotten: a saved match may hold anything in its place.
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
    chosen = player.choose(view)  # a reason also needs what the seat has found out about its options
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
    """Any option of the question, by the seat's own seed: what a seat answers when its worker did not."""
    question = request.view["question"]
    options = question[3]
    stream = SeatRng(mixed([request.seed, *(number for option in options for number in option)]))
    return SeatAnswer(stream.below(len(options)), request.memory)
