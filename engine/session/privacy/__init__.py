"""What one person at the computer must not see of another: the curtain, and keys pressed unseen."""
