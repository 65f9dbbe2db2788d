"""Everything that players have played: the database of matches and results, its writer and its repair."""
