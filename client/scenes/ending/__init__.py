"""The end of a match as a scene, defined by the game's theme."""
