"""Letters that our typefaces lack, drawn with fonts of the system and in the direction of their script."""
