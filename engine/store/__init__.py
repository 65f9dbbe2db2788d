"""Storage on disk: settings, matches in progress, saves, and the history of finished matches."""
