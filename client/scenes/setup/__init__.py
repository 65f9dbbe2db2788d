"""The set-up of a match: players, options, cards of packs."""
