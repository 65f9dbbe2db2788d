"""What is drawn for a while: visuals and particles."""
