"""How a match goes on: the machine, the ruleset, moves and the standard frames."""
