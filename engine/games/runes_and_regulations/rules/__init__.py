"""The rules of Runes & Regulations, one module per chapter of the rulebook."""
