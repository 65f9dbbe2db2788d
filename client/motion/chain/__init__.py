"""Chains that count up: the same change again and again in one turn, added up and cashed in with one blow."""
