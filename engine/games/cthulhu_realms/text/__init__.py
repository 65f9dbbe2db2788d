"""The texts of Cthulhu Realms: questions, options, events and refusals, from what one seat knows."""
