"""A game for the set-up alone: a switch for more players, and every kind of option that speaks of seats."""

from __future__ import annotations

from dataclasses import replace

from engine.games.nefarious import GAME
from engine.kernel.game.game import OptionSpec, SetUpOptions

EIGHT_SEATS = ((0, "By lot"), *((seat, f"Seat {seat}") for seat in range(1, 9)))


DUSK_GAME = replace(
    GAME,
    max_seats=8,
    options=SetUpOptions(
        (
            OptionSpec("dusk", "The Dusk", "secret roles for 3 to 8 players", "toggle", False),
            OptionSpec(
                "villain", "Who is the villain", "", "choice", 0, EIGHT_SEATS, group="seats", needs=("dusk", (True,))
            ),
            OptionSpec("mastery", "Mastery", "", "toggle", False, needs=("dusk", (True,))),
            OptionSpec("helping", "A second helping", "", "toggle", False, needs=("dusk", (True,)), players=(7, 8)),
            OptionSpec(
                "pets",
                "How many pets?",
                "most pets, first turn",
                "seat-numbers",
                [],
                limit=30,
                needs=("dusk", (False,)),
            ),
            OptionSpec("flick", "Flick by hand", "", "toggle", False, suggested=True),
        ),
        limits=lambda options: (3, 8) if options["dusk"] else (2, 4),
    ),
)
"""For 2 to 4 players, at dusk for 3 to 8."""
