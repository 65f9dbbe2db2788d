"""The doctor finds what is broken and says so plainly."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from client.art import cache, svg
from client.commands import doctor
from client.table.picture import registry
from engine.games import load
from engine.kernel.files.faults import BadCard, one_of
from engine.store.files.folders import Folders
from engine.words import assets
from main import main
from tests.engine.parts import exchange


@pytest.fixture
def few_assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An assets folder with one drawing, one text, all sounds and maps, of which the program thinks it is its own."""
    folder = tmp_path / "assets"
    (folder / "art").mkdir(parents=True)
    shutil.copy(assets.path("art/shell/seat-1.svg"), folder / "art" / "seat.svg")
    (folder / "texts.toml").write_text('greeting = "Hello"\n', encoding="utf-8")
    for name in ("sounds", "music", "tables"):
        shutil.copytree(assets.folder() / name, folder / name)
    monkeypatch.setattr(assets, "folder", lambda: folder)
    registry.load.cache_clear()
    yield folder
    registry.load.cache_clear()


def broken(findings: object) -> list[str]:
    """The texts of the bad findings."""
    return [finding.text for finding in findings if not finding.good]  # type: ignore[attr-defined]


def test_the_libraries_of_this_program_are_in_order() -> None:
    findings = list(doctor.check_versions())
    assert broken(findings) == []
    assert any(finding.text.startswith("pygame-ce 2.") for finding in findings)


def test_folders_that_can_be_made_are_in_order_and_not_made(tmp_path: Path) -> None:
    findings = list(doctor.check_folders(Folders.in_home(tmp_path / "home")))
    assert len(findings) == 4
    assert broken(findings) == []
    assert list(tmp_path.iterdir()) == []


def test_a_file_in_the_place_of_a_folder_is_found(tmp_path: Path) -> None:
    folders = Folders.in_home(tmp_path)
    folders.state.touch()
    assert broken(doctor.check_folders(folders)) == [f"reports: {folders.state}: can't write there"]


def test_broken_settings_and_damaged_matches_are_found(tmp_path: Path) -> None:
    folders = Folders.in_home(tmp_path)
    assert broken(doctor.check_files(folders)) == []
    for file in (folders.config / "settings.json", folders.data / "matches.sqlite"):
        file.parent.mkdir()
        file.write_bytes(b"nonsense" * 1000)
    settings, matches = broken(doctor.check_files(folders))
    assert settings.startswith("settings.json is damaged")
    assert matches.startswith("matches.sqlite was damaged")


def test_assets_that_can_be_read_are_in_order(few_assets: Path) -> None:
    assert broken(doctor.check_assets()) == []
    assert broken(doctor.check_sounds()) == []
    assert broken(doctor.check_maps()) == []


def test_each_broken_asset_is_named(few_assets: Path) -> None:
    (few_assets / "art" / "torn.svg").write_text("<svg", encoding="utf-8")
    (few_assets / "bad.toml").write_text("greeting = ", encoding="utf-8")
    assert broken(doctor.check_assets()) == [f"{Path('art', 'torn.svg')}: can't read it", "bad.toml: can't read it"]


@pytest.mark.parametrize("content", [b"", b"not a sound"])
def test_missing_and_broken_sounds_are_named(few_assets: Path, content: bytes) -> None:
    whole = [finding.text for finding in doctor.check_sounds()][-1]
    (few_assets / "music" / "shell-calm.ogg").unlink()
    (few_assets / "sounds" / "coin-1.ogg").write_bytes(content)
    coin, calm, together = broken(doctor.check_sounds())
    assert coin == "sound sounds/coin-1.ogg: no Ogg file"
    assert calm.startswith("sound music/shell-calm.ogg: Can't find music/shell-calm.ogg in")
    assert together == f"sounds: {int(whole.removeprefix('sounds: ')) - 2}"


@pytest.mark.sample(1)
@pytest.mark.parametrize("content", ["<map", "", '<map version="1.10" width="1" height="1" tilewidth="8"/>'])
def test_each_broken_map_is_named(few_assets: Path, content: str) -> None:
    (few_assets / "tables" / "nefarious-4.tmx").write_text(content, encoding="utf-8")
    [finding] = broken(doctor.check_maps())
    assert finding.startswith("nefarious-4.tmx")


def test_every_number_of_players_needs_a_map(few_assets: Path) -> None:
    (few_assets / "tables" / "nefarious-5.tmx").unlink()
    [finding] = broken(doctor.check_maps())
    assert finding.startswith("Can't find tables/nefarious-5.tmx in")


def test_a_map_needs_a_place_for_everything_on_the_table(few_assets: Path) -> None:
    file = few_assets / "tables" / "nefarious-2.tmx"
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole.replace('name="twists" type="zone"', 'name="twist" type="zone"'), encoding="utf-8")
    [finding] = broken(doctor.check_maps())
    assert finding.startswith("nefarious-2.tmx does not fit the game: the table's zone twist, which the game does not")
    assert finding.endswith("; the table's zone twists")


@pytest.mark.slow
def test_cards_drawings_and_computer_seats_of_the_games_are_in_order() -> None:
    assert broken(doctor.check_games()) == []


def test_a_mistake_in_a_card_is_told_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def faces() -> list[object]:
        raise BadCard("cards/pets.toml", "yeti", ("kind",), one_of(["pet"]), "pte")

    exchange(monkeypatch, load("runes-and-regulations"), "shows", faces=faces)
    found = [text for text in broken(doctor.check_games()) if text.startswith("runes-and-regulations")]
    assert found == [
        "runes-and-regulations: cards/pets.toml: card 'yeti', field 'kind': expected one of pet, found 'pte'"
    ]


@pytest.mark.slow
def test_a_missing_drawing_is_named_also_one_of_a_marked_card(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = ("art/runes-and-regulations/bratty-dragon.svg", "art/runes-and-regulations/hexed-bratty-dragon.svg")
    whole = assets.path

    def path(name: str) -> Path:
        return whole(f"{name}.lost" if name in lost else name)

    svg.read_source.cache_clear()
    cache.clear_all()
    monkeypatch.setattr(assets, "path", path)
    found = broken(doctor.check_games())
    svg.read_source.cache_clear()
    assert [text.split(" in /")[0] for text in found] == [
        f"runes-and-regulations: Can't find {name}.lost" for name in lost
    ]


def test_a_program_without_assets_is_told_from_a_whole_one(
    few_assets: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(doctor, "check_fonts", lambda folders: iter(()))
    monkeypatch.setattr(doctor, "check_games", lambda: iter(()))
    monkeypatch.setattr(doctor, "check_street", lambda: iter(()))
    monkeypatch.setattr(doctor, "check_learning", lambda folders: iter(()))
    assert main(["doctor"]) == 0
    assert capsys.readouterr().out.endswith("\nEverything is in order.\n")
    shutil.rmtree(few_assets)
    registry.load.cache_clear()
    assert main(["doctor"]) == 1
    shown = capsys.readouterr().out
    assert "  BROKEN  drawings: 0\n" in shown
    assert "  BROKEN  sounds: 0\n" in shown
    assert "  BROKEN  Can't find tables/nefarious-2.tmx in" in shown
    assert shown.endswith(" things are broken.\n")


def test_a_voice_that_lacks_a_part_is_broken_and_one_that_is_not_there_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "prism", None)
    assert [finding.good for finding in doctor.check_versions() if "prism" in finding.text] == [True]
    monkeypatch.delitem(sys.modules, "prism")
    (tmp_path / "prism.py").write_text("import prism_native_part\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    (found,) = [finding for finding in doctor.check_versions() if "prism" in finding.text]
    assert not found.good and "prism_native_part" in found.text
