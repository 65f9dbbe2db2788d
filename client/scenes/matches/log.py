"""The log of a stored match, even if it can no longer be played."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from client.art import palette
from client.input.actions import BACK, COPY, LIST_DOWN, LIST_UP, cap
from client.scenes.page import Caps, Page, Tool
from client.shell.scene import Host
from client.widgets import LogEntry, LogList, Toast, Words
from client.widgets.style import LABEL
from engine.session.story import plain
from engine.words.say import matches as say

_WIDEST = 980.0


class MatchLogScene(Page):
    """The lines of a log, which can be copied. `words` name the match. `back` as in `Page`."""

    def __init__(self, words: str, lines: Sequence[str], back: Callable[[], None] | None = None) -> None:
        super().__init__(say("log"), back)
        self.lines = [plain(line) for line in lines]
        self.head = Words(words, LABEL)
        self.log = LogList([LogEntry(0, "", ((line, None),)) for line in self.lines])
        self.empty = Words(say("log-empty"), color=palette.INK_2, align="center")
        self.copy_tool = Tool(say("copy"), "cards", lambda _: self._copy(), key=cap(COPY))
        self.copy_tool.visible = bool(self.lines)
        self.tools = [self.copy_tool]

    def enter(self, app: Host) -> None:
        super().enter(app)
        if self.lines:
            self.form.focus(self.log, ring=False)

    def caps(self) -> Caps:
        keys = ((cap(LIST_UP, LIST_DOWN), say("key-scroll")), (cap(COPY), say("key-copy"))) if self.lines else ()
        return (*keys, (cap(BACK), say("key-back")))

    def place_body(self) -> None:
        scale, gap, (left, top, width, _) = self.scale, self.scale.px(12), self.column(_WIDEST)
        high = self.head.height_for(width, scale.unit)
        self.head.place(pygame.Rect(left, top + gap, width, high), scale.unit)
        top = self.head.rect.bottom + gap
        below = pygame.Rect(left, top, width, max(scale.px(60), self.body.bottom - gap - top))
        shown = self.log if self.lines else self.empty
        self.set_controls(self.head, shown)
        shown.place(below, scale.unit)

    def _copy(self) -> None:
        """Put all lines on the clipboard."""
        done = Toast("done", say("copied"), say("log-is-on-the-clipboard"))
        self.copy("\n".join(self.lines), done, say("copy"))
