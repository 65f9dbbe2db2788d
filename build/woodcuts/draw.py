"""Write the drawings of Cthulhu Realms: `python build/woodcuts/draw.py [NAME ...]` writes all of them, or these.

A name is that of a file in assets/art/cthulhu-realms without its ending: `art-deep-one`,
`frame-table-green`, `icon-loss`, `dial`. `--into FOLDER` writes them elsewhere.
"""

from __future__ import annotations

import sys
from pathlib import Path


def main() -> int:
    """Write the drawings that are asked for; 2 when there is no drawing of that name."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    import drawings
    from woodcuts import gallery

    command = "build/woodcuts/draw.py"
    return drawings.write(command, "Cthulhu Realms", "cthulhu-realms", gallery.names(), gallery.svg)


if __name__ == "__main__":
    raise SystemExit(main())
