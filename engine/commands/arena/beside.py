"""A player that measures another player: it shares the other's memory and returns the other's choices."""

from __future__ import annotations

from engine.ai.player import Player
from engine.kernel.state.view import View


class Beside:
    """Plays like another player."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.memory = player.memory

    def choose(self, view: View) -> int:
        return self.player.choose(view)
