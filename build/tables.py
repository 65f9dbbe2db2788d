"""First drafts of the table maps: `python build/tables.py` writes `assets/tables/*.tmx`, or with names of games theirs.

The maps are data of their own and are edited in Tiled (1.10 or later); this script only spares drawing the same
plate thirty times. Running it again starts over.
"""

from __future__ import annotations

import sys

import tables_cthulhu
import tables_garage
import tables_nasty
import tables_nefarious
import tables_runes

MODULES = (tables_nefarious, tables_runes, tables_cthulhu, tables_nasty, tables_garage)
GAMES = {module.SLUG: module.draw for module in MODULES}


def main(wanted: list[str]) -> int:
    """Write the maps of the games that are named, of all without a name."""
    unknown = [slug for slug in wanted if slug not in GAMES]
    if unknown:
        print(f"There are no drafts for {', '.join(unknown)}; there are some for {', '.join(GAMES)}.")
        return 1
    for slug in wanted or GAMES:
        GAMES[slug]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
