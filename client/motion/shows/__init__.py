"""How cards come and go, and what is seen at them meanwhile."""
