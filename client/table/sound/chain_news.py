"""Lets a chain of the table be heard: a note for each link, the blow, and its sum in words."""

from __future__ import annotations

from collections.abc import Callable

from client.motion.chain.chains import Chain
from client.motion.chain.show import ChainListener
from client.table.sound.layer import HearingLayer
from engine.kernel.game.plays import Change
from engine.kernel.state.refs import NONE


class ChainNews(ChainListener):
    """Listens to the chains of one table. `tell_sum` gets the sum of a player's chain and the number of its links."""

    def __init__(self, hearing: HearingLayer, tell_sum: Callable[[Change, int], None]) -> None:
        self._hearing = hearing
        self._tell_sum = tell_sum

    def link_counted(self, step: int, x: float) -> None:
        """Play the note of a link."""
        self._hearing.climb(step, x)

    def chain_struck(self, chain: Chain, links: int, total: int, x: float) -> None:
        """Play the blow, and tell the sum of a player's chain."""
        self._hearing.strike(chain, total, x)
        if chain.target != NONE and not chain.counted:
            self._tell_sum(Change(chain.target, chain.style.key, total), links)
