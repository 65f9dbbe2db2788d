"""The store of everything that players have played, which the program opens at its start."""

from __future__ import annotations

import sqlite3
import time
from contextlib import suppress
from threading import Thread

from engine.store.files.atomic import StoreError, Unreadable
from engine.store.files.folder_lock import InUse, lock_folders
from engine.store.files.folders import Folders
from engine.store.files.writer import Writer
from engine.store.history import recovery
from engine.store.history.database import Database
from engine.store.history.matches import Matches
from engine.store.history.results import Results
from engine.store.messages import say

_DELETED_FOR_GOOD_S = 24 * 3600.0
_WAIT_SECONDS = 0.05
"""How long SQLite waits for other programs before the writer's thread checks whether it should end."""
_TIDIES_S = 60.0
"""How long the backup waits until the store is tidy."""

_UNREAD = ("autosaves/*.match", "saves/*.match", "replays/*.match", "history.sqlite")
"""Files of matches and results from early versions, in the folders for state and data."""


class Store:
    """The matches and results in `folders`. Read them in one thread; `close` it at the end.

    Saving goes through `writer`. With `threaded` it runs in its own thread, and reading never waits for it.
    """

    def __init__(self, folders: Folders, threaded: bool = False) -> None:
        self.folders = folders
        self.database = Database(folders.data, recovery.mend, _WAIT_SECONDS if threaded else None)
        self.matches = Matches(self.database)
        self.results = Results(self.database)
        self.writer = Writer(threaded)
        self._alone: sqlite3.Connection | None = None
        self._checking: Thread | None = None
        self._is_tidy = False
        if threaded:
            self.database.prepare = lambda: self.writer.put(self.database.open)

    def start(self) -> list[str]:
        """Check the database, repair it if damaged, and back it up. Return a sentence for each thing worth telling.

        A match needs none of this. A threaded store does it in the background; `take_remarks` returns its sentences.
        """
        if self._someone_is_here():
            self.database.remarks.append(say("not-alone"))
        if self.writer.threaded:
            self._checking = Thread(target=self._check, name="check", daemon=True)
            self._checking.start()
        else:
            self._check()
        return self.take_remarks()

    def _check(self) -> None:
        with suppress(StoreError):  # the next reader reports an unreadable file
            self.database.check()
        self.writer.put(self._tidy_up)
        try:
            if self.writer.wait(_TIDIES_S) and self._is_tidy:
                self.database.back_up()
        except StoreError as error:
            self.database.remarks.append(str(error))

    def _tidy_up(self) -> None:
        """Remove matches deleted long ago, and mention files that are no longer read."""
        try:
            self.matches.forget_deleted(time.time() - _DELETED_FOR_GOOD_S)
            self.database.remarks += _unread_files(self.folders)
            self._is_tidy = True
        except StoreError as error:
            self.database.remarks.append(str(error))

    def wait_for_check(self) -> None:
        """Wait until the background check of `start` is done."""
        if self._checking is not None:
            self._checking.join()

    def take_remarks(self) -> list[str]:
        """Return a sentence for each thing found damaged or recovered since the last call."""
        remarks = []
        while self.database.remarks:  # the check may be adding to the same list
            remarks.append(self.database.remarks.pop(0))
        return remarks

    def settle(self) -> None:
        """Make sure that everything queued so far can be read. Raises Unreadable if it isn't on disk yet."""
        if not self.writer.catch_up():
            raise Unreadable(say("still-saving"))

    def flush(self, seconds: float = 10.0) -> bool:
        """Wait until every job is saved or `seconds` have passed. Return whether every job is saved."""
        return self.writer.flush(seconds)

    def close(self) -> None:
        """Close the files. Unsaved jobs are dropped, so call `flush` before."""
        self.writer.close()
        self.database.stop_checking()
        self.wait_for_check()
        self.database.close()
        if self._alone is not None:
            self._alone.close()

    def _someone_is_here(self) -> bool:
        """Return whether another program uses these folders, and mark them as used while this one runs."""
        try:
            self._alone = lock_folders(self.folders)
        except InUse:
            return True
        return False


def _unread_files(folders: Folders) -> list[str]:
    """Return a sentence that names the folders with files of early versions, if there are any."""
    found = [path.parent for place in (folders.state, folders.data) for name in _UNREAD for path in place.glob(name)]
    named = ", ".join(str(folder) for folder in dict.fromkeys(found))
    return [say("early-files", folders=named)] if found else []
