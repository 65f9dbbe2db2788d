"""A match as a table uses it: views, computer seats, privacy, reactions and saving."""
