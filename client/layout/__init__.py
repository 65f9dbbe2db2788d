"""Layout: turn maps and views into positions of everything on a table, without drawing, game rules or time."""
