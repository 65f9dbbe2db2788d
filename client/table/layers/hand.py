"""The pieces in reach of the player's hand: pointing, taking, dropping, reading and focus stops."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from client.input.focus import CARD, PILE, SPOT, TARGET, FocusStop
from client.layout.pieces import Piece
from client.table.actions import BRING_SEAT, BROWSE_PILE
from client.table.context import TableContext
from client.table.hand.choices import QUESTION
from client.table.hand.gestures import EMPTY, READ, REFUSE, HandGestures
from client.table.hand.lit_choices import near_target
from client.table.hand.tag_strips import is_strip
from client.table.layer import Layer
from client.table.pointer_targets import CARD as CARD_THING, Point, Pointer, PointerKind, ReadableThing
from engine.kernel.state.state import Option


class HandLayer(Layer):
    """Passes pointer and keyboard to the hand of one table."""

    def __init__(self, table: TableContext, hand: HandGestures) -> None:
        super().__init__(table)
        self.hand = hand

    # -- pointer --------------------------------------------------------------------------------------------

    def pointer(self, event: Pointer) -> bool:
        """Handle pointer actions that no other layer takes."""
        if event.kind == PointerKind.MOVE:
            self._move(event.point)
        elif event.kind == PointerKind.PRESS:
            self.hand.point(event.point, self.table.screen.now)
            self.hand.press(event.point, event.touch)
        elif event.kind == PointerKind.RELEASE:
            self._release(event)
        elif event.kind == PointerKind.LEAVE:
            self.hand.forget_press()
        return event.kind in (PointerKind.PRESS, PointerKind.RELEASE)

    def _move(self, point: Point) -> None:
        table, hand = self.table, self.hand
        if table.reading.browser is not None or table.pointer.pressed is not None:
            return
        pressed, dragging = hand.pressed_piece, hand.drag is not None
        if dragging or pressed is not None or not table.layers.covers(point):
            hand.point(point, table.screen.now, table.places.pose_of(pressed.key) if pressed is not None else None)
        else:
            hand.pointed = None
        if hand.drag is not None and not dragging:
            table.screen.toasts.dismiss(table.screen.now)
            table.reading.close()
            self.do.play("card")

    def _release(self, event: Pointer) -> None:
        act = self.hand.release(event.point, event.sparing)
        if act is not None and not (act.kind == EMPTY and self._frame(event.point)):
            self.do.carry_out(act)
        opens_card = act is not None and (act.kind == READ or (act.kind == REFUSE and is_strip(act.spot)))
        if not opens_card:
            self.table.reading.ignore(self.table.layers.hit(event.point))

    def _frame(self, point: Point) -> bool:
        """Bring the neighbor forward whose plot was clicked. Return False if there is none."""
        seat = self.hand.arrangement.plot_at(point)
        return seat != self.table.views.newest.seat and self.do.perform(BRING_SEAT.of(seat))

    # -- keyboard -------------------------------------------------------------------------------------------

    def stops(self) -> Sequence[FocusStop]:
        """Return the selectable things, then, unless a piece is selected, those that can only be read."""
        return [*self._choosable(), *(self._readable() if self.hand.picked is None else ())]

    def _choosable(self) -> list[FocusStop]:
        hand, choices, taken = self.hand, self.hand.choices, self.hand.selected_source
        lit = [FocusStop(TARGET, number, target.rect) for number, target in enumerate(hand.lit_targets)]
        if taken is not None and taken != QUESTION:
            return [*lit, FocusStop(SPOT, taken, choices.rect_of(taken))]
        piles = [FocusStop(PILE, zone, hand.arrangement.zone_rects[zone]) for zone in choices.in_piles]
        return [*lit, *piles, *(FocusStop(SPOT, spot, choices.rect_of(spot)) for spot in choices.stops())]

    def _readable(self) -> Iterator[FocusStop]:
        """Yield cards that are no sources, and piles instead of the cards in them."""
        hand, arrangement, piles = self.hand, self.hand.arrangement, self.hand.piles()
        for piece in arrangement.pieces:
            if _is_readable(piece) and piece.zone not in piles and not hand.choices.is_source(piece.key):
                yield FocusStop(CARD, piece.key, piece.hit, aside=True)
        for zone in piles:
            if zone not in hand.choices.in_piles:
                yield FocusStop(PILE, zone, arrangement.zone_rects[zone], aside=True)

    def activate(self, stop: FocusStop) -> bool:
        if stop.kind == SPOT:
            self.do.pick(stop.name)
        elif stop.kind == TARGET and isinstance(stop.name, int):
            for target in self.hand.lit_targets[stop.name : stop.name + 1]:
                self.do.choose(target)
        elif stop.kind == CARD:
            self.do.carry_out(self.hand.look_closer(stop.name))
        elif stop.kind == PILE:
            return self.do.perform(BROWSE_PILE.of(int(str(stop.name))))
        else:
            return False
        return True

    def pending_options(self) -> Sequence[Option]:
        """Return the answers that a drop, the pointer or the focus would give."""
        hand, stop, point = self.hand, self.table.keys.stop, self.table.pointer.at
        if not hand.is_asked:
            return ()
        if hand.drag is not None or stop is not None:
            near = near_target(hand, stop)
        else:
            near = hand.lit_at(point) if not self.table.layers.covers(point) else None
        if near is not None:
            return [near.option] if near.aim is None else [near.option, near.aim]
        option = hand.choices.single(stop.name) if stop is not None and stop.kind == SPOT else None
        return [option] if option is not None else ()

    # -- reading --------------------------------------------------------------------------------------------

    def hit(self, point: Point) -> ReadableThing | None:
        return _thing(self.hand.arrangement.piece_at(point))

    def on_focus(self, stop: FocusStop | None) -> ReadableThing | None:
        if stop is None or stop.kind not in (SPOT, CARD, PILE):
            return None
        if stop.kind == PILE and isinstance(stop.name, int):
            return _thing(next(iter(self.hand.arrangement.in_zone(stop.name)[-1:]), None))
        return _thing(self.hand.arrangement.by_key.get(stop.name))


def _is_readable(piece: Piece) -> bool:
    return piece.card >= 0 and piece.face_up


def _thing(piece: Piece | None) -> ReadableThing | None:
    readable = piece is not None and _is_readable(piece)
    return (
        ReadableThing(CARD_THING, piece.card, piece.key, tuple(piece.hit)) if piece is not None and readable else None
    )
