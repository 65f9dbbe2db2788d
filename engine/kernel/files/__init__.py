"""Data files: the TOML reader, faults, limits and card lists."""
