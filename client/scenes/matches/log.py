"""The log of a stored match, even if it can no longer be played."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from client.art import palette
from client.input import clipboard
from client.input.actions import BACK, COPY, LIST_DOWN, LIST_UP, cap
from client.scenes.page import Caps, Page, Tool
from client.shell.scene import Host
from client.widgets import LogEntry, LogList, Toast, Words
from client.widgets.style import LABEL
from engine.session.story import plain
from engine.words.say import matches as say
from engine.words.say import shell as shell_words

_WIDEST = 980.0


class MatchLogScene(Page):
    """The lines of a log, which can be copied. `words` name the match. `back` as in `Page`."""

    def __init__(self, words: str, lines: Sequence[str], back: Callable[[], None] | None = None) -> None:
        super().__init__(say("log"), back)
        self.lines = [plain(line) for line in lines]
        self.head = Words(words, LABEL)
        self.log = LogList([LogEntry(0, "", ((line, None),)) for line in self.lines])
        self.empty = Words(say("log-empty"), color=palette.INK_2, align="center")
        self.copy = Tool(say("copy"), "cards", lambda _: self._copy(), key=cap(COPY))
        self.copy.visible = bool(self.lines)
        self.tools = [self.copy]

    def enter(self, app: Host) -> None:
        super().enter(app)
        if self.lines:
            self.form.focus(self.log, ring=False)

    def caps(self) -> Caps:
        keys = ((cap(LIST_UP, LIST_DOWN), say("key-scroll")), (cap(COPY), say("key-copy"))) if self.lines else ()
        return (*keys, (cap(BACK), say("key-back")))

    def place_body(self) -> None:
        scale, body = self.scale, self.body
        width = min(body.width - 2 * self.margin, scale.px(_WIDEST))
        left, gap = body.centerx - width // 2, scale.px(12)
        high = self.head.height_for(width, scale.unit)
        self.head.place(pygame.Rect(left, body.top + gap, width, high), scale.unit)
        below = pygame.Rect(left, self.head.rect.bottom + gap, width, 0)
        below.height = max(scale.px(60), body.bottom - gap - below.top)
        shown = self.log if self.lines else self.empty
        self.set_controls(self.head, shown)
        shown.place(below, scale.unit)

    def _copy(self) -> None:
        """Put all lines on the clipboard."""
        if clipboard.copy("\n".join(self.lines)):
            self.say(Toast("done", say("copied"), say("log-is-on-the-clipboard")))
        else:
            self.say(Toast("refused", say("copy"), shell_words("no-clipboard")))
