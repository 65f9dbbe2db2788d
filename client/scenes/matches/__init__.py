"""The list of matches, to go on with or to watch."""
