"""A season: its plan follows from a seed, and its state from the plan and the stored steps."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from engine.kernel.match.document_check import is_short_text, is_whole
from engine.lessons.puzzle_file import Puzzle
from engine.store.player.season import ABANDONED, BEGUN, CLOSED, ENDED, MISSED, OPENED, SeasonRecord, Step
from engine.street.season_file import PARTY_TABLES, PARTY_TIER, PUZZLE_DOOR, Evening, SeasonRules

WIN, PLACE, LOSS, SOLVED, GIVEN_UP = "won", "placed", "lost", "solved", "given-up"
"""The results of an evening."""
OPENING, MAP, TABLE, ENDING = "opening", "map", "table", "ending"
"""The stages of a season, besides `CLOSED` and `ABANDONED`."""
_SEEDS = 10**9


# --- plan ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Door:
    """A door of an evening: an evening or a puzzle by its id.

    The plan keeps street, tier and weight too, so that new data don't change a season that has begun. A puzzle has tier
    and weight 0.
    """

    id: str
    street: str
    tier: int = 0
    weight: int = 0

    @property
    def is_puzzle(self) -> bool:
        return self.tier == 0


@dataclass(frozen=True, slots=True)
class Plan:
    """The doors of each evening of a season. The last two evenings are the tables of the block party."""

    seed: int
    difficulty: str
    streets: tuple[str, ...]
    evenings: tuple[tuple[Door, ...], ...]

    def doors(self, day: int) -> tuple[Door, ...]:
        """Return the doors of an evening, counted from 1; none beyond the last."""
        return self.evenings[day - 1] if 0 < day <= len(self.evenings) else ()

    def door(self, day: int, door: int) -> Door | None:
        """Return a door, both counted from 1, or None."""
        doors = self.doors(day)
        return doors[door - 1] if 0 < door <= len(doors) else None

    def match_seed(self, day: int, door: int) -> int:
        return _number(self, f"match {day} {door}") % _SEEDS + 1

    def is_return_match(self, day: int, door: int) -> bool:
        """Return whether an earlier door has the same evening."""
        found = self.door(day, door)
        earlier = [*(entry for doors in self.evenings[: day - 1] for entry in doors), *self.doors(day)[: door - 1]]
        return found is not None and any(entry.id == found.id for entry in earlier)

    def to_data(self) -> list[list[list[Any]]]:
        """Return the doors as plain data for a `SeasonRecord`."""
        return [[[door.id, door.street, door.tier, door.weight] for door in doors] for doors in self.evenings]


def plan(
    rules: SeasonRules,
    evenings: Iterable[Evening],
    puzzles: Iterable[Puzzle],
    streets: Collection[str],
    difficulty: str,
    seed: int,
    solved: Collection[str] = (),
) -> Plan:
    """Return the plan that follows from a seed. Unsolved puzzles come first; the week's season passes no `solved` ones.

    Raises ValueError without a street that has evenings.
    """
    chosen = tuple(slug for slug in rules.streets if slug in streets)
    wanted = rules.difficulty(difficulty)
    known = sorted((evening for evening in evenings if evening.street in chosen), key=lambda evening: evening.id)
    if not known:
        raise ValueError("a season needs a street with evenings")
    drawing = _Drawing(
        Plan(seed, wanted.id, chosen, ()),
        known,
        sorted((puzzle for puzzle in puzzles if _street_of(puzzle.id) in chosen), key=lambda puzzle: puzzle.id),
        solved,
    )
    for day, tiers in enumerate(wanted.doors, 1):
        drawing.draw(day, tiers, rules.puzzle.by_half[int(day > rules.days // 2)])
    drawing.draw_party(rules.days)
    return replace(drawing.plan, evenings=tuple(drawing.drawn))


class _Drawing:
    """The drawing of a plan, evening by evening. `evenings` and `puzzles` are sorted by id."""

    def __init__(
        self, plan: Plan, evenings: Sequence[Evening], puzzles: Sequence[Puzzle], solved: Collection[str]
    ) -> None:
        self.plan = plan
        self.drawn: list[tuple[Door, ...]] = []
        self._evenings = evenings
        self._puzzles = puzzles
        self._solved = solved
        self._planned: Counter[str] = Counter()
        self._by_street: Counter[str] = Counter()

    def draw(self, day: int, tiers: Sequence[str], difficulties: Sequence[int]) -> None:
        """Draw the doors of an evening. `difficulties` are those of puzzles."""
        before = self.drawn[-1] if self.drawn else ()
        avoided = before[0].street if len(before) == 1 else ""
        doors: list[Door] = []
        for number, tier in enumerate(tiers, 1):
            if tier != PUZZLE_DOOR:
                doors.append(self._evening(f"evening {day} {number}", int(tier), avoided, doors))
            elif (puzzle := self._puzzle(f"puzzle {day} {number}", difficulties)) is not None:
                doors.append(puzzle)
        self.drawn.append(tuple(doors))

    def draw_party(self, days: int) -> None:
        """Draw the tables of the block party."""
        doors: list[Door] = []
        for number in range(1, PARTY_TABLES + 1):
            doors.append(self._evening(f"party {number}", PARTY_TIER, "", doors))
            self.drawn.append((doors[-1],))

    def _evening(self, what: str, tier: int, avoided: str, others: Sequence[Door]) -> Door:
        """Draw an evening. Conditions that leave no evening are dropped, the least important first."""
        conditions: list[Callable[[Evening], bool]] = [
            lambda evening: evening.street != avoided,
            lambda evening: all(evening.street != door.street for door in others),
            lambda evening: evening.tier == tier,
            lambda evening: not self._planned[evening.id],
            lambda evening: abs(evening.tier - tier) <= 1 and (evening.tier < PARTY_TIER or tier == PARTY_TIER),
            lambda evening: all(evening.id != door.id for door in others),
        ]
        pool: list[Evening] = []
        while not pool:
            pool = [evening for evening in self._evenings if all(holds(evening) for holds in conditions)]
            del conditions[:1]
        least = min(self._by_street[evening.street] for evening in pool)
        pool = [evening for evening in pool if self._by_street[evening.street] == least]
        found = pool[_number(self.plan, what) % len(pool)]
        self._planned[found.id] += 1
        self._by_street[found.street] += 1
        return Door(found.id, found.street, found.tier, found.weight)

    def _puzzle(self, what: str, difficulties: Sequence[int]) -> Door | None:
        """Draw a puzzle, or None if the chosen streets have none."""
        conditions: list[Callable[[Puzzle], bool]] = [
            lambda puzzle: puzzle.id not in self._solved,
            lambda puzzle: puzzle.difficulty in difficulties,
            lambda puzzle: not self._planned[puzzle.id],
        ]
        for dropped in range(len(conditions) + 1):
            pool = [puzzle for puzzle in self._puzzles if all(holds(puzzle) for holds in conditions[dropped:])]
            if pool:
                found = pool[_number(self.plan, what) % len(pool)]
                self._planned[found.id] += 1
                return Door(found.id, _street_of(found.id))
        return None


def _street_of(puzzle: str) -> str:
    """Return the street of a puzzle: the folder of its file."""
    return puzzle.rpartition("/")[0]


def plan_of(record: SeasonRecord, evenings: Mapping[str, Evening], puzzles: Collection[str]) -> Plan | None:
    """Return the plan of a stored season, or None for unsound data.

    Missing evenings and puzzles are replaced by the first of their street and tier. `puzzles` are the ids of all
    puzzles.
    """
    days = [[_door(entry) for entry in day] if isinstance(day, list | tuple) else [] for day in record.plan]
    doors = [[_playable_door(door, evenings, puzzles) for door in day if door is not None] for day in days]
    if not doors or any(not day or None in day or len(day) < len(read) for day, read in zip(doors, days, strict=True)):
        return None
    found = tuple(tuple(door for door in day if door is not None) for day in doors)
    return Plan(record.seed, record.difficulty, record.streets, found)


def _door(entry: Any) -> Door | None:
    if not isinstance(entry, list | tuple) or len(entry) != 4:
        return None
    texts, (tier, weight) = entry[:2], entry[2:]
    if not (all(map(is_short_text, texts)) and is_whole(tier) and is_whole(weight)):
        return None
    is_sound = tier == weight == 0 or (0 < tier <= PARTY_TIER and 0 < weight <= 9)
    return Door(*entry) if is_sound else None


def _playable_door(door: Door, evenings: Mapping[str, Evening], puzzles: Collection[str]) -> Door | None:
    """Return a door whose evening or puzzle exists, or None if its street has none."""
    if door.is_puzzle:
        known = sorted(puzzle for puzzle in puzzles if _street_of(puzzle) == door.street)
    else:
        of_street = [evening for evening in evenings.values() if evening.street == door.street]
        known = [evening.id for evening in sorted(of_street, key=lambda evening: abs(evening.tier - door.tier))]
    return door if door.id in known else next((replace(door, id=other) for other in known), None)


def week_seed(day: date) -> tuple[str, int]:
    """Return the week of a day ("2026-W48") and the seed of its season."""
    year, number, _ = day.isocalendar()
    week = f"{year}-W{number:02}"
    return week, _hash(f"week {week}") % _SEEDS + 1


def _number(plan: Plan, what: str) -> int:
    """Return a number that follows from the season's choices and a purpose."""
    return _hash(f"{plan.seed} {plan.difficulty} {'+'.join(plan.streets)} {what}")


def _hash(text: str) -> int:
    return int.from_bytes(hashlib.sha256(f"cul-de-sac season 1 {text}".encode()).digest()[:8], "big")


# --- stakes and state ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stakes:
    """How far each result of a door moves the reputation."""

    win: int
    place: int
    lose: int

    def of(self, result: str) -> int:
        return self.win if result in (WIN, SOLVED) else self.place if result == PLACE else self.lose


def stakes(rules: SeasonRules, door: Door, day: int, difficulty: str) -> Stakes:
    """Return the stakes of a door on an evening, counted from 1."""
    if door.is_puzzle:
        return Stakes(rules.puzzle.solved, rules.puzzle.given_up, rules.puzzle.given_up)
    found = next(entry for entry in rules.stakes if entry.weight[0] <= door.weight <= entry.weight[1])
    part = 2 if day > rules.days else int(day > rules.days // 2)
    return Stakes(found.win, found.place, found.lose - rules.difficulty(difficulty).tax[part])


@dataclass(frozen=True, slots=True)
class Begun:
    """An evening that has begun and isn't over.

    `match` is the id of its stored match (0 for a puzzle), `favor` the used favor (`Favor.to_data`, or empty), `missed`
    the missed tries of a puzzle.
    """

    day: int
    door: int
    match: int
    favor: str = ""
    missed: int = 0


@dataclass(frozen=True, slots=True)
class Outcome:
    """An evening that is over: its result, and the reputation before and after."""

    day: int
    door: int
    match: int
    favor: str
    result: str
    before: int
    after: int

    @property
    def is_won(self) -> bool:
        return self.result in (WIN, SOLVED)


@dataclass(frozen=True, slots=True)
class SeasonState:
    """The state of a season.

    `day` is tonight's evening, counted from 1; above the rules' days it is a table of the block party. `begun` is set
    at the stage `TABLE`.
    """

    stage: str
    day: int
    points: int
    past: tuple[Outcome, ...] = ()
    begun: Begun | None = None

    @property
    def wins(self) -> int:
        """Return how many evenings were won, puzzles included."""
        return sum(outcome.is_won for outcome in self.past)

    @property
    def favors_used(self) -> int:
        return sum(bool(outcome.favor) for outcome in self.past) + bool(self.begun is not None and self.begun.favor)

    @property
    def is_over(self) -> bool:
        """Return whether no evening is left, even before the ending is shown."""
        return self.stage in (ENDING, CLOSED, ABANDONED)


def fold(rules: SeasonRules, plan: Plan, steps: Iterable[Step]) -> SeasonState:
    """Return the state after the stored steps. Steps that don't fit are ignored."""
    state = SeasonState(OPENING, 1, rules.difficulty(plan.difficulty).begins)
    for step in steps:
        state = _apply_step(rules, plan, state, step)
    return state


def _apply_step(rules: SeasonRules, plan: Plan, state: SeasonState, step: Step) -> SeasonState:
    name, *values = step
    if state.stage == OPENING and name == OPENED:
        return replace(state, stage=MAP)
    if state.stage == MAP and name == BEGUN and (begun := _begin_evening(plan, state, values)) is not None:
        return replace(state, stage=TABLE, begun=begun)
    if state.begun is not None and (name, *values) == (MISSED, state.day):
        return replace(state, begun=replace(state.begun, missed=state.begun.missed + 1))
    if state.begun is not None and name == ENDED and _fits(plan, state.begun, values):
        return _end_evening(rules, plan, state, state.begun, str(values[1]))
    if state.stage == ENDING and name == CLOSED:
        return replace(state, stage=CLOSED)
    if not state.is_over and name == ABANDONED:
        return replace(state, stage=ABANDONED, begun=None)
    return state


def _begin_evening(plan: Plan, state: SeasonState, values: Sequence[str | int]) -> Begun | None:
    if len(values) != 4 or values[0] != state.day:
        return None
    _, door, match, favor = values
    if not (isinstance(door, int) and isinstance(match, int) and isinstance(favor, str)):
        return None
    return Begun(state.day, door, match, favor) if plan.door(state.day, door) is not None else None


def _fits(plan: Plan, begun: Begun, values: Sequence[str | int]) -> bool:
    """Return whether the values of a step can end the evening that has begun."""
    door = plan.door(begun.day, begun.door)
    results = (SOLVED, GIVEN_UP) if door is not None and door.is_puzzle else (WIN, PLACE, LOSS)
    return len(values) == 2 and values[0] == begun.day and values[1] in results


def _end_evening(rules: SeasonRules, plan: Plan, state: SeasonState, begun: Begun, result: str) -> SeasonState:
    door = plan.door(begun.day, begun.door)
    assert door is not None
    moved = state.points + stakes(rules, door, begun.day, plan.difficulty).of(result)
    points = max(0, min(rules.most, moved))
    outcome = Outcome(begun.day, begun.door, begun.match, begun.favor, result, state.points, points)
    is_last = points == 0 or state.day == len(plan.evenings)
    return SeasonState(ENDING if is_last else MAP, state.day + (not is_last), points, (*state.past, outcome))
