"""Encoding of actions and observations for machine learning."""
