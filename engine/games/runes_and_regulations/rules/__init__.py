"""The rules of Runes & Regulations, one module per subject."""
