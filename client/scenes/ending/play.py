"""Actors in time: where each is at a moment, how large and how far turned."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

import pygame

from client.art import svg
from client.cards.compositor import FaceCompositor
from client.cards.face import Face
from client.cards.theme import Theme
from client.scenes.ending.look import EASINGS, EndingActor
from engine.kernel.state.view import View

_STEPS = 2
"""The steps in a degree by which angles are told apart."""
_SMALLEST = 0.02
"""An actor smaller than this share of its width is not there yet."""


@dataclass(frozen=True, slots=True)
class ActorPose:
    """An actor's center, scale, rotation in degrees, and opacity (0 to 1)."""

    x: float
    y: float
    scale: float = 1.0
    turn: float = 0.0
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class StagePart:
    """An actor as one of several: its picture, how many steps it stands from the middle, how much later it comes."""

    actor: EndingActor
    picture: pygame.Surface
    aside: float = 0.0
    delay: int = 0
    turned: dict[int, pygame.Surface] = field(default_factory=dict)
    """The picture as it has been drawn at other angles."""

    @property
    def _place(self) -> tuple[float, float]:
        """Where it stands in the end."""
        actor, aside = self.actor, self.aside
        return actor.at[0] + aside * actor.step[0], actor.at[1] + aside * actor.step[1] + aside * aside * actor.bow

    def pose(self, now: float) -> ActorPose | None:
        """Return the pose at a moment, or None while the actor is absent."""
        actor = self.actor
        elapsed = now - actor.begin - self.delay
        if elapsed < 0 or (actor.until and now >= actor.until):
            return None
        share = EASINGS[actor.easing](min(1.0, elapsed / actor.lasts)) if actor.lasts else 1.0
        start = actor.start or actor.at
        across, down = self._place
        x = across + (start[0] - actor.at[0]) * (1 - share)
        y = down + (start[1] - actor.at[1]) * (1 - share)
        wave = max(0.0, elapsed - actor.moves) / actor.beat * math.tau
        y -= actor.hop * abs(math.sin(wave / 2))
        turn = actor.turn * (1 - share) + actor.sway * math.sin(wave)
        return ActorPose(x, y, actor.grow + (1 - actor.grow) * share, turn, min(1.0, share) if actor.fades else 1.0)

    def at_rest(self) -> ActorPose | None:
        """Return the final pose, or None for actors that leave."""
        return None if self.actor.until else ActorPose(*self._place)


def parts_of(
    actors: Sequence[EndingActor], theme: Theme, faces: Sequence[Face], detail: str, view: View, scale: float
) -> Iterator[StagePart]:
    """Yield all parts of the stage, from the lowest to the highest. `scale`: pixels per unit of the stage."""
    compositor = FaceCompositor(theme)
    seats = {"winner": view.winners, "other": [seat for seat in range(view.table.seats) if seat not in view.winners]}
    for actor in actors:
        width = actor.width * scale
        who = seats.get(actor.each, view.winners)
        if actor.face:
            pictures = [partial(compositor.draw, face, width, theme.detail_of(face.kind, detail)) for face in faces]
        elif actor.seat_art:
            pictures = [partial(svg.image, theme.art(theme.seats[seat].art[actor.seat_art]), width) for seat in who]
        else:
            shown = who if actor.each in seats else who[:1] * {"": 1, "card": len(faces)}[actor.each]
            pictures = [partial(svg.image, actor.art, width, None, _recolor(actor, theme, seat)) for seat in shown]
        for number, picture in enumerate(pictures):
            yield StagePart(actor, picture(), number - (len(pictures) - 1) / 2, number * actor.step_ms)


def _recolor(actor: EndingActor, theme: Theme, seat: int) -> svg.Recolor:
    return ((actor.recolor, theme.seats[seat].color),) if actor.recolor else ()


def draw(surface: pygame.Surface, part: StagePart, pose: ActorPose, scale: float, origin: tuple[float, float]) -> None:
    """Draw an actor; `origin` is the upper left corner of the stage in pixels."""
    if pose.scale < _SMALLEST or pose.opacity <= 0:
        return
    picture = part.picture
    if abs(pose.scale - 1) > 0.002:
        picture = pygame.transform.rotozoom(picture, -pose.turn, pose.scale)
    elif step := round(pose.turn * _STEPS):
        if step not in part.turned:
            part.turned[step] = pygame.transform.rotozoom(picture, -step / _STEPS, 1)
        picture = part.turned[step]
    if pose.opacity < 1:
        picture = picture.copy()
        picture.set_alpha(round(255 * pose.opacity))
    center = round(origin[0] + pose.x * scale), round(origin[1] + pose.y * scale)
    surface.blit(picture, picture.get_rect(center=center))
