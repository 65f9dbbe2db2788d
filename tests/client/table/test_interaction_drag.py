from __future__ import annotations

import pygame
import pytest

from client.layout.pieces import Pose
from client.table.hand.choices import DropTarget
from client.table.hand.drag import LIFT_SCALE, Drag, began_drag
from tests.client.motion.playing import Playing


def take(scale: float = 1.0, slot: Pose | None = None, still: bool = False) -> Drag:
    """A card 100 pixels wide is taken 10 pixels left of its middle at (500, 500)."""
    piece = Playing(2).director.arrangement.pieces[0]
    rest = Pose(510, 500, 100)
    targets = [DropTarget((0, 0, 0), ("zone", 1), pygame.Rect(760, 440, 80, 120), slot)] if slot else []
    return Drag(piece, rest, (10, 0), (500, 500), 0, targets, scale, still)


@pytest.mark.parametrize(
    ("moved", "touch", "drags"), [(3, False, False), (4, False, True), (9, True, False), (10, True, True)]
)
def test_a_press_becomes_a_drag_after_4_pixels_with_the_mouse_and_10_with_a_finger(
    moved: int, touch: bool, drags: bool
) -> None:
    assert began_drag((100, 100), (100 + moved, 100), touch) is drags


def test_the_card_is_at_the_pointer_in_the_next_frame() -> None:
    drag = take()
    drag.follow((623, 411))
    pose = drag.pose(8)
    assert (pose.x, pose.y) == (633, 411)


def test_it_is_lifted_to_112_percent_within_a_tenth_of_a_second() -> None:
    drag = take()
    assert drag.pose(0).width == 100
    assert drag.pose(100).width == pytest.approx(100 * LIFT_SCALE)


def test_it_leans_against_its_speed_never_more_than_12_degrees_and_straightens_at_rest() -> None:
    drag = take()
    for frame in range(1, 20):
        drag.follow((500 + 60 * frame, 500))
        drag.update(frame * 16)
    assert -12 <= drag.pose(400).angle < -6
    for frame in range(20, 60):
        drag.update(frame * 16)
    assert abs(drag.pose(1000).angle) < 0.1
    assert not drag.leaning()


def test_with_reduced_motion_it_neither_grows_nor_leans() -> None:
    drag = take(still=True)
    drag.follow((900, 500))
    drag.update(16)
    assert (drag.pose(200).width, drag.pose(200).angle) == (100, 0)


def test_near_its_place_the_picture_jumps_there_and_holds_on_a_little_longer() -> None:
    slot = Pose(800, 500, 80)
    drag = take(slot=slot)
    drag.follow((730, 500))
    assert drag.snapped is None
    drag.follow((745, 500))
    assert (drag.pose(200).x, drag.pose(200).width) == (800, 80)
    drag.follow((731, 500))
    assert drag.snapped is not None
    drag.follow((725, 500))
    assert drag.snapped is None
