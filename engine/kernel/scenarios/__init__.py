"""Scenarios: positions with answers and expectations, read from files and run."""
