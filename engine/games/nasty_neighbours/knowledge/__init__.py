"""What a seat of Nasty Neighbours knows, for the table, encodings and evaluators."""
