"""Matches: answers, undo, documents and the checks of their data."""
