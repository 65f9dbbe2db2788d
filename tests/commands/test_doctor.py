"""The doctor finds what is broken and says so plainly."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from client.art import assets
from client.commands import dispatch, doctor
from engine.store.folders import Folders


@pytest.fixture
def few_assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An assets folder with one drawing, one text and one map, of which the program thinks it is its own."""
    folder = tmp_path / "assets"
    (folder / "art").mkdir(parents=True)
    (folder / "tables").mkdir()
    shutil.copy(assets.path("art/shell/seat-1.svg"), folder / "art" / "seat.svg")
    (folder / "texts.toml").write_text('greeting = "Hello"\n', encoding="utf-8")
    (folder / "tables" / "small.tmx").write_text(
        '<map version="1.10" orientation="orthogonal" width="1" height="1" tilewidth="8" tileheight="8">'
        '<objectgroup id="1" name="zones"><object id="1" name="deck" x="0" y="0" width="8" height="8"/>'
        "</objectgroup></map>",
        encoding="utf-8",
    )
    monkeypatch.setattr(assets, "folder", lambda: folder)
    return folder


def broken(findings: object) -> list[str]:
    """The texts of the bad findings."""
    return [finding.text for finding in findings if not finding.good]  # type: ignore[attr-defined]


def test_the_libraries_of_this_program_are_in_order() -> None:
    findings = list(doctor.check_versions())
    assert broken(findings) == []
    assert any(finding.text.startswith("pygame-ce 2.") for finding in findings)


def test_folders_that_can_be_made_are_in_order_and_not_made(tmp_path: Path) -> None:
    findings = list(doctor.check_folders(Folders.below(tmp_path / "home")))
    assert len(findings) == 4
    assert broken(findings) == []
    assert list(tmp_path.iterdir()) == []


def test_a_file_in_the_place_of_a_folder_is_found(tmp_path: Path) -> None:
    folders = Folders.below(tmp_path)
    folders.state.touch()
    assert broken(doctor.check_folders(folders)) == [
        f"matches in progress: {folders.state} cannot be written to"
    ]


def test_broken_settings_and_a_broken_history_are_found(tmp_path: Path) -> None:
    folders = Folders.below(tmp_path)
    assert broken(doctor.check_files(folders)) == []
    for file in (folders.config / "settings.json", folders.data / "history.sqlite"):
        file.parent.mkdir()
        file.write_bytes(b"nonsense" * 1000)
    settings, history = broken(doctor.check_files(folders))
    assert settings.startswith("settings.json is damaged")
    assert history.startswith("history.sqlite is damaged")


def test_assets_that_can_be_read_are_in_order(few_assets: Path) -> None:
    assert broken(doctor.check_assets()) == []
    assert broken(doctor.check_maps()) == []


def test_each_broken_asset_is_named(few_assets: Path) -> None:
    (few_assets / "art" / "torn.svg").write_text("<svg", encoding="utf-8")
    (few_assets / "bad.toml").write_text("greeting = ", encoding="utf-8")
    assert broken(doctor.check_assets()) == [
        f"{Path('art', 'torn.svg')} cannot be read",
        "bad.toml cannot be read",
    ]


@pytest.mark.parametrize("content", ["<map", "", '<map version="1.10" width="1" height="1" tilewidth="8"/>'])
def test_each_broken_map_is_named(few_assets: Path, content: str) -> None:
    (few_assets / "tables" / "torn.tmx").write_text(content, encoding="utf-8")
    [finding] = broken(doctor.check_maps())
    assert finding.startswith("torn.tmx: ")


def test_a_program_without_assets_is_told_from_a_whole_one(
    few_assets: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(doctor, "check_fonts", lambda folders: iter(()))
    assert dispatch(["doctor"]) == 0
    assert capsys.readouterr().out.endswith("\nEverything is in order.\n")
    shutil.rmtree(few_assets)
    assert dispatch(["doctor"]) == 1
    shown = capsys.readouterr().out
    assert "  BROKEN  drawings: 0\n" in shown
    assert shown.endswith("\n3 things are broken.\n")
