"""Write the drawings of the card workshop: `python build/stickers/draw.py [NAME ...]` writes all of them, or these.

A name is that of a file in assets/art/workshop without its ending: `thing-gnome`, `backdrop-lawn`. `--into FOLDER`
writes them elsewhere.
"""

from __future__ import annotations

import sys
from pathlib import Path


def main() -> int:
    """Write the drawings that are asked for; 2 when there is no drawing of that name."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    import drawings
    from stickers import gallery

    return drawings.write("build/stickers/draw.py", "the card workshop", "workshop", gallery.names(), gallery.svg)


if __name__ == "__main__":
    raise SystemExit(main())
