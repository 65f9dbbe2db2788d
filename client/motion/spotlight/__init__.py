"""The spotlight: enlarged cards of other players, and their impact."""
