"""Watching matches among computer players."""
