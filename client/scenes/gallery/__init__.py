"""The gallery: every card of a game, enlarged."""
