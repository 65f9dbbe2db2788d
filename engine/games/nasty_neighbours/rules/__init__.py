"""The rules of Nasty Neighbours by chapter of the rulebook."""
