"""A player that measures another player: it shares the other's memory and returns the other's choices."""

from __future__ import annotations

from engine.ai.player import Player
from engine.kernel.game.policy import Memory
from engine.kernel.state.view import View


class Beside:
    """Plays like another player."""

    def __init__(self, player: Player) -> None:
        self.player = player

    @property
    def memory(self) -> Memory:
        """The player's memory."""
        return self.player.memory

    @memory.setter
    def memory(self, memory: Memory) -> None:
        self.player.memory = memory

    def choose(self, view: View) -> int:
        return self.player.choose(view)
