"""Past seasons: their results, rewards and statistics. None of it is stored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.store.player.season import CLOSED, SeasonRecord
from engine.street.library import story
from engine.street.season import ENDING, WIN
from engine.street.season_file import Reward, RewardWhen, SeasonRules
from engine.street.season_playing import Season


@dataclass(frozen=True, slots=True)
class PastSeason:
    """The result of a season.

    `ending` is the rank of its ending, -1 without one. `points` are the reputation at the beginning and after each
    evening.
    """

    record: SeasonRecord
    is_finished: bool
    ending: int
    points: tuple[int, ...]
    wins: int
    wins_by_street: Mapping[str, int]
    favors_used: int

    @property
    def evenings(self) -> int:
        return len(self.points) - 1


def past_season(record: SeasonRecord) -> PastSeason | None:
    """Return the result of a season, or None for unsound data. Raises BadScenario."""
    season = Season.of(record)
    if season is None:
        return None
    state, texts = season.state, story()
    is_finished = len(state.past) == len(season.plan.evenings) and state.points > 0
    ending = texts.rank(texts.ending(state.points)) if state.stage in (ENDING, CLOSED) else -1
    won = (season.plan.door(outcome.day, outcome.door) for outcome in state.past if outcome.result == WIN)
    begins = season.rules.difficulty(season.plan.difficulty).begins
    points = (begins, *(outcome.after for outcome in state.past))
    by_street = Counter(door.street for door in won if door is not None)
    return PastSeason(record, is_finished, ending, points, state.wins, by_street, state.favors_used)


def past_seasons(records: Iterable[SeasonRecord]) -> tuple[PastSeason, ...]:
    """Return the results of seasons. Raises BadScenario."""
    found = (past_season(record) for record in records)
    return tuple(season for season in found if season is not None)


def earned_rewards(rules: SeasonRules, past: Sequence[PastSeason]) -> tuple[Reward, ...]:
    """Return the rewards that seasons have earned. A season under way counts if it is among them."""
    return tuple(reward for reward in rules.rewards if _is_earned(reward.when, past))


def _is_earned(when: RewardWhen, past: Sequence[PastSeason]) -> bool:
    wins = when.wins_in
    if wins is not None and sum(season.wins_by_street.get(wins.street, 0) for season in past) < wins.at_least:
        return False
    closed = sum(bool(season.record.closed) for season in past)
    return closed >= when.seasons and any(_holds(when, season) for season in past)


def _holds(when: RewardWhen, season: PastSeason) -> bool:
    """Return whether the conditions about one season hold for it."""
    return (
        (season.is_finished or not when.finished)
        and season.ending >= (when.ending or -1)
        and when.difficulty in ("", season.record.difficulty)
        and len(season.record.streets) >= when.streets
        and season.evenings >= when.days
        and (season.points[-1] == 0 or not when.lost)
        and when.favors_used in (None, season.favors_used)
    )


@dataclass(frozen=True, slots=True)
class SeasonStatistics:
    """Statistics of all seasons.

    They say how many were started and finished, the best ending (its rank) by difficulty, and evenings won by street.
    """

    started: int
    finished: int
    best: Mapping[str, int]
    wins: Mapping[str, int]


def statistics(past: Sequence[PastSeason]) -> SeasonStatistics:
    best: dict[str, int] = {}
    wins: Counter[str] = Counter()
    for season in past:
        if season.is_finished:
            best[season.record.difficulty] = max(season.ending, best.get(season.record.difficulty, -1))
        wins.update(season.wins_by_street)
    return SeasonStatistics(len(past), sum(season.is_finished for season in past), best, wins)
