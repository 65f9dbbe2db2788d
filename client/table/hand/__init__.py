"""The player's hand: turns pointing, dragging and selecting into answers."""
