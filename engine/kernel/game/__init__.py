"""The parts of a game: rules, options, texts and policies."""
