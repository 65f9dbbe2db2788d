"""Everything that players have played: the database of matches and results, and its repair."""
