"""Views: the part of a state that one seat may know.

A view has the shape of a state. Every card face that the seat may not know is masked with `HIDDEN`. It has no random
generator and only the seat's own question. The client, the computer players and all texts read views only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.kernel.state.generics import R, R_co
from engine.kernel.state.layout import COUNTED_ONLY, KNOWN_FIRST, SPECTATOR
from engine.kernel.state.refs import HIDDEN, NONE
from engine.kernel.state.state import ACTIVE, OUT, PHASE, TURN, Board, Frame, Option, Question, State, read_question

if TYPE_CHECKING:
    from engine.kernel.flow.table import Table


class View(Board[R_co]):
    """A state as one seat knows it. Treat it as read-only.

    Zones hold HIDDEN for each card that the seat may not know. Unordered zones list known cards first.
    """

    __slots__ = ("seat", "question", "asked", "exposed")

    seat: int
    """The seat that this view belongs to, or SPECTATOR."""
    question: Question | None
    """This seat's own open question."""
    asked: list[int]
    """The seats with an open question, in the order they were asked."""
    exposed: list[int]
    """Cards in the seat's private zones that other seats know too, because they saw them earlier."""

    def __init__(
        self,
        table: Table[R_co],
        seat: int,
        zones: list[list[int]],
        counters: list[int],
        values: list[int],
        stack: list[Frame],
        queue: list[Frame],
        question: Question | None,
        asked: list[int],
        exposed: list[int],
    ) -> None:
        self.table = table
        self.seat = seat
        self.zones = zones
        self.counters = counters
        self.values = values
        self.stack = stack
        self.queue = queue
        self.question = question
        self.asked = asked
        self.exposed = exposed

    def __reduce__(self) -> tuple[Any, ...]:
        """Return data for copying and pickling: compiled classes ignore what the default would return."""
        return View, (
            self.table,
            self.seat,
            self.zones,
            self.counters,
            self.values,
            self.stack,
            self.queue,
            self.question,
            self.asked,
            self.exposed,
        )

    # --- shortcuts for texts, clients and computer players ------------------------------------------------

    @property
    def turn(self) -> int:
        return self.values[TURN]

    @property
    def phase(self) -> int:
        return self.values[PHASE]

    @property
    def active(self) -> int:
        return self.values[ACTIVE]

    def is_out(self, seat: int) -> bool:
        return bool(self.values[OUT] >> seat & 1)

    @property
    def options(self) -> tuple[Option, ...]:
        """The seat's options now. Empty when it isn't asked."""
        return self.question[3] if self.question else ()

    def zone(self, name: str, seat: int = -1) -> list[int]:
        """Return the cards of a named zone of a seat, or of the table (seat -1). Raises KeyError."""
        layout = self.table.layout
        return self.zones[layout.seat_zone(name, seat) if seat >= 0 else layout.table_zone(name)]

    def zone_of(self, card: int) -> int:
        """Return the zone where the card is visible, or NONE."""
        return next((zone for zone, held in enumerate(self.zones) if card in held), NONE)

    def counter(self, name: str, seat: int) -> int:
        """Return a seat's counter by name. Raises KeyError."""
        return self.counters[self.table.layout.counter(name, seat)]

    def to_data(self) -> dict[str, Any]:
        """Return the view as JSON-ready data, for a computer player in another process."""
        question = self.question
        return {
            "seat": self.seat,
            "zones": self.zones,
            "counters": self.counters,
            "values": self.values,
            "stack": self.stack,
            "queue": self.queue,
            "question": None if question is None else [*question[:3], [list(o) for o in question[3]]],
            "asked": self.asked,
            "exposed": self.exposed,
        }

    @staticmethod
    def from_data(table: Table[R], data: dict[str, Any]) -> View[R]:
        question = None if data["question"] is None else read_question(data["question"])
        return View(
            table,
            data["seat"],
            data["zones"],
            data["counters"],
            data["values"],
            data["stack"],
            data["queue"],
            question,
            data["asked"],
            data["exposed"],
        )


def view_of(state: State[R], seat: int = SPECTATOR) -> View[R]:
    """Return an independent view of a state for a seat, by default for a spectator."""
    table = state.table
    bit = 1 << seat
    known = state.known
    looker = seat if seat < table.seats else table.seats
    zones = [cards.copy() for cards in state.zones]
    for zone, shown_as in table.plans[looker]:
        cards = zones[zone]
        if not cards:
            continue
        if shown_as == COUNTED_ONLY:
            zones[zone] = [HIDDEN] * len(cards)
        elif shown_as == KNOWN_FIRST:
            seen = [card for card in cards if known[card] & bit]
            zones[zone] = seen + [HIDDEN] * (len(cards) - len(seen))
        else:
            zones[zone] = [card if card < 0 or known[card] & bit else HIDDEN for card in cards]
    redactors = table.redactors
    return View(
        table,
        seat,
        zones,
        state.counters.copy(),
        state.values.copy(),
        [redactors[f[0]](f, seat) if f[0] in redactors else f.copy() for f in state.stack],
        [entry.copy() for entry in state.queue] if state.queue else [],
        state.question_for(seat),
        [question[0] for question in state.questions],
        [card for zone in table.private[looker] for card in zones[zone] if card >= 0 and known[card] != bit],
    )
