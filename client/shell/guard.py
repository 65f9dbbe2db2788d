"""What happens when a scene fails: it is closed, a report is written, and a page offers ways on.

Whatever fails next has one way less: the page, then the title, then a few words drawn without anything of ours. So no
error ends the program, and none can come again and again without somebody having done something in between.
"""

from __future__ import annotations

import logging
import os
import platform
import re
import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from client.input.actions import BACK, CHOOSE, cap, meant
from client.shell.interrupted_match import InterruptedMatch
from client.shell.recent_input import RecentInput
from client.shell.scene import Host, Scene
from engine import __version__
from engine.store.atomic import StoreError
from engine.store.reports import Reports
from engine.words.say import shell as say

_PAGE, _TITLE, _BARE = range(3)
_NAP_MS = 250
_MOST_IN_VAIN = 8
"""So many times in a row not even a few words can be drawn: then there is no window any more."""
_BARE_WORDS = ("Cul-de-Sac cannot show anything.", "What was saved is safe.")

_log = logging.getLogger(__name__)

Mark = tuple[str, str, int]
"""What makes two errors the same: their kind, and the line where it happened."""


class Guard:
    """Takes what scenes raise. `reports` is where it is written down; without one that is done nowhere."""

    def __init__(self, reports: Reports | None) -> None:
        self.deeds = RecentInput()
        self.interrupt: Callable[[], InterruptedMatch | None] = lambda: None
        """Leaves the match that is on the table; None when there is none."""
        self.page: Callable[[InterruptedMatch | None, Path | None], Scene] = lambda match, report: PlainErrorScene()
        """Makes the page that says so: for the match that was interrupted, and the file of the report."""
        self.remark: Callable[[str], None] = lambda sentence: None
        """Has the title tell a sentence."""
        self._reports = reports
        self._last: Mark | None = None
        self._deeds_then = -1
        self._shown: Scene | None = None
        """What was shown last in place of a scene that had failed."""
        self._level = _PAGE
        self._in_vain = 0

    def caught(self, app: Host, error: Exception, handling: bool) -> None:
        """Show what can be shown instead of the present scene, which has raised this: while it was `handling` an event,
        or else in making a frame.
        """
        level = self._level_for(app, error, handling)
        if level > _BARE:
            self._in_vain += 1
            pygame.time.wait(_NAP_MS)
            if self._in_vain >= _MOST_IN_VAIN:
                app.quit()
            return
        self._in_vain = 0
        match = self._interrupted()
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
        """What can still be shown; more than the last way when nothing can."""
        mark = _mark(error)
        again = mark == self._last or self.deeds.count == self._deeds_then
        self._last, self._deeds_then = mark, self.deeds.count
        shown = self._shown
        if shown is not None and app.scene is shown and (self._level == _BARE or app.last_drawn is not shown):
            return self._level + 1
        if shown is not None and app.last_drawn is shown and self._level == _PAGE:
            return _TITLE  # the page, or what it has led to
        if again and app.scene is shown and not handling:
            return _BARE
        return _TITLE if again else _PAGE

    def _interrupted(self) -> InterruptedMatch | None:
        try:
            return self.interrupt()
        except Exception as error:
            self._report(error, None)
            return None

    # --- what is shown ------------------------------------------------------------------------------------

    def _show_page(self, app: Host, match: InterruptedMatch | None, report: Path | None) -> None:
        app.go(self.page(match, report))

    def _show_title(self, app: Host, match: InterruptedMatch | None, report: Path | None) -> None:
        self.remark(say("again"))
        app.open_alone("title")

    def _show_bare(self, app: Host, match: InterruptedMatch | None, report: Path | None) -> None:
        app.go(PlainErrorScene())

    # --- what is written ----------------------------------------------------------------------------------

    def _report(self, error: Exception, match: InterruptedMatch | None) -> Path | None:
        """Write down what happened. Nothing that fails here does any harm."""
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
    """A few words when nothing else can be drawn: no asset, no typeface of ours, no layout."""

    def handle(self, event: pygame.event.Event) -> None:
        """Enter or a click tries the title again, Esc leaves."""
        if meant(event, (BACK,)):
            self.app.quit()
        elif event.type == pygame.MOUSEBUTTONDOWN or meant(event, (CHOOSE,)):
            self.app.open_alone("title")

    def draw(self, surface: pygame.Surface) -> None:
        """The words in the middle, as far as pygame has letters."""
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
    """The text of a report: version, platform, what went wrong, what was done before. It names no players."""
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
    """A traceback in which no player is named, nor the person whose home folder the program lies in."""
    home = os.path.expanduser("~")  # unlike Path.home, this never fails
    told = told.replace(home, "~") if len(home) > 1 else told
    lines = told.splitlines()
    for seat, name in enumerate(names, 1):
        if name.strip():
            whole = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
            # Lines that begin with a blank are code; names can only stand in what an error says.
            lines = [line if line.startswith(" ") else whole.sub(f"[seat {seat}]", line) for line in lines]
    return "\n".join([*lines, ""])


def _mark(error: Exception) -> Mark:
    where = error.__traceback__
    while where is not None and where.tb_next is not None:
        where = where.tb_next
    if where is None or isinstance(error, RecursionError):
        return type(error).__name__, "", 0
    return type(error).__name__, where.tb_frame.f_code.co_filename, where.tb_lineno
