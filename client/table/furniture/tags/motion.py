"""Used abilities slide under the frame of their card.

In the theme's motion file:

    [tags]                  a used ability is pulled under the frame; absent if cards have none
    sound = "card"
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import pygame

from client.cards.face import Face
from client.cards.faces import face_at
from client.cards.tags import draw_tag, tag_boxes
from client.cards.theme import Theme
from client.layout.pieces import Piece, Point, Pose, rect_of
from client.motion.accents import SoundAccent
from client.motion.context import MotionContext
from client.motion.easing import leave
from client.motion.furniture_motion import FurnitureMotion
from client.motion.visuals.visual import Visual
from engine.kernel.state.events import TRIGGERED, Event
from engine.kernel.state.refs import number_ref
from engine.kernel.state.view import View

SLIDE_MS = 180.0
_STRAIGHT = 0.5


@dataclass(slots=True, kw_only=True)
class TagSlide(Visual):
    """A tag that slides under the frame of its card."""

    theme: Theme
    face: Face
    detail: str
    tag: int
    piece: Piece
    where: Callable[[float], Pose | None]

    def draw(self, surface: pygame.Surface, now: float) -> None:
        pose = self.where(now)
        if pose is None or abs(pose.angle) > _STRAIGHT or pose.squeeze < 1:
            return
        under = max(0.01, leave(self.share(now)))
        drawn = draw_tag(self.theme, self.face, self.detail, pose.width, self.tag, under=under)
        if drawn is not None:
            drawn.draw(surface, rect_of(self.piece, pose).topleft)


def _pull(timeline: MotionContext, event: Event, after: View, now: float) -> Point | None:
    """Slide away the tag of a used ability (TRIGGERED). Returns the tag's center, or None if it isn't visible."""
    _, _, card, _, _, number, _ = event
    before, theme = timeline.shown.landed, timeline.theme
    data = before.table.game.shows.face(before, card)
    place = _tag_of(data, number)
    timeline.shown.use(after)
    actor = timeline.stage.actors.get(("card", card))
    if actor is None or place is None or not actor.piece.face_up:
        return None
    face = face_at(before.table, data, [seat.key for seat in theme.seats])
    piece = actor.piece
    detail = theme.detail_at(face.kind, piece.detail, piece.pose.width, timeline.arrangement.letters)
    boxes = {(box.tag, box.row): box for box in tag_boxes(theme, face, detail)}
    box = boxes.get(place)
    pose = actor.at(now)[1]
    if box is None or abs(pose.angle) > _STRAIGHT:
        return None
    rect = rect_of(piece, pose)
    if not timeline.pace.reduced:
        timeline.effects.append(
            TagSlide(
                now,
                timeline.pace.ms(SLIDE_MS),
                theme=theme,
                face=face,
                detail=detail,
                tag=place[0],
                piece=piece,
                where=lambda moment: timeline.stage.where(("card", card), moment),
            )
        )
    return rect.x + (box.x + box.width / 2) * rect.width, rect.y + (box.y + box.height / 2) * rect.height


def _tag_of(data: Mapping[str, Any], number: int) -> tuple[int, int] | None:
    """Return the tag and row of a card that belong to an ability's number."""
    for place, tag in enumerate(data.get("tags", ())):
        for row, entry in enumerate(tag["rows"]):
            if entry["option"][2] == number_ref(number):
                return place, row
    return None


@dataclass(frozen=True, slots=True)
class TagAccents:
    """The section of a theme's motion file about tags."""

    tags: SoundAccent | None = None


class TagMotion(FurnitureMotion):
    """Shows used abilities at one table."""

    def __init__(self, timeline: MotionContext, accents: TagAccents) -> None:
        super().__init__(timeline)
        self.accent = accents.tags

    def on_begin(self, event: Event, after: View, now: float) -> None:
        """Show that an ability was used up. What it causes comes from its tag."""
        if event[0] != TRIGGERED:
            return
        timeline = self.timeline
        timeline.sources.clear()
        if self.accent is not None and (place := _pull(timeline, event, after, now)) is not None:
            timeline.sources[event[2]] = place
            timeline.play(self.accent.sound, round(now))
