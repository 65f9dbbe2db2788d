"""Write the drawings of Runes & Regulations: `python build/pictures/draw.py [NAME ...]` writes all of them, or these.

A name is that of a file in assets/art/runes-and-regulations without its ending: `bratty-dragon`,
`hexed-bratty-dragon`, `frame-rune`, `icon-paw`. `--into FOLDER` writes them elsewhere.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

BUILD = Path(__file__).resolve().parents[1]
FOLDER = BUILD.parent / "assets" / "art" / "runes-and-regulations"


def main() -> int:
    """Write the drawings that are asked for; 2 when there is no drawing of that name."""
    sys.path.insert(0, str(BUILD))
    from pictures import gallery

    parser = argparse.ArgumentParser(description="Write the drawings of Runes & Regulations.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="the drawings to write; all of them without any")
    parser.add_argument("--into", type=Path, default=FOLDER, metavar="FOLDER", help="where to write them")
    arguments = parser.parse_args()
    known = gallery.names()
    unknown = [name for name in arguments.names if name not in known]
    if unknown:
        print(f"build/pictures/draw.py: there is no drawing {', '.join(unknown)}.", file=sys.stderr)
        return 2
    arguments.into.mkdir(parents=True, exist_ok=True)
    for name in arguments.names or known:
        (arguments.into / f"{name}.svg").write_text(gallery.svg(name), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
