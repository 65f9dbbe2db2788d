"""The trial of a built program waits for sentences that the program prints."""

from __future__ import annotations

from pathlib import Path

import check
import pytest

from engine.store.files.folders import HOME_VARIABLE
from main import main


def test_the_card_of_the_trial_is_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    (tmp_path / "pack.toml").write_text(check.PACK, encoding="utf-8")
    assert main(["packs", "import", str(tmp_path / "pack.toml")]) == 0
    assert check.IMPORTED in capsys.readouterr().out
