"""The menu of a match: seats, bookmarks, the question before a loss."""
