"""What a seat knows, and what the table, the encodings and the estimates read of it."""
