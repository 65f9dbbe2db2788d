"""A puzzle behind a door of a season: three tries, and then the map again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from client.lessons.panel import Speech
from client.lessons.puzzle_coach import PuzzleCoach
from client.lessons.puzzle_session import MISSED, ON, SOLVED as REACHED, PuzzleSession
from client.lessons.table import PuzzleTable
from client.street.season import SeasonUnderWay
from engine.store.player.progress import Progress
from engine.street.season import GIVEN_UP, SOLVED
from engine.words.dates import season_day
from engine.words.say import season as say

if TYPE_CHECKING:
    from client.sound.player import SoundPlayer

_ELSEWHERE = ("next-puzzle", "puzzles", "solution")


class SeasonPuzzleCoach(PuzzleCoach):
    """The coach of tonight's puzzle. It stores missed tries, and the result once the door is decided."""

    def __init__(self, session: PuzzleSession, progress: Progress, season: SeasonUnderWay) -> None:
        super().__init__(session, progress)
        self._season = season
        begun = season.state.begun
        self.left = max(1, season.rules.puzzle.tries - (begun.missed if begun is not None else 0))
        self._day = season_day(season.state.day)
        self.result = ""
        self._seen = ON

    def look(self) -> None:
        """Count a try that has just been missed, or the solution."""
        outcome, before = self.session.outcome, self._seen
        self._seen = outcome
        if outcome == before or self.result:
            return
        if outcome == REACHED:
            self.decide(SOLVED)
        elif outcome == MISSED:
            self.left -= 1
            if self.left:
                self._season.miss()
            else:
                self.decide(GIVEN_UP)

    def decide(self, result: str) -> None:
        """Store the result, unless there is one."""
        if not self.result:
            self.result = result
            self._season.end(result)

    def speech(self, now: int) -> Speech | None:
        found = super().speech(now)
        if found is None:
            return None
        buttons = [button for button in found.buttons if button[0] not in _ELSEWHERE]
        if self.result:
            buttons = [("season", say("go-on-season"), True)]
        else:
            buttons.append(("season", say("give-up"), False))
        words = say("puzzle-lost") if self.result == GIVEN_UP else found.words
        heading = say("puzzle-heading", day=self._day, title=self.session.puzzle.title, left=self.left)
        return replace(found, heading=heading, words=words, buttons=tuple(buttons))


class SeasonPuzzleTable(PuzzleTable):
    """The table of tonight's puzzle. It leads back to the map."""

    kind = "season-puzzle"
    coach: SeasonPuzzleCoach

    def __init__(self, session: PuzzleSession, player: SoundPlayer, progress: Progress, season: SeasonUnderWay) -> None:
        self._season = season
        super().__init__(session, player, progress)

    def _coach_of(self, session: PuzzleSession, progress: Progress) -> PuzzleCoach:
        return SeasonPuzzleCoach(session, progress, self._season)

    def update(self, now: int) -> bool:
        self.coach.look()
        return super().update(now)

    def leads(self) -> dict[str, Callable[[], None]]:
        return {"season": self._give_up}

    def _give_up(self) -> None:
        """Give the puzzle up unless it is decided, and return to the map."""
        self.coach.decide(GIVEN_UP)
        self.show_list()

    def show_list(self) -> None:
        """Return to the map. A puzzle that isn't decided can be continued."""
        self.session.close()
        self.app.open_alone("season", arrived=bool(self.coach.result))
