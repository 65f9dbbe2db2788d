"""Data files: one reader with faults, limits, and the lists of cards in them."""
