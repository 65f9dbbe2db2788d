"""A table of Runes & Regulations in any position, played by the names on the cards, and heard in words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from engine.games import load
from engine.games.runes_and_regulations.layout import HAND
from engine.kernel.game.presentation import Refusal
from engine.kernel.game.traits import ChainLink, HasChain, HasWindows
from engine.kernel.scenarios.reader import Scenario, ScenarioStep, flatten
from engine.kernel.scenarios.runner import ScenarioRunner
from engine.kernel.state.events import redact
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import NONE, place_ref, zone_ref
from engine.kernel.state.state import State
from engine.kernel.state.view import View, view_of
from tests.engine.games.said_to import refusal_to

LINK = re.compile(r"\[\[\d+\|([^\]]*)\]\]")
GAME = load("runes-and-regulations")


class Lab:
    """A position given seat by seat: `Lab(Ada={"hand": ["Garage Spell"]}, Ben={}, regulation="Leash Law")`."""

    def __init__(
        self,
        *,
        phase: str | None = "cast",
        active: str = "",
        regulation: str = "Sixth Pet Permit",
        options: Mapping[str, Any] | None = None,
        spins: Sequence[int] = (),
        table: Mapping[str, Any] | None = None,
        **seats: Mapping[str, Any],
    ) -> None:
        names = tuple(seats)
        on_table = {"regulation": [regulation], **(table or {})}
        scenario = Scenario(
            "lab", "lab", (), "runes-and-regulations", options or {}, names, active or names[0], phase, 1,
            {**{seat: dict(flatten(given)) for seat, given in seats.items()}, "table": on_table},
            {"spinner": tuple(spins)} if spins else {}, (),
        )  # fmt: skip
        self.names = names
        self.play = ScenarioRunner(scenario, GAME)
        self.state.events = []

    @property
    def state(self) -> State:
        return self.play.state

    def do(self, seat: str, verb: str, card: str = "", target: str = "") -> Lab:
        """Give an answer. Fails when it is not offered, or not one alone."""
        fields = {"seat": seat, "do": verb, "card": card, "target": target}
        choice = {field: value for field, value in fields.items() if value}
        self.play.take(ScenarioStep("now", choice, False, "", {}, (), ()))
        return self

    def until(self, seat: str) -> Lab:
        """Let the others pass until a seat is asked."""
        self.play.take(ScenarioStep("now", {}, False, seat, {}, (), ()))
        return self

    # --- hearing ------------------------------------------------------------------------------------------

    def view(self, seat: str = "") -> View:
        return view_of(self.state, self.names.index(seat) if seat else SPECTATOR)

    def prompt(self, seat: str = "") -> str:
        return GAME.words.prompt(self.view(seat), self.names)

    def outcomes(self, seat: str) -> list[str]:
        view = self.view(seat)
        return [GAME.words.describe_option(view, option, self.names) for option in view.options]

    def log(self, seat: str = "") -> list[str]:
        """The lines so far, as a seat reads them, links as plain names."""
        looker = self.names.index(seat) if seat else SPECTATOR
        known = [redact(event, looker) for event in self.state.events or []]
        lines = [GAME.words.log_line(self.state.table, event, self.names) for event in known]
        return [LINK.sub(r"\1", line) for line in lines if line]

    def chain(self, seat: str = "") -> list[ChainLink]:
        return GAME.trait(HasChain).chain(self.view(seat), self.names)

    def matters(self, seat: str, card: str) -> bool:
        view = self.view(seat)
        wanted = self.card(card)
        return GAME.trait(HasWindows).is_worth_asking(
            view, next(option for option in view.options if option[1] == wanted)
        )

    def refused(self, seat: str, source: str | int, target: str | int = NONE) -> Refusal | None:
        """What is said when a seat takes a card (or a reference) somewhere."""
        taken = self.card(source) if isinstance(source, str) else source
        at = self.card(target) if isinstance(target, str) else target
        return refusal_to(GAME, self.view(seat), taken, at, self.names)

    # --- finding ------------------------------------------------------------------------------------------

    def card(self, name: str) -> int:
        """The instance of a card that lies on the table or with a player, not in a deck."""
        found = GAME.positions.find_cards(self.state.table, name)
        hidden = {card for zone in range(HAND[0]) for card in self.state.zones[zone] if not self.state.known[card]}
        return next(card for card in found if card not in hidden)

    def zone(self, name: str, seat: str = "") -> int:
        """The reference of a zone."""
        layout = GAME.layout
        if seat:
            return zone_ref(layout.seat_zone(name, self.names.index(seat)))
        return zone_ref(layout.table_zone(name))

    def rune(self, seat: str, position: int) -> int:
        """The reference of a Rune by its place on a Fence."""
        return place_ref(GAME.layout.seat_zone("fence", self.names.index(seat)), position)
