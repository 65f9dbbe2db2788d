taken-back = The last choice is open again.
taken-back-beyond = The choice is open again, and the match counts as assisted.
bookmarks-not-kept = this match is not saved
points = Points
turn = Turn
