"""The flow of play: the machine, the ruleset, moves and the standard frames."""
