"""A table of Cthulhu Realms in any position, played by the names on the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games import load
from engine.kernel.match.invariants import check
from engine.kernel.scenarios.checks import faults
from engine.kernel.scenarios.reader import Scenario, ScenarioStep
from engine.kernel.scenarios.runner import ScenarioRunner
from engine.kernel.state.refs import SEAT, describe
from engine.kernel.state.state import State
from engine.kernel.state.view import View, view_of

GAME = load("cthulhu-realms")


class Lab:
    """A position given seat by seat: `Lab(A={"hand": ["Goon"]}, B={"sanity": 3}, table={"row.A-B": ["Ghoul"]})`."""

    def __init__(
        self, *, table: Mapping[str, Any] | None = None, active: str = "", seed: int = 1, **seats: Mapping[str, Any]
    ) -> None:
        names = tuple(seats)
        position = {seat: dict(given) for seat, given in seats.items()} | {"table": dict(table or {})}
        scenario = Scenario("lab", "lab", (), GAME.slug, {}, names, active or names[0], None, seed, position, {}, ())
        self.names = names
        self.play = ScenarioRunner(scenario, GAME)

    @property
    def state(self) -> State:
        return self.play.state

    def do(self, seat: str, verb: str, card: str = "", target: str = "", **numbers: int) -> None:
        """Give an answer (`ability`, `half` and `amount` as numbers); fails when it is not offered."""
        given: dict[str, Any] = {"seat": seat, "do": verb, "card": card, "target": target}
        self._take({key: value for key, value in given.items() if value} | numbers)

    def passes(self, seat: str) -> None:
        """Decline."""
        self._take({"seat": seat, "pass": True})

    def _take(self, choice: dict[str, Any]) -> None:
        self.play.take(ScenarioStep("now", choice, False, "", {}, (), ()))

    def use(self, seat: str, card: str, ability: int = 0, half: int | None = None) -> None:
        """Use an ability of a card in play."""
        self.do(seat, "use", card, ability=ability, **({} if half is None else {"half": half}))

    def plays_and_uses(self, seat: str, card: str, ability: int = 0, half: int | None = None) -> None:
        """Play a card from hand and use an ability of it."""
        self.do(seat, "play", card)
        self.use(seat, card, ability, half)

    def can(self, seat: str, verb: str, card: str = "", target: str = "", **numbers: int) -> bool:
        """Whether an answer is offered."""
        given: dict[str, Any] = {"seat": seat, "do": verb, "card": card, "target": target}
        return bool(self.play.matching({key: value for key, value in given.items() if value} | numbers))

    def expects(self, expected: Mapping[str, Any]) -> None:
        """Compare as a scenario does; an assertion fails with what differs."""
        wrong = faults(self.play.scenario, self.play.names, self.state, "now", expected)
        assert not wrong, wrong

    def view(self, seat: str) -> View:
        return view_of(self.state, self.names.index(seat))

    def asked(self) -> list[str]:
        return [self.names[question[0]] for question in self.state.questions]

    def targets(self) -> set[str]:
        """What the open question's options point at: seats by name, Locations and other cards as `zone/card`."""
        found = set()
        for _, option in self.play.offers():
            kind, index, _ = describe(option[2])
            found.add(self.names[index] if kind == SEAT else self._place(option[2]) if option[2] >= 0 else "")
        return found

    def _place(self, card: int) -> str:
        zones = [zone for zone, cards in enumerate(self.state.zones) if card in cards]
        where = self.play.names.zone_path(self.state, zones[0]) if zones else ""
        return f"{where}/{GAME.words.card_name(self.state.table, card)}"

    def cards(self, path: str) -> list[str]:
        """The cards of a zone such as "A.hand" or "table.row.A-B" by name; of decks and piles, the bottom first."""
        zone = self.play.names.zone(self.state, path)
        assert zone is not None
        return [GAME.words.card_name(self.state.table, card) for card in self.state.zones[zone]]

    def counter(self, path: str) -> int:
        """The counter of a seat: "A.sanity"."""
        seat, _, name = path.partition(".")
        return self.state.counters[GAME.layout.counter(name, self.names.index(seat))]

    def wrong(self) -> list[str]:
        """What no position may be; empty when this one is sound."""
        return check(self.state)
