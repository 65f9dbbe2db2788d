"""A table of Nasty Neighbours in any position, with packs, played by the names on the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games import load
from engine.games.nasty_neighbours.effects.effect_type import NastyEffectType
from engine.games.nasty_neighbours.layout import ACTION, BIN, DRAW_PILE, NASTY, NASTY_DECK, NASTY_PILE, YARD
from engine.kernel.cards.packs import Pack
from engine.kernel.match.invariants import check
from engine.kernel.scenarios.checks import faults
from engine.kernel.scenarios.reader import Scenario, ScenarioStep
from engine.kernel.scenarios.runner import ScenarioRunner
from engine.kernel.state.events import Event
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import PLACE, SEAT, describe
from engine.kernel.state.state import State
from engine.kernel.state.view import View, view_of
from tests.engine.games.own_cards import pack_of

GAME = load("nasty-neighbours")
YARDS = {
    "A": "-red 9, -red 10, -blue 9, -blue 4, -green 9, -green 4, yellow 9, yellow 4, brown 9",
    "B": "-red 5, -red 6, -blue 5, -blue 8, -green 5, -green 8, yellow 5, yellow 8, brown 5",
    "C": "-red 3, -red 4, -blue 3, -blue 6, -green 3, -green 6, yellow 3, yellow 6, brown 3",
    "D": "-red 2, -red 7, -blue 2, -blue 7, -green 2, -green 7, yellow 2, yellow 7, brown 2",
}
"""Yards with three open cards and no line."""


def yard(seat: str, **changes: str) -> list[str]:
    """The usual yard of a seat but for some places: `yard("A", p0="-vandalized")`."""
    cards = YARDS[seat].split(", ")
    for place, card in changes.items():
        cards[int(place[1:])] = card
    return cards


def nasty(*effects: str, when: str = "any-time", card_id: str = "pet", **fields: Any) -> dict[str, Any]:
    """An own Nasty Neighbour card."""
    return {"id": card_id, "name": card_id.capitalize(), "copies": 2, "when": when, "effects": list(effects), **fields}


def instant(affects: str, *effects: str, card_id: str = "pet", **fields: Any) -> dict[str, Any]:
    """An own Instant Action."""
    return {
        "id": card_id,
        "name": card_id.capitalize(),
        "kind": "instant",
        "copies": 2,
        "affects": affects,
        "effects": list(effects),
        **fields,
    }


def targets(unit: NastyEffectType) -> tuple[str, ...]:
    """The words for whom an effect concerns; one empty word for an effect without any."""
    return next((field.values for field in unit.fields if isinstance(field.values, tuple)), ("",))


def own_pack(*made: Mapping[str, Any]) -> Pack:
    """A pack with such cards."""
    kinds = {"yard": [card for card in made if "kind" in card], "nasty": [card for card in made if "when" in card]}
    return pack_of(GAME, {kind: listed for kind, listed in kinds.items() if listed})


class CardTable:
    """A position: `CardTable("AB", A={"nasty": ["pet"]}, table={"bin": ["red 1"]}, own=[nasty("peek any 1")])`."""

    def __init__(
        self,
        names: str = "ABC",
        *,
        own: Sequence[Mapping[str, Any]] = (),
        active: str = "A",
        phase: str | None = None,
        options: Mapping[str, Any] | None = None,
        **position: Mapping[str, Any],
    ) -> None:
        given = {seat: {"yard": yard(seat), **position.get(seat, {})} for seat in names}
        given["table"] = dict(position.get("table", {}))
        wanted = {"more_own_cards": True, **(options or {})}
        scenario = Scenario("table", "table", (), GAME.slug, wanted, tuple(names), active, phase, 1, given, {}, ())
        self.names = tuple(names)
        self.play = ScenarioRunner(scenario, GAME.with_packs([own_pack(*own)]) if own else GAME)
        self.state.events = []

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def events(self) -> list[Event]:
        assert self.state.events is not None
        return self.state.events

    # --- answers -------------------------------------------------------------------------------------------

    def do(self, seat: str, verb: str, card: str = "", target: str = "") -> None:
        """Give an answer; fails when it is not offered."""
        given = {"seat": seat, "do": verb, "card": card, "target": target}
        self._take({key: value for key, value in given.items() if value})

    def plays(self, seat: str, card: str, *targets: str) -> None:
        """Play a Nasty Neighbour card and choose."""
        self.do(seat, "play", card)
        for target in targets:
            self.chooses(seat, target)

    def chooses(self, seat: str, target: str) -> None:
        self.do(seat, "choose", target=target)

    def passes(self, seat: str) -> None:
        self._take({"seat": seat, "pass": True})

    def _take(self, choice: dict[str, Any]) -> None:
        self.play.take(ScenarioStep("now", choice, False, "", {}, (), ()))
        assert check(self.state) == []

    # --- what is so -----------------------------------------------------------------------------------------

    def can(self, seat: str, verb: str, card: str = "", target: str = "") -> bool:
        """Whether an answer is offered."""
        given = {"seat": seat, "do": verb, "card": card, "target": target}
        return bool(self.play.matching({key: value for key, value in given.items() if value}))

    def targets(self) -> set[str]:
        """What the options of the open question point at: players, and places of yards as "B.yard[3]"."""
        found = set()
        for _, option in self.play.offers():
            kind, index, place = describe(option[2])
            if kind == SEAT:
                found.add(self.names[index])
            elif kind == PLACE:
                found.add(f"{self.play.names.zone_path(self.state, index)}[{place}]")
        return found

    def asked(self) -> list[str]:
        return [self.names[question[0]] for question in self.state.questions]

    def expects(self, **expected: Any) -> None:
        """Compare as a scenario does; `A_yard` is A.yard, `table_bin` the bin."""
        dotted = {
            key.replace("_", ".", 1) if key[1:2] == "_" or key.startswith("table_") else key: value
            for key, value in expected.items()
        }
        wrong = faults(self.play.scenario, self.play.names, self.state, "now", dotted)
        assert not wrong, wrong

    def view(self, seat: str) -> View:
        return view_of(self.state, self.names.index(seat))

    def yard_seen(self, owner: str, by: str) -> list[int]:
        """The cards of a yard as a seat sees them: HIDDEN for those it does not know."""
        return self.view(by).zones[YARD[self.names.index(owner)]]

    def card_at(self, owner: str, place: int) -> int:
        return self.state.zones[YARD[self.names.index(owner)]][place]

    def held(self, seat: str) -> list[int]:
        return self.state.zones[NASTY[self.names.index(seat)]]

    # --- the supply ------------------------------------------------------------------------------------------

    def empty_the_draw_pile(self) -> None:
        """All of it lies in the bin, below what lay there."""
        zones = self.state.zones
        for card in zones[DRAW_PILE]:
            self.state.known[card] = self.state.table.sees[BIN]
        zones[BIN] = zones[DRAW_PILE] + zones[BIN]
        zones[DRAW_PILE] = []

    def leave_in_the_draw_pile(self, cards: int) -> None:
        """Only so many cards lie in the draw pile; the others are where nobody can get at them."""
        zones = self.state.zones
        removed = zones[DRAW_PILE][: len(zones[DRAW_PILE]) - cards]
        for card in removed:
            self.state.known[card] = EVERYBODY
        zones[ACTION] += removed
        del zones[DRAW_PILE][: len(removed)]

    def empty_the_nasty_deck(self) -> None:
        """Every Nasty Neighbour card that nobody holds has been played."""
        zones = self.state.zones
        for card in zones[NASTY_DECK]:
            self.state.known[card] = self.state.table.sees[NASTY_PILE]
        zones[NASTY_PILE] += zones[NASTY_DECK]
        zones[NASTY_DECK] = []
