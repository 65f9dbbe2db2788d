"""Selectable cards of grids and piles: the theme's drawings around them, and keypad keys for the viewer's grid."""

from __future__ import annotations

import math

import pygame

from client.art import svg
from client.input.focus import SPOT
from client.layout.grid import is_grid, place_at, place_of, rect_of_place
from client.layout.pieces import Key, Piece
from client.table.actions import CHOOSE_SLOT, Handlers, key_of
from client.table.context import TableContext
from client.table.hand.choices import DropTarget
from client.table.hand.gestures import HandAction
from client.table.hand.lit_choices import lit_places, near_target, slot_piece, top_of_pile
from client.table.layer import Band, Layer
from client.widgets.icons import draw_key_cap, key_cap_width
from engine.kernel.game.traits import HasPicks
from engine.kernel.state.refs import NONE, PLACE, describe

REFUSED_MS = 600
"""How long a refused place is marked, in ms."""
_SIDE = 3
_AROUND = 0.06
"""How far the drawings extend beyond a card, as a share of its width."""
_CAP = 1.15
_ARRIVED = 0.1
"""A piece closer than this to its place has arrived, in card widths."""


class SlotLayer(Layer):
    """Shows which cards of grids and piles can be selected."""

    bands = (Band.BETWEEN,)

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self._refused: tuple[int, int] | None = None
        """The reference of the refused place, and the end of its mark."""

    # -- selection ------------------------------------------------------------------------------------------

    def picked_rects(self) -> list[pygame.Rect]:
        """Return the places chosen so far, for a card that asks for one more."""
        hand, view = self.table.hand, self.table.hand.view
        picking = self.table.session.game.trait(HasPicks) if hand.is_asked else None
        rects = (rect_of_place(view, hand.arrangement, ref) for ref in (picking.picks(view) if picking else ()))
        return [rect for rect in rects if rect is not None]

    def _near_key(self) -> Key | None:
        stop, near = self.table.keys.stop, near_target(self.table.hand, self.table.keys.stop)
        if near is not None:
            return near.spot
        if stop is not None:
            return stop.name if stop.kind == SPOT else None
        return self.table.hand.pointed if self.table.hand.drag is None else None

    def commands(self) -> Handlers:
        return {CHOOSE_SLOT: self.choose}

    def choose(self, digit: int) -> bool:
        """Choose the card of the viewer's grid at a keypad digit's position. Return False if it isn't selectable."""
        up, across = divmod(digit - 1, _SIDE)
        hand = self.table.hand
        for key, target in self._own().items():
            _, _, place = describe(place_of(hand.view, hand.arrangement.by_key[key]))
            if divmod(place, _SIDE) == (_SIDE - 1 - up, across):
                if target is not None:
                    self.do.choose(target)
                else:
                    self.do.pick(key)
                return True
        return False

    def _own(self) -> dict[Key, DropTarget | None]:
        """Return the selectable cards in the viewer's grid, if it has the size of a keypad."""
        hand = self.table.hand
        found = {}
        for key, target in lit_places(self.table.hand).items():
            piece = hand.arrangement.by_key.get(key)
            own = piece is not None and piece.seat == hand.view.seat and is_grid(hand.view, piece.zone)
            if own and len(hand.view.zones[hand.arrangement.by_key[key].zone]) == _SIDE**2:
                found[key] = target
        return found

    # -- refusals -------------------------------------------------------------------------------------------

    def refuse(self, act: HandAction) -> bool:
        """Mark the place that refused a drop for a moment."""
        table = self.table
        ref = act.at if describe(act.at)[0] == PLACE else NONE
        if ref == NONE and act.spot is not None and act.at == NONE:
            ref = place_of(table.hand.view, table.hand.arrangement.by_key.get(act.spot))
        if ref == NONE:
            ref = place_at(table.hand.view, table.hand.arrangement, table.pointer.at) if act.at != NONE else NONE
        if ref != NONE and table.hand.look.slots is not None:
            self._refused = ref, table.screen.now + REFUSED_MS
        return False

    def update(self, now: int) -> bool:
        """Return True when the mark of a refusal ends."""
        if self._refused is None or now < self._refused[1]:
            return False
        self._refused = None
        return True

    def wake_at(self) -> int | None:
        """Return when the mark of a refusal ends."""
        return self._refused[1] if self._refused is not None else None

    # -- drawing --------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """Draw the theme's drawing around each selectable card, and another around the nearest."""
        hand, look = self.table.hand, self.table.hand.look.slots
        if look is None:
            return
        near = self._near_key()
        for rect in self.picked_rects():
            self._draw(surface, look.target, rect)
        for key in lit_places(self.table.hand):
            piece = slot_piece(self.table.hand, key)
            if piece is not None and self._rests(piece):
                self._draw(surface, look.target if key == near else look.legal, piece.hit)
        for zone in hand.choices.in_piles if hand.drag is None and hand.picked is None else ():
            top = top_of_pile(hand, zone)
            if top is not None and self._rests(top):
                self._draw(surface, look.legal, top.hit)
        if self.table.keys.shown:
            for key in self._own():
                if self._rests(hand.arrangement.by_key[key]):
                    self._draw_cap(surface, key)
        if self._refused is not None:
            refused = rect_of_place(hand.view, hand.arrangement, self._refused[0])
            if refused is not None:
                self._draw(surface, look.refused, refused)

    def _rests(self, piece: Piece) -> bool:
        """Return whether a card rests in its place. Moving cards get no drawing."""
        pose = self.table.places.pose_of(piece.key)
        return pose is not None and pose.distance(piece.pose) < _ARRIVED * piece.pose.width

    def _draw(self, surface: pygame.Surface, drawing: str, rect: pygame.Rect) -> None:
        around = 2 * math.ceil(_AROUND * rect.width)
        place = rect.inflate(around, around)
        picture = svg.image(self.table.screen.theme.art(drawing), place.width, place.height)
        surface.blit(picture, picture.get_rect(center=place.center))

    def _draw_cap(self, surface: pygame.Surface, key: Key) -> None:
        """Draw the keypad digit in the lower right corner of a card."""
        hand = self.table.hand
        _, _, place = describe(place_of(hand.view, hand.arrangement.by_key[key]))
        row, column = divmod(place, _SIDE)
        rect, unit = hand.choices.rect_of(key), _CAP * self.table.places.arrangement.scale
        name = key_of(CHOOSE_SLOT.of(7 - 3 * row + column)).removeprefix("Keypad ")
        draw_key_cap(surface, name, unit, (rect.right - key_cap_width(name, unit) - 4 * unit, rect.bottom - 16 * unit))
