"""Garage Sale: the sample game. `docs/new-game.md` tells how it is made."""

from engine.games.garage_sale.game import GAME

__all__ = ["GAME"]
