"""The state of a match: plain ints and lists of ints, with a hand-written copy.

Cards are small integers (instances). The shared, immutable table says what each instance is. A state refers to no
function, object or outside resource. It can be copied, saved, hashed and compared at any question, even in the
middle of an effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic

from engine.kernel.state.events import Event
from engine.kernel.state.generics import R, R_co

if TYPE_CHECKING:
    from engine.kernel.flow.table import Table

Option = tuple[int, int, int]
"""One thing a player can do: verb code, source reference, target reference."""
Question = tuple[int, int, int, tuple[Option, ...]]
"""Seat, question kind, the card it is about (or -1), and the options."""
Frame = list[int]
"""Kind code, step, seat, source, then ints that belong to the kind of frame."""

KIND: Final = 0
STEP: Final = 1
SEAT: Final = 2
SOURCE: Final = 3
"""Indices into every frame. Further indices are defined next to each frame's rule."""

TURN: Final = 0
PHASE: Final = 1
ACTIVE: Final = 2
OVER: Final = 3
OUT: Final = 4
WINNERS: Final = 5
MOMENT: Final = 6
FIRST_GAME_VALUE: Final = 7
"""Indices into `values`: turn, phase, active seat, 1 when over, masks of seats out and won, count of moments.
The game's own values follow, then the number of results drawn from each of its `randoms`."""


class Board(Generic[R_co]):
    """The common base of states and views, for rules that accept either."""

    __slots__ = ("table", "zones", "counters", "values", "stack", "queue")

    table: Table[R_co]
    zones: list[list[int]]
    counters: list[int]
    values: list[int]
    stack: list[Frame]
    queue: list[Frame]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.values[OVER])

    @property
    def winners(self) -> list[int]:
        """The winning seats. Empty during play and when nobody won."""
        return [seat for seat in range(self.table.seats) if self.values[WINNERS] >> seat & 1]

    def __repr__(self) -> str:
        from engine.kernel.state.printing import describe_board

        return describe_board(self)

    def __str__(self) -> str:
        from engine.kernel.state.printing import print_board

        return print_board(self)


class State(Board[R_co]):
    """Everything that is true of a match now. Only the rules may change it; copying is cheap."""

    __slots__ = ("known", "questions", "rng", "events")

    def __init__(
        self,
        table: Table[R_co],
        zones: list[list[int]],
        counters: list[int],
        known: list[int],
        values: list[int],
        stack: list[Frame],
        queue: list[Frame],
        questions: list[Question],
        rng: int,
        events: list[Event] | None = None,
    ) -> None:
        self.table = table
        self.zones = zones
        self.counters = counters
        self.known = known
        self.values = values
        self.stack = stack
        self.queue = queue
        self.questions = questions
        self.rng = rng
        self.events = events

    def copy(self) -> State[R_co]:
        """Return an independent copy without unpublished events (2 to 5 microseconds)."""
        queue = self.queue
        return State(  # `list.copy` takes two thirds of the time of a slice
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
        """Return constructor arguments for copying and pickling, which compiled classes need."""
        return State, (
            self.table,
            self.zones,
            self.counters,
            self.known,
            self.values,
            self.stack,
            self.queue,
            self.questions,
            self.rng,
            self.events,
        )

    def question_for(self, seat: int) -> Question | None:
        for question in self.questions:
            if question[0] == seat:
                return question
        return None

    def to_data(self) -> dict[str, Any]:
        """Return the state as JSON-ready data. The table isn't included: its options recreate it."""
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
        """Read a state from `to_data`. Raises KeyError or TypeError for data of another shape."""
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
    """Return a state of a table with empty zones and all counters at their start values."""
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
    seat, kind, source, options = data
    return (seat, kind, source, tuple((o[0], o[1], o[2]) for o in options))
