"""A season: its plan follows from a seed, and its state from the plan and the stored steps."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any, Final

from engine.kernel.match.document_check import is_short_text, is_whole
from engine.lessons.puzzle_file import Puzzle
from engine.store.season import SeasonRecord, Step
from engine.street.season_file import PARTY_TABLES, PARTY_TIER, PUZZLE_DOOR, TIERS, Evening, SeasonRules

OPENED, BEGUN, ENDED, CLOSED, ABANDONED = "opened", "begun", "ended", "closed", "abandoned"
"""The names of the stored steps."""
WIN, PLACE, LOSS, SOLVED, GIVEN_UP = "won", "placed", "lost", "solved", "given-up"
"""The results of an evening."""
OPENING, MAP, TABLE, ENDING = "opening", "map", "table", "ending"
"""The stages of a season, besides `CLOSED` and `ABANDONED`."""
_SEEDS = 10**9


# --- plan ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Door:
    """A door of an evening: an evening or a puzzle by its id. The plan keeps street, tier and weight too, so that new
    data don't change a season that has begun. A puzzle has tier and weight 0."""

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
        """Return the seed of a door's match."""
        return _number(self, f"match {day} {door}") % _SEEDS + 1

    def is_return_match(self, day: int, door: int) -> bool:
        """Return whether an earlier door has the same evening."""
        found = self.door(day, door)
        earlier = [*(entry for doors in self.evenings[: day - 1] for entry in doors), *self.doors(day)[: door - 1]]
        return found is not None and any(entry.id == found.id for entry in earlier)

    def to_data(self) -> list[list[list[Any]]]:
        """Return the doors as plain data for a `SeasonRecord`."""
        return [[[door.id, door.street, door.tier, door.weight] for door in doors] for doors in self.evenings]


def plan(rules: SeasonRules, evenings: Iterable[Evening], puzzles: Iterable[Puzzle], streets: Collection[str],
         difficulty: str, seed: int, solved: Collection[str] = ()) -> Plan:  # fmt: skip
    """Return the plan that follows from a seed. `solved` puzzles come last; the week's season passes none."""
    raise NotImplementedError


def plan_of(record: SeasonRecord, evenings: Mapping[str, Evening], puzzles: Mapping[str, Puzzle]) -> Plan | None:
    """Return the plan of a stored season, or None for unsound data. Missing evenings and puzzles are replaced by the
    first of their street and tier."""
    raise NotImplementedError


def week_seed(day: date) -> tuple[str, int]:
    """Return the week of a day ("2026-W48") and the seed of its season."""
    year, number, _ = day.isocalendar()
    week = f"{year}-W{number:02}"
    return week, _hashed(f"week {week}") % _SEEDS + 1


def _number(plan: Plan, what: str) -> int:
    """Return a number that follows from the season's choices and a purpose."""
    return _hashed(f"{plan.seed} {plan.difficulty} {'+'.join(plan.streets)} {what}")


def _hashed(text: str) -> int:
    return int.from_bytes(hashlib.sha256(f"cul-de-sac season 1 {text}".encode()).digest()[:8], "big")


# --- stakes and state ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stakes:
    """The reputation that each result of a door moves."""

    win: int
    place: int
    lose: int

    def of(self, result: str) -> int:
        """Return the change for a result."""
        return self.win if result in (WIN, SOLVED) else self.place if result == PLACE else self.lose


def stakes(rules: SeasonRules, door: Door, day: int, difficulty: str) -> Stakes:
    """Return what a door is worth on an evening, counted from 1."""
    if door.is_puzzle:
        return Stakes(rules.puzzle.solved, rules.puzzle.given_up, rules.puzzle.given_up)
    found = next(entry for entry in rules.stakes if entry.weight[0] <= door.weight <= entry.weight[1])
    part = 2 if day > rules.days else int(day > rules.days // 2)
    return Stakes(found.win, found.place, found.lose - rules.difficulty(difficulty).tax[part])


@dataclass(frozen=True, slots=True)
class Begun:
    """An evening that has begun and isn't over: its door, the id of its stored match (0 for a puzzle) and the favor
    used (`Favor.to_data`, or empty)."""

    day: int
    door: int
    match: int
    favor: str = ""


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
    """The state of a season. `day` is tonight's evening, counted from 1; above the rules' days it is a table of the
    block party. `begun` is set at the stage `TABLE`."""

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
        """Return whether no evening is left. The ending may still be to be shown."""
        return self.stage in (ENDING, CLOSED, ABANDONED)


def fold(rules: SeasonRules, plan: Plan, steps: Iterable[Step]) -> SeasonState:
    """Return the state after the stored steps. Steps that don't fit are ignored."""
    raise NotImplementedError
