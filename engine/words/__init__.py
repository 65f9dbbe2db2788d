"""Texts for players: messages in Fluent files, one folder per language, next to the code that uses them."""
