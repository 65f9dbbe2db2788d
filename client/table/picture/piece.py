"""A type of object of a map that is drawn: its picture, and the value that changes exactly when that does."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from client.layout.map import MapKind, Spot
from client.table.picture.draw_context import DrawContext


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind(MapKind):
    """How objects of a type are drawn; drawn anew only when their `state` has changed.

    `margin` is how far shadow and edges reach beyond the box, in pixels of the map.
    """

    draw: Callable[[pygame.Surface, DrawContext, Spot], None]
    state: Callable[[DrawContext, Spot], Hashable] = lambda showing, spot: None
    margin: float = 0.0
