"""Positions with the Nefarious Neighbor (seat N) whose decks are as short as a test wants."""

from __future__ import annotations

from typing import Any

from engine.kernel.flow import machine
from engine.kernel.flow.ruleset import PASS
from engine.kernel.scenarios.names import Names
from engine.kernel.state.state import PHASE, WINNERS
from tests.engine.games.runes_and_regulations.lab import GAME, Lab

QUIET = (1, 1, 1, 1, 1, 1)
"""Results of the Spinner: each adds a Rune."""
DULL = (PASS, GAME.verbs.index("skip"))


class NefariousLab(Lab):
    """Seats A, B and N, clockwise, in a phase of the turn of one of them."""

    def __init__(
        self,
        phase: str,
        active: str,
        spins: tuple[int, ...] = QUIET,
        mastery: bool = False,
        reshuffle: bool = False,
        **seats: dict[str, Any],
    ) -> None:
        position = {name: dict(seats.get(name, {})) for name in "ABN"}
        position["N"]["role"] = ["The Nefarious Neighbor"]
        options = {"expansion": True, "mastery": mastery, "reshuffle": reshuffle}
        super().__init__(phase=phase, active=active, spinner=spins, options=options, **position)

    def zone(self, path: str) -> list[int]:
        """A zone such as "A.hand" or "table.main_deck"."""
        number = Names(GAME, self.names).zone(self.state, path)
        assert number is not None
        return self.state.zones[number]

    def shorten(self, deck: str, left: int, pile: str = "main_discard") -> None:
        """Leave so many cards in a deck of the table; the others go onto a pile of the table."""
        cards = self.zone(f"table.{deck}")
        self.zone(f"table.{pile}").extend(cards[: len(cards) - left])
        del cards[: len(cards) - left]

    def play_on(self, until: str = "") -> None:
        """Everybody passes, skips or takes the last option until a seat is asked in its Cast phase, or to the end."""
        while self.state.questions and not (self.asked() == [until] and self.phase == "cast"):
            seat, _, _, options = self.state.questions[0]
            fitting = [option for option in options if option[0] in DULL] or [options[-1]]
            machine.answer(self.state, seat, fitting[0])

    @property
    def phase(self) -> str:
        return GAME.phases[self.state.values[PHASE]]

    @property
    def winners(self) -> str:
        """The names of the winners in a row; empty while the game goes on."""
        return "".join(name for seat, name in enumerate(self.names) if self.state.values[WINNERS] >> seat & 1)
