"""Effect types, card packs and what the workshop asks a game for."""
