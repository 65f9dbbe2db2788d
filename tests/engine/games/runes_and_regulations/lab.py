"""A table of Runes & Regulations in any position, played by the names on the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games import load
from engine.kernel.scenarios.reader import Scenario, ScenarioStep
from engine.kernel.scenarios.runner import ScenarioRunner
from engine.kernel.state.state import State
from engine.kernel.state.view import View, view_of

GAME = load("runes-and-regulations")


class Lab:
    """A position given seat by seat: `Lab(A={"hand": ["Alley Cat"]}, B={}, phase="cast", spinner=[2])`."""

    def __init__(
        self,
        *,
        table: Mapping[str, Any] | None = None,
        phase: str | None = None,
        active: str = "",
        spinner: Sequence[int] = (),
        seed: int = 1,
        options: Mapping[str, Any] | None = None,
        **seats: Mapping[str, Any],
    ) -> None:
        names = tuple(seats)
        position = {seat: dict(given) for seat, given in seats.items()} | {"table": dict(table or {})}
        random = {"spinner": tuple(spinner)} if spinner else {}
        scenario = Scenario(
            "lab", "lab", (), GAME.slug, dict(options or {}), names, active or names[0], phase, seed, position,
            random, (),
        )  # fmt: skip
        self.names = names
        self.play = ScenarioRunner(scenario, GAME)

    @property
    def state(self) -> State:
        return self.play.state

    def do(self, seat: str, verb: str, card: str = "", target: str = "") -> None:
        """Give an answer; fails when it is not offered."""
        given = {"seat": seat, "do": verb, "card": card, "target": target}
        choice = {key: value for key, value in given.items() if value}
        self.play.take(ScenarioStep("now", choice, False, "", {}, (), ()))

    def passes(self, seat: str) -> None:
        """Decline."""
        self.play.take(ScenarioStep("now", {"seat": seat, "pass": True}, False, "", {}, (), ()))

    def view(self, seat: str) -> View:
        return view_of(self.state, self.names.index(seat))

    def asked(self) -> list[str]:
        return [self.names[question[0]] for question in self.state.questions]

    def offered(self) -> set[str]:
        """The verbs that are offered now."""
        return {GAME.verbs[option[0]] for _, option in self.play.offers()}

    def card(self, name: str) -> int:
        """The first copy of a card."""
        return GAME.positions.find_cards(self.state.table, name)[0]

    def cards(self, path: str) -> list[str]:
        """The cards of a zone such as "A.hand" or "table.main_deck" by name, bottom first."""
        zone = self.play.names.zone(self.state, path)
        assert zone is not None
        return [GAME.words.card_name(self.state.table, card) for card in self.state.zones[zone]]

    def move(self, source: str, target: str, number: int = -1) -> None:
        """Put the bottom cards of one zone, or all of them, onto another."""
        start, end = (self.play.names.zone(self.state, path) for path in (source, target))
        assert start is not None and end is not None
        cards = self.state.zones[start]
        moved = cards[:] if number < 0 else cards[:number]
        self.state.zones[start] = cards[len(moved) :]
        self.state.zones[end] += moved
