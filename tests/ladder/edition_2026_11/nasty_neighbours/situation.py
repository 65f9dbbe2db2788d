"""Nasty Neighbours, for computer seats: the situation in which a question is asked."""

from __future__ import annotations

from functools import cached_property

from . import deeds
from .values import Values


class Situation(Values):
    """Its values, with what unseen cards may do once they are exposed."""

    @cached_property
    def exposure(self) -> float:
        """It is bounded: whoever dreads every unseen card would never move on."""
        most = self.weights.caution
        return max(-most, min(most, deeds.exposed(self)))
