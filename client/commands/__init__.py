"""The commands that draw, sound or listen. `engine.commands` has all others and tells what a command is."""
