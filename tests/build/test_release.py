"""The steps of a release that need no GitHub."""

from __future__ import annotations

import hashlib
import zipfile
from pathlib import Path

import packages
import pytest
import release

from engine import __version__


def test_only_the_version_is_a_tag() -> None:
    release.check_tag(f"v{__version__}")
    with pytest.raises(packages.CannotPack, match=f"but the version is {__version__}"):
        release.check_tag("v99.0.0")


def test_every_download_has_its_sum(tmp_path: Path) -> None:
    (tmp_path / "b.zip").write_bytes(b"two")
    (tmp_path / "a.zip").write_bytes(b"one")
    release.write_sums(tmp_path)
    release.write_sums(tmp_path)  # its own file is no download
    one, two = (tmp_path / "SHA256SUMS").read_text().splitlines()
    assert one == f"{hashlib.sha256(b'one').hexdigest()}  a.zip" and two.endswith("  b.zip")


def test_the_notes_are_the_section_of_the_version() -> None:
    notes = release.notes("0.1.0")
    assert notes.startswith("## 0.1.0 ") and "\n## " not in notes
    for other in ("0.1", "99.0.0"):
        with pytest.raises(packages.CannotPack, match="no section"):
            release.notes(other)


def test_the_installer_is_made_of_the_one_archive_for_windows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(packages.CannotPack, match="holds 0"):
        release.make_installer(tmp_path)
    with zipfile.ZipFile(tmp_path / f"{packages.NAME}-1.0.0-windows-x86_64.zip", "w") as packed:
        packed.writestr(f"{packages.NAME}/CulDeSac.exe", b"MZ")
    taken: list[bytes] = []

    def installer(folder: Path, file: Path) -> Path:
        taken.append((folder / "CulDeSac.exe").read_bytes())
        return file

    monkeypatch.setattr(packages, "installer", installer)
    assert release.make_installer(tmp_path).name == f"{packages.NAME}-1.0.0-windows-x86_64-setup.exe"
    assert taken == [b"MZ"]
