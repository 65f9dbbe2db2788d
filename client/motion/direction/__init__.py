"""Parts of the director: the agenda, the moving picture, and the cursor of the table."""
