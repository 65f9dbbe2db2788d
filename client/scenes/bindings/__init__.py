"""Which keys and buttons mean what, to look at and to change."""
