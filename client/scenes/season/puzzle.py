"""A puzzle behind a door of a season: three tries, and then the map again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from client.lessons.panel import Speech
from client.lessons.puzzle_coach import PuzzleCoach
from client.lessons.puzzle_session import MISSED, ON, PuzzleSession
from client.lessons.puzzle_session import SOLVED as REACHED
from client.lessons.table import PuzzleTable
from engine.store.progress import Progress
from engine.street.season import GIVEN_UP, SOLVED
from engine.words.say import season as say

if TYPE_CHECKING:
    from client.sound.player import SoundPlayer

_ELSEWHERE = ("next-puzzle", "puzzles", "solution")


class SeasonPuzzleCoach(PuzzleCoach):
    """The coach of a season's puzzle. It counts missed tries; `result` is set when the door is decided."""

    def __init__(self, session: PuzzleSession, progress: Progress, tries: int) -> None:
        super().__init__(session, progress)
        self.left = tries
        self.result = ""
        self._seen = ON

    def look(self) -> bool:
        """Count a try that has just been missed, or the solution. Returns whether the door is decided now."""
        outcome = self.session.outcome
        if outcome == self._seen or self.result:
            self._seen = outcome
            return False
        self._seen = outcome
        if outcome == MISSED:
            self.left -= 1
        self.result = SOLVED if outcome == REACHED else GIVEN_UP if self.left <= 0 else ""
        return bool(self.result)

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
        heading = say("puzzle-heading", title=self.session.puzzle.title, left=self.left)
        return replace(found, heading=heading, words=words, buttons=tuple(buttons))


class SeasonPuzzleTable(PuzzleTable):
    """The table of a season's puzzle. `decide` gets its result once; `leave_for_map` returns to the map."""

    kind = "season-puzzle"
    coach: SeasonPuzzleCoach

    def __init__(self, session: PuzzleSession, player: SoundPlayer, progress: Progress, tries: int,
                 decide: Callable[[str], None], leave_for_map: Callable[[], None]) -> None:  # fmt: skip
        self._tries = tries
        super().__init__(session, player, progress)
        self._decide, self._leave_for_map = decide, leave_for_map

    def _coach_of(self, session: PuzzleSession, progress: Progress) -> PuzzleCoach:
        return SeasonPuzzleCoach(session, progress, self._tries)

    def update(self, now: int) -> bool:
        if self.coach.look():
            self._decide(self.coach.result)
        return super().update(now)

    def leads(self) -> dict[str, Callable[[], None]]:
        return {"season": self._give_up}

    def _give_up(self) -> None:
        """Give the puzzle up unless it is decided, and return to the map."""
        if not self.coach.result:
            self.coach.result = GIVEN_UP
            self._decide(GIVEN_UP)
        self.show_list()

    def show_list(self) -> None:
        """Return to the map. A puzzle that isn't decided can be continued."""
        self.session.close()
        self._leave_for_map()
