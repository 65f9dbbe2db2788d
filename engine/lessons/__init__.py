"""Lessons and puzzles: positions with a script or a goal, read from text files, played and searched."""
