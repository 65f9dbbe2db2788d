"""Rules for asking players whether to react."""
