"""What is read from near: a card enlarged, a pile looked through."""
