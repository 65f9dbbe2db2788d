"""Nasty Neighbours: yards to clean, neighbors to spoil it, seats to lose."""

from engine.games.nasty_neighbours.game import GAME

__all__ = ["GAME"]
