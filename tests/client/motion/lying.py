"""All pieces of a table where they are drawn at a moment, from the lowest to the highest."""

from __future__ import annotations

from client.layout.pieces import Piece, Pose
from client.motion.context import MotionContext
from client.motion.stage import Stage

Drawn = list[tuple[Piece, Pose]]


def lying(stage: Stage, now: float) -> Drawn:
    """The pieces of a stage."""
    ghosts = [drawn for ghost in stage.ghosts if ghost.moving(now) for drawn in ghost.pieces_to_draw(now)]
    pieces = [drawn for actor in stage.actors.values() for drawn in actor.pieces_to_draw(now)]
    return sorted([*ghosts, *pieces], key=lambda drawn: drawn[1].z)


def pieces_of(motion: MotionContext, now: float) -> Drawn:
    """The pieces of a stage and those of effects."""
    return lying(motion.stage, now) + [sprite for effect in motion.effects for sprite in effect.sprites(now)]
