"""The outlooks on the answers of one question, each worked out once and no further than it is wanted."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.flow.preview import Preview
from engine.kernel.state.state import Option

Foresee = Callable[..., Preview]
"""(answers one after the other): the outlook on them, with nothing tried yet."""


class Previews:
    """The outlooks of one question."""

    def __init__(self, foresee: Foresee) -> None:
        self._foresee = foresee
        self._found: dict[tuple[Option, ...], Preview] = {}

    def of(self, *answers: Option) -> Preview:
        """The outlook on answers, as far as it has been looked at."""
        if answers not in self._found:
            self._found[answers] = self._foresee(*answers)
        return self._found[answers]
