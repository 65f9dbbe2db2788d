"""What a seat of Cthulhu Realms knows, for the table, encodings and evaluators."""
