"""The base of map object types that are drawn."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from client.layout.map import MapKind, Spot
from client.table.picture.draw_context import DrawContext


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind(MapKind):
    """How objects of a type are drawn. They are redrawn only when their `state` changes.

    `margin`: how far shadows and edges extend beyond the box, in map pixels.
    """

    draw: Callable[[pygame.Surface, DrawContext, Spot], None]
    state: Callable[[DrawContext, Spot], Hashable] = lambda showing, spot: None
    margin: float = 0.0
