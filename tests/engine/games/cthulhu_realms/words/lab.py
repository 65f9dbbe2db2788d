"""A table of Cthulhu Realms in any position, played by the names on the cards, and heard in words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from engine.kernel.flow.event_log import EventLog
from engine.kernel.game.presentation import Refusal
from engine.kernel.state.events import Event, redact
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import NONE, number_ref, seat_ref, zone_ref
from engine.kernel.state.state import Option
from tests.engine.games.cthulhu_realms.lab import GAME, Lab as Table
from tests.engine.games.said_to import refusal_to
from tests.engine.games.stories import recap_of, sentences_of

LINK = re.compile(r"\[\[\d+\|([^\]]*)\]\]")


class Lab(Table):
    """`Lab(Ada={"hand": ["Goon"]}, Ben={"sanity": 3})`; everything that happens from then on is heard."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.state.events = EventLog()

    # --- hearing ------------------------------------------------------------------------------------------

    def prompt(self, seat: str) -> str:
        return GAME.words.prompt(self.view(seat), self.names)

    def option(self, seat: str, verb: str, card: str = "", target: str = "", **numbers: int) -> Option:
        """The option that has these fields; of several the first."""
        given = {"seat": seat, "do": verb, "card": card, "target": target}
        return self.play.matching({key: value for key, value in given.items() if value} | numbers)[0][1]

    def outcome(self, seat: str, verb: str, card: str = "", target: str = "", **numbers: int) -> str:
        return GAME.words.describe_option(self.view(seat), self.option(seat, verb, card, target, **numbers), self.names)

    def outcomes(self, seat: str) -> list[str]:
        view = self.view(seat)
        return [GAME.words.describe_option(view, option, self.names) for option in view.options]

    def confirmation(self, seat: str, verb: str, card: str = "", target: str = "", **numbers: int) -> str:
        return GAME.words.confirmation(self.view(seat), self.option(seat, verb, card, target, **numbers), self.names)

    def victory(self) -> str:
        return GAME.words.describe_victory(self.view(self.names[0]), self.names)

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
        lines = [GAME.words.log_line(self.state.table, event, self.names) for event in known]
        return [LINK.sub(r"\1", line) for line in lines if line]

    def refused(self, seat: str, source: str | int, target: str | int = NONE) -> Refusal | None:
        """What is said when a seat takes something (a card as `zone/card`, a seat, a reference) somewhere."""
        return refusal_to(GAME, self.view(seat), self.ref(source), self.ref(target), self.names)

    # --- finding ------------------------------------------------------------------------------------------

    def ref(self, text: str | int) -> int:
        """A reference, a seat's, a card's by its place ("Ada.play/Goon") or a zone's ("table.general_deck")."""
        if isinstance(text, int):
            return text
        if text in self.names:
            return seat_ref(self.names.index(text))
        place, slash, name = text.partition("/")
        zone = self.play.names.zone(self.state, place)
        assert zone is not None
        if not slash:
            return zone_ref(zone)
        found = GAME.positions.find_cards(self.state.table, name)
        return next(card for card in self.state.zones[zone] if card in found)


def ability(number: int, half: int = 0) -> int:
    """The reference of an ability of a card, or of one half of it."""
    return number_ref(4 * number + half)


ROW = ["Ghoul", "Innsmouth", "Dagon", "Cthulhu", "Mi-Go"]


def abjured_and_back() -> Lab:
    """Ada abjures an Available card and one of the discard pile, and acquires the first from the box."""
    lab = Lab(
        Ada={"hand": ["Ghoul", "Shining Trapezohedron", "The Silver Key"], "discard": ["Goon"]},
        Bea={},
        table={"row": ["Innsmouth", *ROW[2:]]},
    )
    lab.plays_and_uses("Ada", "Ghoul")
    lab.do("Ada", "choose", target="table.row/Innsmouth")
    lab.plays_and_uses("Ada", "Shining Trapezohedron")
    lab.do("Ada", "choose", target="Ada.discard/Goon")
    lab.plays_and_uses("Ada", "The Silver Key", 2)
    lab.do("Ada", "choose", target="Innsmouth")
    return lab
