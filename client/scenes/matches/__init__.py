"""The list of matches, to continue or replay."""
