"""The table of any game: where things lie, and how they are drawn.

* `pieces`      what lies on the table and where: the contract between arranging, moving and drawing
* `maps`        Tiled maps read and checked
* `arranging`   a view and a map become an arrangement of pieces, without a picture being drawn
* `look`        what a game's theme says about its furniture
* `painter`     the table drawn from a view: one still layer, then the pieces
"""

from __future__ import annotations
