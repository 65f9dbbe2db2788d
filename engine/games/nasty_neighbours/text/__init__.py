"""The texts of Nasty Neighbours: questions, options, events and refusals, from what one seat knows."""
