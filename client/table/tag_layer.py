"""How tags on cards answer the pointer: a ready one comes out a little, one that cannot be used shakes.

A ready one can also be pulled to a player or a card: it is used, and if its card then asks for just that, it is chosen.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from client.cards.layers.tags import TagPicture, draw_tag
from client.motion.easing import arrive
from client.table.interaction import COMMIT, Act
from client.table.interaction_refusals import Reason, reason
from client.table.pieces import Key
from client.table.tag_input import DIM, READY, USED, Strip

if TYPE_CHECKING:
    from client.table.scene import TableScene

OUT_MS = 120
"""How long a ready tag takes to come out of its card under the pointer."""
SHAKE_PX, SHAKE_MS = 3.0, 120
_SWINGS = 3


class TagLayer:
    """What one table shows of the tags on its cards."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._out: tuple[Key, int] | None = None
        """The strip that is out, and since when."""
        self._shaken: tuple[Key, int] | None = None
        self.dragged: tuple[int, int] | None = None
        """Where a tag is held that is being pulled; None while none is."""
        self._pressed: Strip | None = None

    @property
    def pointed(self) -> Strip | None:
        """The strip under the pointer or the keyboard's focus."""
        scene = self.scene
        stop = scene.keys.stop
        if stop is not None:
            return self.strip(stop.name)
        point = scene.input.mouse
        if scene.hand.drag is not None or scene.covered(point):
            return None
        return scene.hand.strip_at(point)

    def strip(self, key: object) -> Strip | None:
        """A strip by its key."""
        rows = (strip for row in self.scene.hand.strips.values() for strip in row)
        return next((strip for strip in rows if strip.key == key), None)

    def refuse(self, key: Key) -> None:
        """A strip was pressed that cannot be used now: it shakes and says why."""
        self._shaken = key, self.scene.now
        self.scene.hover.tell(key)

    def tells(self, strip: Strip) -> tuple[str, str]:
        """What a strip says when it is pointed at: what it does, and why not now."""
        if strip.state == USED:
            return "Used this turn", strip.words
        why = self.reason(strip)
        return strip.words, why.sentence if why is not None else ""

    def reason(self, strip: Strip) -> Reason | None:
        """Why a strip that is dim cannot be used now, as far as the rules say."""
        session, view = self.scene.session, self.scene.hand.view
        if strip.state != DIM or not self.scene.hand.asked:
            return None
        if session.game.words.refusal(view, strip.card, strip.option[2], session.names) is None:
            return None
        return reason(session.game, view, strip.card, strip.option[2], session.names)

    # -- hands ----------------------------------------------------------------------------------------------

    def press(self, point: tuple[int, int]) -> None:
        """The button goes down, perhaps on a tag that will be pulled."""
        strip = self.scene.hand.strip_at(point)
        ready = strip is not None and self.scene.hand.choices.is_source(strip.key)
        self._pressed, self.dragged = strip if ready else None, None

    def drag(self, point: tuple[int, int]) -> bool:
        """The pointer moves; true while it pulls a tag. Within its place a tag is only pressed."""
        strip = self._pressed
        if strip is None or (self.dragged is None and strip.rect.collidepoint(point)):
            return False
        if self.dragged is None:
            self.scene.hand.forget_press()
            self.scene.hover.intent.close()
            self.scene.play("card")
        self.dragged = point
        return True

    def release(self, point: tuple[int, int]) -> bool:
        """The button comes up: the tag is used on what it was pulled to; true when one was pulled."""
        strip, dragged = self._pressed, self.dragged
        self.let_go()
        if strip is None or dragged is None:
            return False
        hand = self.scene.hand
        if not hand.choices.is_source(strip.key) or not self._is_something(point, strip):
            return True
        self.scene.commands.commit(Act(COMMIT, strip.key, strip.option))
        question = hand.view.question
        if question is not None and question[2] == strip.card and self.scene.form.popup is None:
            hand.press(point)
            act = hand.release(point)
            if act is not None and act.kind == COMMIT:
                self.scene.input.carry_out(act)
            else:
                hand.cancel()
        return True

    def let_go(self) -> bool:
        """Nothing is to come of a tag being pulled; true when one was."""
        held, self._pressed, self.dragged = self.dragged is not None, None, None
        return held

    def _is_something(self, point: tuple[int, int], strip: Strip) -> bool:
        """Whether an ability could be meant for what lies at a point: a player, or another card."""
        arrangement = self.scene.hand.arrangement
        piece = arrangement.piece_at(point)
        if piece is not None:
            return piece.card != strip.card
        seats = (arrangement.seat_rect(seat) for seat in arrangement.plate_rects)
        return any(rect is not None and rect.collidepoint(point) for rect in seats)

    # -- picture --------------------------------------------------------------------------------------------

    def update(self, now: int) -> bool:
        """Follow the pointer; true when the picture has changed."""
        strip = self.pointed
        ready = strip is not None and strip.state == READY and self.scene.hand.choices.is_source(strip.key)
        wanted = strip.key if strip is not None and ready else None
        before = self._out[0] if self._out is not None else None
        if wanted == before:
            return False
        self._out = (wanted, now) if wanted is not None else None
        return True

    def animating(self, now: int) -> bool:
        """Whether a strip moves."""
        comes_out = self._out is not None and now <= self._out[1] + OUT_MS
        return comes_out or (self._shaken is not None and now <= self._shaken[1] + SHAKE_MS)

    def draw(self, surface: pygame.Surface) -> None:
        """Move the strips that are out or shake, as far as their cards lie at rest."""
        scene = self.scene
        now, scale, still = scene.now, scene.arrangement.scale, scene.hand.still
        if self._pressed is not None and self.dragged is not None:
            self._draw_pulled(surface, self._pressed, self.dragged)
        if self._out is not None:
            self._draw(surface, self._out[0], 1.0 if still else arrive(min(1.0, (now - self._out[1]) / OUT_MS)))
        if self._shaken is not None and not still:
            share = (now - self._shaken[1]) / SHAKE_MS
            if share > 1:
                self._shaken = None
                return
            self._draw(surface, self._shaken[0], 0.0, SHAKE_PX * scale * math.sin(share * _SWINGS * 2 * math.pi))

    def _draw(self, surface: pygame.Surface, key: Key, out: float, aside: float = 0.0) -> None:
        """Draw a strip over its card, some of its way out or some pixels aside."""
        strip = self.strip(key)
        piece = self.scene.hand.arrangement.by_key.get(("card", strip.card)) if strip is not None else None
        pose = self.scene.timeline.stage.where(piece.key, self.scene.now) if piece is not None else None
        if strip is None or piece is None or pose is None or pose.distance(piece.pose) > 1:
            return
        drawn = self._picture(strip, piece.detail, pose.width, out)
        if drawn is not None:
            left, top = pose.x - pose.width / 2 + aside, pose.y - piece.height / 2
            surface.blit(drawn.surface, (round(left) + drawn.offset[0], round(top) + drawn.offset[1]))

    def _draw_pulled(self, surface: pygame.Surface, strip: Strip, point: tuple[int, int]) -> None:
        """A tag under the pointer that pulls it."""
        piece = self.scene.hand.arrangement.by_key.get(("card", strip.card))
        drawn = self._picture(strip, piece.detail, piece.pose.width, 1.0) if piece is not None else None
        if drawn is not None:
            surface.blit(drawn.surface, drawn.surface.get_rect(center=point))

    def _picture(self, strip: Strip, detail: str, width: float, out: float) -> TagPicture | None:
        painter = self.scene.painter
        face = painter.faces.face(strip.card)
        _, _, tag, row = strip.key
        return draw_tag(painter.theme, face, detail, width, tag, row=row, out=out) if tag < len(face.tags) else None
