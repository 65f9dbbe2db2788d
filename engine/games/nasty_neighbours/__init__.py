"""Nasty Neighbours: clean up your yard while your neighbors spoil it."""

from engine.games.nasty_neighbours.game import GAME

__all__ = ["GAME"]
