"""Lessons and puzzles on the table: their sessions, the coach, and the tables."""
