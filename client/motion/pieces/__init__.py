"""Motion of single pieces of furniture: gauges, spinner, plates, tags and the score sheet."""
