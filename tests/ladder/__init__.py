"""Frozen levels: computer players as they once were, to measure today's levels against. Importing this adds them.

They are for tests and for the commands that measure strength. See README.md in this folder.
"""

from __future__ import annotations

from engine.ai import levels
from engine.ai.player import Player
from engine.ai.search import OutOfTime
from engine.commands import CommandError
from engine.kernel.flow.table import Table
from engine.kernel.game.game import Game

NAME = "ladder-2026-11-"


def add(level: str) -> None:
    """Add a level of November 2026."""

    def create(game: Game, table: Table, seed: int, out_of_time: OutOfTime) -> Player:
        from tests.ladder import edition_2026_11 as edition

        if game.slug not in edition.GAMES:
            raise CommandError(f"{game.title} has no frozen levels")
        return edition.create(level, game, table, seed, out_of_time)

    levels.LADDER[NAME + level] = create


for name in levels.names():
    add(name)
