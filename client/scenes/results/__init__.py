"""The results of a match."""
