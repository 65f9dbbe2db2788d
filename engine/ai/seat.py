"""A computer seat's question on its way to a worker process and back: what the seat may know, and no more.

A worker gets the content of the table and the view of one seat. It never gets the seed of the match, from
which the order of every deck would follow.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.ai import levels
from engine.ai.streams import Stream, mixed
from engine.games import load_with
from engine.kernel.advice import Memory
from engine.kernel.game import Table
from engine.kernel.packs import Pack
from engine.kernel.view import View

HUMAN = "human"
"""The kind of a seat that a person plays; every other kind is a policy of `engine.ai.levels`."""

_NO_SEED = 0


@dataclass(frozen=True, slots=True)
class TableContent:
    """What a table consists of: its public facts alone, ready to be pickled.

    `extra` is what the game has derived from the options and whatever was drawn for everybody to see; a game
    must keep it free of anything a seat may not know, since every view refers to it.
    """

    game: str
    seats: int
    options: Mapping[str, Any]
    faces: tuple[int, ...]
    groups: tuple[int, ...]
    group_names: tuple[str, ...]
    extra: Any
    packs: tuple[Pack, ...] = ()

    @classmethod
    def of(cls, table: Table) -> TableContent:
        """The content of a table in play."""
        return cls(
            game=table.game.slug,
            seats=table.seats,
            options=dict(table.options),
            faces=table.faces,
            groups=table.groups,
            group_names=table.group_names,
            extra=table.extra,
            packs=table.game.packs,
        )

    def build(self) -> Table:
        """An equal table. Raises UnknownGame."""
        game = load_with(self.game, self.packs)
        rules = game.new_table(self.seats, self.options, _NO_SEED).rules
        return Table(
            game, self.seats, self.options, self.faces, self.groups, self.group_names, rules, self.extra
        )


@dataclass(frozen=True, slots=True)
class Request:
    """One question to a computer seat: whose, of which level, its view as data, what it has noted so far."""

    level: str
    seat: int
    seed: int
    view: Mapping[str, Any]
    memory: Memory


@dataclass(frozen=True, slots=True)
class Choice:
    """The answer to a request: the index of the option, and what the seat has noted by now."""

    option: int
    memory: Memory


def seat_seed(number: int, seat: int) -> int:
    """The seed of a computer seat. `number` belongs to the match but must not be the seed of its decks."""
    return mixed([number, seat])


def think(table: Table, request: Request) -> Choice:
    """Let a computer seat choose. Raises UnknownLevel, NotAsked, and ValueError for an index out of range."""
    view = View.from_data(table, dict(request.view))
    player = levels.create(request.level, table.game, table, request.seat, request.seed)
    player.memory = request.memory
    option = player.choose(view)
    if not 0 <= option < len(view.options):
        raise ValueError(f"level '{request.level}' chose option {option} of {len(view.options)}")
    return Choice(option, player.memory)


def fallback(request: Request) -> Choice:
    """Any option of the question, by the seat's own seed: what a seat answers when its worker did not."""
    question = request.view["question"]
    options = question[3]
    stream = Stream(mixed([request.seed, *(number for option in options for number in option)]))
    return Choice(stream.below(len(options)), request.memory)
