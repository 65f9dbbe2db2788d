"""Opens the table of a chapter or puzzle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from client.lessons.lesson_session import LessonSession
from client.lessons.puzzle_session import PuzzleSession
from client.lessons.table import LessonTable, PuzzleTable
from engine.ai.seat_request import HUMAN
from engine.games import load
from engine.kernel.match.document_check import is_short_text
from engine.store.lesson_library import lessons, puzzles
from engine.store.player.profiles import Profiles
from engine.store.player.progress import Progress
from engine.store.player.puzzles import PuzzleStore
from engine.store.player.settings import Settings
from engine.words.say import lessons as say

if TYPE_CHECKING:
    from client.sound.player import SoundPlayer


def lesson_table(
    lesson: str, chapter: str, step: int, settings: Settings, player: SoundPlayer, progress: Progress
) -> LessonTable:
    """Return the table of a chapter at a step. Raises KeyError for an unknown one, and BadScenario."""
    found = next((entry for entry in lessons() if entry.slug == lesson), None)
    if found is None:
        raise KeyError(lesson)
    session = LessonSession(
        found, found.chapter(chapter), load(found.game), settings, step=step, name=_name(settings, found.game)
    )
    return LessonTable(session, player, progress)


def puzzle_table(
    puzzle: str, settings: Settings, player: SoundPlayer, progress: Progress, own: PuzzleStore
) -> PuzzleTable:
    """Return the table of a puzzle. Raises KeyError, BadScenario or StoreError for an unknown or unusable one."""
    return PuzzleTable(puzzle_session(puzzle, settings, own), player, progress)


def puzzle_session(puzzle: str, settings: Settings, own: PuzzleStore) -> PuzzleSession:
    """Return the session of a puzzle. Raises the errors of `puzzle_table`."""
    found = own.find(puzzle) or next((entry for entry in puzzles() if entry.id == puzzle), None)
    if found is None:
        raise KeyError(puzzle)
    return PuzzleSession(found, settings, name=_name(settings, found.scenario.game))


def _name(settings: Settings, game: str) -> str:
    """Return the player's name: the current one's, or that of the last match of the game, or of any game."""
    if current := Profiles(settings).current.name:
        return current
    for setup in (settings.last_setup.get(game, {}), *settings.last_setup.values()):
        seats = setup.get("seats")
        for seat in seats if isinstance(seats, list) else ():
            if isinstance(seat, list) and len(seat) == 2 and seat[1] == HUMAN and is_short_text(seat[0]):
                return str(seat[0])
    return say("default-name")
