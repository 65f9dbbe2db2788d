"""The state of one table in parts. Each part knows nothing of the layers, which use it."""
