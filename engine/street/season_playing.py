"""Playing a season: its start, the setup of its matches, favors, and results."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from engine.ai.levels import parse_policy
from engine.ai.seat_request import HUMAN
from engine.games import load
from engine.kernel.match.match import Match
from engine.lessons.puzzle_file import Puzzle
from engine.session.resume import UNPLAYABLE, match_of
from engine.session.saving.notes import sound_notes
from engine.session.saving.street_match import StreetMatch
from engine.session.session import Session
from engine.store.files.atomic import Damaged
from engine.store.player.season import ABANDONED, CLOSED, ENDED, SeasonProgress, SeasonRecord
from engine.store.store import Store
from engine.street import head_start
from engine.street.head_start import PLAYER
from engine.street.library import evenings, puzzle_ids, season_rules, streets
from engine.street.playing import Seating
from engine.street.season import LOSS, PLACE, WIN, Plan, SeasonState, Stakes, fold, plan, plan_of, stakes, week_seed
from engine.street.season_file import LEND, LOOK, PARTY_TABLES, TABLE, Evening, SeasonRules
from engine.street.street_file import Opponent


@dataclass(frozen=True, slots=True)
class Season:
    """A stored season with its rules, evenings (by id), plan and state."""

    record: SeasonRecord
    rules: SeasonRules
    evenings: Mapping[str, Evening]
    plan: Plan
    state: SeasonState

    @classmethod
    def of(cls, record: SeasonRecord | None) -> Season | None:
        """Return a stored season, or None if there is none or its data are unsound. Raises BadScenario."""
        rules, known = season_rules(), evenings()
        planned = plan_of(record, known, puzzle_ids()) if record is not None else None
        if record is None or planned is None or len(planned.evenings) != rules.days + PARTY_TABLES:
            return None
        return cls(record, rules, known, planned, fold(rules, planned, record.steps))

    def evening(self, day: int, door: int) -> Evening | None:
        """Return the evening behind a door, or None for a puzzle or no door."""
        found = self.plan.door(day, door)
        return self.evenings.get(found.id) if found is not None else None

    def stakes(self, day: int, door: int) -> Stakes:
        found = self.plan.door(day, door)
        assert found is not None
        return stakes(self.rules, found, day, self.plan.difficulty)

    def rivals(self, day: int, door: int) -> tuple[Opponent, ...]:
        """Return the opponents behind a door; none for a puzzle."""
        evening = self.evening(day, door)
        return opponents_of(evening) if evening is not None else ()


def opponents_of(evening: Evening) -> tuple[Opponent, ...]:
    return streets()[evening.street].find_opponents(evening.rivals)


# --- beginning and ending a season -----------------------------------------------------------------------------


def begin(
    progress: SeasonProgress,
    puzzles: Iterable[Puzzle],
    chosen: Collection[str],
    difficulty: str,
    seed: int,
    now: datetime,
    solved: Collection[str] = (),
) -> Season | None:
    """Begin a season and store it with its plan. Raises ValueError without a street."""
    planned = plan(season_rules(), evenings().values(), puzzles, chosen, difficulty, seed, solved)
    return _begin(progress, planned, now, "")


def begin_week(progress: SeasonProgress, puzzles: Iterable[Puzzle], now: datetime) -> Season | None:
    """Begin this week's season, which is the same for everybody. Returns None if the player has begun it before."""
    rules = season_rules()
    week, seed = week_seed(now.date())
    if progress.week_season(week) is not None:
        return None
    middle = rules.difficulty("").id
    return _begin(progress, plan(rules, evenings().values(), puzzles, rules.streets, middle, seed), now, week)


def _begin(progress: SeasonProgress, planned: Plan, now: datetime, week: str) -> Season | None:
    record = SeasonRecord(
        planned.seed, planned.difficulty, planned.streets, planned.to_data(), now.isoformat(timespec="seconds"), week
    )
    progress.begin(record)
    return Season.of(record)


def step(progress: SeasonProgress, *values: str | int) -> Season | None:
    """Add a step to the season under way and return the season."""
    return Season.of(progress.step(values))


def close(progress: SeasonProgress, season: Season, now: datetime) -> Season | None:
    """Close a season that is over or abandoned, and move it to the past ones."""
    name = CLOSED if season.state.is_over else ABANDONED
    progress.step((name,))
    state = season.state
    return Season.of(progress.close(now.isoformat(timespec="seconds"), state.points, state.wins))


# --- matches ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Favor:
    """A favor that a neighbor owes. `kind`: "lend", "look" or "undo"."""

    kind: str
    street: str
    opponent: str

    def to_data(self) -> str:
        """Return the favor as the step "begun" keeps it."""
        return f"{self.kind} {self.street} {self.opponent}"


def favors_owed(season: Season) -> tuple[Favor, ...]:
    """Return the favors that neighbors owe, oldest first; none when the season allows no more."""
    state, rules = season.state, season.rules
    if state.favors_used >= rules.difficulty(season.plan.difficulty).favors:
        return ()
    owed: dict[tuple[str, str], Favor] = {}
    for outcome in state.past:
        door = season.plan.door(outcome.day, outcome.door)
        if outcome.favor:
            owed.pop(_owner(outcome.favor), None)
        if outcome.result == WIN and door is not None:
            for rival in season.rivals(outcome.day, outcome.door):
                kind = rules.favors.by_temper.get(parse_policy(rival.policy)[1], LEND)
                owed.setdefault((door.street, rival.id), Favor(kind, door.street, rival.id))
    return tuple(owed.values())


def _owner(favor: str) -> tuple[str, str]:
    """Return street and opponent of a stored favor."""
    _, _, owner = favor.partition(" ")
    street, _, opponent = owner.partition(" ")
    return street, opponent


def seating(season: Season, door: int, favor: Favor | None = None) -> Seating | None:
    """Return the setup of tonight's match behind a door, or None for a puzzle.

    It has seats, house rules, seed, head starts and occasion. A head start that doesn't fit becomes a look, see
    `Seating.occasion.favor`.
    """
    day = season.state.day
    evening = season.evening(day, door)
    if evening is None:
        return None
    street, rivals = streets()[evening.street], opponents_of(evening)
    names = ["", *(rival.name for rival in rivals), *[""] * len(evening.company)]
    kinds = [HUMAN, *(rival.policy for rival in rivals), *evening.company]
    occasion = StreetMatch(
        evening.street, opponent=evening.rivals[0], season=season.record.id, evening=evening.id, number=day, door=door
    )
    seed = season.plan.match_seed(day, door)
    found = Seating(street, names, kinds, dict(evening.rules), seed, occasion, evening.start)
    if favor is None:
        return found
    lent = season.rules.favors.lend.get(evening.street, ()) if favor.kind == LEND else ()
    if lent and head_start.fits(setup(found), lent, evening.start):
        return replace(found, occasion=replace(found.occasion, favor=LEND), start=(*evening.start, *lent))
    kind = LOOK if favor.kind == LEND else favor.kind
    return replace(found, occasion=replace(found.occasion, favor=kind))


def setup(seating: Seating) -> Match:
    """Return the match of a setup before its head starts."""
    names = [name or f"Player {number}" for number, name in enumerate(seating.names, 1)]
    return Match(load(seating.street.game), names, seating.options, seating.seed, seating.kinds)


def look_cards(season: Season, match: Match, street: str) -> dict[int, tuple[int, ...]]:
    """Return the cards that a look shows in a match that hasn't begun, by seat (-1 for the table).

    Cards are their numbers in the match.
    """
    look = season.rules.favors.look.get(street)
    if look is None:
        return {}
    layout, state = match.table.layout, match.state
    if look.who == TABLE:
        zones = {-1: layout.table_zone(look.zone)}
    else:
        zones = {seat: layout.seat_zone(look.zone, seat) for seat in range(1, match.table.seats)}
    unknown = {
        seat: [card for card in reversed(state.zones[zone]) if card >= 0 and not state.known[card] & 1]
        for seat, zone in zones.items()
    }
    return {seat: tuple(cards[: look.cards]) for seat, cards in unknown.items() if cards}


# --- results ---------------------------------------------------------------------------------------------------


def result_of(match: Match, notes: Mapping[str, Any]) -> str:
    """Return the result of a finished match for its player: won, placed (second of three or more) or lost.

    A match that computers have played to its end, or with exchanged opponents, is lost. `notes` are those of its
    session.
    """
    view = match.view()
    exchanged = [seat for seat in notes.get("changed", {}) if seat != str(PLAYER)]
    if notes.get("watched") is True or exchanged or match.kinds[PLAYER] != HUMAN or not view.winners:
        return LOSS
    if PLAYER in view.winners:
        return WIN
    worth = [(seat in view.winners, rank) for seat, rank in enumerate(match.game.shows.ranks(view))]
    is_second = sum(other > worth[PLAYER] for other in worth) == 1
    return PLACE if is_second and len(worth) > 2 else LOSS


def store_evening_result(session: Session, progress: SeasonProgress) -> Season | None:
    """Store the result of a match that just ended.

    Returns the season after it, or None if it isn't tonight's match of the season under way.
    """
    occasion, record = session.occasion, progress.now()
    if occasion is None or record is None or record.id != occasion.season:
        return None
    before = Season.of(record)
    if before is None or before.state.begun is None:
        return None
    if (before.state.begun.day, before.state.begun.door) != (occasion.number, occasion.door):
        return None
    return step(progress, ENDED, occasion.number, result_of(session.match, session.notes()))


def catch_up(progress: SeasonProgress, store: Store | None) -> Season | None:
    """Return the season under way.

    If its open match was deleted or has ended while nobody saw it, add the step first. Raises StoreError while the
    store can't be read.
    """
    season = Season.of(progress.now())
    begun = season.state.begun if season is not None else None
    if season is None or begun is None or season.evening(begun.day, begun.door) is None:
        return season
    found = _missed_result(store, begun.match)
    return step(progress, ENDED, begun.day, found) if found else season


def _missed_result(store: Store | None, match: int) -> str:
    """Return the result of a match that has ended or isn't stored; empty while it is open, and for a damaged one."""
    if store is not None:
        store.settle()
    if store is None or not store.matches.are_kept([match]):
        return LOSS
    try:
        document = store.matches.document(match)
        if not document["finished"]:
            return ""
        found, _ = match_of(document)
        return result_of(found, sound_notes(document["session"], found))
    except (Damaged, *UNPLAYABLE):
        return ""  # the player reads why on going on, and can concede
