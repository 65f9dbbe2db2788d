"""Watching: the table of a match while only the computer plays."""
