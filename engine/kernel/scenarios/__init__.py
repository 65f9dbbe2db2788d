"""Scenarios: states with answers and expected results, read from files and run."""
