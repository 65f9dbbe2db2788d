"""Maps and views become places: where everything of a table rests, without drawing, game or time."""
