"""The position of a match: plain ints and lists of ints, with a hand-written copy.

Cards are small integers (instances); what an instance is stands in the shared, immutable table. Nothing in
a state refers to a function, an object or the outside world, so a position can be copied, saved, hashed
and compared at any question, in the middle of any effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.kernel.events import Event

if TYPE_CHECKING:
    from engine.kernel.game import Table

Option = tuple[int, int, int]
"""What a player can do: verb code, source reference, target reference."""
Question = tuple[int, int, int, tuple[Option, ...]]
"""Seat, kind of question, the card it is about (or -1), and the options."""
Frame = list[int]
"""Kind code, step, seat, source, then the frame's own ints."""

TURN, PHASE, ACTIVE, OVER, OUT, WINNERS, MOMENT, FIRST_GAME_VALUE = range(8)
"""Indices into `values`: turn, phase, active seat, 1 when over, masks of seats out and won, occurrence count.
The game's own values follow, then how many results each of its `randoms` has given."""


class State:
    """A position. Change it only through the rules; copy it freely."""

    __slots__ = (
        "table", "zones", "counters", "known", "values", "stack", "queue", "questions", "rng", "events",
    )  # fmt: skip

    def __init__(self, table: Table) -> None:
        layout = table.layout
        self.table = table
        self.zones: list[list[int]] = [[] for _ in range(layout.zone_count(table.seats))]
        self.counters: list[int] = [c.start for _ in range(table.seats) for c in layout.counters]
        self.known: list[int] = [0] * len(table.faces)
        self.values: list[int] = [0] * (FIRST_GAME_VALUE + len(layout.values) + len(layout.randoms))
        self.stack: list[Frame] = []
        self.queue: list[Frame] = []
        self.questions: list[Question] = []
        self.rng = 0
        self.events: list[Event] | None = None

    def copy(self) -> State:
        """An independent copy of the position without its unsent events (2 to 5 microseconds)."""
        other: State = State.__new__(State)
        other.table = self.table
        other.zones = [zone[:] for zone in self.zones]
        other.counters = self.counters[:]
        other.known = self.known[:]
        other.values = self.values[:]
        other.stack = [frame[:] for frame in self.stack]
        queue = self.queue
        other.queue = [entry[:] for entry in queue] if queue else []
        other.questions = self.questions[:]
        other.rng = self.rng
        other.events = None
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_data() == other.to_data()

    __hash__ = None  # type: ignore[assignment]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.values[OVER])

    def question_for(self, seat: int) -> Question | None:
        """The open question of a seat, or None."""
        for question in self.questions:
            if question[0] == seat:
                return question
        return None

    def to_data(self) -> dict[str, Any]:
        """The position as JSON-ready data (the table is saved by its options, not here)."""
        return {
            "zones": [zone[:] for zone in self.zones],
            "counters": self.counters[:],
            "known": self.known[:],
            "values": self.values[:],
            "stack": [frame[:] for frame in self.stack],
            "queue": [entry[:] for entry in self.queue],
            "questions": [[q[0], q[1], q[2], [list(o) for o in q[3]]] for q in self.questions],
            "rng": self.rng,
        }

    @classmethod
    def from_data(cls, table: Table, data: dict[str, Any]) -> State:
        """A position read back from `to_data`. Raises KeyError or TypeError for data of another shape."""
        state = cls(table)
        state.zones = [list(zone) for zone in data["zones"]]
        state.counters = list(data["counters"])
        state.known = list(data["known"])
        state.values = list(data["values"])
        state.stack = [list(frame) for frame in data["stack"]]
        state.queue = [list(entry) for entry in data["queue"]]
        state.questions = [read_question(question) for question in data["questions"]]
        state.rng = int(data["rng"])
        return state


def read_question(data: list[Any]) -> Question:
    """A question read back from JSON data."""
    seat, kind, source, options = data
    return (seat, kind, source, tuple((o[0], o[1], o[2]) for o in options))
