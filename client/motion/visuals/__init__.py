"""Visuals: drawn over the table for a while, such as particles."""
