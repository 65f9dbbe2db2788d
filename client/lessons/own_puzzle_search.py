"""Searches a player's own puzzle in the background and reports the progress."""

from __future__ import annotations

import threading

from engine.games import load
from engine.lessons.puzzle_file import Puzzle
from engine.lessons.puzzle_search import TOO_DEEP, PuzzleReport, PuzzleSearch
from engine.words.say import lessons as say

MOST_POSITIONS = 20_000
"""The search limit: the table must manage the same search during play."""


class OwnPuzzleSearch:
    """One search, until it ends or is canceled."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.search = PuzzleSearch(puzzle, load, MOST_POSITIONS)
        self.findings: PuzzleReport | None = None
        self.thread = threading.Thread(target=self._work, name="puzzle", daemon=True)
        """Ends with the search."""
        self.thread.start()

    def _work(self) -> None:
        self.findings = self.search.count()

    @property
    def sound(self) -> bool:
        """Whether the search has ended and found a solution."""
        return self.findings is not None and not self.findings.wrong and self.findings.moves > 0

    def stop(self) -> None:
        """Cancel the search and wait for its thread."""
        self.search.stopped = True
        self.thread.join()

    def sentence(self) -> str:
        """Return the search's status as a sentence."""
        found = self.findings
        if found is None:
            return say("searching", positions=self.search.positions)
        if TOO_DEEP in found.wrong:
            return say("too-deep", most=MOST_POSITIONS)
        if found.wrong:
            return say("out-of-reach")
        if not found.moves:
            return say("found-easy")
        return say("found-ways", ways=found.minimal, moves=found.moves, more="yes" if found.clipped else "no")
