"""What is told of the program."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.scenes.about import NEWS, AboutScene
from client.scenes.data_buttons import OwnThings
from client.widgets import Words
from engine import __version__
from engine.store.files.atomic import StoreError
from engine.store.files.folders import Folders
from engine.store.player.backup_file import run_scheduled_import
from engine.words import assets
from engine.words.say import news
from tests.client.scenes.desk import Desk, misplaced


def told(scene: AboutScene) -> str:
    return "\n".join(widget.words for widget in scene.form.all() if isinstance(widget, Words))


def test_what_is_new_shows_five_things_with_their_pictures() -> None:
    scene = AboutScene(None, new_first=True)
    Desk(scene)
    words = told(scene)
    assert len(NEWS) == 5 and all(news(f"{key}-name") in words and news(key) in words for key in NEWS)
    assert all(assets.path(f"art/shell/new-{key}.svg").is_file() for key in NEWS)
    assert misplaced(scene) == []


def test_the_page_names_version_license_and_folders(tmp_path: Path) -> None:
    scene = AboutScene(Folders.in_home(tmp_path))
    Desk(scene)
    words = told(scene)
    assert __version__ in words and "MIT" in words and str(tmp_path / "data") in words and "fan project" in words
    assert news("houses") in words


def test_after_an_update_what_is_new_comes_first() -> None:
    first, second = AboutScene(None, new_first=True), AboutScene(None)
    assert first.title == "What's new" and [part.name for part in first.area.children] == [
        part.name for part in reversed(second.area.children)
    ]


@pytest.mark.parametrize(("size", "text_scale"), [((1280, 720), 100), ((1024, 600), 200)])
def test_nothing_lies_over_anything_else(size: tuple[int, int], text_scale: int, tmp_path: Path) -> None:
    scene = AboutScene(Folders.in_home(tmp_path))
    Desk(scene, size=size, text_scale=text_scale)
    assert misplaced(scene) == []


def test_everything_is_written_and_waits_for_the_next_start(tmp_path: Path) -> None:
    old, new = Folders.in_home(tmp_path / "old"), Folders.in_home(tmp_path / "new")
    old.config.mkdir(parents=True)
    (old.config / "settings.json").write_text('{"own_name": "Ada"}', encoding="utf-8")
    page = AboutScene(None)
    Desk(page)
    OwnThings(old, page).give(tmp_path / "all.culdesac")
    with pytest.raises(StoreError):
        OwnThings(new, page).take(tmp_path / "nothing")
    OwnThings(new, page).take(tmp_path / "all.culdesac")
    assert run_scheduled_import(new) and (new.config / "settings.json").is_file()
