"""The player's hand: what is pointed at, taken, dragged and picked becomes answers."""
