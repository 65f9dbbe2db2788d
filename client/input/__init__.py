"""What comes from keyboard and mouse, by name."""
