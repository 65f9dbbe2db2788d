"""Feats: goals in a finished match, checked against its record with conditions from data files.

A condition measures one number and sets bounds. It names zones, counters, events, verbs and cards, so no game needs
code here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Annotated, Any

from engine.ai.levels import names, split_policy
from engine.kernel.files.records import Given, Key, is_whole, keys
from engine.kernel.game.game import Game
from engine.kernel.match.match import Match
from engine.kernel.scenarios.reader import ScenarioReader
from engine.kernel.state import events
from engine.kernel.state.events import Event
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import TURN, State

YOU, OTHERS, EACH, TABLE = "you", "others", "each", "table"
"""Who is measured: the player, all others together, each of the others, or the table."""
END, LOWEST, HIGHEST = "end", "lowest", "highest"
EVENTS = {
    name: getattr(events, name.upper())
    for name in (
        "moved",
        "revealed",
        "counted",
        "token_moved",
        "spun",
        "triggered",
        "noted",
        "eliminated",
        "replaced",
        "places_changed",
        "turned",
    )
}
EVENT, DO = "event", "do"
FIGURES = ("score", "lead", "behind", "turns", "seats")
MEASURES = (*FIGURES, "cards", "counter", EVENT, DO)
UP, DOWN, COUNT = "up", "down", ""
SUPPLY = "supply"
"""The source of tokens that come from no zone."""


class MatchRecord:
    """A finished match to measure, and the player's seat."""

    def __init__(self, match: Match, seat: int, levels: Sequence[str] = ()) -> None:
        """`levels`: the levels of the seats over the whole match, if known."""
        self.match = match
        self.seat = seat
        self.levels = levels or [split_policy(kind)[0] for kind in match.kinds]
        self.won = seat in match.view().winners

    @cached_property
    def ids(self) -> Sequence[str]:
        """The card id of each instance."""
        view, face = self.match.view(), self.match.game.shows.face
        return [str(face(view, card)["id"]) for card in range(len(self.match.table.faces))]

    @cached_property
    def positions(self) -> Sequence[State]:
        """All states of the match, from its start."""
        return [self.match.position(number) for number in range(len(self.match.answers) + 1)]


@dataclass(frozen=True, slots=True)
class FeatCondition:
    """A measure and its bounds.

    `measure` and `name`: "score" (points at the end), "lead" (points ahead of the best other player then), "behind"
    (the largest deficit to the best other player after a turn), "turns", "seats", "cards" in a zone, a "counter", how
    often an "event" happened to a seat, or how often a seat did something ("do", a verb). `at` is when cards and
    counters are counted. `source`, `target`, `cards` (ids) and `note` limit which cards or events count. A zone of the
    table is "table.bin", a seat's zone is "hand". Events are counted, or their amounts are added as `sums` says, over
    the match or in the best single turn. With `by_you`, only events that the player caused count.
    """

    measure: Given[str]
    name: Given[str] = ""
    who: str = YOU
    at: str = END
    source: Annotated[str, Key("from")] = ""
    target: Annotated[str, Key("to")] = ""
    cards: Given[frozenset[str]] = frozenset()
    note: str = ""
    sums: Annotated[str, Key("sum")] = COUNT
    in_turn: bool = False
    by_you: Given[bool] = False
    at_least: int | None = None
    at_most: int | None = None

    def holds(self, record: MatchRecord) -> bool:
        """Return whether a finished match meets the condition."""
        others = [other for other in range(len(record.match.names)) if other != record.seat]
        if self.who == EACH:
            return all(self._fits(record, [other]) for other in others)
        return self._fits(record, {YOU: [record.seat], OTHERS: others}.get(self.who, [NONE]))

    def _fits(self, record: MatchRecord, seats: Sequence[int]) -> bool:
        figure = self._figure(record, seats)
        enough = self.at_least is None or figure >= self.at_least
        return enough and (self.at_most is None or figure <= self.at_most)

    def _figure(self, record: MatchRecord, seats: Sequence[int]) -> int:
        if self.measure in FIGURES:
            return _figure(self.measure, record.match, seats[0])
        if self.measure in (EVENT, DO):
            counts: Counter[int] = Counter()
            for turn, number in self._deeds(record, seats) if self.measure == DO else self._events(record, seats):
                counts[turn if self.in_turn else 0] += number
            return max(counts.values(), default=0)
        boards = record.positions[-1:] if self.at == END else record.positions
        figures = [sum(self._amount_in(record, board, seat) for seat in seats) for board in boards]
        return min(figures) if self.at == LOWEST else max(figures)

    def _amount_in(self, record: MatchRecord, board: State, seat: int) -> int:
        """Return the measured amount in one state."""
        layout = board.table.layout
        if self.measure == "counter":
            return board.counters[layout.counter(self.name, seat)]
        zone = layout.seat_zone(self.name, seat) if seat >= 0 else layout.table_zone(self.name)
        return sum(card >= 0 and self._means(record, card) for card in board.zones[zone])

    def _deeds(self, record: MatchRecord, seats: Sequence[int]) -> Iterator[tuple[int, int]]:
        """Yield the turn of each matching answer, and 1."""
        for board, answer in zip(record.positions, record.match.answers, strict=False):
            verb = answer.option[0]
            if answer.seat in seats and verb >= 0 and record.match.game.verbs[verb] == self.name:
                yield board.values[TURN], int(self._means(record, answer.option[1]))

    def _events(self, record: MatchRecord, seats: Sequence[int]) -> Iterator[tuple[int, int]]:
        """Yield the turn of each matching event, and its amount."""
        turn = 0
        for _, batch in record.match.history:
            for event, cause in batch.pair_with_causes():
                if event[0] == events.TURN_BEGAN:
                    turn = event[5]
                elif self.by_you and cause.seat != record.seat:
                    continue
                elif event[0] == EVENTS[self.name] and event[1] in seats and self._is_meant(record, event):
                    amount = event[5]
                    yield turn, 1 if self.sums == COUNT else max(0, amount if self.sums == UP else -amount)

    def _is_meant(self, record: MatchRecord, event: Event) -> bool:
        kind, _, card, source, target, amount, _ = event
        match = record.match
        if kind == events.COUNTED:
            return not self.source or match.table.layout.counters[source].name == self.source
        if kind == events.NOTED:
            return not self.note or match.game.note_names[amount] == self.note
        places = ((self.source, source), (self.target, target))
        return self._means(record, card) and all(not name or _place(match, at) == name for name, at in places)

    def _means(self, record: MatchRecord, card: int) -> bool:
        return not self.cards or (record.match.table.is_card(card) and record.ids[card] in self.cards)


@dataclass(frozen=True, slots=True)
class Feat:
    """A goal in a match, and the strategy it teaches in one sentence.

    `won` requires a win, `against` requires opponents of at least this level.
    """

    id: str
    title: str
    about: str
    won: bool
    conditions: Annotated[tuple[FeatCondition, ...], Key("when")]
    against: str = ""

    def is_achieved(self, record: MatchRecord) -> bool:
        """Return whether a finished match achieved the feat."""
        if self.won and not record.won:
            return False
        order = names()
        others = [level for seat, level in enumerate(record.levels) if seat != record.seat]
        strong = order[order.index(self.against) :] if self.against else ()
        return all(level in strong for level in others if strong) and all(
            condition.holds(record) for condition in self.conditions
        )


def read_feat(reader: ScenarioReader, game: Game) -> Feat:
    """Read a feat from its table and look up its names in the game. Raises BadScenario."""
    reader.only(*keys(Feat))
    conditions = tuple(read_condition(entry, game) for entry in reader.tables("when"))
    feat = reader.part(Feat, conditions=conditions)
    if feat.against and feat.against not in names():
        raise reader.fail("against", "one of " + ", ".join(names()), feat.against)
    if not feat.won and not conditions:
        raise reader.fail("when", "at least one condition, or won = true")
    return feat


def read_condition(reader: ScenarioReader, game: Game) -> FeatCondition:
    """Read one condition from its table. Raises BadScenario."""
    reader.only(*MEASURES, *keys(FeatCondition), "card", "kind", "field", "by")
    measures = [key for key in reader.data if key in MEASURES]
    if len(measures) != 1:
        raise reader.fail("measure", "one of " + ", ".join(MEASURES))
    measure = measures[0]
    name = "" if measure in FIGURES else reader.text(measure)
    who = reader.text("who", YOU)
    known: Mapping[str, Sequence[str]] = {
        "who": (YOU, OTHERS, EACH, TABLE),
        "by": (YOU,),
        "at": (END, LOWEST, HIGHEST),
        "sum": (COUNT, UP, DOWN),
        "cards": _zones(game, who),
        "counter": [counter.name for counter in game.layout.counters],
        "event": list(EVENTS),
        "do": list(game.verbs),
        "note": game.note_names,
        "from": _places(game, name),
        "to": _places(game, ""),
    }
    for key, values in known.items():
        if key in reader.data and reader.text(key) not in values:
            raise reader.fail(key, "one of " + ", ".join(filter(None, values)), reader.data[key])
    bounds = [reader.data.get(key) for key in ("at_least", "at_most")]
    if not any(is_whole(bound) for bound in bounds):
        raise reader.fail("at_least", "a whole number here or in at_most")
    return reader.part(
        FeatCondition, measure=measure, name=name, cards=_cards(reader, game), by_you=reader.text("by", "") == YOU
    )


def _zones(game: Game, who: str) -> list[str]:
    return [zone.name for zone in (game.layout.table_zones if who == TABLE else game.layout.seat_zones)]


def _places(game: Game, event: str) -> list[str]:
    layout = game.layout
    if event == "counted":
        return [counter.name for counter in layout.counters]
    tables = [f"{TABLE}.{zone.name}" for zone in layout.table_zones]
    return [*(zone.name for zone in layout.seat_zones), *tables, *layout.places, SUPPLY]


def _cards(reader: ScenarioReader, game: Game) -> frozenset[str]:
    """Return the ids of the cards that `card`, `kind` and `field` select; empty for all cards."""
    wanted, kind, field = reader.texts("card"), reader.text("kind", ""), reader.table("field").data
    if not (wanted or kind or field):
        return frozenset()
    faces = _faces(game)
    for card in wanted:
        if all(face["id"] != card for face in faces):
            raise reader.fail("card", "the id of a card of this game", card)
    found = frozenset(
        face["id"]
        for face in faces
        if (not wanted or face["id"] in wanted)
        and (not kind or face["kind"] == kind)
        and all(_fits(face["fields"].get(key), value) for key, value in field.items())
    )
    if not found:
        raise reader.fail("kind" if kind else "field", "what there are cards of in this game", kind or dict(field))
    return found


@lru_cache(maxsize=1)
def _faces(game: Game) -> Sequence[Mapping[str, Any]]:
    """Return every card of a game. Cached, because a street file needs them often and making them is slow."""
    return game.shows.faces()


def _fits(value: Any, wanted: Any) -> bool:
    """Return whether a field equals `wanted` or lies in its range (a list of two numbers)."""
    if isinstance(wanted, list) and len(wanted) == 2:
        return is_whole(value) and wanted[0] <= value <= wanted[1]
    return bool(value == wanted)


def _figure(measure: str, match: Match, seat: int) -> int:
    view = match.view()
    sign = -1 if match.game.lowest_wins else 1
    scores = match.game.shows.scores(view)
    if measure == "score":
        return scores[seat]
    if measure == "lead":
        return _lead_of(scores, seat, sign)
    if measure == "behind":
        return -min(_lead_of(points, seat, sign) for points in match.points_by_turn)
    return view.turn if measure == "turns" else len(match.names)


def _lead_of(points: Sequence[int], seat: int, sign: int) -> int:
    """Return how many points a seat is ahead of the best other seat."""
    return min(sign * (points[seat] - other) for place, other in enumerate(points) if place != seat)


def _place(match: Match, zone: int) -> str:
    """Return the name of a zone or board place in conditions. Zones of the table start with "table"."""
    layout, seats = match.table.layout, len(match.names)
    if zone < 0:
        return SUPPLY
    owner, name = layout.zone_name(zone, seats)
    return name if owner >= 0 or zone >= layout.zone_count(seats) else f"{TABLE}.{name}"
