"""Bookmarks at the table: the panel, its messages, and going back to one."""

from __future__ import annotations

from client.table.actions import SHOW_BOOKMARKS, key_of
from client.table.context import TableContext
from client.table.menu.bookmark_panel import BookmarkPanel, turn_words
from client.widgets import Toast
from client.widgets.icons import key_name
from engine.session.branch import go_back
from engine.store.files.atomic import StoreError
from engine.store.history.matches import Bookmark
from engine.words.say import table as say


class Bookmarking:
    """Opens the bookmarks of one table's match and carries out what the player chooses."""

    def __init__(self, table: TableContext) -> None:
        self.table = table
        self.do = table.do

    @property
    def refusal(self) -> str:
        """Why there are no bookmarks, as a phrase; empty if there can be some."""
        bookmarks = self.table.session.bookmarks
        return say("bookmarks-not-kept") if bookmarks is None else bookmarks.refusal

    def show(self) -> None:
        """Open the panel, or say why there are no bookmarks."""
        bookmarks = self.table.session.bookmarks
        if bookmarks is None or self.refusal:
            self._refuse(f"{self.refusal[:1].upper()}{self.refusal[1:]}.")
            return
        self.do.drop_all()
        self.table.reading.close()
        try:
            self.table.screen.form.show(BookmarkPanel(bookmarks, self._go_back, self._set))
        except StoreError as problem:
            self._refuse(str(problem))

    def _set(self, slot: int) -> None:
        bookmarks = self.table.session.bookmarks
        assert bookmarks is not None
        try:
            bookmark = bookmarks.set(slot)
        except StoreError as problem:
            self._refuse(str(problem))
            return
        said = say("bookmark-set", number=slot, where=turn_words(bookmark))
        self.table.screen.toast(Toast("done", said, say("bookmark-key", key=key_name(key_of(SHOW_BOOKMARKS)))))

    def _go_back(self, bookmark: Bookmark) -> None:
        bookmarks = self.table.session.bookmarks
        assert bookmarks is not None
        try:
            self.do.switch_match(go_back(bookmarks, bookmark))
        except StoreError as problem:
            self._refuse(str(problem))

    def _refuse(self, sentence: str) -> None:
        self.table.screen.toast(Toast("information", say("bookmarks"), sentence))
