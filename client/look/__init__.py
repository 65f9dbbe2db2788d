"""Styles of games: theme files read as schemas."""
