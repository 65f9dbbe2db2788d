"""The setup page of a match: players, options, card packs."""
