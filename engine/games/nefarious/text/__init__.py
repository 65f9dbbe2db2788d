"""Nefarious in words: questions, options, the log, plays and reasons."""
