"""How a table is drawn: what stands still, pieces, faces."""
