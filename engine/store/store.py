"""Everything that players have played, in one place: what the program opens at its start."""

from __future__ import annotations

import sqlite3
import time

from engine.store import recovery
from engine.store.alone import InUse, hold
from engine.store.atomic import StoreError
from engine.store.database import Database
from engine.store.folders import Folders
from engine.store.matches import Matches
from engine.store.results import Results
from engine.store.takeover import take_over

_NOT_ALONE = (
    "Another Cul-de-Sac is open with the same matches. Both can be played; a match played in both goes on as two."
)
_DELETED_FOR_GOOD_S = 24 * 3600.0


class Store:
    """The matches and results in `folders`. Use it in one thread; `close` it at the end."""

    def __init__(self, folders: Folders) -> None:
        self.folders = folders
        self.database = Database(folders.data, recovery.mend)
        self.matches = Matches(self.database)
        self.results = Results(self.database)
        self._alone: sqlite3.Connection | None = None

    def start(self) -> list[str]:
        """Check the file, mend it if it is damaged, take over what earlier versions have kept, and keep a copy of what
        is sound; a sentence for each thing that is worth telling. Nothing of it is needed before a match is begun.
        """
        remarks = [_NOT_ALONE] if self._someone_is_here() else []
        try:
            self.matches.forget_deleted(time.time() - _DELETED_FOR_GOOD_S)
            remarks += take_over(self.database, self.folders)
            self.database.back_up()
        except StoreError as error:
            remarks.append(str(error))
        return self.take_remarks() + remarks

    def take_remarks(self) -> list[str]:
        """What was found damaged since the last call, and what came back, a sentence each."""
        remarks, self.database.remarks = self.database.remarks, []
        return remarks

    def close(self) -> None:
        """Close the files."""
        self.database.close()
        if self._alone is not None:
            self._alone.close()

    def _someone_is_here(self) -> bool:
        """Whether another program uses these folders. As long as this one runs, the next one will hear that it does."""
        try:
            self._alone = hold(self.folders)
        except InUse:
            return True
        return False
