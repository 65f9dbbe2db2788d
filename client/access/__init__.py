"""Speech output: the texts to say, and the voice."""
