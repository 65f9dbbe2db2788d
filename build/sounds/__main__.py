"""`python -m build.sounds [effects|beds|music|stingers] [NAME...]`: write sounds; without a word effects and beds."""

from __future__ import annotations

import sys

from . import beds, effects

if __name__ == "__main__":
    what, *names = sys.argv[1:] or [""]
    if what in ("", "effects"):
        effects.main(names)
    if what in ("", "beds"):
        beds.main()
    if what == "music":
        from . import music

        music.main(names)
    if what == "stingers":
        from . import stingers

        stingers.main()
