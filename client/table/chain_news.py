"""Lets a chain of the table be heard: a note for each link, the blow, and its sum in words."""

from __future__ import annotations

from client.motion.chain.chains import Chain
from client.table.model import TableState
from client.table.sound.layer import HearingLayer
from engine.kernel.game.plays import Change
from engine.kernel.state.refs import NONE
from engine.session.telling import Teller
from engine.session.words import address_names
from engine.words.say import table as say


class ChainNews:
    """Listens to the chains of one table."""

    def __init__(self, table: TableState, hearing: HearingLayer) -> None:
        self._table = table
        self._hearing = hearing

    def link_counted(self, step: int, x: float) -> None:
        """Play the note of a link."""
        self._hearing.climb(step, x)

    def chain_struck(self, chain: Chain, links: int, total: int, x: float) -> None:
        """Play the blow, and note the sum of a player's chain for speech."""
        table = self._table
        self._hearing.strike(chain, total, x)
        if chain.target != NONE:
            change = Change(chain.target, chain.style.key, total)
            told = Teller(table.view.table, address_names(table.session)).alone(change)
            table.told_sum = say("chain-told", count=links, told=told), table.now
