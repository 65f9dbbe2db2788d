"""Motion of gauges, tags and the score sheet."""
