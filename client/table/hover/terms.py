"""Explanations of terms in place: in the prompt bar, the log, the turn panel, and on enlarged cards."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from client.art.text_positions import WrittenLine, record_lines
from client.input.actions import EXPLAIN, EXPLAIN_MORE
from client.layout.map import Spot
from client.look.terms import glossary
from client.table.actions import CLOSE_TERMS, Handlers
from client.table.context import TableContext
from client.table.hover.layer import HoverLayer
from client.table.layer import Band, Layer
from client.table.picture.piece import Kind
from client.table.pointer_targets import Point, Pointer, PointerKind
from client.widgets.controls.terms import TermSlips

_READ = ("prompt", "log", "turn_panel.steps", "turn_panel.whose")
"""The kinds of map objects whose terms are explained, in keyboard order."""


class TermLayer(Layer):
    """Popups over one table that explain its game's terms."""

    bands = (Band.MODAL,)

    def __init__(self, table: TableContext, hover: HoverLayer) -> None:
        super().__init__(table)
        self._hover = hover
        self.slips = TermSlips(glossary(self.table.session.game.slug), self._lines_at, self._lines)
        self._kept: dict[str, tuple[Hashable, tuple[WrittenLine, ...]]] = {}
        """The text last read from each kind of object and from a card, with the state it depends on."""

    # -- text on the table ----------------------------------------------------------------------------------

    def _lines_at(self, point: Point) -> Sequence[WrittenLine]:
        table = self.table
        if self._hover.enlarged_card is not None:
            return self._on_card() if self._hover.zoom_layout.rect.collidepoint(point) else ()
        if table.screen.dialog is not None or table.reading.browser is not None or table.hand.drag is not None:
            return ()
        if table.prompt.rect is not None and table.prompt.rect.collidepoint(point):
            return self._on(next((spot for spot in self._spots() if spot.kind == "prompt"), None))
        spot = next((spot for spot in self._spots() if self._rect(spot).collidepoint(point)), None)
        return self._on(spot) if spot is not None and spot.kind != "prompt" else ()

    def _lines(self) -> Sequence[WrittenLine]:
        """Return the lines for the keyboard: the enlarged card, else the prompt and the rest."""
        if self._hover.enlarged_card is not None:
            return self._on_card()
        return [line for spot in self._spots() for line in self._on(spot)]

    def _spots(self) -> list[Spot]:
        showing = self.table.screen.painter.showing
        spots = [spot for spot in showing.spots if spot.kind in _READ] if showing is not None else []
        return sorted(spots, key=lambda spot: _READ.index(spot.kind))

    def _rect(self, spot: Spot) -> pygame.Rect:
        showing = self.table.screen.painter.showing
        assert showing is not None
        return showing.fit_of(spot).rect(spot.box)

    def _on(self, spot: Spot | None) -> tuple[WrittenLine, ...]:
        """Return the current lines of a map object."""
        showing = self.table.screen.painter.showing
        if showing is None or spot is None or not isinstance(spot.what, Kind):
            return ()
        kind = spot.what
        return self._keep(
            f"{spot.kind} {spot.name}",
            (kind.state(showing, spot), showing.size, showing.text_scale),
            lambda: record_lines(showing.size, lambda surface: kind.draw(surface, showing, spot)),
        )

    def _on_card(self) -> tuple[WrittenLine, ...]:
        thing = self._hover.enlarged_card
        if thing is None or not self.table.reading.pinned:
            return ()
        table, laid = self.table, self._hover.zoom_layout
        face = table.screen.painter.faces.face(int(thing.which))
        zoom = self._hover.zoom
        return self._keep("card", (face.key, tuple(laid.rect), laid.width), lambda: zoom.lines(face, laid))

    def _keep(self, name: str, state: Hashable, read: Callable[[], tuple[WrittenLine, ...]]) -> tuple[WrittenLine, ...]:
        if name not in self._kept or self._kept[name][0] != state:
            self._kept[name] = state, read()
        return self._kept[name][1]

    # -- time and drawing -----------------------------------------------------------------------------------

    def layout(self) -> None:
        self.slips.close()
        self.slips.area, self.slips.unit = self.table.places.area, self.table.screen.scale.unit
        self._kept.clear()

    def update(self, now: int) -> bool:
        self.slips.shut = [rect for rect in (self.table.prompt.rect,) if rect is not None]
        return self.slips.update(now)

    def wake_at(self) -> int | None:
        return self.slips.wake_at()

    def caught_up(self) -> None:
        self.slips.close()

    def clear_private_ui(self) -> None:
        self.slips.close()
        self._kept.clear()

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        self.slips.draw(surface)

    # -- input ----------------------------------------------------------------------------------------------

    def pointer(self, event: Pointer) -> bool:
        if event.kind == PointerKind.LEAVE:
            self.slips.point(None, self.table.screen.now)
        elif event.kind == PointerKind.MOVE:
            return self.slips.point(event.point, self.table.screen.now)
        return False

    def covers(self, point: Point) -> bool:
        return self.slips.covers(point)

    def preview_event(self, event: pygame.event.Event) -> bool:
        """Close the popups on a press elsewhere."""
        if event.type == pygame.MOUSEBUTTONDOWN and not self.slips.covers(event.pos):
            self.slips.close()
        return False

    def clause(self) -> str:
        return self.slips.clause()

    def commands(self) -> Handlers:
        return {EXPLAIN: self.slips.next, EXPLAIN_MORE: self.slips.into, CLOSE_TERMS: self.slips.back}
