"""The street: named opponents, feats that teach strategy, and the match of the day."""
