"""Privacy on a shared computer: the curtain, and secret choices with hidden keys."""
