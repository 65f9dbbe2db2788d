"""A game for the set-up alone: a switch for more players, and every kind of option that speaks of seats."""

from __future__ import annotations

from typing import Any

from engine.games.nefarious.game import Nefarious
from engine.kernel.game import Game, Options, OptionSpec

EIGHT_SEATS = ((0, "By lot"), *((seat, f"Seat {seat}") for seat in range(1, 9)))


class DuskGame(Nefarious):
    """For 2 to 4 players, at dusk for 3 to 8."""

    max_seats = 8
    option_specs = (
        OptionSpec("dusk", "The Dusk", "secret roles for 3 to 8 players", "toggle", False),
        OptionSpec("villain", "Who is the villain", "", "choice", 0, EIGHT_SEATS, group="seats",
                   needs=("dusk", (True,))),
        OptionSpec("mastery", "Mastery", "", "toggle", False, needs=("dusk", (True,))),
        OptionSpec("helping", "A second helping", "", "toggle", False, needs=("dusk", (True,)), players=(7, 8)),
        OptionSpec("pets", "How many pets?", "most pets, first turn", "seat-numbers", [], limit=30,
                   needs=("dusk", (False,))),
        OptionSpec("flick", "Flick by hand", "", "toggle", False, suggested=True),
    )  # fmt: skip

    def checked_options(self, options: Options) -> dict[str, Any]:
        return Game.checked_options(self, options)

    def seat_limits(self, options: Options) -> tuple[int, int]:
        return (3, 8) if options["dusk"] else (2, 4)
