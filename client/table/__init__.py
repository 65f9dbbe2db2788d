"""The table of any game: where things lie, and how they are drawn.

* `pieces`      what lies on the table and where: the contract between arranging, moving and drawing
* `maps`        Tiled maps read and checked
* `arranging`   a view and a map become an arrangement of pieces, without a picture being drawn
* `look`        what a game's theme says about its furniture
* `painter`     the table drawn from a view: one still layer, then the pieces
* `interaction` the player's hand: drag, click and keys become answers; `interaction_*` are its parts
* `hover`       what is read by pointing at it; `hover_*` are the panels that show it
* `layer`       a part of the table; `layer_stack` draws and asks all of them in their order
* `context`     all that a part knows: the model that it reads (`model` has it), the commands that it gives
* `scene`       all of this as one screen, led by a session
"""

from __future__ import annotations
