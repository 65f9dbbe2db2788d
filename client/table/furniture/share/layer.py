"""Sharing out an amount: a token with the remaining amount that the player drags to targets.

A click on a target gives it all that it can take. The mouse wheel, the keys + and - and the two buttons next to the
token set another amount first. A Shift click gives one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from client.art import paint, svg, text
from client.table.actions import TURN_SHARE, Handlers
from client.table.context import TableContext
from client.table.hand.choices import DropTarget, drop_target, source_ref
from client.table.hand.drag import MOUSE_THRESHOLD
from client.table.hand.gestures import COMMIT, READ, REFUSE, HandAction
from client.table.hand.shares import Share
from client.table.layer import Band
from client.table.layers.drag_layer import DragLayer
from client.table.pointer_targets import Point, Pointer, PointerKind
from engine.kernel.state.refs import NONE, seat_ref
from engine.kernel.state.state import Option

_TOKEN, _STEP, _GAP = 76.0, 38.0, 10.0
"""Sizes of the token and its buttons, and the gap between them, in map pixels."""
_WORDS = 20.0
_ON_TARGET = 46.0
_INK, _PAPER, _CREAM = "#14100E", "#F6EED6", "#FFF6E0"


class ShareLayer(DragLayer):
    """The token of one table."""

    bands = (Band.OVER,)

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self.dragged: tuple[int, int] | None = None
        """Where the dragged token is; None while it rests."""
        self._pressed: tuple[int, int] | None = None
        self._shown: Share | None = None

    @property
    def share(self) -> Share | None:
        """The current share, once it may be answered; else None."""
        return self.table.hand.share if self.table.hand.is_asked else None

    @property
    def amount(self) -> int:
        """The amount for the next target, as far as it can take that."""
        share, wanted = self.share, self.table.hand.amount
        return 0 if share is None else wanted if wanted is not None else share.left

    # -- geometry -------------------------------------------------------------------------------------------

    @property
    def place(self) -> pygame.Rect:
        """The token's place: on the card that asks, else above the prompt bar."""
        table, scale = self.table, self.table.places.arrangement.scale
        rect = pygame.Rect(0, 0, round(_TOKEN * scale), round(_TOKEN * scale))
        piece = table.hand.arrangement.by_key.get(("card", self.share.source)) if self.share is not None else None
        prompt = table.places.arrangement.rects.get("prompt", table.screen.scale.rect)
        if piece is not None:
            rect.center = piece.hit.centerx, round(piece.hit.top + piece.hit.height * 0.6)
        else:
            rect.midbottom = prompt.centerx, prompt.top - round(_WORDS * 2 * scale)
        return rect

    def steps(self) -> list[tuple[pygame.Rect, int]]:
        """Return the minus and plus buttons, each with its step; none if only one amount is possible."""
        share, place = self.share, self.place
        if share is None or share.most < 2:
            return []
        scale = self.table.places.arrangement.scale
        size = round(_STEP * scale)
        away = place.width // 2 + round(_GAP * scale) + size // 2
        button = pygame.Rect(0, 0, size, size)
        return [(button.move_to(center=(place.centerx + side * away, place.centery)), side) for side in (-1, 1)]

    def targets(self) -> list[DropTarget]:
        """Return the possible targets, with the answers that give each the chosen amount."""
        hand, share = self.table.hand, self.share
        if share is None:
            return []
        found = []
        for spot in hand.choices.sources:
            option = share.option(source_ref(spot, hand.arrangement), hand.amount)
            if option is not None:
                found.append(DropTarget(option, spot, hand.choices.rect_of(spot)))
        return found

    def pending_options(self) -> Sequence[Option]:
        """Return the answer for the target under the token or the pointer."""
        if self.dragged is not None:
            near = self._landing(self.dragged)
        else:
            point = self.table.pointer.at
            under = (target for target in self.targets() if target.rect.collidepoint(point))
            near = next(under, None) if not self.table.layers.covers(point) and self.table.keys.stop is None else None
        return [near.option] if near is not None else []

    # -- pointer --------------------------------------------------------------------------------------------

    def turn(self, steps: int) -> bool:
        """Change the amount by `steps`. Return False if nothing is shared out."""
        share = self.share
        if share is None:
            return False
        most = max(share.most, 1)
        amount = max(1, min(most, min(self.amount, most) + steps))
        self.table.hand.amount = None if amount >= most else amount
        return True

    def commands(self) -> Handlers:
        return {TURN_SHARE: self.turn}

    def pointer(self, event: Pointer) -> bool:
        """Handle a pointer action; the mouse wheel changes the amount."""
        return self.turn(event.turn) if event.kind == PointerKind.WHEEL else super().pointer(event)

    def _press(self, point: Point) -> bool:
        """Handle a press. Return True if it grabs the token or the card that asks, or hits a button."""
        share = self.share
        if share is None:
            return False
        for rect, step in self.steps():
            if rect.collidepoint(point):
                return self.turn(step)
        piece = self.table.hand.arrangement.piece_at(point)
        asking = piece is not None and piece.key == ("card", share.source)
        if not self.place.collidepoint(point) and not asking:
            return False
        self._pressed = point
        return True

    def _drag(self, point: Point) -> bool:
        """Handle pointer motion. Return True while the token is held."""
        if self._pressed is None:
            return False
        if self.dragged is not None or math.dist(point, self._pressed) >= MOUSE_THRESHOLD:
            if self.dragged is None:
                self.do.play("card")
                self.table.screen.toasts.dismiss(self.table.screen.now)
                self.table.reading.close()
            self.dragged = point
        return True

    def _release(self, point: Point) -> bool:
        """Handle a release: give the share if there is a target. Return True if the token was held."""
        pressed, dragged = self._pressed, self.dragged
        self.cancel_drag()
        if pressed is None:
            return False
        share = self.share
        if share is None:
            return True
        if dragged is None:
            self.do.carry_out(HandAction(READ, ("card", share.source)))
            return True
        target = self._landing(point)
        if target is not None:
            self.do.play("place")
            self.do.commit(HandAction(COMMIT, None, target.option, target))
            return True
        at = self._ref_at(point)
        if at >= 0:
            self.do.refuse(HandAction(REFUSE, None, source=share.source, at=at))
        return True

    def cancel_drag(self) -> bool:
        """Drop the token where it came from. Return True if it was held."""
        held, self._pressed, self.dragged = self._pressed is not None, None, None
        return held

    def _landing(self, point: Point) -> DropTarget | None:
        """Return the target of the token at `point`. Over a player or a card, no neighbor counts."""
        target, hand = drop_target(self.targets(), self.place.move_to(center=point), point), self.table.hand
        beside = target is not None and not target.rect.collidepoint(point) and not self.place.collidepoint(point)
        return None if beside and hand.meant_at(point) != NONE else target

    def _ref_at(self, point: tuple[int, int]) -> int:
        """Return the invalid target at `point`, a card or a seat; -1 for none or for the source."""
        arrangement, share = self.table.hand.arrangement, self.share
        piece = arrangement.piece_at(point)
        if piece is not None:
            return piece.card if share is not None and piece.card != share.source else -1
        seat = arrangement.seat_at(point)
        return seat_ref(seat) if seat != NONE else -1

    # -- drawing --------------------------------------------------------------------------------------------

    def update(self, now: int) -> bool:
        """Release the token when the question changes. Return True when the picture has changed."""
        if self.share is self._shown:
            return False
        self._shown = self.share
        self.cancel_drag()
        return True

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """Draw the token, the remaining amount, the buttons, and the amount for the pointed target."""
        share = self.share
        if share is None:
            return
        table, scale = self.table, self.table.places.arrangement.scale
        targets = self.targets()
        if self.dragged is not None:
            near = self._landing(self.dragged)
            if near is not None:
                table.screen.painter.lights.draw_light(surface, near.rect, scale, near=True)
            amount = _amount_of(share, near) if near is not None else min(self.amount, share.most)
            self._draw_words(surface, share)
            self._draw_token(surface, self.place.move_to(center=self.dragged), amount, share)
            return
        pointed = next((target for target in targets if target.rect.collidepoint(table.pointer.at)), None)
        if pointed is not None and not table.layers.covers(table.pointer.at):
            rect = pygame.Rect(0, 0, round(_ON_TARGET * scale), round(_ON_TARGET * scale))
            rect.center = pointed.rect.center
            self._draw_token(surface, rect, _amount_of(share, pointed), share)
        self._draw_token(surface, self.place, min(self.amount, share.most), share)
        for rect, step in self.steps():
            self._draw_step(surface, rect, "+" if step > 0 else "\N{MINUS SIGN}")
        self._draw_words(surface, share)

    def _draw_token(self, surface: pygame.Surface, rect: pygame.Rect, amount: int, share: Share) -> None:
        table, scale = self.table, self.table.places.arrangement.scale
        look = table.hand.look.shares[share.verb]
        paint.shadow(surface, rect, rect.width / 2, 7 * scale, 0.5, (0, 4 * scale))
        surface.blit(svg.image(table.screen.theme.art(look.drawing), rect.width, rect.height), rect)
        face = table.screen.theme.font("button")[0]
        text.draw(surface, str(amount), face, rect.height * 0.44, _CREAM, rect.center, "center")

    def _draw_step(self, surface: pygame.Surface, rect: pygame.Rect, sign: str) -> None:
        table, scale = self.table, self.table.places.arrangement.scale
        fill = _CREAM if rect.collidepoint(table.pointer.at) else _PAPER
        paint.shadow(surface, rect, rect.width / 2, 4 * scale, 0.5, (0, 2 * scale))
        paint.panel(surface, rect, rect.width / 2, fill, _INK, max(1.0, 2 * scale))
        text.draw(surface, sign, table.screen.theme.font("button")[0], rect.height * 0.7, _INK, rect.center, "center")

    def _draw_words(self, surface: pygame.Surface, share: Share) -> None:
        """Draw the remaining amount below the token's place."""
        table, scale = self.table, self.table.places.arrangement.scale
        words = table.hand.look.shares[share.verb].words.format(left=share.left, full=share.full)
        face, size = table.screen.theme.font("button")[0], _WORDS * scale * min(1.4, table.screen.scale.text)
        rect = pygame.Rect(0, 0, round(text.width(words, face, size) + size), round(size * 1.6))
        rect.midtop = self.place.centerx, self.place.bottom + round(4 * scale)
        rect.clamp_ip(table.places.area)
        paint.panel(surface, rect, rect.height / 2, _INK, _PAPER, max(1.0, 1.5 * scale), 0.92)
        text.draw(surface, words, face, size, _CREAM, rect.center, "center")


def _amount_of(share: Share, target: DropTarget) -> int:
    offered = share.amounts[target.option[2]]
    return next(amount for amount, option in offered.items() if option == target.option)
