"""Lessons and puzzles: positions with a script or a goal, read from texts, followed and searched."""
