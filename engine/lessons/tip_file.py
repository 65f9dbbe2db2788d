"""Tips for the first time that something happens in a match, read from a text and checked.

A tip's conditions use names of the engine: question and event kinds, phases, zones, counters, notes, cards. All of its
conditions must hold at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from engine.kernel.files.records import BadRecord, Rule
from engine.kernel.game.game import Game
from engine.kernel.scenarios.names import Names
from engine.kernel.scenarios.reader import ScenarioReader, tables
from engine.kernel.state import events
from engine.kernel.state.events import Event
from engine.kernel.state.view import View
from engine.lessons.anchors import find_anchor
from engine.lessons.lesson_file import Brief

CARD, SEAT = "card", "seat"
"""Targets that only tips have: the card and the seat of the event or question."""
YOU, OTHERS = "you", "others"
WHO = Rule(f"{YOU} or {OTHERS}", ("", YOU, OTHERS).__contains__)
ME = "You"
"""The viewer's name in anchors."""
KINDS = {
    name.lower(): value
    for name, value in vars(events).items()
    if name.isupper() and isinstance(value, int) and name not in ("FACE_DOWN", "EVERYBODY", "HIDDEN")
}
"""Event kinds by name."""


@dataclass(frozen=True, slots=True)
class Tip:
    """A tip: what it says, and when.

    id: the key under which the tip is stored as seen
    title, say, at, clause: heading, text, anchor, and the clause where F1 opens
    asked: the viewer gets a question of this kind
    phase: it is this phase
    event: an event of this kind is shown; it may name a `zone` or `to` another (of the table or of a seat), a
    `counter`, a `note`, one of the `cards`, or `who` ("you", "others", or anybody)
    holds: a zone of the table or of the viewer that has a card
    """

    id: str
    title: str
    say: Brief
    at: str = ""
    clause: str = ""
    asked: str = ""
    phase: str = ""
    event: str = ""
    zone: str = ""
    to: str = ""
    counter: str = ""
    note: str = ""
    cards: tuple[str, ...] = ()
    who: Annotated[str, WHO] = ""
    holds: str = ""

    def __post_init__(self) -> None:
        if not self.event and (self.zone or self.to or self.counter or self.note or self.cards or self.who):
            raise BadRecord("event", "a kind of event")
        if not (self.asked or self.phase or self.event or self.holds):
            raise BadRecord("", "when it is due: asked, phase, event or holds")


def read_tips(text: str | dict[str, Any], file: str) -> tuple[Tip, ...]:
    """Read a game's tips, highest priority first. Raises BadScenario."""
    reader = ScenarioReader(file, tables(text, file))
    reader.only("mark")
    tips = tuple(entry.read(Tip) for entry in reader.tables("mark"))
    if len({tip.id for tip in tips}) < len(tips):
        raise reader.fail("mark", "marks, each with an id of its own")
    return tips


def anchor_names(game: Game, seats: int, viewer: int) -> Names:
    """Return the names for anchors. The viewer's seat is "You"."""
    return Names(game, [ME if seat == viewer else f"seat {seat + 1}" for seat in range(seats)])


# --- checking --------------------------------------------------------------------------------------------------


def check_tips(tips: tuple[Tip, ...], game: Game) -> list[str]:
    """Return a fault for each name in the tips that the game doesn't have."""
    return [f"{tip.id}: {fault}" for tip in tips for fault in _faults(tip, game)]


def _faults(tip: Tip, game: Game) -> list[str]:
    layout = game.layout
    zones = [zone.name for zone in (*layout.seat_zones, *layout.table_zones)]
    known = {
        "asked": game.question_kinds,
        "phase": game.phases,
        "event": tuple(KINDS),
        "zone": (*zones, *layout.places),
        "to": zones,
        "counter": [counter.name for counter in layout.counters],
        "note": game.note_names,
        "holds": zones,
    }
    wrong = [
        f"{field}: there is no {value}"
        for field, names in known.items()
        if (value := getattr(tip, field)) and value not in names
    ]
    state = game.set_up(game.new_table(game.min_seats, {}, 1), 1)
    tables_of = [game.new_table(seats, options, 1) for seats, options in _tables(game)] if tip.cards else []
    wrong += [
        f"cards: there is no {card}"
        for card in tip.cards
        if not any(game.positions.find_cards(table, card) for table in tables_of)
    ]
    if (
        tip.at
        and tip.at not in (CARD, SEAT)
        and find_anchor(anchor_names(game, game.min_seats, 0), state, tip.at) is None
    ):
        wrong.append(f"at: {tip.at} is nothing at this table")
    return wrong


def _tables(game: Game) -> list[tuple[int, dict[str, object]]]:
    """Return seat counts and options for tables that together can hold every card."""
    found: list[tuple[int, dict[str, object]]] = [(game.min_seats, {})]
    for spec in game.options.specs:
        for value in (True,) if spec.kind == "toggle" else ():
            options: dict[str, object] = {spec.key: value}
            try:
                fewest = game.seat_limits(game.checked_options(options))[0]
                game.new_table(fewest, options, 1)
            except ValueError:
                continue
            found.append((fewest, options))
    return found


# --- when one is due -------------------------------------------------------------------------------------------


def is_due(tip: Tip, game: Game, view: View, viewer: int, event: Event | None = None) -> bool:
    """Return whether a tip is due for the viewer: for `event`, or for the current state if there is no event."""
    if bool(tip.event) != (event is not None):
        return False
    if tip.phase and (not 0 <= view.phase < len(game.phases) or game.phases[view.phase] != tip.phase):
        return False
    if tip.asked:
        question = view.question
        if question is None or question[0] != viewer or game.question_kinds[question[1]] != tip.asked:
            return False
    if tip.holds and not _holds(tip.holds, view, viewer):
        return False
    return event is None or _is_of(tip, game, view, viewer, event)


def _holds(name: str, view: View, viewer: int) -> bool:
    layout, seats = view.table.layout, view.table.seats
    zone = (
        layout.seat_zone(name, viewer)
        if layout.has_seat_zone(name) and viewer >= 0
        else (layout.table_zone(name) if layout.has_table_zone(name) else -1)
    )
    return 0 <= zone < layout.zone_count(seats) and bool(view.zones[zone])


def _is_of(tip: Tip, game: Game, view: View, viewer: int, event: Event) -> bool:
    kind, seat, card, source, target, amount, _ = event
    if kind != KINDS[tip.event]:
        return False
    if tip.who and (seat == viewer) != (tip.who == YOU):
        return False
    if tip.counter and (kind != events.COUNTED or view.table.layout.counters[source].name != tip.counter):
        return False
    if tip.note and (
        kind != events.NOTED or not 0 <= amount < len(game.note_names) or game.note_names[amount] != tip.note
    ):
        return False
    if tip.cards and (card < 0 or game.words.card_name(view.table, card) not in tip.cards):
        return False
    if tip.to and tip.to != _zone(view, target):
        return False
    return not tip.zone or tip.zone in (_zone(view, source), _zone(view, target))


def _zone(view: View, zone: int) -> str:
    layout, seats = view.table.layout, view.table.seats
    return layout.zone_name(zone, seats)[1] if 0 <= zone < layout.zone_count(seats) + len(layout.places) else ""
