"""The table as the picture has it: somewhere between the view before and the view after what happened.

Two views are kept. In `going` a card or token has changed its place as soon as it sets off, since that is where it is
drawn to. In `landed` it has when it arrives: nothing is counted before it is there. Coins count in both when they land,
and seats that change places have changed them in both when that has been seen.
"""

from __future__ import annotations

from client.motion import view_updates as replaying
from client.motion.beats import is_growth
from engine.kernel.state.events import (
    CARDS_SWAPPED,
    COUNTED,
    ELIMINATED,
    MOVED,
    PHASE_BEGAN,
    PLACES_CHANGED,
    REVEALED,
    SHUFFLED,
    TOKEN_MOVED,
    TURN_BEGAN,
    TURNED,
    Event,
)
from engine.kernel.state.state import ACTIVE, FIRST_GAME_VALUE, OUT, PHASE, TURN
from engine.kernel.state.view import View


def copied(view: View) -> View:
    """An independent copy of a view."""
    other = View()
    other.table, other.seat = view.table, view.seat
    other.zones = [zone[:] for zone in view.zones]
    other.counters = view.counters[:]
    other.values = view.values[:]
    other.stack, other.queue = view.stack, view.queue
    other.question, other.asked, other.exposed = view.question, view.asked, view.exposed
    return other


def position(view: View) -> tuple[object, ...]:
    """Everything of a view that decides where things lie."""
    return view.zones, view.counters, view.values, view.question


class DisplayedState:
    """The two views between which the picture moves, for one viewer."""

    def __init__(self, view: View) -> None:
        self.going = copied(view)
        self.landed = copied(view)
        self._turning: list[Event] = []
        """The cards that are just being turned up."""
        self._course = {value: view.values[value] for value in (PHASE, TURN, ACTIVE)}
        """The phase, the turn and whose it is, as far as has been shown."""

    @property
    def counted(self) -> View:
        """What has landed, for counting: a card that is still being turned up lies face down there."""
        if not self._turning:
            return self.landed
        view = copied(self.landed)
        for event in self._turning:
            replaying.lay(view, replaying.spot_of(event[4]), down=True)
        return view

    def settle(self, view: View, keep_question: bool = False) -> None:
        """Take over a view as it is; `keep_question` while a sealed answer still waits to be turned up."""
        question = self.going.question
        self._turning.clear()
        self.going, self.landed = copied(view), copied(view)
        self._course = {value: view.values[value] for value in self._course}
        if keep_question:
            self.going.question = question

    def close_question(self) -> None:
        """What was asked before has been answered: nothing is offered any more while that is being shown."""
        self.going.question, self.going.asked = None, []

    def depart(self, event: Event, after: View, counted: frozenset[tuple[int, int]]) -> None:
        """What an event changes when it begins to be shown. For `after` and `counted` see `land`."""
        kind = event[0]
        if kind == MOVED:
            replaying.move(self.going, event)
            replaying.sort_pile(self.going, event[4], after)
        elif kind == REVEALED:
            replaying.reveal(self.going, event)
        elif kind == CARDS_SWAPPED:
            replaying.swap(self.going, event)
        elif kind == TURNED:
            replaying.turn(self.going, event)
            if event[5]:
                # What a face says depends on which side lies up, and the face is seen before it has turned over.
                replaying.turn(self.landed, event)
                self._turning.append(event)
        elif kind == TOKEN_MOVED and not is_growth(event, after.table):
            _move_token(self.going, event, after, counted)
        elif kind == ELIMINATED:
            for view in (self.going, self.landed):
                view.values[OUT] |= 1 << event[1]
        elif kind == SHUFFLED:
            replaying.hide(self.going, event[3])
            replaying.hide(self.landed, event[3])
        self.enter(event)

    def enter(self, event: Event) -> None:
        """A turn or a phase begins: nobody is asked before that has been shown."""
        if event[0] == PHASE_BEGAN:
            self._course[PHASE] = event[5]
        elif event[0] == TURN_BEGAN:
            self._course[TURN], self._course[ACTIVE] = event[5], event[1]
        else:
            return
        self.going.asked, self.landed.asked = [], []
        self.stand_in(None)

    def stand_in(self, asked: View | None) -> None:
        """Stand in the turn and phase in which a view is asked, or in those that have been shown."""
        for view in (self.going, self.landed):
            for value, shown in self._course.items():
                view.values[value] = shown if asked is None else asked.values[value]

    def land(self, event: Event, after: View, counted: frozenset[tuple[int, int]]) -> None:
        """What an event changes when its card or token has arrived (coins land one by one, see `count`).

        `after` is the view at the end of the batch, `counted` the counters (seat, number) that have events of
        their own in it: other numbers of a seat whose token moves may have to be taken over from there.
        """
        if event[0] == MOVED:
            replaying.move(self.landed, event)
            replaying.sort_pile(self.landed, event[4], after)
        elif event[0] == REVEALED:
            replaying.reveal(self.landed, event)
        elif event[0] == CARDS_SWAPPED:
            replaying.swap(self.landed, event)
        elif event[0] == TURNED:
            replaying.turn(self.landed, event)
            self._turning = [other for other in self._turning if other != event]
        elif event[0] == PLACES_CHANGED:
            for view in (self.going, self.landed):
                replaying.change_places(view, event, after, counted)
        elif event[0] == TOKEN_MOVED and not is_growth(event, after.table):
            _move_token(self.landed, event, after, counted)

    def grow(self, after: View) -> None:
        """Something lies on a card now, or no more: what the game notes besides places is as it is in `after`."""
        for view in (self.going, self.landed):
            view.values[FIRST_GAME_VALUE:] = after.values[FIRST_GAME_VALUE:]

    def use(self, after: View) -> None:
        """An ability is used up: which are left is as it is in `after`."""
        for view in (self.going, self.landed):
            view.stack = after.stack

    def count(self, seat: int, number: int, amount: int) -> None:
        """A part of a counter's change has landed."""
        for view in (self.going, self.landed):
            view.counters[seat * view.table.counter_stride + number] += amount


def counted_in(events: list[Event]) -> frozenset[tuple[int, int]]:
    """The counters (seat, number) that the events of a batch change by name."""
    return frozenset((event[1], event[3]) for event in events if event[0] == COUNTED)


def _move_token(view: View, event: Event, after: View, counted: frozenset[tuple[int, int]]) -> None:
    """Counters named like the two places change by the amount; without such names all that no event counts do."""
    _, seat, _, source, target, amount, _ = event
    layout = view.table.layout
    base = seat * layout.counter_stride
    numbers = [_counter_of_place(view, place) for place in (source, target)]
    if None not in numbers:
        for number, change in zip(numbers, (-amount, amount), strict=True):
            view.counters[base + (number or 0)] += change
        return
    for number in range(layout.counter_stride):
        if (seat, number) not in counted:
            view.counters[base + number] = after.counters[base + number]


def _counter_of_place(view: View, place: int) -> int | None:
    """The number of the counter that is named like a board place: "reserve", or "spies.work" for "work"."""
    layout, seats = view.table.layout, view.table.seats
    if place < layout.zone_count(seats):
        return None
    name = layout.zone_name(place, seats)[1]
    for number, counter in enumerate(layout.counters):
        if counter.name == name or counter.name.endswith(f".{name}"):
            return number
    return None
