"""Runes & Regulations: a game of suburban sorcerers, pets on lawns, reactions, and the Nefarious Neighbor."""

from engine.games.runes_and_regulations.game import GAME

__all__ = ["GAME"]
