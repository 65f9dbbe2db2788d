"""The steps of a table's frame, each with its state. The scene takes them in order."""
