"""The displayed state: the table between the view before and the view after some events.

It keeps two views. In `going` a card or token changes its place as soon as it sets off, because it is drawn on its
way. In `landed` it does when it arrives, so nothing counts before it is there. Coins count in both when they land.
Seats that change places have changed them in both when that was shown.
"""

from __future__ import annotations

from client.motion import view_updates as replaying
from client.motion.beats import Beat, is_growth
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


def copy_view(view: View) -> View:
    """Return an independent copy of a view."""
    return View(
        view.table,
        view.seat,
        [zone[:] for zone in view.zones],
        view.counters[:],
        view.values[:],
        view.stack,
        view.queue,
        view.question,
        view.asked,
        view.exposed,
    )


def position(view: View) -> tuple[object, ...]:
    """Return everything of a view that determines where things lie."""
    return view.zones, view.counters, view.values, view.question


class DisplayedState:
    """The two views between which the picture moves, for one viewer."""

    def __init__(self, view: View) -> None:
        self.going = copy_view(view)
        self.landed = copy_view(view)
        self._turning: list[Event] = []
        """The cards that are being turned up now."""
        self._course = {value: view.values[value] for value in (PHASE, TURN, ACTIVE)}
        """The phase, the turn and its seat, as far as they have been shown."""

    @property
    def counting_view(self) -> View:
        """Return the landed view for counting, in which a card that is still being turned up lies face down."""
        if not self._turning:
            return self.landed
        view = copy_view(self.landed)
        for event in self._turning:
            replaying.lay(view, replaying.spot_of(event[4]), down=True)
        return view

    def settle(self, view: View, keep_question: bool = False) -> None:
        """Adopt a view as it is. `keep_question` is set while a secret answer still waits to be revealed."""
        question = self.going.question
        self._turning.clear()
        self.going, self.landed = copy_view(view), copy_view(view)
        self._course = {value: view.values[value] for value in self._course}
        if keep_question:
            self.going.question = question

    def close_question(self) -> None:
        """Close the previous question, so that no options show while its results are shown."""
        self.going.question, self.going.asked = None, []

    def depart(self, event: Event, after: View, counted: frozenset[tuple[int, int]]) -> None:
        """Apply what an event changes when its display begins. For `after` and `counted` see `land`."""
        if event[0] == ELIMINATED:
            for view in (self.going, self.landed):
                view.values[OUT] |= 1 << event[1]
        elif event[0] == SHUFFLED:
            replaying.hide(self.going, event[3])
            replaying.hide(self.landed, event[3])
        else:
            _change(self.going, event, after, counted)
        if event[0] == TURNED and event[5]:
            # The text of a face depends on which side is up, and the face shows before it has turned over.
            replaying.turn(self.landed, event)
            self._turning.append(event)
        self.enter(event)

    def enter(self, event: Event) -> None:
        """Begin a turn or a phase. No question shows before it has been shown."""
        if event[0] == PHASE_BEGAN:
            self._course[PHASE] = event[5]
        elif event[0] == TURN_BEGAN:
            self._course[TURN], self._course[ACTIVE] = event[5], event[1]
        else:
            return
        self.going.asked, self.landed.asked = [], []
        self.stand_in(None)

    def stand_in(self, asked: View | None) -> None:
        """Display the turn and phase of a view with a question, or those shown so far."""
        for view in (self.going, self.landed):
            for value, shown in self._course.items():
                view.values[value] = shown if asked is None else asked.values[value]

    def land(self, event: Event, after: View, counted: frozenset[tuple[int, int]]) -> None:
        """Apply what an event changes when its card or token arrives (coins land one by one, see `count`).

        `after` is the view at the end of the batch. `counted` are the counters (seat, number) with events of their own
        in it. Other numbers of a seat whose token moves may have to be taken from `after`.
        """
        if event[0] == PLACES_CHANGED:
            for view in (self.going, self.landed):
                replaying.change_places(view, event, after, counted)
        else:
            _change(self.landed, event, after, counted)
        if event[0] == TURNED:
            self._turning = [other for other in self._turning if other != event]

    def grow(self, after: View) -> None:
        """Adopt the game's own values from `after`, when a token is put on a card or leaves it."""
        for view in (self.going, self.landed):
            view.values[FIRST_GAME_VALUE:] = after.values[FIRST_GAME_VALUE:]

    def use(self, after: View) -> None:
        """Adopt the remaining abilities from `after`, when one is used."""
        for view in (self.going, self.landed):
            view.stack = after.stack

    def count(self, seat: int, number: int, amount: int) -> None:
        """Add a part of a counter's change that has landed."""
        for view in (self.going, self.landed):
            view.counters[seat * view.table.counter_stride + number] += amount

    def pass_over(self, beat: Beat) -> None:
        """Apply everything that a beat changes without showing it."""
        for event in beat.events:
            self.depart(event, beat.after, beat.counted)
            self.land(event, beat.after, beat.counted)
            if event[0] == COUNTED:
                self.count(event[1], event[3], event[5])
        if beat.last:
            self.settle(beat.after)


def counted_in(events: list[Event]) -> frozenset[tuple[int, int]]:
    """Return the counters (seat, number) that events of a batch change by name."""
    return frozenset((event[1], event[3]) for event in events if event[0] == COUNTED)


def _change(view: View, event: Event, after: View, counted: frozenset[tuple[int, int]]) -> None:
    """Apply what an event of cards or tokens changes in one of the two views."""
    if event[0] == MOVED:
        replaying.move(view, event)
        replaying.sort_pile(view, event[4], after)
    elif event[0] == REVEALED:
        replaying.reveal(view, event)
    elif event[0] == CARDS_SWAPPED:
        replaying.swap(view, event)
    elif event[0] == TURNED:
        replaying.turn(view, event)
    elif event[0] == TOKEN_MOVED and not is_growth(event, after.table):
        _move_token(view, event, after, counted)


def _move_token(view: View, event: Event, after: View, counted: frozenset[tuple[int, int]]) -> None:
    """Change the counters named like the two places, or without such names adopt all counters without events."""
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
    """Return the counter named like a board place: "reserve", or "spies.work" for "work"."""
    layout, seats = view.table.layout, view.table.seats
    if place < layout.zone_count(seats):
        return None
    name = layout.zone_name(place, seats)[1]
    alike = (counter.name == name or counter.name.endswith(f".{name}") for counter in layout.counters)
    return next((number for number, is_named in enumerate(alike) if is_named), None)
