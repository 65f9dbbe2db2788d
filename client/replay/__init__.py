"""Replays of finished matches, with their turning points."""
