"""Computer seats: players that choose from a view, by level."""
