"""The street: its opponents, progress and daily match."""
