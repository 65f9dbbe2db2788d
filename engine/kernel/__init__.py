"""The game-agnostic core: state, frames, questions, events, views, matches and scenarios.

Nothing here knows a game by name, imports pygame, or touches a clock, a file or a thread.
"""
