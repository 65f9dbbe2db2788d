"""Hints and explanations."""
