"""The page of the street: opponents, feats, and the day's deal."""
