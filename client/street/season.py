"""The season under way, as its pages use it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime

from engine.kernel.scenarios.reader import BadScenario
from engine.lessons.puzzle_file import Puzzle
from engine.store.lesson_library import puzzles
from engine.store.player.season import BEGUN, ENDED, MISSED, OPENED, SeasonProgress, SeasonRecord
from engine.street.library import story
from engine.street.season import MAP, Outcome, Plan, SeasonState, Stakes
from engine.street.season_file import Evening
from engine.street.season_playing import Favor, Season, close, favors_owed, seating, step
from engine.street.season_story import Ending, StoryPage, fill_text
from engine.words.say import season as say


def known_puzzles() -> Mapping[str, Puzzle]:
    """Return all puzzles by id; none if they are unreadable."""
    try:
        return {puzzle.id: puzzle for puzzle in puzzles()}
    except BadScenario:
        return {}


class SeasonUnderWay:
    """A season that its pages show and change. `season` is its latest state."""

    def __init__(self, progress: SeasonProgress, season: Season, now: Callable[[], datetime] = datetime.now) -> None:
        self.progress = progress
        self.season = season
        self.rules, self.evenings = season.rules, season.evenings
        self.puzzles = known_puzzles()
        self._now = now

    @property
    def record(self) -> SeasonRecord:
        return self.season.record

    @property
    def plan(self) -> Plan:
        return self.season.plan

    @property
    def state(self) -> SeasonState:
        return self.season.state

    @property
    def days(self) -> int:
        """Return the number of evenings before the party."""
        return self.rules.days

    @property
    def at_party(self) -> bool:
        """Return whether tonight is the block party."""
        return self.state.day > self.days

    # -- steps ------------------------------------------------------------------------------------------------

    def _step(self, *values: str | int) -> None:
        self.season = step(self.progress, *values) or self.season

    def open_door(self) -> None:
        """Store that the opening was read."""
        self._step(OPENED)

    def begin(self, door: int, match: int, favor: str = "") -> None:
        """Store that tonight has begun. `match`: the id of its match, 0 for a puzzle."""
        if self.state.stage == MAP:
            self._step(BEGUN, self.state.day, door, match, favor)

    def miss(self) -> None:
        """Store a missed try of tonight's puzzle."""
        self._step(MISSED, self.state.day)

    def end(self, result: str) -> None:
        """Store how tonight ended."""
        begun = self.state.begun
        if begun is not None:
            self._step(ENDED, begun.day, result)

    def close(self) -> None:
        """Move the season to the past ones: after its ending, or abandoned."""
        self.season = close(self.progress, self.season, self._now()) or self.season

    # -- facts ------------------------------------------------------------------------------------------------

    def stakes(self, day: int, door: int) -> Stakes:
        """Return what a door is worth."""
        return self.season.stakes(day, door)

    def outcome(self, day: int) -> Outcome | None:
        """Return how an evening ended, or None."""
        return next((entry for entry in self.state.past if entry.day == day), None)

    def title(self, day: int, door: int) -> str:
        """Return the title of a door's evening or puzzle."""
        found = self.plan.door(day, door)
        if found is None:
            return ""
        source: Mapping[str, Evening | Puzzle] = self.puzzles if found.is_puzzle else self.evenings
        entry = source.get(found.id)
        return entry.title if entry is not None else found.id

    def favors(self) -> Sequence[Favor]:
        """Return the favors that can be used tonight: the oldest of each kind, because they all do the same."""
        return [*{favor.kind: favor for favor in reversed(favors_owed(self.season))}.values()][::-1]

    def favor_kind(self, door: int, favor: Favor | None) -> str:
        """Return what a favor gives behind one of tonight's doors: "lend", "look", "undo" or nothing."""
        found = seating(self.season, door, favor)
        return found.occasion.favor if found is not None else ""

    @property
    def favors_left(self) -> int:
        """Return how many favors the season still allows."""
        return max(0, self.rules.difficulty(self.plan.difficulty).favors - self.state.favors_used)

    def rival(self, day: int, door: int) -> str:
        """Return the name of a door's first opponent; empty for a puzzle."""
        rivals = self.season.rivals(day, door)
        return rivals[0].name if rivals else ""

    def strongest(self) -> str:
        """Return the opponent of the won match with the highest weight, or "".

        In a season that ended at 0 it is that of the last evening, or its puzzle.
        """
        if not self.state.points:
            last = self.state.past[-1]
            return self.rival(last.day, last.door) or say("puzzle-rival", title=self.title(last.day, last.door))
        won = [entry for entry in self.state.past if entry.is_won and self.rival(entry.day, entry.door)]
        won.sort(key=self._weight)
        names = (self.rival(entry.day, entry.door) for entry in (*reversed(won), *self.state.past))
        return next(filter(None, names), "")

    def _weight(self, outcome: Outcome) -> int:
        door = self.plan.door(outcome.day, outcome.door)
        return door.weight if door is not None else 0


def fill_page(found: StoryPage | Ending, **values: object) -> tuple[str, list[str]]:
    """Return the title and the sentences of a story page or an ending."""
    return found.title, [fill_text(line, **values) for line in found.lines]


def favor_words(kind: str, rival: str) -> tuple[str, str]:
    """Return that a rival owes a favor, and what it does."""
    words = story().favor
    return fill_text(words.owed, rival=rival), fill_text(words.of(kind), rival=rival)
