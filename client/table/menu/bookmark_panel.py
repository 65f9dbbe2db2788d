"""The panel with a match's nine bookmarks: go back to one, set one, remove one."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from datetime import datetime
from functools import partial
from typing import Any

import pygame

from client.art import palette
from client.input.actions import BACK, DELETE, cap, find_triggered
from client.input.keys import shift_held
from client.widgets import Button, Form, Panel, Row, ScrollArea, WidgetEvent, Words
from client.widgets.icons import key_name
from client.widgets.style import DIALOG_TITLE, LABEL, SECOND
from engine.session.saving.bookmarks import Bookmarks
from engine.store.files.atomic import StoreError
from engine.store.history.matches import BOOKMARKS, Bookmark
from engine.words.say import table as say

_WIDTH, _PADDING, _RING = 620.0, 22.0, 6.0


class SlotRow(Row):
    """A row of the panel: its number and bookmark, with buttons to go back, set it again and remove it."""

    def __init__(self, panel: BookmarkPanel, slot: int) -> None:
        self.slot = slot
        self.bookmark: Bookmark | None = None
        self.removed: tuple[Bookmark, Mapping[str, Any]] | None = None
        """The removed bookmark, which can be restored while the panel is open."""
        self.main = Button(style=LABEL, align="left", key=str(slot), show_key=True, then=lambda _: panel.press(self))
        self.replace = Button(
            icon="save",
            name=say("bookmark-replace", number=slot),
            tooltip=say("bookmark-replace-here"),
            key=f"Shift {slot}",
            then=lambda _: panel.set_anew(self),
        )
        self.remove = Button(
            icon="close",
            name=say("bookmark-remove", number=slot),
            tooltip=say("bookmark-remove-it"),
            key=cap(DELETE),
            then=lambda _: panel.remove(self),
        )
        super().__init__(self.main, self.replace, self.remove, shares=(1, 0, 0), gap=8)

    def show(self, bookmark: Bookmark | None, reason: str) -> None:
        """Show the row's bookmark. `reason`: why none can be set now, or empty."""
        self.bookmark = bookmark
        main = self.main
        main.icon, main.reason = "bookmark-set" if bookmark is not None else "bookmark", ""
        if bookmark is not None:
            main.words = say("bookmark-back", where=turn_words(bookmark), when=when(bookmark.made_at, time.time()))
        elif self.removed is not None:
            main.icon, main.words = "undo", say("bookmark-removed")
        else:
            main.words, main.reason = say("bookmark-set-here"), reason
        main.name = say("bookmark-named", number=self.slot, words=main.words)
        self.replace.visible = self.remove.visible = bookmark is not None
        self.replace.reason = reason


class BookmarkPanel(Panel):
    """The panel of bookmarks. Its widget event goes back to one or sets one, or has no value when just closed.

    Removing works at once and can be undone until then. Opening raises StoreError if bookmarks can't be read.
    """

    fill = palette.PAPER

    def __init__(
        self, bookmarks: Bookmarks, go_back: Callable[[Bookmark], None], set_at: Callable[[int], None]
    ) -> None:
        self._bookmarks, self._go_back, self._set_at = bookmarks, go_back, set_at
        self._wanted: Callable[[], None] | None = None
        self._title = Words(say("bookmarks"), DIALOG_TITLE, line_height=1.15)
        self.told = Words(say("bookmarks-about"), SECOND)
        self.rows = [SlotRow(self, slot) for slot in range(1, BOOKMARKS + 1)]
        self.keys = Words(say("bookmarks-keys", delete=key_name(cap(DELETE))), SECOND, palette.INK_2)
        self._area = ScrollArea(self.told, *self.rows, self.keys, gap=8, padding=_RING, name=say("bookmarks"))
        self.done = Button(say("close"), "primary", icon="check", key=cap(BACK), then=lambda _: self._close())
        super().__init__(Form(self._area, self.done), name=say("bookmarks"))
        self._read()

    def _read(self) -> None:
        there = {bookmark.slot: bookmark for bookmark in self._bookmarks.list_bookmarks()}
        for row in self.rows:
            row.show(there.get(row.slot), self._bookmarks.set_refusal)

    # -- actions --------------------------------------------------------------------------------------------

    def press(self, row: SlotRow) -> None:
        """Go back to the row's bookmark, restore it, or set one."""
        if row.bookmark is not None:
            self._close(partial(self._go_back, row.bookmark))
        elif row.removed is not None:
            self._try(lambda: self._put_back(row))
        else:
            self.set_anew(row)

    def set_anew(self, row: SlotRow) -> None:
        """Set the bookmark at the current position."""
        self._close(partial(self._set_at, row.slot))

    def remove(self, row: SlotRow) -> None:
        """Remove the bookmark; its row then offers to restore it."""
        self._try(lambda: self._remove(row))

    def _remove(self, row: SlotRow) -> None:
        if row.bookmark is not None:
            row.removed = row.bookmark, self._bookmarks.remove(row.slot)
            self.form.focus(row.main)

    def _put_back(self, row: SlotRow) -> None:
        assert row.removed is not None
        self._bookmarks.put_back(*row.removed)
        row.removed = None

    def _try(self, change: Any) -> None:
        """Change the stored bookmarks, or say why that failed."""
        try:
            change()
            self._read()
            self.told.words = say("bookmarks-about")
        except StoreError as problem:
            self.told.words = str(problem)
        self.layout(self._window, self.unit)

    def _close(self, wanted: Callable[[], None] | None = None) -> None:
        self._wanted, self.closed = wanted, True

    # -- popup ----------------------------------------------------------------------------------------------

    def open(self, bounds: pygame.Rect, unit: float) -> None:
        """Center the panel. The focus starts on the first free number, where no bookmark can be lost."""
        self.layout(bounds, unit)
        free = (row.main for row in self.rows if row.bookmark is None and row.main.enabled)
        self.form.focus(next(free, self.done))

    def layout(self, bounds: pygame.Rect, unit: float) -> None:
        """Stack the rows; they scroll in low windows."""
        self.lay_out_window(bounds, unit)
        edge, padding, gap, ring = self.px(12), self.px(_PADDING), self.px(10), self.px(_RING)
        width = min(self.px(_WIDTH), bounds.width - 2 * edge)
        inner = width - 2 * padding
        title, button = self._title.height_for(inner, unit), self.px(44)
        wanted = self._area.height_for(inner + 2 * ring, unit)
        rows = min(wanted, bounds.height - 2 * edge - 2 * padding - title - button - 2 * gap)
        self.rect = pygame.Rect(0, 0, width, 2 * padding + title + rows + button + 2 * gap)
        self.rect.center = bounds.center
        x, y = self.rect.x + padding, self.rect.y + padding
        self._title.place(pygame.Rect(x, y, inner, title), unit)
        y += title + gap
        self._area.place(pygame.Rect(x - ring, y, inner + 2 * ring, rows), unit)
        y += rows + gap
        self.done.place(pygame.Rect(x, y, inner, button), unit)

    def handle(self, event: pygame.event.Event) -> WidgetEvent | None:
        """Handle all events while the panel is open. A press outside closes it."""
        if event.type == pygame.MOUSEBUTTONDOWN and not self.rect.collidepoint(event.pos):
            self._close()
            return self.report_used()
        if find_triggered(event, (DELETE,)):
            focused = next((row for row in self.rows if self.form.focused in row.parts()), None)
            if focused is not None and not shift_held(event):
                self.remove(focused)
            return self.report_used()
        action = self.form.handle(event)
        return self.act("press", self._wanted) if self.closed else action

    def draw(self, surface: pygame.Surface) -> None:
        self.darken(surface)
        self.draw_ground(surface)
        self._title.draw(surface)
        self.form.draw(surface)


def turn_words(bookmark: Bookmark) -> str:
    """Return where a bookmark leads: "turn 7" or "the beginning"."""
    return say("bookmark-turn", number=bookmark.turn) if bookmark.turn else say("bookmark-beginning")


def when(moment: float, now: float) -> str:
    """Return a date in words: "today 14:20", "Nov 20, 14:20" or "Nov 20, 2024". Both times are seconds since 1970."""
    try:
        then, today = datetime.fromtimestamp(moment), datetime.fromtimestamp(now)
    except (OverflowError, ValueError, OSError):
        return say("once")
    clock, day = f"{then.hour}:{then.minute:02}", f"{then:%b} {then.day}"
    if then.date() == today.date():
        return say("today", clock=clock)
    return say("day", day=day, clock=clock if then.year == today.year else str(then.year))
