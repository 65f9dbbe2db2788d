"""What stands between a table and a match: whose eyes it shows, computer seats, the curtain, saving."""
