"""Faces that are wanted while things move: a part of one is drawn in each frame, so that none is held up."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator

_SHARE_S = 0.002
"""After so many seconds the rest is left for the next frame; a single step may take longer."""
_LITTLE_S = 0.001
"""A drawing that took so many seconds of a frame is used in the next one."""
_LATE_S = 0.15
"""Seconds after which a face that was wanted is completed at once: on a slow machine frames are few."""
_BEGUN_KEPT = 6
"""So many faces are begun at most: a card that has gone needs none."""


class Gradual:
    """The faces that have been begun by one painter."""

    def __init__(self) -> None:
        self._begun: OrderedDict[Hashable, tuple[Iterator[None], float]] = OrderedDict()

    def finish(self, name: Hashable, begin: Callable[[], Iterator[None]]) -> bool:
        """Go on with a drawing for a part of a frame, or begin it; true when it is complete and the frame has time to
        use it, which takes as long again. One that was complete before has nothing more to be done, and one that is
        late is not put off any more.
        """
        began = time.perf_counter()
        steps, wanted = self._begun.pop(name) if name in self._begun else (begin(), began)
        late = began - wanted >= _LATE_S
        until = began + _SHARE_S
        worked = False
        for _ in steps:
            worked = True
            if not late and time.perf_counter() >= until:
                self._begun[name] = steps, wanted
                if len(self._begun) > _BEGUN_KEPT:
                    self._begun.popitem(last=False)
                return False
        return not worked or late or time.perf_counter() - began < _LITTLE_S
