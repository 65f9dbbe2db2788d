"""Planning of shows: times, special beats, and the start of moves."""
