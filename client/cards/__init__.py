"""Card faces, composed from what a theme file says.

* `face`: the words and numbers on a card, as a game describes it
* `theme`: the style of a game: palette, fonts, seats, icons and the layouts of its faces
* `compositor`: draws a face at the size and level of detail it is shown
* `decorations`: what is drawn around and over a card: glow, veil, pill, shadow
* `sheet`: many faces side by side

`canvas`, `pens` and `layers` draw the parts of which layouts are made.
"""

from __future__ import annotations
