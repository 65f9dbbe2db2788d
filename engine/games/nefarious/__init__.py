"""Nefarious: a game of mad scientists with simultaneous Actions, Spies, Inventions and Twists."""

from engine.games.nefarious.game import GAME

__all__ = ["GAME"]
