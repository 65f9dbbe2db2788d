"""The pieces of a table on its sheet. A resting piece is redrawn only when it changes."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from itertools import count

from client.art.sheet import Height, Sheet
from client.cards.face import Face
from client.layout.pieces import CARD, Key, Piece, Pose
from client.motion.actors import IN_MOTION, Actor
from client.motion.context import MotionContext
from client.table.hand.lit_choices import Light, PieceLights, light_token, resize_dragged
from client.table.hand.state import Hand
from client.table.picture.painter import TablePainter

_PICKED_RISE = 14.0
"""How far a selected card rises from its row, in map pixels."""
_CHECKED_PER_FRAME = 10
"""Faces compared with a new view per frame during motion."""
_GHOST, _SPRITE = -1_000_000, 1_000_000


@dataclass(slots=True)
class _DrawnPiece:
    """A piece as last drawn. `number`: its place among pieces of equal height.

    `rests`: only another highlight or face can change its picture.
    """

    number: int
    piece: Piece
    pose: Pose
    light: Light | None = None
    shown: tuple[Face | None, str] = (None, "")
    rests: bool = False
    items: set[Key] = field(default_factory=set)


class TablePieces:
    """Keeps the sheet items of all pieces."""

    def __init__(self, sheet: Sheet, painter: TablePainter, motion: MotionContext, hand: Hand) -> None:
        self._sheet, self._painter, self._motion, self._hand = sheet, painter, motion, hand
        self._drawn: dict[Key, _DrawnPiece] = {}
        self._passing: set[Key] = set()
        """Items of disappearing pieces and of visuals."""
        self._numbers = count()
        self._lights = PieceLights(hand, painter, ())
        self._unchecked: deque[Key] = deque()
        """Pieces whose faces may have changed in the displayed view."""
        self._seen: object = None
        self._ahead: object = None
        """The arrangement whose faces are drawn ahead."""
        self._unfinished = False

    @property
    def pending(self) -> bool:
        """Whether some pieces may still show the previous view."""
        return self._unfinished or bool(self._unchecked)

    def draw_ahead(self) -> None:
        """Let the painter draw the faces of the newest view in spare time."""
        if self._ahead is not self._hand.arrangement:
            self._ahead = self._hand.arrangement
            for piece in self._hand.arrangement.pieces:
                self._painter.draw_ahead(self._hand.view, piece)

    def update(self, now: float, gently: bool) -> None:
        """Draw the pieces that moved or changed. With `gently`, some wait for the next frames."""
        self._unfinished = False
        lights = PieceLights(self._hand, self._painter, self._motion.stage.pins)
        relit = lights.state != self._lights.state
        self._lights = lights
        actors = self._motion.stage.actors
        for key in [key for key in self._drawn if key not in actors]:
            self._remove(self._drawn.pop(key).items)
            self._painter.forget(key)
        if self._seen != self._painter.view_fingerprint:
            self._seen = self._painter.view_fingerprint
            self._unchecked = deque(actors)
        for key, actor in actors.items():
            drawn = self._drawn.get(key)
            if (
                drawn is None
                or not drawn.rests
                or drawn.pose is not actor.pose
                or drawn.piece is not actor.piece
                or not actor.rests(now)
                or (relit and self._lights.of(actor.piece) != drawn.light)
            ):
                self._draw_actor(key, actor, now)
        self._check_faces(_CHECKED_PER_FRAME if gently else len(self._unchecked), now)
        self._draw_ghosts(now)

    def _draw_actor(self, key: Key, actor: Actor, now: float) -> None:
        drawn, rests = self._drawn.get(key), actor.rests(now)
        if drawn is None:
            drawn = self._drawn[key] = _DrawnPiece(next(self._numbers), actor.piece, actor.pose)
        drawn.piece, drawn.pose = actor.piece, actor.pose
        items, final = self._sketch(("piece", key), actor.pieces_to_draw(now), drawn.number)
        self._remove(drawn.items - items)
        drawn.items, drawn.rests = items, final and rests
        if drawn.rests:
            drawn.light = self._lights.of(actor.piece)
            drawn.shown = self._painter.find_face(actor.piece, drawn.light.flags)

    def _check_faces(self, most: int, now: float) -> None:
        """Redraw pieces whose faces have changed in the displayed view."""
        actors = self._motion.stage.actors
        while self._unchecked and most > 0:
            key = self._unchecked.popleft()
            drawn = self._drawn.get(key)
            if drawn is None or not drawn.rests or drawn.light is None or drawn.piece.kind != CARD:
                continue
            most -= 1
            if self._painter.find_face(drawn.piece, drawn.light.flags) != drawn.shown:
                self._draw_actor(key, actors[key], now)

    def _draw_ghosts(self, now: float) -> None:
        passing: set[Key] = set()
        ghosts = [ghost for ghost in self._motion.stage.ghosts if ghost.moving(now)]
        for number, ghost in enumerate(ghosts):
            passing |= self._sketch(("ghost", id(ghost)), ghost.pieces_to_draw(now), _GHOST + number)[0]
        sprites = [sprite for effect in self._motion.effects if now >= effect.begin for sprite in effect.sprites(now)]
        passing |= self._sketch(("sprite",), sprites, _SPRITE)[0]
        self._remove(self._passing - passing)
        self._passing = passing

    def _sketch(
        self, owner: tuple[Hashable, ...], drawn: Sequence[tuple[Piece, Pose]], number: int
    ) -> tuple[set[Key], bool]:
        """Draw pictures of pieces as sheet items. Return their keys, and whether all are final."""
        keys, final, hand, painter = set[Key](), True, self._hand, self._painter
        for place, (piece, pose) in enumerate(drawn):
            key = (*owner, place) if place else owner
            keys.add(key)
            light = self._lights.of(piece)
            height = Height.MOVING if pose.z >= IN_MOTION else Height.RESTING
            with self._sheet.sketch(key, height, pose.z, number) as surface:
                if light.source:
                    light_token(surface, painter, piece, pose, light.picked)
                if light.picked and piece.kind == CARD:
                    pose = pose.shift_by(0, -_PICKED_RISE * painter.sprites.scale)
                if hand.drag is not None and hand.drag.piece.key == piece.key:
                    piece = resize_dragged(hand, piece, pose)
                final = painter.draw_piece(surface, piece, pose, light.flags) and final
        self._unfinished = self._unfinished or not final
        return keys, final

    def _remove(self, items: set[Key]) -> None:
        for item in items:
            self._sheet.remove(item)
