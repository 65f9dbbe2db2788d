"""The furniture of tables, one folder for each piece; a map names the pieces that it has."""
