"""Guard for the steps before the first frame. If one fails, the program starts without that part and says so."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

import pygame

from client.shell.guard import report_of
from client.shell.recent_input import RecentInput
from client.shell.window import NoDisplay
from engine.store.files.atomic import StoreError
from engine.store.files.reports import Reports
from engine.words.say import shell as say

_log = logging.getLogger(__name__)
_Result = TypeVar("_Result")


class StartGuard:
    """Handles exceptions of the steps before the first frame. With `strict`, programming errors propagate."""

    def __init__(self, strict: bool) -> None:
        self.strict = strict
        self.reports: Reports | None = None
        """Stores unexpected errors; None until there is a folder for them."""
        self.remarks: list[str] = []
        """A sentence for each failed step, for the title."""

    def attempt(self, step: Callable[[], _Result], otherwise: Callable[[], _Result], part: str) -> _Result:
        """Return the result of a step. If it fails, return `otherwise()` and record the message of this `part`."""
        try:
            return step()
        except (NoDisplay, pygame.error):
            raise  # nothing can start without a window
        except StoreError as problem:
            self.remarks.append(str(problem))
        except Exception as error:
            if self.strict:
                raise
            self.remarks.append(say(f"start-{part}"))
            self._report(error)
        return otherwise()

    def _report(self, error: Exception) -> None:
        try:
            if self.reports is not None:
                self.reports.write(report_of(error, RecentInput()))
        except (StoreError, OSError) as problem:
            _log.info("There is no report of %s: %s", error, problem)
