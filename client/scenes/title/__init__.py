"""The title: the street, its houses, and what happens there while nobody plays."""
