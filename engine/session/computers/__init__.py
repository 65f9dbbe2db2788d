"""The computer players of a session."""
