"""Computer players, which choose from a view, by level."""
