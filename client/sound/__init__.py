"""Sound: short noises made by calculation, played when the table moves.

* `synthesis`  the sounds as samples, out of tones and noise
* `player`     made when first needed, played at the volume of the settings; silent where there is no device
"""

from __future__ import annotations
