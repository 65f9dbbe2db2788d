"""The previews of one question's answers, computed once and only as far as needed."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.flow.preview import Preview
from engine.kernel.state.state import Option

Foresee = Callable[..., Preview]
"""Returns the preview of answers given in sequence, before any determinization is tried."""


class Previews:
    """The previews of one question."""

    def __init__(self, foresee: Foresee) -> None:
        self._foresee = foresee
        self._found: dict[tuple[Option, ...], Preview] = {}

    def of(self, *answers: Option) -> Preview:
        """Return the preview of answers given in sequence, as far as it has been computed."""
        if answers not in self._found:
            self._found[answers] = self._foresee(*answers)
        return self._found[answers]
