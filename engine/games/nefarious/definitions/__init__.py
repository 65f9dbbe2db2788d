"""Cards as their files say them: words, reader, checks, compiled effects, card texts and forms."""
