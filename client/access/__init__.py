"""The program by ear: what is said, and the voice that says it."""
