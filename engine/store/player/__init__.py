"""What belongs to a player: settings, profile, progress, season, and own packs and puzzles."""
