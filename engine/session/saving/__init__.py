"""Saving a session."""
