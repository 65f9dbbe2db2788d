"""The lock that tells a program that another one uses the same folders."""

from __future__ import annotations

import sqlite3
from contextlib import suppress

from engine.store.files.atomic import StoreError
from engine.store.files.folders import Folders
from engine.store.messages import say

FILE_NAME = "alone.sqlite"


class InUse(StoreError):
    """Another program uses these folders."""


def lock_folders(folders: Folders) -> sqlite3.Connection | None:
    """Take the lock, which is held until the returned connection is closed. None if the disk supports no locks.

    The system releases the lock when a program ends in any way. Raises InUse.
    """
    path = folders.state / FILE_NAME
    with suppress(OSError, sqlite3.Error):
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, timeout=0, isolation_level=None)
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            connection.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise InUse(say("in-use")) from None
            return None
        return connection
    return None
