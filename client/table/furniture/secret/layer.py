"""The briefing: private information for a seat when it first comes to the table, e.g. a secret role with its card.

Each seat sees it once, after the deal, when that player is alone at the screen, and again on request.
"""

from __future__ import annotations

import pygame

from client.cards.compositor import FaceCompositor
from client.cards.face import Face
from client.table.actions import SHOW_BRIEFING, Handlers, key_of
from client.table.context import TableContext
from client.table.layer import Layer
from client.widgets import Dialog, DialogButton, Toast, Widget
from client.widgets.icons import key_name
from engine.kernel.game.traits import HasSecretRole
from engine.kernel.state.layout import SPECTATOR
from engine.session.log import CARD
from engine.session.story import plain
from engine.words.say import table as say

_CARD_WIDTH = 236.0
_CARD_SHARE = 0.5
"""The card's largest share of the window's height."""
_SMALLEST_CARD = 0.2


class BriefingLayer(Layer):
    """Shows the viewer's briefing."""

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self._told: set[int] = set()
        self._panel: BriefingPanel | None = None

    def holds(self) -> bool:
        """Return whether the briefing is open."""
        return self._panel is not None and self.table.screen.dialog is self._panel

    def on_idle(self) -> None:
        """Show the briefing when the viewer sees the table for the first time."""
        table = self.table
        session, viewer = table.session, table.session.viewer
        if viewer == SPECTATOR or viewer in self._told or session.over or session.openly or session.curtain is not None:
            return
        if table.screen.dialog is None:
            self._told.add(viewer)
            self._open(self._words())

    def keep_quiet(self) -> None:
        """Mark all briefings as read, e.g. for screenshots of the table."""
        self._told.update(range(len(self.table.session.names)))

    def show(self) -> None:
        """Show the briefing again, or say that there is none."""
        words = self._words()
        if words:
            self._open(words)
        else:
            self.table.screen.toast(Toast("information", say("in-private"), say("nothing-private")))

    def clear_private_ui(self) -> None:
        """Close the briefing, because another player may look now."""
        if self._panel is not None:
            self.table.screen.take_away(self._panel)
        self._panel = None

    def commands(self) -> Handlers:
        return {SHOW_BRIEFING: self.show}

    def _words(self) -> str:
        session = self.table.session
        looks = session.viewer != SPECTATOR and not session.openly
        roles = session.game.trait(HasSecretRole) if looks else None
        return roles.briefing(self.table.views.newest, session.names) if roles else ""

    def _open(self, words: str) -> None:
        if not words:
            return
        table = self.table
        self.do.drop_all()
        table.reading.close()
        named = CARD.search(words)
        picture = None
        if named is not None and table.views.knows(int(named[1])):
            painter = table.screen.painter
            painter.use_view(table.views.newest)
            picture = SecretCard(painter.faces.face(int(named[1])), painter.sprites.compositor)
        name = table.session.names[table.session.viewer]
        self._panel = BriefingPanel(name, plain(words), picture)
        table.screen.form.show(self._panel)
        self.do.redraw()


class SecretCard(Widget):
    """A centered card with all its text, at most `tallest` pixels high."""

    focusable = False

    def __init__(self, face: Face, compositor: FaceCompositor) -> None:
        super().__init__(name=face.title)
        self.face = face
        self.compositor = compositor
        self.tallest = 10_000

    def _width(self, width: int, unit: float) -> int:
        wanted = min(width, round(_CARD_WIDTH * unit))
        shape = self.compositor.height(self.face, 300, "zoom") / 300
        return max(60, min(wanted, round(self.tallest / shape)))

    def height_for(self, width: int, unit: float) -> int:
        return self.compositor.height(self.face, self._width(width, unit), "zoom")

    def contains(self, point: tuple[int, int]) -> bool:
        """Return False: the card in the briefing takes no clicks."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        picture = self.compositor.draw(self.face, self._width(self.rect.width, self.unit), "zoom")
        surface.blit(picture, picture.get_rect(midtop=self.rect.midtop))


class BriefingPanel(Dialog):
    """The briefing of the player `name`, with a card if it is about one. Enter, Esc or a press closes it."""

    def __init__(self, name: str, words: str, picture: SecretCard | None = None) -> None:
        self.words = words
        self.picture = picture
        sentence = say("private-again", words=words, key=key_name(key_of(SHOW_BRIEFING)))
        answer = DialogButton(say("to-the-table"), None, "primary", icon="check", harmless=True)
        super().__init__(
            say("in-private-name", player=name), sentence, [answer], icon="eye", content=[picture] if picture else ()
        )

    def layout(self, bounds: pygame.Rect, unit: float) -> None:
        """Lay out the dialog. The card takes at most half of the window's height, and less if the text needs space."""
        if self.picture is None:
            super().layout(bounds, unit)
            return
        self.picture.tallest = round(bounds.height * _CARD_SHARE)
        super().layout(bounds, unit)
        if self._middle.farthest:
            high = self.picture.rect.height - self._middle.farthest
            self.picture.tallest = max(round(_SMALLEST_CARD * bounds.height), high)
            super().layout(bounds, unit)
