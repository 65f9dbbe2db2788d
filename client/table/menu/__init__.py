"""The menu of a match: seats, bookmarks, and confirmations."""
