"""A table of Nefarious in any position, played by the names on the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games import load
from engine.kernel.flow import machine
from engine.kernel.scenarios.reader import Scenario, ScenarioStep, flatten
from engine.kernel.scenarios.runner import ScenarioRunner
from engine.kernel.state.state import TURN, State
from engine.kernel.state.view import View, view_of

GAME = load("nefarious")
ACTIONS = ("espionage", "invent", "research", "work")


class Lab:
    """A position given seat by seat: `Lab(A={"money": 3, "hand": ["Virus"]}, B={}, twists=["Grants"])`."""

    def __init__(
        self,
        *,
        twists: Sequence[str] = (),
        deck: Sequence[str] = (),
        discard: Sequence[str] = (),
        active: str = "",
        phase: str | None = None,
        **seats: Mapping[str, Any],
    ) -> None:
        names = tuple(seats)
        table = {"twists": list(twists), "invention_deck": list(deck), "invention_discard": list(discard)}
        scenario = Scenario(
            "lab", "lab", (), "nefarious", {}, names, active or names[0], phase, 1,
            {**{seat: dict(flatten(given)) for seat, given in seats.items()}, "table": table}, {}, (),
        )  # fmt: skip
        self.names = names
        self.play = ScenarioRunner(scenario, GAME)
        self.chosen_in = 0

    @property
    def state(self) -> State:
        return self.play.state

    def do(self, seat: str, verb: str, name: str) -> None:
        """Give an answer: the name is a zone of the board for Spies, else a card. Fails when it is not offered."""
        field = "target" if verb in ("place", "remove") else "card"
        self.play.take(ScenarioStep("now", {"seat": seat, "do": verb, field: name}, False, "", {}, (), ()))

    def choose(self, **actions: str) -> None:
        """Everybody's Action; two, as in "invent work", with Perpetual Motion."""
        self.chosen_in = self.turn()
        for seat, words in actions.items():
            for word in words.split():
                self.do(seat, "choose", word)

    def answer_first(self) -> None:
        """Give the first answer offered, as long as the turn of the last `choose` lasts."""
        while not self.state.over and self.turn() == self.chosen_in:
            seat, option = next(self.play.offers())
            machine.answer(self.state, seat, option)

    # --- looking ------------------------------------------------------------------------------------------

    def view(self, seat: str) -> View:
        return view_of(self.state, self.names.index(seat))

    def turn(self) -> int:
        return self.state.values[TURN]

    def asked(self) -> list[str]:
        return [self.names[question[0]] for question in self.state.questions]

    def count(self, seat: str, counter: str) -> int:
        """Money, reserve, or the Spies on a zone such as "spies.work"."""
        return self.state.counters[GAME.layout.counter(counter, self.names.index(seat))]

    def money(self, seat: str) -> int:
        return self.count(seat, "money")

    def spies(self, seat: str) -> int:
        """Spies on the board."""
        return sum(self.count(seat, f"spies.{action}") for action in ACTIONS)

    def cards(self, seat: str, zone: str = "hand") -> list[str]:
        """The cards of a seat's zone by name, in order."""
        cards = self.state.zones[GAME.layout.seat_zone(zone, self.names.index(seat))]
        return [GAME.words.card_name(self.state.table, card) for card in cards]

    def pile(self, zone: str) -> list[str]:
        """The cards of a zone of the table by name, bottom first."""
        cards = self.state.zones[GAME.layout.table_zone(zone)]
        return [GAME.words.card_name(self.state.table, card) for card in cards]

    def points(self, seat: str) -> int:
        return int(GAME.positions.value_of(self.state, "points", self.names.index(seat)))

    def winners(self) -> list[str]:
        return [self.names[seat] for seat in self.view(self.names[0]).winners]


def all_inventions() -> list[str]:
    """The names of all 64 Inventions."""
    return [face["title"] for face in GAME.shows.faces() if face["kind"] == "invention"]
