"""Draws what can be chosen: lit targets, dimmed places, highlighted pieces and the focus ring."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

import pygame

from client.art import paint
from client.input.focus import CARD, LAMP, LINK, PILE, PLATE, SPOT, TAG, TARGET, THING, FocusStop
from client.layout.arrangement import Arrangement
from client.layout.grid import is_grid
from client.layout.pieces import CARD as CARD_PIECE, TOKEN, Key, Piece, Pose, rect_of
from client.motion.stage import Stage
from client.table.hand.choices import QUESTION, DropTarget, place_of_spot
from client.table.hand.state import Hand
from client.table.picture.painter import NO_FLAGS, TablePainter
from engine.kernel.state.layout import OWNER
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import Option

_WANTED, _WANTED_NOW, _ASKING = frozenset({"playable"}), frozenset({"hover"}), frozenset({"chosen"})
_LIFTED = frozenset({"lifted", "playable"})
_LIFTED_ONLY = frozenset({"lifted"})
_DIM = "#040C1C"
_DIM_OPACITY = 0.35


def draw_targets(
    surface: pygame.Surface, painter: TablePainter, hand: Hand, arrangement: Arrangement, queued: Option | None = None
) -> None:
    """Light up possible targets, and dim other places during a drag. The target of a queued answer stays lit."""
    for spot in hand.choices.spots(queued[2]) if queued is not None else ():
        painter.lights.draw_light(surface, hand.choices.rect_of(spot), arrangement.scale, near=True)
    if hand.drag is None and not hand.is_asked:
        return
    lit = hand.lit_targets
    near = _near(hand, lit)
    if hand.drag is None and hand.picked is None:
        for zone in hand.choices.in_piles:
            if top_of_pile(hand, zone) is None:
                painter.lights.draw_target(surface, arrangement, zone)
        for spot in hand.choices.sources if hand.is_asked else ():
            if place_of_spot(spot)[0] == "seat":
                rect = hand.choices.rect_of(spot)
                painter.lights.draw_light(surface, rect, arrangement.scale, near=spot == hand.pointed)
    if hand.drag is not None and lit:
        _dim_others(surface, hand, lit, arrangement)
    for target in lit:
        kind, zone = place_of_spot(target.spot)
        if kind == "zone":
            if top_of_pile(hand, zone) is None:
                painter.lights.draw_target(surface, arrangement, zone, near=target is near)
            if target.slot is not None and hand.drag is not None and hand.drag.piece.kind == CARD_PIECE:
                painter.draw_slot(surface, arrangement, zone)
        elif not has_slot(hand, arrangement.by_key.get(target.spot)):
            painter.lights.draw_light(surface, target.rect, arrangement.scale, near=target is near)


def has_slot(hand: Hand, piece: Piece | None) -> bool:
    """Return whether a card lies in a grid or on a pile and the theme has drawings for selectable ones."""
    if hand.look.slots is None or piece is None or piece.kind != CARD_PIECE:
        return False
    return is_grid(hand.view, piece.zone) or hand.is_heap(piece.zone)


def top_of_pile(hand: Hand, zone: int) -> Piece | None:
    """Return the top card of a pile that gets such a drawing, or None."""
    cards = hand.arrangement.in_zone(zone) if hand.look.slots is not None and hand.is_heap(zone) else []
    return cards[-1] if cards else None


def slot_piece(hand: Hand, spot: Key) -> Piece | None:
    """Return the card that gets the drawing for a selectable thing; for a pile its top card."""
    kind, zone = place_of_spot(spot)
    if kind == "zone":
        return top_of_pile(hand, zone)
    piece = hand.arrangement.by_key.get(spot)
    return piece if has_slot(hand, piece) else None


def lit_places(hand: Hand) -> dict[Key, DropTarget | None]:
    """Return the selectable grid cards and piles, each with its target, or None if it answers by itself."""
    found: dict[Key, DropTarget | None] = {}
    if hand.is_asked and hand.drag is None and hand.picked is None:
        found = {spot: None for spot in hand.choices.sources if slot_piece(hand, spot) is not None}
    return found | {target.spot: target for target in hand.lit_targets if slot_piece(hand, target.spot) is not None}


def near_target(hand: Hand, focus: FocusStop | None) -> DropTarget | None:
    """Return the target that would be chosen now: under the dragged piece, else pointed at or focused."""
    if hand.drag is not None:
        return hand.drop_target()
    if focus is not None:
        number = focus.name if focus.kind == TARGET and isinstance(focus.name, int) else len(hand.lit_targets)
        return next(iter(hand.lit_targets[number : number + 1]), None)
    return next((target for target in hand.lit_targets if target.spot in (hand.marked, hand.pointed)), None)


def _near(hand: Hand, lit: Sequence[DropTarget]) -> DropTarget | None:
    """Return the target that would be taken if the piece were dropped now."""
    if hand.drag is None:
        return lit[0] if len(lit) == 1 else None
    return hand.drop_target()


def _dim_others(surface: pygame.Surface, hand: Hand, lit: Sequence[DropTarget], arrangement: Arrangement) -> None:
    """Darken shared and own places where the piece can't go. Themes that draw selectable cards don't need this."""
    if hand.look.slots is not None:
        return
    layout, seats = hand.view.table.layout, hand.view.table.seats
    legal = [target.rect for target in lit]
    for zone, rect in arrangement.zone_rects.items():
        owner, _ = layout.zone_name(zone, seats)
        come_from = hand.drag is not None and zone == hand.drag.piece.zone
        cards = zone < layout.zone_count(seats)
        private = cards and layout.zone(zone).sees == OWNER
        empty = cards and owner != NONE and not hand.view.zones[zone]
        if owner in (NONE, hand.view.seat) and not (come_from or private or empty) and rect.collidelist(legal) < 0:
            paint.panel(surface, rect, 8 * arrangement.scale, _DIM, opacity=_DIM_OPACITY)


def resize_dragged(hand: Hand, piece: Piece, pose: Pose) -> Piece:
    """Return a dragged card at the size and detail of the cards that it goes onto."""
    target = hand.drag.covers if hand.drag is not None else None
    below = hand.arrangement.by_key.get(target.spot) if target is not None else None
    if below is None:
        return piece
    rest = replace(below.pose, x=pose.x, y=pose.y, angle=0.0)
    return replace(piece, detail=below.detail, pose=rest, height=below.height)


def light_token(surface: pygame.Surface, painter: TablePainter, piece: Piece, pose: Pose, chosen: bool) -> None:
    """Draw a light behind a token that can be taken, stronger behind the selected one."""
    scale = painter.sprites.scale
    rect = rect_of(piece, pose).inflate(round(-6 * scale), round(-4 * scale))
    paint.shadow(surface, rect, 10 * scale, (9 if chosen else 6) * scale, 1.0, color=painter.look.color("good"))


@dataclass(frozen=True, slots=True)
class Light:
    """A piece's highlights.

    `flags`: see `TablePainter.draw_piece`. `picked`: the player has selected it. `source`: it is a token that an answer
    can start with.
    """

    flags: frozenset[str]
    picked: bool = False
    source: bool = False


class PieceLights:
    """The highlights of all pieces at one moment. `pinned` pieces have been dropped somewhere and have none."""

    def __init__(self, hand: Hand, painter: TablePainter, pinned: Collection[Key]) -> None:
        self._hand, self._painter, self._pinned = hand, painter, frozenset(pinned)
        asks = hand.selected_source == QUESTION and hand.drag is None
        self._wanted: frozenset[Key] = frozenset(target.spot for target in hand.lit_targets) if asks else frozenset()
        self.state = (hand.view, hand.arrangement, hand.choices, hand.strips, hand.picked, hand.pointed, hand.drag,
                      self._wanted, self._pinned, painter.view_fingerprint)  # fmt: skip
        """Equal states give equal highlights."""

    def of(self, piece: Piece) -> Light:
        """Return a piece's highlights."""
        hand, key = self._hand, piece.key
        if piece.kind != CARD_PIECE:
            source = piece.kind == TOKEN and hand.is_asked and hand.choices.is_source(key)
            return Light(NO_FLAGS, key == hand.picked, source)
        flags = NO_FLAGS if key in self._pinned else find_flags(self._painter, hand, piece, self._wanted)
        return Light(flags, key == hand.picked)


def find_flags(painter: TablePainter, hand: Hand, piece: Piece, wanted: Collection[Key]) -> frozenset[str]:
    """Return a card's flags: the painter's own, unless the hand changes them.

    Cards in `wanted` are lit, and the card that asks for them looks selected.
    """
    if has_slot(hand, piece) and not (hand.drag is not None and hand.drag.piece.key == piece.key):
        # A drawing around it shows what can be done.
        return NO_FLAGS
    if piece.key in wanted:
        return _WANTED_NOW if piece.key == hand.pointed else _WANTED
    if wanted and hand.choices.is_source(piece.key):
        return _ASKING
    if hand.drag is not None and hand.drag.piece.key == piece.key:
        return _LIFTED if hand.drag.targets else _LIFTED_ONLY
    if piece.key == hand.picked:
        return painter.flags(piece) | {"chosen"}
    if piece.key == hand.pointed and hand.choices.is_source(piece.key):
        return painter.flags(piece) | {"hover"}
    if piece.key in hand.strips and not hand.choices.is_source(piece.key):
        # Its tags are lit one by one.
        return NO_FLAGS
    if hand.is_asked and hand.choices.is_source(piece.key) and not painter.flags(piece):
        # The card itself is the answer and may be unknown; the painter only lights cards that start an answer.
        return _WANTED
    return painter.flags(piece)


def draw_focus(
    surface: pygame.Surface, painter: TablePainter, stop: FocusStop | None, hand: Hand, stage: Stage, now: float
) -> None:
    """Draw the focus ring around the focused thing, if it is on the table. Buttons draw their own."""
    if stop is None:
        return
    if stop.kind in (SPOT, CARD):
        piece, pose = hand.arrangement.by_key.get(stop.name), stage.where(stop.name, now)
        if piece is not None and pose is not None:
            painter.draw_focus(surface, rect_of(piece, pose))
            return
        painter.draw_focus(surface, stop.rect)
    elif stop.round:
        painter.draw_focus(surface, stop.rect, stop.rect.width / 2 / max(0.01, painter.sprites.scale))
    elif stop.kind in (TARGET, PILE, PLATE, LINK, TAG, LAMP, THING):
        painter.draw_focus(surface, stop.rect)
