"""Motion of the score sheet."""
