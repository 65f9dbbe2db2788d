"""Furniture of tables, one folder for each kind. A map names the objects that it has."""
