"""Gestures of the hand: picking up, dragging, dropping and clicking become answers.

Every answer can be given in two ways: drag a source to a target, or click the source and then the target. One click is
enough for tags, seats, targets of a shared amount, and verbs that the theme names. Nothing is committed before the
button is released. Esc, a right click or leaving the window restores everything. The newest question counts
immediately, even while pieces move; places are where things rest.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache

from client.layout.grid import place_at, place_of
from client.layout.pieces import CARD, TOKEN, Key, Piece, Point, Pose
from client.table.hand.choices import QUESTION, DropTarget, Spot, place_of_spot, source_ref
from client.table.hand.drag import Drag, began_drag, place_in_order
from client.table.hand.shares import share_of
from client.table.hand.state import Hand, Press
from client.table.hand.tag_strips import is_strip, strip_at
from engine.kernel.flow.ruleset import CHOOSE_VERB
from engine.kernel.game.traits import HasKnownPiles
from engine.kernel.state.layout import OWNER
from engine.kernel.state.refs import NONE, SEAT, describe, seat_ref, zone_ref
from engine.kernel.state.state import Option
from engine.kernel.state.view import View

COMMIT, REFUSE, RETURN, ORDER, READ, BROWSE, EMPTY, CHANGED = (
    "commit",
    "refuse",
    "return",
    "order",
    "read",
    "browse",
    "empty",
    "changed",
)


@dataclass(frozen=True, slots=True)
class HandAction:
    """The result of a click, drop or key.

    COMMIT: `option` is the answer; `spot` was moved to `target`. REFUSE: `spot` can't go there. Ask the rules about the
    references `source` and `at`; `aimed` is the thing that was pulled and is back in its place. RETURN: `spot` goes
    back without a message. ORDER: the hand has a new order. READ: enlarge the card `spot`. BROWSE: open the pile of
    `zone`. EMPTY: the bare table was clicked. CHANGED: the lights or the selection changed.
    """

    kind: str
    spot: Spot | None = None
    option: Option | None = None
    target: DropTarget | None = None
    source: int = NONE
    at: int = NONE
    zone: int = NONE
    aimed: Spot | None = None


class HandGestures(Hand):
    """One player's hand. `present` sets the question; `rest` returns where everything rests in the newest view.

    The scene draws what is lit. `look` is the theme's input settings, `find_strips` finds the tags on cards.
    """

    def present(self, view: View) -> None:
        """Take over a new view or arrangement. The selection stays only if it is still possible."""
        if view.seat != self.view.seat:
            self.cancel()
        if view.question != self.view.question:
            self.share, self.amount = share_of(view, self.look.shares), None
            self.marked = None
        self.view = view
        self._arrangement = self._choices = self._strips = self._drag_targets = None
        self.preview_of = cache(self._foresee)
        if self.picked is not None and not self.choices.is_source(self.picked):
            self.picked = None
        if self.pointed is not None and self.drag is None and self.pointed not in self.arrangement.by_key:
            self.pointed = None
        if self.drag is not None:
            self.drag.targets = self.drop_places(self.drag.piece.key)
            self.drag.follow(self.drag.pointer)

    # -- mouse ----------------------------------------------------------------------------------------------

    def point(self, pointer: tuple[int, int], now: float, drawn: Pose | None = None) -> bool:
        """Handle pointer motion. `drawn`: where the pressed piece is drawn now. Return True when something changed."""
        if self.drag is not None:
            self.drag.follow(pointer)
            return self._open_gap() or True
        press = self._press
        if press is not None and press.piece is not None and began_drag(press.pointer, pointer, press.touch):
            if self.can_lift(press.piece):
                self._lift(press, pointer, now, drawn)
                return True
            # A tag is a button: it stays pressed when the pointer moves slightly.
            self._press = press if self._is_on_strip(press, pointer) else None
        piece = self.arrangement.piece_at(pointer)
        pointed = piece.key if piece is not None else None
        changed = pointed != self.pointed
        self.pointed = pointed
        return changed

    def press(self, pointer: tuple[int, int], touch: bool = False) -> None:
        """Remember the press; nothing happens yet."""
        piece = self.arrangement.piece_at(pointer)
        self._press = Press(pointer, piece, self.choices.source_at(pointer), touch)

    def _is_on_strip(self, press: Press, pointer: Point) -> bool:
        strip = strip_at(self.strips, press.piece, press.pointer)
        return strip is not None and strip.rect.collidepoint(pointer)

    @property
    def pressed_piece(self) -> Piece | None:
        """The piece that was pressed, or None."""
        return self._press.piece if self._press is not None else None

    def release(self, pointer: tuple[int, int], sparing: bool = False) -> HandAction | None:
        """Handle a drop or a click. With `sparing`, a click gives only one of a shared amount."""
        press, self._press = self._press, None
        if self.drag is not None:
            return self._drop(pointer)
        if press is not None and sparing and self.share is not None and self.choices.is_source(press.spot):
            self.amount = 1
        return self._click(press, pointer) if press is not None else None

    def forget_press(self) -> None:
        """Ignore the current press, so that it starts no drag or click."""
        self._press = None
        self.pointed = None

    def cancel(self) -> HandAction | None:
        """Return the dragged piece and clear the selection."""
        self._press = None
        self._gap = None
        drag, self.drag = self.drag, None
        picked, self.picked = self.picked, None
        if drag is not None:
            self.pointed = None
            return HandAction(RETURN, drag.piece.key)
        return HandAction(CHANGED) if picked is not None else None

    def can_lift(self, piece: Piece) -> bool:
        """Return whether a piece can be dragged: legal sources, and own things, to learn why they can't move."""
        if self.choices.is_source(piece.key) or self.drop_places(piece.key) or self._asks_for_piled(piece.key):
            return True
        if piece.key in self.strips:
            return False
        return piece.seat == self.view.seat and piece.kind in (CARD, TOKEN) and piece.face_up

    def _asks_for_piled(self, key: Key) -> bool:
        """Return whether this card asks for a card in a pile; a drop on the pile opens it."""
        question = self.view.question
        asking = {option[1] for cards in self.choices.in_piles.values() for option in cards.values()}
        return question is not None and bool(asking) and key in {(CARD, card) for card in (question[2], *asking)}

    def _lift(self, press: Press, pointer: tuple[int, int], now: float, drawn: Pose | None) -> None:
        piece = press.piece
        assert piece is not None
        here = drawn if drawn is not None and math.dist(press.pointer, (drawn.x, drawn.y)) < drawn.width else piece.pose
        grip = here.x - press.pointer[0], here.y - press.pointer[1]
        self.picked = None
        self.drag = Drag(
            piece, piece.pose, grip, press.pointer, now, self.drop_places(piece.key), self.arrangement.scale, self.still
        )
        self.drag.follow(pointer)
        self._open_gap()

    def _open_gap(self) -> bool:
        """Open a gap in the hand where the dragged card would go. Return True if the gap has changed."""
        drag, before = self.drag, self._gap
        self._gap = None
        if drag is not None and self._over_own_hand(drag.pointer, drag.piece):
            others = [piece for piece in self.arrangement.in_zone(drag.piece.zone) if piece.key != drag.piece.key]
            self._gap = drag.piece.zone, place_in_order(others, drag.center()[0])
        return self._gap != before

    def _over_own_hand(self, pointer: Point, piece: Piece) -> bool:
        """Return whether a card of a hidden hand is over that hand, where it can be reordered."""
        zone = self.arrangement.zone_rects.get(piece.zone)
        if zone is None or piece.kind != CARD or piece.seat != self.view.seat or not zone.collidepoint(pointer):
            return False
        return self.view.table.layout.zone(piece.zone).sees == OWNER

    def _drop(self, pointer: tuple[int, int]) -> HandAction:
        drag = self.drag
        assert drag is not None
        drag.follow(pointer)
        gap, target = self._gap, self.drop_target()
        self.drag, self._gap, self.pointed = None, None, None
        key = drag.piece.key
        if gap is not None:
            self._reorder(drag.piece, gap[1])
            return HandAction(ORDER, key)
        if target is not None:
            return HandAction(COMMIT, key, target.option, target)
        thrown, meant = self.choices.single(key), self.meant_at(pointer, key)
        pile = self.arrangement.zone_at(pointer)
        if self._asks_for_piled(key) and pile in self.choices.in_piles:
            return HandAction(BROWSE, key, zone=pile)
        seat = describe(meant)[0] == SEAT
        wrong = meant != NONE and (
            self.lies_open(drag.piece.zone)
            or any(aimed.aim is not None or (seat and place_of_spot(aimed.spot)[0] == "seat") for aimed in drag.targets)
        )
        elsewhere = self.arrangement.zone_at(pointer) != drag.piece.zone
        anywhere = thrown is not None and self.view.table.game.verbs[thrown[0]] in self.look.anywhere
        if anywhere and elsewhere and not wrong:
            return HandAction(COMMIT, key, thrown)
        at = meant if wrong else self._ref_at(pointer, drag.piece)
        if at == NONE:
            return HandAction(RETURN, key)
        return HandAction(REFUSE, key, source=source_ref(key, self.arrangement), at=at)

    def _reorder(self, piece: Piece, place: int) -> None:
        cards = [other.card for other in self.arrangement.in_zone(piece.zone) if other.key != piece.key]
        cards.insert(place, piece.card)
        known = [card for card in self.orders.get(self.view.seat, []) if card not in cards]
        self.orders[self.view.seat] = cards + known

    def _ref_at(self, pointer: Point, dropped: Piece) -> int:
        """Return the reference of the place of a failed drop; NONE for nowhere or its own zone."""
        zone = self.arrangement.zone_at(pointer)
        if zone == dropped.zone:
            return NONE
        place = place_at(self.view, self.arrangement, pointer)
        if place != NONE:
            return place
        if zone >= 0:
            return zone_ref(zone)
        for seat, rect in self.arrangement.plate_rects.items():
            if rect.collidepoint(pointer) and seat != self.view.seat:
                return seat_ref(seat)
        return NONE

    # -- clicks ---------------------------------------------------------------------------------------------

    def _click(self, press: Press, pointer: tuple[int, int]) -> HandAction:
        if self.selected_source is not None:
            target = self.lit_at(pointer)
            if target is not None and self.selected_source == QUESTION and self._is_beside(target, press.piece):
                target = None
            if target is None and press.spot is None:
                target = self.seat_before(pointer) if press.piece is not None else None
            if target is not None and (
                press.spot is None or press.spot == self.picked or not self.choices.is_source(press.spot)
            ):
                return self.choose(target)
        if press.spot is not None:
            return self.pick(press.spot)
        self.marked = None
        if press.piece is not None:
            return self._click_on(press.piece, pointer)
        empty = place_at(self.view, self.arrangement, pointer)
        if empty != NONE and self.picked is None and self._held_card() != NONE:
            return HandAction(REFUSE, None, source=self._held_card(), at=empty)
        return self._spare_seat(pointer) or self._click_beside(self.arrangement.zone_at(pointer))

    def _is_beside(self, target: DropTarget, piece: Piece | None) -> bool:
        """Return whether a click in a lit zone is about one of its cards.

        With theme drawings, the top card stands for a pile, and a click next to it opens the pile.
        """
        kind, zone = place_of_spot(target.spot)
        if self.look.slots is not None and kind == "zone" and self.is_heap(zone):
            return piece is None and bool(self.arrangement.in_zone(zone))
        return piece is not None and piece.key != target.spot and target.slot is not None

    def _spare_seat(self, pointer: Point) -> HandAction | None:
        """Return the refusal for a click on a seat that can't take a share."""
        seat = self.arrangement.seat_at(pointer)
        if self.share is None or seat == NONE:
            return None
        return HandAction(REFUSE, None, source=self.share.source, at=seat_ref(seat))

    def _click_beside(self, zone: int) -> HandAction:
        """Return the result of a click on no piece: in a zone, on a board place or on bare table."""
        taken, picked = self.selected_source, self.picked
        self.picked = None
        elsewhere = taken is not None and zone >= 0 and zone != self._zone_of(taken)
        if elsewhere and (picked is not None or self.choices.holds_tokens(zone)):
            return HandAction(REFUSE, taken, source=source_ref(taken, self.arrangement), at=zone_ref(zone))
        if picked is not None:
            return HandAction(CHANGED)
        return self._browse(zone) or HandAction(EMPTY)

    def pick(self, spot: Spot) -> HandAction:
        """Handle a click on a source. The first click lights its targets; the second gives a lone answer.

        One click is enough for seats, tags, targets of a shared amount, and some verbs.
        """
        marked, self.marked = self.marked, None
        if self.share is not None:
            option = self.share.option(source_ref(spot, self.arrangement), self.amount)
            if option is not None:
                self.picked = None
                return HandAction(COMMIT, None, option)
        is_seat = place_of_spot(spot)[0] == "seat"
        if spot == self.picked or self._same_heap(spot) or is_seat or self._is_at_once(spot):
            option = self.choices.single(spot)
            if option is not None and is_strip(spot) and spot != marked and self.loses_own_card(option, option[1]):
                self.marked = spot
                return HandAction(CHANGED, spot, option)
            if option is not None:
                targets = self.choices.targets(spot)
                self.picked = None
                return HandAction(COMMIT, spot, option, targets[0] if targets else None)
            self.picked = None
            return HandAction(CHANGED)
        self.picked = spot
        return HandAction(CHANGED, spot)

    def _is_at_once(self, spot: Spot) -> bool:
        """Return whether one click carries out a source's only answer."""
        option = self.choices.single(spot)
        return option is not None and (is_strip(spot) or self.view.table.game.verbs[option[0]] in self.look.one_click)

    def _same_heap(self, spot: Spot) -> bool:
        """Return whether `spot` is another token of the heap that the selected one belongs to."""
        first = self.arrangement.by_key.get(self.picked) if self.picked is not None else None
        second = self.arrangement.by_key.get(spot)
        return bool(
            first
            and second
            and first.kind == TOKEN
            and (first.kind, first.zone, first.seat) == (second.kind, second.zone, second.seat)
        )

    def look_closer(self, key: Key) -> HandAction:
        """Handle the Enter key on a card that is no source: say why, or enlarge the card."""
        piece = self.arrangement.by_key[key]
        return self._click_on(piece, piece.hit.center)

    def piles(self) -> list[int]:
        """Return the zones that show only their top and can be opened."""
        return [zone for zone in self.arrangement.zone_rects if self._browse(zone) is not None]

    def choose(self, target: DropTarget) -> HandAction:
        """Answer with a lit target. A choice that loses an own card for good needs a second press."""
        marked, self.marked = self.marked, None
        piece = self.arrangement.by_key.get(target.spot)
        asked = self.selected_source == QUESTION and target.option[0] == CHOOSE_VERB and piece is not None
        if asked and piece and target.spot != marked and self.loses_own_card(target.option, piece.card):
            self.marked = target.spot
            return HandAction(CHANGED, target.spot, target.option)
        spot, self.picked = self.selected_source, None
        return HandAction(COMMIT, spot, target.option, target)

    def _click_on(self, piece: Piece, pointer: Point) -> HandAction:
        """Return the result of a click on something that is no source: a refusal or an enlarged card."""
        picked, self.picked = self.picked, None
        if picked is not None and not (self._is_row(self._zone_of(picked)) and self._is_row(piece.zone)):
            place = place_of(self.view, piece)
            at = place if place != NONE else source_ref(piece.key, self.arrangement)
            return HandAction(REFUSE, picked, source=source_ref(picked, self.arrangement), at=at)
        if picked is None and self._held_card() != NONE and (place := place_of(self.view, piece)) != NONE:
            return HandAction(REFUSE, None, source=self._held_card(), at=place)
        strip = strip_at(self.strips, piece, pointer)
        if strip is not None and self.is_asked:
            return HandAction(REFUSE, strip.key, source=strip.card, at=strip.option[2])
        if piece.key in self.strips:
            return HandAction(READ, piece.key)
        if self.share is not None and piece.seat not in (NONE, self.view.seat) and not self.is_heap(piece.zone):
            return HandAction(REFUSE, None, source=self.share.source, at=source_ref(piece.key, self.arrangement))
        own = (piece.seat == self.view.seat or self._is_row(piece.zone)) and piece.kind in (CARD, TOKEN)
        own = own and not self.is_heap(piece.zone)
        if self.is_asked and own and piece.face_up:
            return HandAction(REFUSE, piece.key, source=source_ref(piece.key, self.arrangement))
        return self._browse(piece.zone) or (HandAction(READ, piece.key) if piece.card >= 0 else HandAction(EMPTY))

    def _is_row(self, zone: int) -> bool:
        """Return whether a zone is a row of cards to choose from, so that clicks are about its cards."""
        kind = self.zone_kind(zone)
        return kind is not None and kind.slots

    def _browse(self, zone: int) -> HandAction | None:
        """Return the action that opens a pile, or None if the zone hides no cards."""
        if not 0 <= zone < len(self.view.zones) or zone not in self.arrangement.zone_rects:
            return None
        cards, piles = self.view.zones[zone], self.view.table.game.trait(HasKnownPiles)
        hidden = (
            self.arrangement.is_stack(zone)
            or len(cards) > len(self.arrangement.in_zone(zone))
            or (
                piles is not None and bool(cards) and self.is_heap(zone) and piles.contents(self.view, zone) is not None
            )
        )
        return HandAction(BROWSE, zone=zone) if hidden else None

    def _zone_of(self, spot: Spot) -> int:
        piece = self.arrangement.by_key.get(spot)
        return piece.zone if piece is not None else NONE
