"""The statistics of finished matches."""
