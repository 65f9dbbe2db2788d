"""Range checks of all numbers in a saved state, so that any accepted data fits its table.

`invariants.check` and the game then decide whether the state is sound.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.kernel.files.limits import abbreviate
from engine.kernel.flow.ruleset import no_rule
from engine.kernel.flow.table import Table
from engine.kernel.state.layout import EVERYBODY, MOST_AMOUNT
from engine.kernel.state.refs import CARD, GAP, HIDDEN, NONE, PLACE, PLACES_PER_ZONE, SEAT, ZONE, describe

MOST_TURNS: Final = 100_000
"""The highest turn number. The longest random matches take a few thousand turns."""
MOST_FRAMES: Final = 1000
"""The most frames on the stack, and events in the queue."""
LONGEST_FRAME: Final = 10_000
"""The most ints of a frame or an event, and the highest step of a frame."""
HIGHEST_RNG: Final = (1 << 64) - 1
_LONGEST_WRITTEN: Final = 1 << 40
"""Messages write limits from this one up as powers of 2."""

Range = tuple[int, int]
"""The lowest and the highest value."""
_LISTS = ("zones", "counters", "known", "values", "stack", "queue", "questions")


class BadPosition(ValueError):
    """A state that its table can't have. The message is a sentence about one field, without its period."""


def check_position(table: Table, data: Any) -> None:
    """Raise BadPosition for the first list or number of a state (see `State.to_data`) outside its range."""
    if not isinstance(data, Mapping):
        raise BadPosition("a position must be a table of lists and numbers")
    zones, counters, known, values, stack, queue, questions = (data.get(entry) for entry in _LISTS)
    _check_zones(table, zones)
    _check_numbers(counters, "counters", _counter_ranges(table))
    _check_numbers(known, "known", [("who knows card {}", (0, EVERYBODY))] * len(table.faces))
    _check_numbers(values, "values", _value_ranges(table))
    for frame in _check_list(stack, "stack", 0, MOST_FRAMES):
        _check_frame(table, frame)
    for event in _check_list(queue, "queue", 0, MOST_FRAMES):
        for number in _check_list(event, "an event in the queue", 1, LONGEST_FRAME):
            _check_whole(number, "a number of an event", (GAP, MOST_AMOUNT))
    for question in _check_list(questions, "questions", 0, table.seats):
        _check_question(table, question)
    _check_whole(data.get("rng"), "rng", (0, HIGHEST_RNG))


def range_of(table: Table, name: str) -> Range:
    """Return the range of a counter or game value, from its mask (`Game.readings`) or its layout."""
    game, layout, seats = table.game, table.layout, table.seats
    kind = name.partition(".")[0]
    reading = game.readings.get(name) or game.readings.get(kind)
    if reading is None:
        return layout.ranges.get(name) or layout.ranges.get(kind) or (0, MOST_AMOUNT)
    if reading.first is not None:
        return max(0, reading.first - 1), reading.first + seats - 1
    fields = {CARD: len(table.faces), SEAT: seats}.get(reading.by, reading.count)
    return 0, (1 << fields * reading.bits) - 1


def _counter_ranges(table: Table) -> list[tuple[str, Range]]:
    names = [counter.name for counter in table.layout.counters]
    ranges = [range_of(table, name) for name in names]
    seats = range(table.seats)
    return [(f"{name} of seat {seat + 1}", of) for seat in seats for name, of in zip(names, ranges, strict=True)]


def _value_ranges(table: Table) -> list[tuple[str, Range]]:
    """Return name and range of each of `State.values`, in order."""
    layout, everybody = table.layout, (1 << table.seats) - 1
    return [
        ("turn", (0, MOST_TURNS)),
        ("phase", (0, len(table.game.phases) - 1)),
        ("active seat", (0, table.seats - 1)),
        ("over", (0, 1)),
        ("seats out", (0, everybody)),
        ("winners", (0, everybody)),
        ("moment", (0, MOST_AMOUNT)),
        *((name, range_of(table, name)) for name in layout.values),
        *((name, (0, MOST_AMOUNT)) for name in layout.randoms),
    ]


def _check_zones(table: Table, zones: Any) -> None:
    layout, seats, cards = table.layout, table.seats, len(table.faces)
    count = layout.zone_count(seats)
    for index, zone in enumerate(_check_list(zones, "zones", count, count)):
        name = f"zone {layout.zone_name(index, seats)[1]}"
        is_grid = layout.zone(index).grid
        for card in _check_list(zone, name, 0, PLACES_PER_ZONE if is_grid else cards):
            if not (is_grid and card == GAP):
                _check_whole(card, f"a card in {name}", (0, cards - 1))


def _check_frame(table: Table, frame: Any) -> None:
    """Check a frame's kind, step, seat and source, and that its other ints are no larger than any reference."""
    kind, step, seat, source, *others = _check_list(frame, "a frame", 4, LONGEST_FRAME)
    _check_whole(kind, "the kind of a frame", (0, len(table.handlers) - 1))
    if table.handlers[kind] is no_rule:
        raise BadPosition(f"the game has no frame of kind {kind}")
    _check_whole(step, "the step of a frame", (0, LONGEST_FRAME))
    _check_whole(seat, "the seat of a frame", (NONE, table.seats - 1))
    _check_ref(table, source, "the source of a frame")
    for number in others:
        _check_whole(number, f"a number of frame {kind}", (GAP, MOST_AMOUNT))


def _check_question(table: Table, question: Any) -> None:
    seat, kind, source, options = _check_list(question, "a question", 4, 4)
    _check_whole(seat, "the asked seat", (0, table.seats - 1))
    _check_whole(kind, "the kind of a question", (0, len(table.game.question_kinds) - 1))
    _check_ref(table, source, "the source of a question")
    for option in _check_list(options, "the options", 1, LONGEST_FRAME):
        verb, from_ref, to_ref = _check_list(option, "an option", 3, 3)
        _check_whole(verb, "the verb of an option", (0, len(table.game.verbs) - 1))
        _check_ref(table, from_ref, "the source of an option")
        _check_ref(table, to_ref, "the target of an option")


def _check_ref(table: Table, ref: Any, name: str) -> None:
    """Check that a reference is NONE or HIDDEN, or names an existing thing."""
    _check_whole(ref, name, (HIDDEN, MOST_AMOUNT))
    kind, index, _ = describe(ref)
    zones = table.layout.zone_count(table.seats)
    most = {CARD: len(table.faces), SEAT: table.seats, ZONE: zones + len(table.layout.places), PLACE: zones}
    if index >= most.get(kind, MOST_AMOUNT):
        raise BadPosition(f"{name} is {kind} {index}, which is not there")


def _check_numbers(numbers: Any, name: str, ranges: Sequence[tuple[str, Range]]) -> None:
    """Check a list of numbers against their names and ranges."""
    for place, number in enumerate(_check_list(numbers, name, len(ranges), len(ranges))):
        _check_whole(number, ranges[place][0].format(place), ranges[place][1])


def _check_list(value: Any, name: str, least: int, most: int) -> Sequence[Any]:
    if not isinstance(value, list | tuple) or not least <= len(value) <= most:
        size = str(most) if least == most else f"{least} to {most}"
        raise BadPosition(f"{name} must be a list of {size} entries, not {_size(value)}")
    return value


def _check_whole(value: Any, name: str, limits: Range) -> None:
    low, high = limits
    if type(value) is not int or not low <= value <= high:
        most = f"2^{(high + 1).bit_length() - 1} - 1" if high >= _LONGEST_WRITTEN else str(high)
        raise BadPosition(f"{name} must be a whole number from {low} to {most}, not {abbreviate(value)}")


def _size(value: Any) -> str:
    return f"one of {len(value)}" if isinstance(value, list | tuple) else abbreviate(value)
