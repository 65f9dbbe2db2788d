"""A match with its answers: undo, checks of documents and of the rules that it needs."""
