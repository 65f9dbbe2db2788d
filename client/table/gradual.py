"""Faces that are wanted while things move: a part of one is drawn in each frame, so that none is held up."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator

_SHARE_S = 0.002
"""After so many seconds the rest is left for the next frame; a single step may take longer."""
_BEGUN_KEPT = 6
"""So many faces are begun at most: a card that has gone needs none."""


class Gradual:
    """The faces that have been begun by one painter."""

    def __init__(self) -> None:
        self._begun: OrderedDict[Hashable, Iterator[None]] = OrderedDict()

    def finish(self, name: Hashable, begin: Callable[[], Iterator[None]]) -> bool:
        """Go on with a drawing for a part of a frame, or begin it; true when it is complete."""
        steps = self._begun.pop(name, None) or begin()
        until = time.perf_counter() + _SHARE_S
        for _ in steps:
            if time.perf_counter() >= until:
                self._begun[name] = steps
                if len(self._begun) > _BEGUN_KEPT:
                    self._begun.popitem(last=False)
                return False
        return True
