"""The position of a match: plain ints and lists of ints, with a hand-written copy.

Cards are small integers (instances); what an instance is stands in the shared, immutable table. Nothing in
a state refers to a function, an object or the outside world, so a position can be copied, saved, hashed
and compared at any question, in the middle of any effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic

from engine.kernel.state.events import Event
from engine.kernel.state.generics import R, R_co

if TYPE_CHECKING:
    from engine.kernel.flow.table import Table

Option = tuple[int, int, int]
"""What a player can do: verb code, source reference, target reference."""
Question = tuple[int, int, int, tuple[Option, ...]]
"""Seat, kind of question, the card it is about (or -1), and the options."""
Frame = list[int]
"""Kind code, step, seat, source, then the frame's own ints."""

KIND: Final = 0
STEP: Final = 1
SEAT: Final = 2
SOURCE: Final = 3
"""Indices into every frame; those of a frame's own ints stand where its rule does."""

TURN: Final = 0
PHASE: Final = 1
ACTIVE: Final = 2
OVER: Final = 3
OUT: Final = 4
WINNERS: Final = 5
MOMENT: Final = 6
FIRST_GAME_VALUE: Final = 7
"""Indices into `values`: turn, phase, active seat, 1 when over, masks of seats out and won, occurrence count.
The game's own values follow, then how many results each of its `randoms` has given."""


class Board(Generic[R_co]):
    """What a position and a view of it have in common: rules that only look at it take a Board."""

    __slots__ = ("table", "zones", "counters", "values", "stack", "queue")

    table: Table[R_co]
    zones: list[list[int]]
    counters: list[int]
    values: list[int]
    stack: list[Frame]
    queue: list[Frame]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.values[OVER])

    def __repr__(self) -> str:
        from engine.kernel.state.printing import describe_board

        return describe_board(self)

    def __str__(self) -> str:
        from engine.kernel.state.printing import print_board

        return print_board(self)


class State(Board[R_co]):
    """A position. Change it only through the rules; copy it freely."""

    __slots__ = ("known", "questions", "rng", "events")

    def __init__(
        self, table: Table[R_co], zones: list[list[int]], counters: list[int], known: list[int], values: list[int],
        stack: list[Frame], queue: list[Frame], questions: list[Question], rng: int,
    ) -> None:  # fmt: skip
        self.table = table
        self.zones = zones
        self.counters = counters
        self.known = known
        self.values = values
        self.stack = stack
        self.queue = queue
        self.questions = questions
        self.rng = rng
        self.events: list[Event] | None = None

    def copy(self) -> State[R_co]:
        """An independent copy of the position without its unsent events (2 to 5 microseconds)."""
        queue = self.queue
        return State(  # `copy` takes two thirds of the time of a slice
            self.table,
            [zone.copy() for zone in self.zones],
            self.counters.copy(),
            self.known.copy(),
            self.values.copy(),
            [frame.copy() for frame in self.stack],
            [entry.copy() for entry in queue] if queue else [],
            self.questions.copy(),
            self.rng,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_data() == other.to_data()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        """Let it be pickled, compiled too."""
        parts = (self.table, self.zones, self.counters, self.known, self.values, self.stack, self.queue,
                 self.questions, self.rng)  # fmt: skip
        return State, parts, (None, {"events": self.events})

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

    @staticmethod
    def from_data(table: Table[R], data: dict[str, Any]) -> State[R]:
        """A position read back from `to_data`. Raises KeyError or TypeError for data of another shape."""
        return State(
            table,
            [list(zone) for zone in data["zones"]],
            list(data["counters"]),
            list(data["known"]),
            list(data["values"]),
            [list(frame) for frame in data["stack"]],
            [list(entry) for entry in data["queue"]],
            [read_question(question) for question in data["questions"]],
            int(data["rng"]),
        )


def empty(table: Table[R]) -> State[R]:
    """A position of a table in which no card lies anywhere, with its counters at their start."""
    layout = table.layout
    return State(
        table,
        [[] for _ in range(layout.zone_count(table.seats))],
        [counter.start for _ in range(table.seats) for counter in layout.counters],
        [0] * len(table.faces),
        [0] * (FIRST_GAME_VALUE + len(layout.values) + len(layout.randoms)),
        [],
        [],
        [],
        0,
    )


def read_question(data: list[Any]) -> Question:
    """A question read back from JSON data."""
    seat, kind, source, options = data
    return (seat, kind, source, tuple((o[0], o[1], o[2]) for o in options))
