"""What the director keeps: moments to come, the moving picture, and how far the table has shown."""
