"""Plain data of a match: state, view, layout, references, events and random numbers."""
