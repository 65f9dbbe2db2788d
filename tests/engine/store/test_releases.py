"""What a release has written, every later version reads: settings, matches, packs and progress."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from engine.games import load, slugs
from engine.kernel.match.match import Match
from engine.store.files.folders import Folders
from engine.store.player.packs import PackStore
from engine.store.player.profiles import Profiles
from engine.store.player.progress import Progress
from engine.store.player.settings import Settings
from engine.store.player.street import LastResult, StreetProgress
from engine.store.store import Store
from tests.engine.store.release import ANSWERS, RELEASES

HOMES = sorted(folder for folder in RELEASES.iterdir() if folder.is_dir())


@pytest.fixture(params=HOMES, ids=[home.name for home in HOMES])
def folders(request: pytest.FixtureRequest, tmp_path: Path) -> Folders:
    return Folders.in_home(shutil.copytree(request.param, tmp_path / "home"))


def test_matches_of_all_games_go_on(folders: Folders) -> None:
    store = Store(folders)
    assert store.start() == []
    found = {match.game: match.id for match in store.matches.list_matches()}
    assert set(found) <= set(slugs()) and len(found) >= 5
    for slug, identity in found.items():
        match = Match.from_document(load(slug), store.matches.document(identity))
        assert 0 < len(match.answers) <= ANSWERS
        for _ in range(5):
            if match.over:
                break
            seat = match.asked_seats[0]
            match.answer(seat, random.Random(1).choice(match.view(seat).options))
    store.close()


def test_the_name_becomes_a_player_with_the_old_progress(folders: Folders) -> None:
    settings = Settings.load(folders.config)
    profiles = Profiles(settings)
    profiles.migrate()
    [ada] = profiles.all()
    assert (ada.name, ada.color, ada.prefix) == ("Ada", 1, "") and 1 <= ada.portrait <= 12
    settings.save()
    again = Settings.load(folders.config)
    assert Profiles(again).all() == [ada] and again.own_name == "Ada"


def test_settings_packs_and_progress_are_read(folders: Folders) -> None:
    settings = Settings.load(folders.config)
    assert (settings.own_name, settings.text_scale, settings.seat_colors, settings.volume_music) == (
        "Ada",
        150,
        "strong",
        20,
    )
    assert settings.remarks == [] and settings.unknown == {}
    packs = PackStore(folders.packs).files()
    assert len(packs) == 1 and packs[0].problem == ""
    lessons, street = Progress(folders.data), StreetProgress(folders.data)
    assert lessons.list_finished("nefarious") == ["day-job"]
    assert lessons.puzzle("nefarious/13") == {"tries": 2, "hints": 1, "moves": 3}
    assert "pip-fuse" in street.beaten("nefarious")
    assert street.last_result("nefarious", "pip-fuse") == LastResult("lost", "Kraken", 0)
    assert [*lessons.take_remarks(), *street.take_remarks()] == []
