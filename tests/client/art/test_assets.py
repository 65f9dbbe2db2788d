from __future__ import annotations

import sys
from pathlib import Path

import pytest

from engine.words import assets


@pytest.fixture(autouse=True)
def forget_the_folder():
    assets.folder.cache_clear()
    yield
    assets.folder.cache_clear()


def test_the_source_tree_has_its_assets_beside_the_client() -> None:
    assert assets.path("art/shell/seat-1.svg").is_file()
    assert assets.exists("art/shell/seat-1.svg")
    assert not assets.exists("art/shell/seat-9.svg")


def test_a_packaged_program_brings_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "here.txt").write_text("found")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert assets.path("here.txt").read_text() == "found"


def test_a_missing_file_is_one_clear_sentence() -> None:
    with pytest.raises(assets.AssetMissing) as raised:
        assets.path("maps/nowhere.tmx")
    message = str(raised.value)
    assert "maps/nowhere.tmx" in message and "Reinstall Cul-de-Sac" in message


def test_missing_assets_say_where_they_were_sought(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(assets, "list_candidates", lambda: [tmp_path / "nothing"])
    with pytest.raises(assets.AssetMissing, match="nothing"):
        assets.folder()
