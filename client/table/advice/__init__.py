"""Hints and reasons."""
