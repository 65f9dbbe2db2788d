"""How cards and coins move: deals, departures, flips, splits, landings."""
