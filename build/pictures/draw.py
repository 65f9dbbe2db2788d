"""Write the drawings of Runes & Regulations: `python build/pictures/draw.py [NAME ...]` writes all of them, or these.

A name is that of a file in assets/art/runes-and-regulations without its ending: `bratty-dragon`,
`hexed-bratty-dragon`, `frame-rune`, `icon-paw`. `--into FOLDER` writes them elsewhere.
"""

from __future__ import annotations

import sys
from pathlib import Path


def main() -> int:
    """Write the drawings that are asked for; 2 when there is no drawing of that name."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    import drawings
    from pictures import gallery

    command = "build/pictures/draw.py"
    return drawings.write(command, "Runes & Regulations", "runes-and-regulations", gallery.names(), gallery.svg)


if __name__ == "__main__":
    raise SystemExit(main())
