"""Faces that are drawn while things move: no step is done twice, and what is seen meanwhile tells nothing."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from client.layout.pieces import Piece
from client.table.picture.painter import TablePainter
from client.table.picture.workshop import PictureWorkshop, Urgency
from engine.kernel.state.view import View
from tests.client.table.laying import NAMES, laid, painter, played

pytestmark = pytest.mark.usefixtures("screen")


class Clock:
    """Every look at it takes a millisecond and a half."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.0015
        return self.now


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two steps of a drawing take a frame's share."""
    monkeypatch.setattr(time, "perf_counter", Clock())


def steps(done: list[int]) -> Iterator[None]:
    for number in range(6):
        done.append(number)
        yield


def test_a_picture_goes_on_where_it_stopped(slow: None) -> None:
    workshop, done = PictureWorkshop(), list[int]()
    workshop.want("face", Urgency.MOVING, lambda: steps(done))
    frames = 0
    while workshop.wake_at(0) is not None:
        workshop.begin_frame(0.004)
        workshop.want("face", Urgency.MOVING, lambda: steps([]))
        frames += 1
        assert frames < 20
    assert done == list(range(6)) and frames > 2


def test_a_picture_that_is_late_is_completed_at_once(slow: None) -> None:
    """Frames are far apart on a busy machine: no card that is known shows its back for seconds."""
    workshop, done = PictureWorkshop(), list[int]()
    workshop.want("face", Urgency.MOVING, lambda: steps(done))
    for _ in range(200):
        time.perf_counter()
    assert workshop.want("face", Urgency.MOVING, lambda: steps([]))
    assert done == list(range(6))


def test_what_moves_is_made_before_what_nobody_sees_yet(slow: None) -> None:
    workshop, ahead, moving = PictureWorkshop(), list[int](), list[int]()
    workshop.want("ahead", Urgency.LATER, lambda: steps(ahead))
    workshop.want("moving", Urgency.MOVING, lambda: steps(moving))
    workshop.begin_frame(0.005)
    workshop.work()
    assert moving and not ahead
    workshop.begin_frame(1)
    workshop.work()
    assert ahead == moving == list(range(6))


class Turning:
    """A card of the own hand as it turns over, drawn while other things move."""

    def __init__(self) -> None:
        self.view: View = played(2, 0).view(0)
        self.arrangement = laid(self.view, 0, (1280, 720))
        self.piece = next(piece for piece in self.arrangement.pieces if piece.face_up and piece.seat == 0)
        self.back = replace(self.piece, face_up=False)
        self.drawer: TablePainter = painter(2)

    def frame(self, piece: Piece, gently: bool = True) -> bytes:
        """The table with the card half turned."""
        self.drawer.workshop.begin_frame(0.004)
        surface = self.drawer.static_layer(self.view, NAMES, None, self.arrangement, gently).copy()
        self.final = self.drawer.draw_piece(surface, piece, replace(piece.pose, squeeze=0.5))
        return pygame.image.tobytes(surface, "RGB")


def test_a_card_that_turns_up_shows_its_back_until_its_face_is_ready(slow: None) -> None:
    turning = Turning()
    back = turning.frame(turning.back, gently=False)
    shown = [turning.frame(turning.piece)]
    while not turning.final:
        shown.append(turning.frame(turning.piece))
        assert len(shown) < 60
    assert shown[0] == back and shown[-1] != back
    assert shown[-1] == turning.frame(turning.piece, gently=False)
    assert all(picture in (back, shown[-1]) for picture in shown)


def test_a_card_that_turns_down_does_not_show_its_face_any_longer(slow: None) -> None:
    turning = Turning()
    face = turning.frame(turning.piece, gently=False)
    assert turning.frame(turning.back) != face
