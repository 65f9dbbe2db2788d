"""Sound: short noises, played when the table moves.

* `catalog`  which sounds there are, and where their files lie
* `player`   loaded when first needed, played at the volume of the settings; silent where there is no device
"""

from __future__ import annotations
