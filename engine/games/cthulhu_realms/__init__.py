"""Cthulhu Realms: personal decks, Sanity, Locations, and rows of cards between neighbors."""

from engine.games.cthulhu_realms.game import GAME

__all__ = ["GAME"]
