"""Layers that every table has in addition to its furniture."""
