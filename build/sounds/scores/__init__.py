"""The five pieces, all from one motif.

The motif is the turning circle: steps 1 2 5 6 5 2 1 of the scale. It goes out and comes back the way it came, like a
walk through a cul-de-sac. Each game has it in its own mode and meter.
"""

from __future__ import annotations

from .cthulhu_realms import cthulhu
from .nasty_neighbours import nasty
from .nefarious import nefarious
from .runes_and_regulations import runes
from .shell import shell

PIECES = {
    "shell": shell,
    "nefarious": nefarious,
    "runes-and-regulations": runes,
    "cthulhu-realms": cthulhu,
    "nasty-neighbours": nasty,
}
