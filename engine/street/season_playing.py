"""Matches of a season: their setup, favors and results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.kernel.match.match import Match
from engine.session.session import Session
from engine.store.results import MatchResult
from engine.store.season import SeasonRecord, Step
from engine.street.playing import Seating
from engine.street.season import Door, Plan, SeasonState
from engine.street.season_file import Evening, SeasonRules


@dataclass(frozen=True, slots=True)
class Favor:
    """A favor that a neighbor owes: "lend", "look" or "undo"."""

    kind: str
    street: str
    opponent: str

    def to_data(self) -> str:
        """Return the favor as the step "begun" keeps it."""
        return f"{self.kind} {self.street} {self.opponent}"


@dataclass(frozen=True, slots=True)
class SeasonReached:
    """What an evening's match has led to: the season with its new step, and its state before and after."""

    record: SeasonRecord
    before: SeasonState
    after: SeasonState


def seating(rules: SeasonRules, evenings: Mapping[str, Evening], record: SeasonRecord, plan: Plan, day: int, door: int,
            favor: Favor | None = None) -> Seating:  # fmt: skip
    """Return the setup of a door's match: seats, house rules, seed, head starts and occasion."""
    raise NotImplementedError


def favors_owed(rules: SeasonRules, evenings: Mapping[str, Evening], plan: Plan, state: SeasonState
                ) -> tuple[Favor, ...]:  # fmt: skip
    """Return the favors that neighbors owe and that the season still allows."""
    raise NotImplementedError


def favor_for(rules: SeasonRules, seating: Seating, favor: Favor) -> Favor:
    """Return the favor as it works in a match: a look where a head start doesn't fit."""
    raise NotImplementedError


def look_cards(rules: SeasonRules, match: Match, street: str) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Return the cards that a look shows, before the match: each seat (-1 for the table) with the names of its cards.
    """
    raise NotImplementedError


def result_of(match: Match, result: MatchResult) -> str:
    """Return an evening's result: won, placed (second of three or more) or lost."""
    raise NotImplementedError


def ended(session: Session, result: MatchResult) -> Step | None:
    """Return the step for a season's match that just ended, or None for another match."""
    raise NotImplementedError
