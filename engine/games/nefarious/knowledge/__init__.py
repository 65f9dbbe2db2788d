"""A seat's knowledge, and the readings of it for the table, the encodings and the estimates."""
