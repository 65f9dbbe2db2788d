"""The season: the map of its evenings, its story, its start, and its album."""
