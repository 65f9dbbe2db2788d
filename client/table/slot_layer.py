"""Cards of grids and piles that can be chosen: drawings of the theme around them, and keys of the keypad for those of
the own grid.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from client.art import svg
from client.table.grids import is_grid, place_at, place_of, rect_of_place
from client.table.interaction import Act
from client.table.interaction_draw import has_slot, top_of_pile
from client.table.interaction_keys import SPOT, TARGET
from client.table.interaction_options import Target
from client.table.pieces import Key, Piece
from client.widgets.icons import draw_key_cap, key_cap_width
from engine.kernel.features import Picks
from engine.kernel.refs import NONE, PLACE, describe

if TYPE_CHECKING:
    from client.table.scene import TableScene

REFUSED_MS = 600
"""How long a place that was refused shows it."""
KEYPAD = {
    pygame.K_KP7: (0, 0), pygame.K_KP8: (0, 1), pygame.K_KP9: (0, 2),
    pygame.K_KP4: (1, 0), pygame.K_KP5: (1, 1), pygame.K_KP6: (1, 2),
    pygame.K_KP1: (2, 0), pygame.K_KP2: (2, 1), pygame.K_KP3: (2, 2),
}  # fmt: skip
"""The keys of the keypad, each with its row and column."""
_SIDE = 3
_AROUND = 0.06
"""How far the drawings reach beyond a card, as a share of its width."""
_CAP = 1.15
_ARRIVED = 0.1
"""Nearer than this to its place, in widths of a card, it has arrived."""


class SlotLayer:
    """The cards of grids and piles at one table that can be chosen, or cannot be."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._refused: tuple[int, int] | None = None
        """The reference of the place that was refused, and until when that is shown."""

    # -- what can be chosen ---------------------------------------------------------------------------------

    def lit(self) -> dict[Key, Target | None]:
        """The cards in grids and the piles that can be chosen: the target, or None for an answer by itself."""
        hand = self.scene.hand
        found: dict[Key, Target | None] = {}
        if hand.asked and hand.drag is None and hand.picked is None:
            found = {spot: None for spot in hand.choices.sources if self._card(spot) is not None}
        return found | {target.spot: target for target in hand.lit if self._card(target.spot) is not None}

    def _card(self, spot: Key) -> Piece | None:
        """The card around which it is drawn that something can be chosen: of a pile the highest."""
        hand = self.scene.hand
        piece = hand.arrangement.by_key.get(spot)
        if piece is None and isinstance(spot, tuple) and spot[0] == "zone":
            return top_of_pile(hand, int(str(spot[1])))
        return piece if has_slot(hand, piece) else None

    def picked(self) -> list[pygame.Rect]:
        """Where the places lie that have been chosen so far for the card that asks for one more."""
        hand, view = self.scene.hand, self.scene.hand.view
        picks = self.scene.session.game.feature(Picks).picks(view) if hand.asked else []
        rects = (rect_of_place(view, hand.arrangement, ref) for ref in picks)
        return [rect for rect in rects if rect is not None]

    def near(self) -> Target | None:
        """The target that would be chosen now: under what is dragged, else pointed at or under the focus."""
        hand, stop = self.scene.hand, self.scene.keys.stop
        if hand.drag is not None:
            return hand.landing()
        if stop is not None:
            number = stop.name if stop.kind == TARGET and isinstance(stop.name, int) else len(hand.lit)
            return next(iter(hand.lit[number : number + 1]), None)
        return next((target for target in hand.lit if target.spot == hand.pointed), None)

    def _near_key(self) -> Key | None:
        stop, near = self.scene.keys.stop, self.near()
        if near is not None:
            return near.spot
        if stop is not None:
            return stop.name if stop.kind == SPOT else None
        return self.scene.hand.pointed if self.scene.hand.drag is None else None

    def choose(self, position: tuple[int, int]) -> bool:
        """A key of the keypad: the card of the own grid that lies there; false when it cannot be chosen."""
        hand = self.scene.hand
        for key, target in self._own().items():
            _, _, place = describe(place_of(hand.view, hand.arrangement.by_key[key]))
            if divmod(place, _SIDE) == position:
                self.scene.input.carry_out(hand.choose(target) if target is not None else hand.pick(key))
                return True
        return False

    def _own(self) -> dict[Key, Target | None]:
        """What of that lies in the viewer's own grid, if that has the size of a keypad."""
        hand = self.scene.hand
        found = {}
        for key, target in self.lit().items():
            piece = hand.arrangement.by_key.get(key)
            own = piece is not None and piece.seat == hand.view.seat and is_grid(hand.view, piece.zone)
            if own and len(hand.view.zones[hand.arrangement.by_key[key].zone]) == _SIDE**2:
                found[key] = target
        return found

    # -- refusals -------------------------------------------------------------------------------------------

    def refuse(self, act: Act) -> None:
        """Something could not go where it was put: that place shows it for a moment."""
        scene = self.scene
        ref = act.at if describe(act.at)[0] == PLACE else NONE
        if ref == NONE and act.spot is not None and act.at == NONE:
            ref = place_of(scene.hand.view, scene.hand.arrangement.by_key.get(act.spot))
        if ref == NONE:
            ref = place_at(scene.hand.view, scene.hand.arrangement, scene.input.mouse) if act.at != NONE else NONE
        if ref != NONE and scene.hand.look.slots is not None:
            self._refused = ref, scene.now + REFUSED_MS

    def update(self) -> bool:
        """Let time pass; true when the picture has changed."""
        if self._refused is None or self.scene.now < self._refused[1]:
            return False
        self._refused = None
        return True

    def wake_at(self) -> int | None:
        """When a refusal is no longer shown."""
        return self._refused[1] if self._refused is not None else None

    # -- picture --------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """A drawing around each card that can be chosen; another over the one that would be."""
        hand, look = self.scene.hand, self.scene.hand.look.slots
        if look is None:
            return
        near = self._near_key()
        for rect in self.picked():
            self._draw(surface, look.target, rect)
        for key in self.lit():
            piece = self._card(key)
            if piece is not None and self._rests(piece):
                self._draw(surface, look.target if key == near else look.legal, piece.hit)
        for zone in hand.choices.in_piles if hand.drag is None and hand.picked is None else ():
            top = top_of_pile(hand, zone)
            if top is not None and self._rests(top):
                self._draw(surface, look.legal, top.hit)
        if self.scene.keys.shown:
            for key in self._own():
                if self._rests(hand.arrangement.by_key[key]):
                    self._draw_cap(surface, key)
        if self._refused is not None:
            refused = rect_of_place(hand.view, hand.arrangement, self._refused[0])
            if refused is not None:
                self._draw(surface, look.refused, refused)

    def _rests(self, piece: Piece) -> bool:
        """Whether a card is seen where it lies; while it is dealt or moves there is nothing to draw around."""
        pose = self.scene.timeline.stage.where(piece.key, self.scene.now)
        return pose is not None and pose.distance(piece.pose) < _ARRIVED * piece.pose.width

    def _draw(self, surface: pygame.Surface, drawing: str, rect: pygame.Rect) -> None:
        around = 2 * math.ceil(_AROUND * rect.width)
        place = rect.inflate(around, around)
        picture = svg.image(self.scene.theme.art(drawing), place.width, place.height)
        surface.blit(picture, picture.get_rect(center=place.center))

    def _draw_cap(self, surface: pygame.Surface, key: Key) -> None:
        """The digit of the keypad in the lower right corner of a card."""
        hand = self.scene.hand
        _, _, place = describe(place_of(hand.view, hand.arrangement.by_key[key]))
        row, column = divmod(place, _SIDE)
        rect, unit = hand.choices.rect_of(key), _CAP * self.scene.arrangement.scale
        name = str(7 - 3 * row + column)
        draw_key_cap(surface, name, unit, (rect.right - key_cap_width(name, unit) - 4 * unit, rect.bottom - 16 * unit))
