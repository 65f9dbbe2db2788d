"""The files of a player as a release writes them, kept in the tests so that later versions can read them:

    python -m tests.engine.store.release

It writes `tests/releases/<version>` once, before the release: settings, matches of all games, a card pack and progress.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from engine import __version__
from engine.games import slugs
from engine.store.files.folders import Folders
from engine.store.player.progress import Progress
from engine.store.player.settings import Settings
from engine.store.player.street import BEATEN, LastResult, StreetProgress
from tests.engine.store.stored import begin, new_store, play
from tests.engine.store.test_packs import GRILL

RELEASES = Path(__file__).resolve().parents[2] / "releases"
ANSWERS = 60


def write(home: Path) -> None:
    """Write everything of a player below `home`."""
    folders = Folders.in_home(home)
    store, chooser = new_store(home), random.Random(1)
    for number, slug in enumerate(slugs()):
        match, identity = begin(store, slug, 5, now=100.0 + number)
        play(store, match, identity, ANSWERS, chooser)
    store.close()
    folders.packs.mkdir(parents=True, exist_ok=True)
    (folders.packs / "barbecue.toml").write_text(GRILL, encoding="utf-8")
    settings = Settings.load(folders.config)
    settings.own_name, settings.text_scale, settings.seat_colors, settings.volume_music = "Ada", 150, "strong", 20
    settings.save()
    lessons, street = Progress(folders.data), StreetProgress(folders.data)
    lessons.finish("nefarious", "day-job")
    lessons.note_puzzle("nefarious/13", tries=2, hints=1, moves=3)
    street.note(BEATEN, "nefarious", ["pip-fuse"], "2026-11-29")
    street.note_met("nefarious", "pip-fuse", LastResult("lost", "Kraken", 0))


def main() -> None:
    """Write the files of this version, unless they are there."""
    home = RELEASES / __version__
    if home.exists():
        sys.exit(f"{home} is there already. A release is written once.")
    write(home)
    print(home)


if __name__ == "__main__":
    main()
