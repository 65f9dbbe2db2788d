"""The program keeps its files where the platform, the player or a portable copy wants them."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.store.files.folders import Folders, can_be_used, program_folder, unusable, user_folders
from tests.forbidden import forbid


def test_the_environment_moves_everything_below_one_folder(tmp_path: Path) -> None:
    folders = user_folders(environment={"CUL_DE_SAC_HOME": str(tmp_path / "here")})
    assert folders == Folders.in_home(tmp_path / "here")


def test_a_portable_run_keeps_everything_beside_the_program(tmp_path: Path) -> None:
    folders = user_folders(portable=True, program=tmp_path, environment={})
    assert folders == Folders.in_home(tmp_path / "user")


def test_a_marker_beside_the_program_makes_it_portable(tmp_path: Path) -> None:
    assert tmp_path not in user_folders(program=tmp_path, environment={}).config.parents
    (tmp_path / "portable").touch()
    assert user_folders(program=tmp_path, environment={}) == Folders.in_home(tmp_path / "user")


def test_the_environment_wins_over_a_portable_run(tmp_path: Path) -> None:
    environment = {"CUL_DE_SAC_HOME": str(tmp_path / "here")}
    folders = user_folders(portable=True, program=tmp_path, environment=environment)
    assert folders == Folders.in_home(tmp_path / "here")


def test_the_platforms_folders_are_used_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    folders = user_folders(program=tmp_path, environment={})
    for folder in (folders.config, folders.data, folders.state, folders.cache):
        assert "cul-de-sac" in folder.parts
    assert folders.cache not in (folders.config, folders.data, folders.state)


def test_matches_in_progress_and_named_saves_never_share_a_folder(tmp_path: Path) -> None:
    for folders in (Folders.in_home(tmp_path), Folders(tmp_path, tmp_path, tmp_path, tmp_path)):
        places = {folders.reports, folders.packs, folders.fonts, folders.config}
        assert len(places) == 4


def test_asking_for_folders_makes_none(tmp_path: Path) -> None:
    user_folders(environment={"CUL_DE_SAC_HOME": str(tmp_path / "here")})
    assert list(tmp_path.iterdir()) == []


def test_the_program_folder_holds_the_engine() -> None:
    assert (program_folder() / "engine" / "store" / "store.py").is_file()


def test_folders_that_can_be_used_or_made_need_no_sentence(tmp_path: Path) -> None:
    folders = Folders.in_home(tmp_path / "not" / "there")
    assert unusable(folders) == "" and not folders.config.exists()
    folders.config.mkdir(parents=True)
    assert unusable(folders) == ""


def test_one_sentence_says_what_cannot_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folders = Folders.in_home(tmp_path)
    forbid(monkeypatch, folders.data)
    assert unusable(folders).startswith("Can't read or save your matches and card packs: ")
    assert str(folders.data) in unusable(folders)
    forbid(monkeypatch, tmp_path)
    assert unusable(folders).startswith("Can't read or save your settings, matches, card packs and reports: ")
    assert str(tmp_path) in unusable(folders)


def test_a_file_where_a_folder_should_be_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("")
    assert not can_be_used(tmp_path / "state") and not can_be_used(tmp_path / "state" / "reports")
    assert unusable(Folders.in_home(tmp_path)).startswith("Can't read or save your reports: ")
