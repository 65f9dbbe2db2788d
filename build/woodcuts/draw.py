"""Write the drawings of Cthulhu Realms: `python build/woodcuts/draw.py [NAME ...]` writes all of them, or these.

A name is that of a file in assets/art/cthulhu-realms without its ending: `art-deep-one`,
`frame-table-green`, `icon-loss`, `dial`. `--into FOLDER` writes them elsewhere.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

BUILD = Path(__file__).resolve().parents[1]
FOLDER = BUILD.parent / "assets" / "art" / "cthulhu-realms"


def main() -> int:
    """Write the drawings that are asked for; 2 when there is no drawing of that name."""
    sys.path.insert(0, str(BUILD))
    from woodcuts import gallery

    parser = argparse.ArgumentParser(description="Write the drawings of Cthulhu Realms.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="the drawings to write; all of them without any")
    parser.add_argument("--into", type=Path, default=FOLDER, metavar="FOLDER", help="where to write them")
    arguments = parser.parse_args()
    known = gallery.names()
    unknown = [name for name in arguments.names if name not in known]
    if unknown:
        print(f"build/woodcuts/draw.py: there is no drawing {', '.join(unknown)}.", file=sys.stderr)
        return 2
    arguments.into.mkdir(parents=True, exist_ok=True)
    for name in arguments.names or known:
        (arguments.into / f"{name}.svg").write_text(gallery.svg(name), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
