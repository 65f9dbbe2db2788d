"""The table of any game: where things lie, how they are drawn, and how the player uses them.

`scene` is the screen, led by a session. `state` has the parts of a table that the layers read, `context` names all that
a layer sees, and `commands` carries out what it may do. `layer` is the base of all layers, and `layer_stack` draws them
and asks them in their order.

`furniture` has a folder for each object that some tables have; `layers` are the parts that every table has. `hand`
turns clicks, drags and keys into answers. `reading` is what the player reads now, `hover` draws it and explanations,
`advice` shows hints, `menu` dialogs, and `sound` plays sounds. `picture` draws the table from a view.
"""

from __future__ import annotations
