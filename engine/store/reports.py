"""Reports of what went wrong, for whoever mends the program: a few text files, the oldest of which go."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from pathlib import Path

from engine.store.atomic import write_bytes

MOST_REPORTS = 5
_PATTERN = "report-*.txt"


class Reports:
    """The reports in one folder; it is made with the first of them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def write(self, text: str) -> Path:
        """Keep a report; of all there are the latest five stay. Raises Unwritable."""
        now = datetime.now()
        path = self.folder / f"report-{now:%Y-%m-%d-%H%M%S}-{now.microsecond:06}.txt"
        write_bytes(path, text.encode("utf-8", "backslashreplace"))
        with suppress(OSError):  # one report too many does no harm
            for old in sorted(self.folder.glob(_PATTERN))[:-MOST_REPORTS]:
                old.unlink(missing_ok=True)
        return path
