"""The command for card packs: what is there, what is wrong with files, taking in and giving out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.store.files.folders import HOME_VARIABLE, Folders
from main import main
from tests.engine.store.test_packs import GRILL, OTHER

LINE = "barbecue (The Barbecue Set): nefarious 1 card"


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    file = tmp_path / "barbecue.toml"
    file.write_text(GRILL, encoding="utf-8")
    return file


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Folders.in_home(tmp_path / "home").packs


def test_packs_are_taken_in_listed_given_out_and_thrown_away(
    file: Path, tmp_path: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["packs"]) == 0
    assert capsys.readouterr().out == f"There are no card packs in {folder}.\n"
    assert main(["packs", "import", str(file)]) == 0
    assert capsys.readouterr().out == f"{LINE}: added\n"
    assert main(["packs", "list"]) == 0
    assert capsys.readouterr().out == f"{LINE}\n"
    assert main(["packs", "list", "--json"]) == 0
    (pack,) = json.loads(capsys.readouterr().out)
    assert (pack["id"], pack["cards"], pack["problem"]) == ("barbecue", {"nefarious": 1}, "")
    assert main(["packs", "export", "barbecue", str(tmp_path / "copy.toml")]) == 0
    assert (tmp_path / "copy.toml").read_text(encoding="utf-8") == GRILL
    assert main(["packs", "delete", "barbecue"]) == 0
    assert not (folder / "barbecue.toml").exists()


def test_a_check_lists_every_card_with_its_text(file: Path, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(GRILL + 'self = [{ do = "draw", amount = 2 }]\n', encoding="utf-8")
    assert main(["packs", "check", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == LINE and lines[1].startswith("  Golem (invention ") and lines[2] == "      Draw 2 cards."
    assert not folder.exists()


def test_a_check_of_several_files_tells_what_is_wrong_with_each(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(GRILL.replace("cost = 6", "cost = 60"), encoding="utf-8")
    assert main(["packs", "check", str(bad), str(tmp_path / "nowhere.toml"), str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "bad.toml: card 'golem', field 'cost': expected a whole number from 0 to 30, found 60"
    assert lines[1].startswith("Can't read nowhere.toml: ") and lines[2] == LINE


def test_a_broken_pack_is_listed_with_its_reason(file: Path, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder.mkdir(parents=True)
    (folder / "broken.toml").write_text("junk", encoding="utf-8")
    assert main(["packs"]) == 1
    assert capsys.readouterr().out.startswith("broken.toml: not readable as TOML: ")


def test_nothing_is_replaced_unasked(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["packs", "import", str(file)]) == 0
    file.write_text(OTHER, encoding="utf-8")
    assert main(["packs", "import", str(file)]) == 2
    assert capsys.readouterr().err.endswith("barbecue.toml would replace it. Use --replace to do it.\n")
    assert main(["packs", "import", "--replace", str(file)]) == 0


def test_a_wrong_id_is_one_line(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["packs", "export", "nobody", "copy.toml"]) == 2
    assert capsys.readouterr().err == "cul-de-sac packs: There's no card pack nobody. You have none.\n"
