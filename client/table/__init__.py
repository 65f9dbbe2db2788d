"""The table of any game: where things lie, how they are drawn, and how the player uses them.

`scene` is the screen, led by a session. `model` holds what the layers read, `context` the interfaces that they see, and
`commands` and `acts` what they may do. `layer` is the base of all layers, and `layer_stack` draws them and asks them in
their order.

`furniture` has a folder for each object that some tables have; `layers` are the parts that every table has. `hand`
turns clicks, drags and keys into answers. `hover` shows enlarged cards and explanations, `advice` hints, `menu` the
dialogs, `sound` the sounds. `picture` draws the table from a view.
"""

from __future__ import annotations
