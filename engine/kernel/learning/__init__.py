"""Numbers for machine learning: actions and observations."""
