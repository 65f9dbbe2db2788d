"""A position of Runes & Regulations, played on and heard as the log and the recap tell it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from engine.ai.seat_request import HUMAN
from engine.kernel.flow.event_log import EventLog
from engine.kernel.state.layout import SPECTATOR
from engine.session.log import describe_events
from engine.session.story import plain, recap_since, sentences
from engine.session.teller import Teller
from engine.words.player_names import address_player
from tests.engine.games.runes_and_regulations.words.lab import GAME, Lab


class Table(Lab):
    """A lab whose answers are kept in batches, as a match keeps them."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.state.events = EventLog()
        self.match: Any = SimpleNamespace(
            game=GAME,
            table=self.state.table,
            names=list(self.names),
            kinds=[HUMAN] * len(self.names),
            has_one_human=True,
            history=[],
            answers=[],
        )

    def do(self, seat: str, verb: str, card: str = "", target: str = "") -> Table:
        super().do(seat, verb, card, target)
        log = self.state.events
        assert isinstance(log, EventLog)
        self.state.events = log.close(self.state)
        self.match.history.append((len(self.match.history), log))
        return self

    def told(self, seat: str = "") -> list[str]:
        """The sentences of the log since the position, as a player alone at the table or a spectator reads them."""
        viewer = self.names.index(seat) if seat else SPECTATOR
        names = address_player(self.names, viewer) if seat else self.names
        self.match.has_one_human = bool(seat)
        lines = [line for batch, log in self.match.history for line in describe_events(self.match, batch, log, viewer)]
        return [plain(sentence.text) for sentence in sentences(lines, Teller(self.match.table, names))]

    def recap(self, seat: str) -> list[str]:
        """What the others did since the position, as a player alone at the table reads it."""
        self.match.has_one_human = True
        viewer = self.names.index(seat)
        return [plain(line.text) for line in recap_since(self.match, viewer, viewer, -1, len(self.match.history))]
