"""Reactions (RR-7): the chain, who can react, choices, targets and prices, and the resolution of effects."""
