"""What matches have come to."""
