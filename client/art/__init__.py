"""Pictures, letters and paint.

* `assets`: where the data files are
* `svg`: vector drawings as surfaces, at the size they are shown
* `svg_parts`: such drawings split into parts
* `fonts`: the typefaces by key and size
* `text`: words: measured, wrapped, drawn on the cap height
* `paint`: panels, shadows, dashed outlines, the focus ring
* `palette`: the colors of the shell by name
"""

from __future__ import annotations
