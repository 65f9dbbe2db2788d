"""Finished matches, watched again: any moment of them, and the turns that decided them."""
