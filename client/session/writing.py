"""The document of a match that is written after every answer: what never changes in it is worked out once."""

from __future__ import annotations

from typing import Any

from engine.kernel.match import Match


class Writing:
    """The document of one match, as `Match.to_document` gives it.

    To tell the cards of a game from others takes longer than a frame has, and it always comes to the same.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._whole: dict[str, Any] = {}

    def document(self) -> dict[str, Any]:
        """The match as it is now: plain data, only to be read."""
        match = self._match
        if not self._whole:
            self._whole = match.to_document()
        return self._whole | {
            "turn": match.state.values[0],
            "finished": match.over,
            "assisted": match.assisted,
            "answers": [answer.to_data() for answer in match.answers],
            "state": match.state.to_data(),
        }
