"""The rules of the games, their computer players and what is kept on disk. Never imports pygame."""

__version__ = "0.1.0"
