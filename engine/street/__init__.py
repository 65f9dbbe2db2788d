"""The street: opponents with names, feats that teach strategy, and the match of a day."""
