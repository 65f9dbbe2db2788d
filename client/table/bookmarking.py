"""Bookmarks at the table: the panel, what is said of them, and the way back to one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from client.session.saving.bookmarks import NOT_KEPT
from client.table.bookmark_panel import BookmarkPanel, GoBack, SetHere, turn_words
from client.widgets import Toast
from engine.store.atomic import StoreError

if TYPE_CHECKING:
    from client.table.scene import TableScene


class Bookmarking:
    """What can be done with the bookmarks of the match on one table."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    @property
    def refusal(self) -> str:
        """Why there are none, a phrase; empty when there can be some."""
        bookmarks = self.scene.session.bookmarks
        return NOT_KEPT if bookmarks is None else bookmarks.refusal

    def show(self) -> None:
        """Open the panel, or say why there are no bookmarks."""
        scene, bookmarks = self.scene, self.scene.session.bookmarks
        if bookmarks is None or self.refusal:
            self._refuse(f"{self.refusal[:1].upper()}{self.refusal[1:]}.")
            return
        scene.drop_all()
        scene.hover.intent.close()
        try:
            scene.form.show(BookmarkPanel(bookmarks))
        except StoreError as problem:
            self._refuse(str(problem))

    def take(self, value: Any) -> bool:
        """Do what was chosen in the panel; false when it was nothing of that."""
        try:
            if isinstance(value, SetHere):
                self._set(value.slot)
            elif isinstance(value, GoBack):
                self._go_back(value)
            else:
                return False
        except StoreError as problem:
            self._refuse(str(problem))
        return True

    def _set(self, slot: int) -> None:
        bookmarks = self.scene.session.bookmarks
        assert bookmarks is not None
        bookmark = bookmarks.set(slot)
        said = f"Bookmark {slot} set, {turn_words(bookmark)}"
        self.scene.toasts.show(Toast("done", said, "The key B leads back to it."), self.scene.now)

    def _go_back(self, wanted: GoBack) -> None:
        scene, bookmarks = self.scene, self.scene.session.bookmarks
        assert bookmarks is not None
        session = bookmarks.go_back(wanted.bookmark)
        scene.session.close()
        scene.app.open_alone("table", session=session)

    def _refuse(self, sentence: str) -> None:
        self.scene.toasts.show(Toast("information", "Bookmarks", sentence), self.scene.now)
