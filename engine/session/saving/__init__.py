"""How a session is kept and taken up again."""
