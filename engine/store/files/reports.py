"""Error reports for the developers: a few text files, of which the oldest are removed."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from pathlib import Path

from engine.store.files.atomic import write_bytes

MOST_REPORTS = 5
_PATTERN = "report-*.txt"


class Reports:
    """The reports in one folder, which the first report creates."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def write(self, text: str) -> Path:
        """Store a report, and keep only the latest five. Raises Unwritable."""
        now = datetime.now()
        path = self.folder / f"report-{now:%Y-%m-%d-%H%M%S}-{now.microsecond:06}.txt"
        write_bytes(path, text.encode("utf-8", "backslashreplace"))
        with suppress(OSError):  # one report too many is harmless
            for old in sorted(self.folder.glob(_PATTERN))[:-MOST_REPORTS]:
                old.unlink(missing_ok=True)
        return path
