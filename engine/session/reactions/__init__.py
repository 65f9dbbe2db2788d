"""When a player is asked whether to react."""
