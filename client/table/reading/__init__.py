"""What the player reads: the thing under the pointer or the focus, and the open pile."""
