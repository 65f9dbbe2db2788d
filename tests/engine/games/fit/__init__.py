"""One command that fits what computer seats weigh to matches that they play."""
