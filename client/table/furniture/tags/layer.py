"""How tags on cards react to the pointer: a ready one slides out, an unusable one shakes.

The player can also drag a ready tag to a player or a card. That uses it, and chooses this target if its card asks for
one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from client.cards.decorations import Overlay
from client.cards.tags import draw_tag
from client.input.focus import SPOT, TAG, FocusStop
from client.layout.pieces import Key
from client.motion.easing import arrive
from client.table.context import TableContext
from client.table.hand.choices import DropTarget, smallest_at, source_ref
from client.table.hand.gestures import COMMIT, REFUSE, HandAction
from client.table.hand.refusal import RefusalReason, reason
from client.table.hand.tag_strips import DIM, READY, USED, TagStrip, is_strip
from client.table.hover.zoom import terms_in
from client.table.layer import Band, SpeechWords
from client.table.layers.drag_layer import DragLayer
from client.table.pointer_targets import Point, ReadableThing
from client.widgets.tooltip import draw_tooltip
from engine.kernel.state.refs import CARD, NONE, SEAT, describe
from engine.kernel.state.state import Option
from engine.session.words import address_names
from engine.words.say import table as say

OUT_MS = 120
"""How long a ready tag takes to slide out of its card, in ms."""
SHAKE_PX, SHAKE_MS = 3.0, 120
_SWINGS = 3


class TagLayer(DragLayer):
    """Shows and handles the tags on a table's cards."""

    bands = (Band.OVER,)

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self._out: tuple[Key, int] | None = None
        """The strip that is out, and since when."""
        self._shaken: tuple[Key, int] | None = None
        self.dragged: tuple[int, int] | None = None
        """Where the dragged tag is; None while there is none."""
        self._pressed: TagStrip | None = None

    @property
    def pointed_strip(self) -> TagStrip | None:
        """The strip under the pointer or with the keyboard focus."""
        table = self.table
        stop = table.keys.stop
        if stop is not None:
            return self.strip(stop.name)
        point = table.pointer.at
        if table.hand.drag is not None or table.layers.covers(point):
            return None
        return table.hand.strip_at(point)

    def strip(self, key: object) -> TagStrip | None:
        rows = (strip for row in self.table.hand.strips.values() for strip in row)
        return next((strip for strip in rows if strip.key == key), None)

    def refuse(self, act: HandAction) -> bool:
        """Shake a strip that can't be used now, and say why."""
        if not is_strip(act.spot):
            return False
        self._shaken = act.spot, self.table.screen.now
        if (strip := self.strip(act.spot)) is not None:
            self.table.reading.show(self._thing(strip))
        return True

    def clause(self) -> str:
        """Return the clause about why a strip can't be used, or about a term in its text."""
        strip = self.pointed_strip
        why = self.reason(strip) if strip is not None else None
        if why is not None:
            return why.clause
        meant = terms_in(strip.words, self.table.session.game.slug) if strip is not None else []
        return meant[0].clause if meant else ""

    def pending_options(self) -> Sequence[Option]:
        """Return the answers that the dragged tag or the pointed strip would give."""
        if self._pressed is not None and self.dragged is not None:
            target = self._target_at(self._pressed, self.dragged)
            aim = target.aim if target is not None else None
            return [] if target is None else [target.option] if aim is None else [target.option, aim]
        strip = self.pointed_strip if self.table.hand.is_asked else None
        return [strip.option] if strip is not None and self.table.hand.choices.is_source(strip.key) else []

    # -- reading --------------------------------------------------------------------------------------------

    def hit(self, point: Point) -> ReadableThing | None:
        strip = self.table.hand.strip_at(point)
        return self._thing(strip) if strip is not None else None

    def _thing(self, strip: TagStrip) -> ReadableThing:
        return ReadableThing(
            TAG, strip.card, strip.key, tuple(strip.rect), lambda surface: self._draw_words(surface, strip)
        )

    def _draw_words(self, surface: pygame.Surface, pointed: TagStrip) -> None:
        """Draw the current tooltip of a strip."""
        strip, area, unit = self.strip(pointed.key), self.table.places.area, self.table.screen.scale.unit
        if strip is not None:
            draw_tooltip(surface, *self.tells(strip), "", pointed.rect, area, unit, aside=True)

    def stops(self) -> Sequence[FocusStop]:
        """Return the unusable strips as focus stops, unless a piece is selected."""
        hand = self.table.hand
        rows = hand.strips.values() if hand.picked is None else ()
        return [
            FocusStop(TAG, strip.key, strip.rect, aside=True)
            for row in rows
            for strip in row
            if not hand.choices.is_source(strip.key)
        ]

    def on_focus(self, stop: FocusStop | None) -> ReadableThing | None:
        strip = self.strip(stop.name) if stop is not None and stop.kind in (SPOT, TAG) else None
        return self._thing(strip) if strip is not None else None

    def describe(self, stop: FocusStop, speech: SpeechWords) -> Sequence[str]:
        strip = self.strip(stop.name) if stop.kind == TAG else None
        return (speech.card(strip.card), *self.tells(strip)) if strip is not None else ()

    def activate(self, stop: FocusStop) -> bool:
        """Say why an unusable strip can't be used."""
        strip = self.strip(stop.name) if stop.kind == TAG else None
        if strip is not None:
            self.do.carry_out(HandAction(REFUSE, strip.key, source=strip.card, at=strip.option[2]))
        return strip is not None

    def tells(self, strip: TagStrip) -> tuple[str, str]:
        """Return a strip's tooltip: its effect, and why it can't be used."""
        if strip.state == USED:
            return say("used-this-turn"), strip.words
        why = self.reason(strip)
        return strip.words, why.sentence if why is not None else ""

    def reason(self, strip: TagStrip) -> RefusalReason | None:
        """Return why a dim strip can't be used, if the rules give a reason."""
        session, view = self.table.session, self.table.hand.view
        if strip.state != DIM or not self.table.hand.is_asked:
            return None
        if session.game.words.refusal(view, strip.card, strip.option[2], session.names) is None:
            return None
        return reason(session.game, view, strip.card, strip.option[2], address_names(session))

    # -- pointer --------------------------------------------------------------------------------------------

    def _press(self, point: Point) -> bool:
        """Handle a press that may start to drag a tag. The press also goes to the hand; only further motion drags."""
        strip = self.table.hand.strip_at(point)
        ready = strip is not None and self.table.hand.choices.is_source(strip.key)
        self._pressed, self.dragged = strip if ready else None, None
        return False

    def _drag(self, point: Point) -> bool:
        """Handle pointer motion. Return True while a tag is dragged; inside its own place it is only pressed."""
        strip = self._pressed
        if strip is None or (self.dragged is None and strip.rect.collidepoint(point)):
            return False
        if self.dragged is None:
            self.table.hand.forget_press()
            self.table.reading.close()
            self.do.play("card")
        self.dragged = point
        return True

    def _release(self, point: Point) -> bool:
        """Handle a release: use the tag on its target. Return True if one was dragged."""
        strip, dragged = self._pressed, self.dragged
        self.cancel_drag()
        if strip is None or dragged is None:
            return False
        hand = self.table.hand
        if not hand.choices.is_source(strip.key) or not self._is_something(point, strip):
            return True
        target = self._target_at(strip, point)
        meant = hand.meant_at(point)
        if target is None and self._is_wrong(strip, meant):
            self.do.refuse(HandAction(REFUSE, None, source=strip.card, at=meant, aimed=strip.key))
        else:
            self.do.commit(HandAction(COMMIT, strip.key, strip.option, target))
        return True

    def _target_at(self, strip: TagStrip, point: Point) -> DropTarget | None:
        """Return the smallest target of the tag at `point`."""
        return smallest_at(self.table.hand.targets(strip.key), point)

    def _is_wrong(self, strip: TagStrip, ref: int) -> bool:
        """Return whether a tag must not be used on a thing: another player's, or an own one if it acts on others."""
        hand = self.table.hand
        acts_on = (source_ref(target.spot, hand.arrangement) for target in hand.targets(strip.key))
        return self._is_others(ref) or (ref != NONE and any(self._is_others(other) for other in acts_on))

    def _is_others(self, ref: int) -> bool:
        """Return whether a reference is another player or one of that player's cards."""
        kind, index, _ = describe(ref)
        piece = self.table.hand.arrangement.by_key.get(("card", index)) if kind == CARD else None
        seat = index if kind == SEAT else piece.seat if piece is not None else NONE
        return seat not in (NONE, self.table.hand.view.seat)

    def cancel_drag(self) -> bool:
        """Drop the dragged tag. Return True if there was one."""
        held, self._pressed, self.dragged = self.dragged is not None, None, None
        return held

    def _is_something(self, point: Point, strip: TagStrip) -> bool:
        """Return whether there is a possible target at a point: a player, or another card."""
        arrangement = self.table.hand.arrangement
        piece = arrangement.piece_at(point)
        return piece.card != strip.card if piece is not None else arrangement.seat_at(point) != NONE

    # -- drawing --------------------------------------------------------------------------------------------

    def update(self, now: int) -> bool:
        """Follow the pointer. Return True when the picture has changed."""
        if not self.table.hand.strips and self._out is None:
            return False
        strip = self.pointed_strip
        ready = strip is not None and strip.state == READY and self.table.hand.choices.is_source(strip.key)
        wanted = strip.key if strip is not None and ready else None
        before = self._out[0] if self._out is not None else None
        if wanted == before:
            return False
        self._out = (wanted, now) if wanted is not None else None
        return True

    def animating(self, now: int) -> bool:
        comes_out = self._out is not None and now <= self._out[1] + OUT_MS
        return comes_out or (self._shaken is not None and now <= self._shaken[1] + SHAKE_MS)

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """Draw the dragged, sliding and shaking strips of cards at rest."""
        table = self.table
        now, scale, still = table.screen.now, table.places.arrangement.scale, table.hand.still
        if self._pressed is not None and self.dragged is not None:
            near = self._target_at(self._pressed, self.dragged)
            for target in table.hand.targets(self._pressed.key):
                table.screen.painter.lights.draw_light(surface, target.rect, scale, near=target == near)
            self._draw_pulled(surface, self._pressed, self.dragged)
        if self._out is not None:
            self._draw(surface, self._out[0], 1.0 if still else arrive(min(1.0, (now - self._out[1]) / OUT_MS)))
        if self._shaken is not None and not still:
            share = (now - self._shaken[1]) / SHAKE_MS
            if share <= 1:
                self._draw(surface, self._shaken[0], 0.0, SHAKE_PX * scale * math.sin(share * _SWINGS * 2 * math.pi))

    def _draw(self, surface: pygame.Surface, key: Key, out: float, aside: float = 0.0) -> None:
        """Draw a strip over its card, slid out by a share or shifted by some pixels."""
        strip = self.strip(key)
        piece = self.table.hand.arrangement.by_key.get(("card", strip.card)) if strip is not None else None
        pose = self.table.places.pose_of(piece.key) if piece is not None else None
        if strip is None or piece is None or pose is None or pose.distance(piece.pose) > 1:
            return
        drawn = self._picture(strip, piece.detail, pose.width, out)
        if drawn is not None:
            left, top = pose.x - pose.width / 2 + aside, pose.y - piece.height / 2
            surface.blit(drawn.surface, (round(left) + drawn.offset[0], round(top) + drawn.offset[1]))

    def _draw_pulled(self, surface: pygame.Surface, strip: TagStrip, point: tuple[int, int]) -> None:
        """Draw a dragged tag under the pointer."""
        piece = self.table.hand.arrangement.by_key.get(("card", strip.card))
        drawn = self._picture(strip, piece.detail, piece.pose.width, 1.0) if piece is not None else None
        if drawn is not None:
            surface.blit(drawn.surface, drawn.surface.get_rect(center=point))

    def _picture(self, strip: TagStrip, detail: str, width: float, out: float) -> Overlay | None:
        painter = self.table.screen.painter
        face = painter.faces.face(strip.card)
        _, _, tag, row = strip.key
        detail = painter.theme.detail_at(face.kind, detail, width, painter.text_scale)
        return draw_tag(painter.theme, face, detail, width, tag, row=row, out=out) if tag < len(face.tags) else None
