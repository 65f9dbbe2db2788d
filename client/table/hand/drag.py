"""Dragging: the piece follows the pointer exactly, tilts with its speed, and snaps to places nearby.

Nothing here commits or waits: the next frame draws the piece at the pointer.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import pygame

from client.input.touch import SLACK
from client.layout.pieces import Piece, Pose
from client.motion.actors import IN_MOTION
from client.motion.easing import approach, arrive
from client.table.hand.choices import DropTarget

MOUSE_THRESHOLD = 4
"""Pixels that the mouse must move before a press becomes a drag."""
LIFT_SCALE = 1.12
LIFT_MS = 100
LARGEST_TILT = 12.0
SNAP = 48.0
SNAP_HYSTERESIS = 12.0
"""The distance at which the picture snaps to a place, and the extra distance at which it stays. In pixels of a table
1920 wide.
"""

ASIDE, ABOVE = 8.0, 20.0
"""Offset of a held card from the card that it would cover, which stays visible behind it."""

_TILT_RELAX = 20.0
_DEGREES_PER_SPEED = 0.011
_IN_HAND = 10 * IN_MOTION


@dataclass(slots=True)
class Drag:
    """A piece that is being dragged.

    `grip`: from the pointer to the piece's middle when it was taken. `targets`: where it may go. `scale`: window pixels
    per map pixel. `still`: reduced motion, so it neither grows nor tilts.
    """

    piece: Piece
    rest: Pose
    grip: tuple[float, float]
    pointer: tuple[float, float]
    began: float
    targets: Sequence[DropTarget] = ()
    scale: float = 1.0
    still: bool = False
    tilt: float = 0.0
    snapped: DropTarget | None = None
    _last: tuple[float, float] = field(default=(0.0, 0.0))
    _moment: float = 0.0

    def __post_init__(self) -> None:
        self._last, self._moment = self.pointer, self.began
        share = self.width / self.rest.width
        self.grip = self.grip[0] * share, self.grip[1] * share

    @property
    def covers(self) -> DropTarget | None:
        """The first target card that the piece would cover. The piece is carried at that card's size."""
        return next((target for target in self.targets if target.covers), None)

    @property
    def width(self) -> float:
        """Its width before it is lifted."""
        covers = self.covers
        return covers.slot.width if covers is not None and covers.slot is not None else self.rest.width

    def follow(self, pointer: tuple[float, float]) -> None:
        """Move the piece with the pointer."""
        self.pointer = pointer
        self._snap()

    def update(self, now: float) -> None:
        """Update the tilt from the pointer's speed until `now` (ms)."""
        elapsed = now - self._moment
        if elapsed <= 0 or self.still:
            return
        speed = (self.pointer[0] - self._last[0]) / elapsed * 1000 / max(0.01, self.scale)
        wanted = max(-LARGEST_TILT, min(LARGEST_TILT, -speed * _DEGREES_PER_SPEED))
        self.tilt = approach(self.tilt, wanted, _TILT_RELAX, elapsed)
        self._last, self._moment = self.pointer, now

    def leaning(self) -> bool:
        """Return whether the piece is still straightening up after the pointer stopped."""
        return abs(self.tilt) > 0.05

    def pose(self, now: float) -> Pose:
        """Return the pose in which the piece is drawn."""
        lifted = 1.0 if self.still else arrive((now - self.began) / LIFT_MS)
        wide = self.rest.width + (self.width - self.rest.width) * lifted
        grown = wide * (1.0 if self.still else 1 + (LIFT_SCALE - 1) * lifted)
        slot = self.snapped.slot if self.snapped else None
        if slot is not None and self.snapped is not None and self.snapped.covers:
            slot = slot.shift_by(ASIDE * self.scale, -ABOVE * self.scale)
        if slot is not None:
            return replace(slot, z=_IN_HAND, alpha=255, squeeze=1.0)
        x, y = self.center()
        return replace(self.rest, x=x, y=y, width=grown, angle=self.tilt, z=_IN_HAND, alpha=255, squeeze=1.0)

    def center(self) -> tuple[float, float]:
        """Return the piece's middle at the pointer, ignoring any snap."""
        return self.pointer[0] + self.grip[0], self.pointer[1] + self.grip[1]

    def rect(self) -> pygame.Rect:
        """Return the piece's area at the pointer."""
        rect = pygame.Rect(0, 0, round(self.width), round(self.piece.height * self.width / self.rest.width))
        rect.center = round(self.center()[0]), round(self.center()[1])
        return rect

    def _snap(self) -> None:
        """Snap to the nearest place within reach. It holds a little longer than the distance needed to snap."""
        reach = max(SNAP * self.scale, 0.5 * self.width)
        x, y = self.center()
        if self.snapped is not None and self.snapped.slot is not None:
            slot = self.snapped.slot
            if math.hypot(slot.x - x, slot.y - y) <= reach + SNAP_HYSTERESIS * self.scale:
                return
        self.snapped = min(
            (
                target
                for target in self.targets
                if target.slot is not None and math.hypot(target.slot.x - x, target.slot.y - y) <= reach
            ),
            key=lambda target: math.hypot(
                (target.slot.x if target.slot else 0) - x, (target.slot.y if target.slot else 0) - y
            ),
            default=None,
        )


def began_drag(pressed: tuple[int, int], pointer: tuple[int, int], touch: bool) -> bool:
    """Return whether the pointer has moved far enough since the press."""
    threshold = SLACK if touch else MOUSE_THRESHOLD
    return math.dist(pressed, pointer) >= threshold


def place_in_order(cards: Sequence[Piece], x: float) -> int:
    """Return the index at which something at `x` (pixels) belongs among cards laid out from left to right."""
    return sum(card.hit.centerx < x for card in cards)
