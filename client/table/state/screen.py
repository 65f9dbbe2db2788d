"""The part of the window that a table has: its time, size and style, and what lies over it."""

from __future__ import annotations

import pygame

from client.cards.theme import Theme
from client.layout.map import TableMap
from client.shell.scene import Scale
from client.table.picture.painter import TablePainter
from client.widgets import Form, Toast, ToastShelf
from client.widgets.form import Popup
from engine.store.player.settings import Settings


class Screen:
    """How one table is drawn. Everything except theme, form and toasts is set when the table is first shown."""

    scale: Scale
    map: TableMap
    painter: TablePainter
    settings: Settings

    def __init__(self, slug: str) -> None:
        self.theme = Theme.load(slug)
        self.form = Form()
        """The dialog over the table, and controls that block nothing."""
        self.toasts = ToastShelf()
        self.now = 0
        """The current time in ms."""
        self.headless = False

    @property
    def is_visible(self) -> bool:
        """Whether the window is visible, so that a player could act."""
        return self.headless or pygame.display.get_active()

    @property
    def dialog(self) -> Popup | None:
        """The dialog over the table, or None."""
        return self.form.popup

    def take_away(self, dialog: Popup) -> None:
        """Remove a dialog, answered or not."""
        if self.form.popup is dialog:
            self.form.popup = None

    def toast(self, toast: Toast) -> None:
        self.toasts.show(toast, self.now)
