"""Card faces, composed from what a theme file says.

* `face`        what is on a card, in words and numbers, as a game describes it
* `theme`       a game's look: palette, fonts, seats, icons and the layouts of its faces
* `compositor`  a face as a surface, at the size and level of detail it is shown
* `decorate`    what lies around and over a card: halo, veil, pill, shadow
* `sheet`       many faces side by side

`reading`, `canvas`, `layers`, `pens`, `lettering`, `pills` and `strip` are the parts the layouts are made of.
"""

from __future__ import annotations
