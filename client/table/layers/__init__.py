"""Layers that every table has besides its furniture."""
