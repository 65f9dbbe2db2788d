"""The gallery: every card of a game, from near."""
