"""The street: who can be played against, what was reached, the day's deal."""
