"""Effect types, card packs and a game's hooks for the card workshop."""
