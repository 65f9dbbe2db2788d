"""What lies on the table: its pieces and their poses, and the texts that the still layer shows.

All positions are pixels of the window, x to the right, y down. Angles are degrees counterclockwise.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol

import pygame

from engine.kernel.state.refs import NONE

Key = Hashable
"""Identifies a piece from view to view:

("card", instance): a known card
("back", zone, number): an unknown card, the n-th of its zone, 0 being the lowest. In a grid with fixed places it is the
number of its place. If seats change places, a zone that stays is counted as that of the seat with the number of the
place (`TableSeating`).
("token", seat, place, number): a seat's n-th token at a board place
("chit", seat, counter, value, number): a chit of a counter, such as a coin
("marker", seat): a seat's marker on the score track
"""

Point = tuple[float, float]

# The kinds of pieces.
CARD, TOKEN, CHIT, MARKER = "card", "token", "chit", "marker"

STACKED = "stacked"
"""A mark of pieces that lie on others of their pile."""


class CardCut(Protocol):
    """The part of a card that is still visible while it is destroyed."""

    def of(self, picture: pygame.Surface, width: float) -> pygame.Surface:
        """Return the visible part of a picture with the card, `width` pixels wide, in its center."""


@dataclass(slots=True)
class Pose:
    """Where and how a piece is drawn.

    x, y: its center
    width: of the unrotated picture; the height follows from the picture
    angle: counterclockwise rotation
    z: higher pieces cover lower ones
    alpha: 0 is invisible, 255 opaque
    squeeze: the share of its width visible while it turns over: 1 flat, 0 on edge
    cut: the part still visible while it is destroyed; None for all of it
    """

    x: float
    y: float
    width: float
    angle: float = 0.0
    z: int = 0
    alpha: int = 255
    squeeze: float = 1.0
    cut: CardCut | None = None

    def shift_by(self, dx: float, dy: float) -> Pose:
        """Return the pose, shifted."""
        return replace(self, x=self.x + dx, y=self.y + dy)

    def toward(self, other: Pose, share: float) -> Pose:
        """Return a pose between this one (0) and another (1), at the other's z. An eased share may go beyond.

        The angle takes the shorter way.
        """
        turn = (other.angle - self.angle + 180) % 360 - 180
        return Pose(
            self.x + (other.x - self.x) * share,
            self.y + (other.y - self.y) * share,
            max(1.0, self.width + (other.width - self.width) * share),
            self.angle + turn * share,
            other.z,
            max(0, min(255, round(self.alpha + (other.alpha - self.alpha) * share))),
            self.squeeze + (other.squeeze - self.squeeze) * share,
        )

    def distance(self, other: Pose) -> float:
        """Return the distance of the centers, in pixels."""
        return math.hypot(other.x - self.x, other.y - self.y)


@dataclass(slots=True)
class Piece:
    """One object on the table.

    key: the same from view to view (see `Key`)
    kind: CARD, TOKEN, CHIT or MARKER
    zone: index of its zone or board place; NONE for chits and markers
    card: the instance; HIDDEN for an unknown card, NONE for other kinds
    seat: its owner; NONE for the table's
    detail: the detail level of its face; for a token, which of its seat's drawings it is
    face_up: whether the face shows
    pose: where it rests
    hit: its hit box while it rests
    height: of the unrotated picture at the pose's width, in pixels
    value: of a chit; the points where a marker stands
    marks: what is drawn on it besides its face: "pin", the key of a label ("set_aside"), "count:5" for a number, "stem"
      for a marker with a line to the scale, "idle" for a card that waits for later turns, STACKED for one on others of
      its pile (narrow shadow)
    """

    key: Key
    kind: str
    zone: int
    card: int
    seat: int
    detail: str
    face_up: bool
    pose: Pose
    hit: pygame.Rect
    height: float
    value: int = 0
    marks: tuple[str, ...] = ()


def rect_of(piece: Piece, pose: Pose | None = None) -> pygame.Rect:
    """Return the rectangle that a piece covers where it rests, or in another pose, ignoring rotation."""
    pose = pose or piece.pose
    rect = pygame.Rect(0, 0, round(pose.width), round(piece.height * pose.width / max(1.0, piece.pose.width)))
    rect.center = round(pose.x), round(pose.y)
    return rect


@dataclass(frozen=True, slots=True)
class LogText:
    """A line of the log. Cards are written [[17|Name]].

    `detail` lines are smaller and belong to the line above. `mark` is "-" for a line with its details shown and "+" for
    one with hidden details.
    """

    text: str
    seat: int = NONE
    detail: bool = False
    mark: str = ""


@dataclass(frozen=True, slots=True)
class PromptAnswer:
    """A button of the prompt bar. The main one is green. States: normal, hover, focus, pressed, disabled.

    `below` is a second, smaller line and `key` the name of its key; both show only if there is room.
    """

    label: str
    main: bool = False
    state: str = "normal"
    below: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class Status:
    """What the still layer shows besides the view.

    prompt: the sentence of the prompt bar; if empty, the name and motto of the game
    answers: buttons of the prompt bar, from left to right
    log: lines of the log, the oldest first
    log_scroll: how many lines the log is scrolled back from its newest
    log_down: how much of the log's top is taken by something else, in pixels of the map
    log_only: a label for the filter of the log, while it is filtered
    log_hover: the hovered line, counted from the oldest; -1 for none
    buttons: states of the bar's buttons by name: normal (default), hover, focus, pressed, disabled
    busy: seats that have been thinking for a while, with an hourglass on their plate
    kinds: a label for each seat next to its name ("Hard, Schemer", "away"); empty for none
    portraits: the drawing of each seat's player; empty for an emblem
    """

    prompt: str = ""
    answers: tuple[PromptAnswer, ...] = ()
    log: tuple[LogText, ...] = ()
    log_scroll: int = 0
    log_down: float = 0.0
    log_only: str = ""
    log_hover: int = -1
    buttons: Mapping[str, str] = field(default_factory=dict)
    busy: frozenset[int] = frozenset()
    kinds: tuple[str, ...] = ()
    portraits: tuple[str, ...] = ()
