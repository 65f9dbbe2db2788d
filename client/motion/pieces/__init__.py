"""What moves at one piece of furniture only."""
