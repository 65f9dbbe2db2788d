"""What is true of a match: state, view, layout, references, events and random numbers."""
