"""The guard for failing scenes: it closes the scene, writes a report, and shows a page with options.

Each further failure falls back to a simpler screen: the page, then the title, then a few words drawn without any
  assets.
So no error ends the program, and none can repeat endlessly without input in between.
"""

from __future__ import annotations

import logging
import os
import platform
import re
import sys
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pygame

from client.input.actions import BACK, CHOOSE, cap, find_triggered
from client.shell.recent_input import RecentInput
from client.shell.scene import Host, Scene
from engine import __version__
from engine.store.files.atomic import StoreError
from engine.store.files.reports import Reports
from engine.words.say import shell as say

_PAGE, _TITLE, _BARE = range(3)
_NAP_MS = 250
_MOST_IN_VAIN = 8
"""After this many failures to draw even a few words, the window is considered gone."""
_BARE_WORDS = ("Cul-de-Sac cannot show anything.", "What was saved is safe.")

_log = logging.getLogger(__name__)

Mark = tuple[str, str, int]
"""Identifies an error: its type, and the line where it happened."""


@dataclass(frozen=True, slots=True)
class InterruptedMatch:
    """A match that was on the table when an error happened. It has been closed.

    go_on: continues it from the last answer; None if that is impossible
    saved: whether its last answer is on disk
    facts: what a report may include about it
    names: the players' names, which a report leaves out
    """

    go_on: Callable[[], None] | None
    saved: bool
    facts: str
    names: Sequence[str]


class Guard:
    """Handles exceptions of scenes. `reports` stores them; without it nothing is written."""

    def __init__(self, reports: Reports | None) -> None:
        self.deeds = RecentInput()
        self.interrupt: Callable[[], InterruptedMatch | None] = lambda: None
        """Leaves the match on the table and returns it; None if there is none."""
        self.page: Callable[[InterruptedMatch | None, Path | None], Scene] = lambda match, report: PlainErrorScene()
        """Makes the error page for the interrupted match and the report's file."""
        self.remark: Callable[[str], None] = lambda sentence: None
        """Gives the title a sentence to show."""
        self._reports = reports
        self._last: Mark | None = None
        self._deeds_then = -1
        self._shown: Scene | None = None
        """The scene last shown instead of a failed one."""
        self._level = _PAGE
        self._in_vain = 0

    def handle_error(self, app: Host, error: Exception, handling: bool) -> None:
        """Replace the current scene, which raised `error` while `handling` an event, or else in making a frame."""
        level = self._level_for(app, error, handling)
        if level > _BARE:
            self._in_vain += 1
            pygame.time.wait(_NAP_MS)
            if self._in_vain >= _MOST_IN_VAIN:
                app.quit()
            return
        self._in_vain = 0
        match = self._find_interrupted_match()
        report = self._report(error, match)
        app.close_scenes()
        for number, show in enumerate((self._show_page, self._show_title, self._show_bare)):
            if number < level:
                continue
            self._shown, self._level = None, number
            try:
                show(app, match, report)
                self._shown = app.scene
                return
            except Exception as problem:
                self._report(problem, match)
                app.close_scenes()

    def _level_for(self, app: Host, error: Exception, handling: bool) -> int:
        """Return the level of what can still be shown; above the last level if nothing can."""
        mark = _mark(error)
        again = mark == self._last or self.deeds.count == self._deeds_then
        self._last, self._deeds_then = mark, self.deeds.count
        shown = self._shown
        if shown is not None and app.scene is shown and (self._level == _BARE or app.last_drawn is not shown):
            return self._level + 1
        if shown is not None and app.last_drawn is shown and self._level == _PAGE:
            return _TITLE  # the page, or a scene it has led to
        if again and app.scene is shown and not handling:
            return _BARE
        return _TITLE if again else _PAGE

    def _find_interrupted_match(self) -> InterruptedMatch | None:
        try:
            return self.interrupt()
        except Exception as error:
            self._report(error, None)
            return None

    # --- screens ------------------------------------------------------------------------------------------

    def _show_page(self, app: Host, match: InterruptedMatch | None, report: Path | None) -> None:
        app.go(self.page(match, report))

    def _show_title(self, app: Host, match: InterruptedMatch | None, report: Path | None) -> None:
        self.remark(say("again"))
        app.open_alone("title")

    def _show_bare(self, app: Host, match: InterruptedMatch | None, report: Path | None) -> None:
        app.go(PlainErrorScene())

    # --- reports ------------------------------------------------------------------------------------------

    def _report(self, error: Exception, match: InterruptedMatch | None) -> Path | None:
        """Write a report. Failures here are ignored."""
        path = None
        try:
            text = report_of(error, self.deeds, match)
            path = self._reports.write(text) if self._reports is not None else None
            _log.error("%s: %s. The report: %s", type(error).__name__, error, path or "not kept")
        except (StoreError, OSError) as problem:
            _log.error("%s: %s. There is no report: %s", type(error).__name__, error, problem)
        except Exception:
            _log.exception("No report of an error can be made.")
        return path


class PlainErrorScene(Scene):
    """A few words for when nothing else can be drawn: no assets, no typeface of ours, no layout."""

    def handle(self, event: pygame.event.Event) -> None:
        """Try the title again on Enter or a click, quit on Esc."""
        if find_triggered(event, (BACK,)):
            self.app.quit()
        elif event.type == pygame.MOUSEBUTTONDOWN or find_triggered(event, (CHOOSE,)):
            self.app.open_alone("title")

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the words in the middle, if pygame has a font."""
        surface.fill("#241b3a")
        try:
            width, height = surface.get_size()
            font = pygame.font.Font(None, max(12, min(width // 16, height // 8)))
            said = (*_BARE_WORDS, f"{cap(CHOOSE)}: try again", f"{cap(BACK)}: quit")
            for number, words in enumerate(said):
                line = font.render(words, True, "#fff6e6")
                top = height / 2 + (number - len(said) / 2) * 1.4 * font.get_height()
                surface.blit(line, (round((width - line.get_width()) / 2), round(top)))
        except (pygame.error, OSError):
            pygame.display.set_caption(" ".join(_BARE_WORDS))


def report_of(error: Exception, deeds: RecentInput, match: InterruptedMatch | None = None) -> str:
    """Return the text of a report: version, platform, the error, and the recent input. It names no players."""
    told = "".join(traceback.format_exception(error))
    sdl = ".".join(map(str, pygame.version.SDL))
    return "\n".join(
        [
            f"Cul-de-Sac {__version__}",
            f"Python {platform.python_version()}, pygame-ce {pygame.version.ver}, SDL {sdl}",
            f"{platform.platform()}, {'built' if getattr(sys, 'frozen', False) else 'from source'}",
            f"Match: {match.facts if match is not None else 'none'}",
            "",
            _without_names(told, match.names if match is not None else ()),
            "What was done last, with the seconds since the start:",
            *deeds.lines(),
            "",
        ]
    )


def _without_names(told: str, names: Sequence[str]) -> str:
    """Return a traceback without player names and without the path of the home folder."""
    home = os.path.expanduser("~")  # unlike Path.home, this never fails
    told = told.replace(home, "~") if len(home) > 1 else told
    lines = told.splitlines()
    for seat, name in enumerate(names, 1):
        if name.strip():
            whole = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
            # Lines that begin with a blank are code; names occur only in messages.
            lines = [line if line.startswith(" ") else whole.sub(f"[seat {seat}]", line) for line in lines]
    return "\n".join([*lines, ""])


def _mark(error: Exception) -> Mark:
    where = error.__traceback__
    while where is not None and where.tb_next is not None:
        where = where.tb_next
    if where is None or isinstance(error, RecursionError):
        return type(error).__name__, "", 0
    return type(error).__name__, where.tb_frame.f_code.co_filename, where.tb_lineno
