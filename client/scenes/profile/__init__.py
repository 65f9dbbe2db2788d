"""The pages about the players: the first start, the list of players, and one player."""
