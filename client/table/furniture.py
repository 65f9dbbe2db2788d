"""The sorts of furniture: what each shows, and how it is drawn.

Every sort says its `state`, a value that changes exactly when its picture would; only furniture whose state has
changed is drawn anew.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from client.table.maps import Spot
from client.table.showing import Showing


@dataclass(frozen=True, slots=True)
class Furniture:
    """One sort of furniture. `margin` is how far shadow and edges reach beyond its box, in pixels of the map."""

    draw: Callable[[pygame.Surface, Showing, Spot], None]
    state: Callable[[Showing, Spot], Hashable] = lambda showing, spot: None
    margin: float = 0.0
