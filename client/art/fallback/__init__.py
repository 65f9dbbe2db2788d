"""Letters that our typefaces lack, drawn with system fonts in the direction of their script."""
