"""Drawing the table: fixed objects, pieces and faces."""
