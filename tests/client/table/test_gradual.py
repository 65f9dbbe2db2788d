"""Faces that are drawn while things move: no step is done twice, and what is seen meanwhile tells nothing."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from client.layout.pieces import Piece
from client.table.picture.gradual import Gradual
from client.table.picture.painter import TablePainter
from engine.kernel.view import View
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


def test_a_drawing_goes_on_where_it_stopped(slow: None) -> None:
    faces, done = Gradual(), list[int]()
    frames = 1
    while not faces.finish("face", lambda: steps(done)):
        assert len(done) < 7
        frames += 1
    assert done == list(range(6)) and frames == 4


def test_a_face_that_is_late_is_completed_at_once(slow: None) -> None:
    """Frames are far apart on a busy machine: no card that is known shows its back for seconds."""
    faces, done = Gradual(), list[int]()
    assert not faces.finish("face", lambda: steps(done))
    for _ in range(200):
        time.perf_counter()
    assert faces.finish("face", lambda: steps(done)) and done == list(range(6))


def test_one_that_was_given_up_begins_anew(slow: None) -> None:
    faces, done = Gradual(), list[int]()
    assert not faces.finish("face", lambda: steps(done))
    for number in range(10):
        faces.finish(number, lambda: steps([]))
    faces.finish("face", lambda: steps(done))
    assert done[:1] == [0] and done.count(0) == 2


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
        surface = self.drawer.static_layer(self.view, NAMES, None, self.arrangement, gently).copy()
        self.drawer.draw_piece(surface, piece, replace(piece.pose, squeeze=0.5))
        return pygame.image.tobytes(surface, "RGB")


def test_a_card_that_turns_up_shows_its_back_until_its_face_is_ready(slow: None) -> None:
    turning = Turning()
    back = turning.frame(turning.back, gently=False)
    shown = [turning.frame(turning.piece)]
    while turning.drawer.pending:
        shown.append(turning.frame(turning.piece))
        assert len(shown) < 60
    assert shown[0] == back and shown[-1] != back
    assert shown[-1] == turning.frame(turning.piece, gently=False)
    assert all(picture in (back, shown[-1]) for picture in shown)


def test_a_card_that_turns_down_does_not_show_its_face_any_longer(slow: None) -> None:
    turning = Turning()
    face = turning.frame(turning.piece, gently=False)
    assert turning.frame(turning.back) != face
