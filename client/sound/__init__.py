"""Sound: short effects when the table moves, and music.

* `catalog`: the effects and their files
* `player`: loads sounds when first needed and plays them at the volume of the settings; silent without a device
"""

from __future__ import annotations
