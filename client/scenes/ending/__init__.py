"""The end of a match as a scene of its own, as the theme of its game tells it."""
