"""The rules of Cthulhu Realms by chapter of the rulebook."""
