"""How tags on cards answer the pointer: a ready one comes out a little, one that cannot be used shakes."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from client.cards.tags import draw_tag
from client.motion.easing import arrive
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

    @property
    def pointed(self) -> Strip | None:
        """The strip under the pointer or the keyboard's focus."""
        scene = self.scene
        stop = scene.keys.stop
        if stop is not None:
            return self.strip(stop.name)
        point = scene.input.mouse
        if not scene.hand.strips or scene.covered(point) or scene.hand.drag is not None:
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
        if session.game.refusal(view, strip.card, strip.option[2], session.names) is None:
            return None
        return reason(session.game, view, strip.card, strip.option[2], session.names)

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
        painter = self.scene.painter
        face = painter.faces.face(strip.card)
        tag, row = int(str(strip.key[2])), int(str(strip.key[3]))
        if tag >= len(face.tags):
            return
        drawn = draw_tag(painter.theme, face, piece.detail, pose.width, tag, row=row, out=out)
        if drawn is not None:
            left, top = pose.x - pose.width / 2 + aside, pose.y - piece.height / 2
            surface.blit(drawn.surface, (round(left) + drawn.offset[0], round(top) + drawn.offset[1]))
