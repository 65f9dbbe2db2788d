"""The measurements of `bench` that need no pygame."""
