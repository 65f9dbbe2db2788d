"""The window, the loop, and what a scene is."""
