"""A table of Nasty Neighbours in any position, played by the names on the cards, and heard in words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from engine.games import load
from engine.kernel.flow.event_log import EventLog
from engine.kernel.game.game import Game
from engine.kernel.game.presentation import Refusal
from engine.kernel.scenarios.reader import Scenario, ScenarioStep
from engine.kernel.scenarios.runner import ScenarioRunner
from engine.kernel.state.events import Event, redact
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import NONE, number_ref, seat_ref, zone_ref
from engine.kernel.state.state import Option, State
from engine.kernel.state.view import View, view_of
from tests.engine.games.said_to import refusal_to
from tests.engine.games.stories import recap_of, sentences_of

GAME = load("nasty-neighbours")
LINK = re.compile(r"\[\[\d+\|([^\]]*)\]\]")
PLACED = re.compile(r"(\w+\.\w+|table\.\w+)\[(\d+)\]")
YARDS: Mapping[str, tuple[str, ...]] = {
    "Ada": ("blue 1", "red 5", "-green 9", "brown 3", "-yellow 7", "-red 2", "-blue 8", "green 4", "-brown 10"),
    "Ben": ("red 1", "-blue 5", "green 8", "-brown 2", "yellow 6", "-red 9", "blue 4", "-green 10", "-brown 7"),
    "Cy": ("-green 1", "yellow 5", "-red 8", "blue 2", "-brown 6", "-blue 9", "-red 4", "yellow 10", "green 7"),
    "Dot": ("brown 1", "-green 5", "-blue 7", "-yellow 2", "red 6", "-yellow 9", "-brown 4", "-blue 10", "yellow 8"),
}
"""A yard for each of four players, with three cards face up and no line."""


class Lab:
    """`Lab(Ada={"nasty": ["Yard Sale"]}, draw_pile=["Red 7"])`; everything that happens from then on is heard.

    Three players, if no others are named, each with a yard of `YARDS` unless one is given; it is Ada's turn. All cards
    that are not given lie in their decks.
    """

    def __init__(
        self,
        *,
        seats: Sequence[str] = ("Ada", "Ben", "Cy"),
        game: Game = GAME,
        active: str = "Ada",
        phase: str | None = None,
        options: Mapping[str, Any] | None = None,
        draw_pile: Sequence[str] = (),
        bin: Sequence[str] = ("Yellow 3",),
        **given: Mapping[str, Any],
    ) -> None:
        position: dict[str, Any] = {seat: {"yard": list(YARDS[seat]), **given.get(seat, {})} for seat in seats}
        position["table"] = {"draw_pile": list(draw_pile), "bin": list(bin)}
        scenario = Scenario(
            "lab", "lab", (), game.slug, dict(options or {}), tuple(seats), active, phase, 1, position, {}, ()
        )
        self.game = game
        self.names = tuple(seats)
        self.play = ScenarioRunner(scenario, game)
        self.state.events = EventLog()

    @property
    def state(self) -> State:
        return self.play.state

    def view(self, seat: str) -> View:
        return view_of(self.state, self.names.index(seat))

    def asked(self) -> list[str]:
        return [self.names[question[0]] for question in self.state.questions]

    # --- playing ------------------------------------------------------------------------------------------

    def do(self, seat: str, verb: str, card: str = "", target: str = "") -> None:
        """Give an answer; fails when it is not offered."""
        given = {"seat": seat, "do": verb, "card": card, "target": target}
        self._take({key: value for key, value in given.items() if value})

    def passes(self, *seats: str) -> None:
        """Decline, one after the other."""
        for seat in seats:
            self._take({"seat": seat, "pass": True})

    def _take(self, choice: dict[str, Any]) -> None:
        self.play.take(ScenarioStep("now", choice, False, "", {}, (), ()))

    # --- hearing ------------------------------------------------------------------------------------------

    def prompt(self, seat: str) -> str:
        return self.game.words.prompt(self.view(seat), self.names)

    def option(self, seat: str, verb: str, card: str = "", target: str = "") -> Option:
        """The option that has these fields; of several the first."""
        given = {"seat": seat, "do": verb, "card": card, "target": target}
        return self.play.matching({key: value for key, value in given.items() if value})[0][1]

    def outcomes(self, seat: str) -> list[str]:
        view = self.view(seat)
        return [self.game.words.describe_option(view, option, self.names) for option in view.options]

    def confirmation(self, seat: str, verb: str, card: str = "", target: str = "") -> str:
        return self.game.words.confirmation(self.view(seat), self.option(seat, verb, card, target), self.names)

    def log(self, seat: str = "") -> list[str]:
        """The lines so far, as a seat (or a spectator) reads them, links as plain names."""
        return self._worded(self.state.events or [], self.names.index(seat) if seat else SPECTATOR)

    def story(self, seat: str = "") -> list[str]:
        """The sentences so far, as a seat (or a spectator) reads them."""
        return sentences_of(self.state, self.names, self.names.index(seat) if seat else SPECTATOR)

    def recap(self, seat: str) -> list[str]:
        """What a seat is told that others did so far."""
        return recap_of(self.state, self.names, self.names.index(seat))

    def _worded(self, events: Sequence[Event], looker: int) -> list[str]:
        known = [redact(event, looker) for event in events]
        lines = [self.game.words.log_line(self.state.table, event, self.names) for event in known]
        return [LINK.sub(r"\1", line) for line in lines if line]

    def refused(self, seat: str, source: str | int, target: str | int = NONE) -> Refusal | None:
        """What is said when a seat takes something somewhere; each is a text as `ref` reads it."""
        return refusal_to(self.game, self.view(seat), self.ref(source), self.ref(target), self.names)

    def ref(self, text: str | int) -> int:
        """A reference, a seat's ("Ben"), a card's by its place ("Ada.yard[2]"), or a zone's ("table.bin")."""
        if isinstance(text, int):
            return text
        if text in self.names:
            return seat_ref(self.names.index(text))
        placed = PLACED.fullmatch(text)
        zone = self.play.names.zone(self.state, placed[1] if placed else text)
        assert zone is not None, text
        return self.state.zones[zone][int(placed[2])] if placed else zone_ref(zone)

    def place(self, text: str) -> int:
        """The reference of a place of a yard: "Ada.yard[2]"."""
        [ref] = (ref for ref in self.play.names.refs(self.state, text) if ref >= len(self.state.table.faces))
        return ref


def line(number: int) -> int:
    """The reference of a line of a yard."""
    return number_ref(number)


# --- positions for the lines of the log and for the sentences of plays ------------------------------------------

OUT = ["blue 1", "red 5", "green 9", "brown 3", "yellow 7", "red 2", "blue 8", "green 4", "brown 10"]
"""A yard all of whose cards are face up."""


def bin_and_discard() -> Lab:
    """Ada takes a card from the bin and puts it, Ben draws one and discards it."""
    lab = Lab(draw_pile=["Red 7"])
    lab.do("Ada", "take")
    lab.do("Ada", "place", target="Ada.yard[0]")
    lab.do("Ben", "draw")
    lab.do("Ben", "discard")
    return lab


def stumped() -> Lab:
    """Ada puts a Stumped in Ben's yard."""
    lab = Lab(draw_pile=["Stumped"])
    lab.do("Ada", "draw")
    lab.do("Ada", "place", target="Ben.yard[0]")
    return lab


def reset() -> Lab:
    """Ada's Nasty Dog resets Ben's yard."""
    lab = Lab(draw_pile=["Nasty Dog"], Ben={"yard": ["Stumped", "red 3", *["."] * 6, "-blue 9"]})
    lab.do("Ada", "draw")
    lab.do("Ada", "choose", target="Ben")
    return lab


def eviction(canceled: bool = False) -> Lab:
    """Ada evicts Ben, who may cancel that."""
    lab = Lab(draw_pile=["Eviction Notice"], Ben={"nasty": ["Home Security"] if canceled else []})
    if canceled:
        lab.passes("Ben")
    lab.do("Ada", "draw")
    lab.do("Ada", "choose", target="Ben")
    if canceled:
        lab.do("Ben", "play", "Home Security")
    return lab


def five_hundred() -> Lab:
    """The last card of a match in which Ada comes to exactly 500 points."""
    lab = Lab(
        options={"rounds": 1, "five_hundred": "zero"},
        phase="fall",
        Ada={"yard": OUT, "score": 451},
        Ben={"yard": ["red 1", *["."] * 6, "-Blue 2", "-Blue 3"]},
        Cy={"yard": ["Stumped", *["."] * 8]},
    )
    lab.do("Ben", "turn_up", target="Ben.yard[7]")
    return lab
