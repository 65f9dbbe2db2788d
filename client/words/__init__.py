"""Texts for players: the rules reference."""
