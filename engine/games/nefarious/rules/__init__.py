"""The rules of Nefarious, one module per chapter of the rulebook."""
