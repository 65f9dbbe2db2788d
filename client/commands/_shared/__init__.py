"""Code shared by several commands that draw or sound."""
