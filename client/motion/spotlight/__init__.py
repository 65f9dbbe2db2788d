"""What other players play, enlarged, and how much it matters."""
