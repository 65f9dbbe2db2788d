"""What is made for each system to download."""

from __future__ import annotations

import ast
import configparser
import plistlib
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import packages
import pytest

from client.shell.window import DESKTOP_ID
from engine import __version__, games

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A folder as PyInstaller makes it, nearly empty."""
    folder = tmp_path / packages.NAME
    (folder / "_internal").mkdir(parents=True)
    (folder / packages.NAME).write_text('#!/bin/sh\necho started "$@"\n')
    (folder / packages.NAME).chmod(0o755)
    packages.add_desktop_files(folder / "share")
    return folder


def run(*command: str) -> str:
    """What a tool prints; a test is passed over where the tool is missing, and fails where the tool does."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def test_the_menu_has_an_action_for_every_game(program: Path) -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(program / "share" / "applications" / f"{packages.ID}.desktop", encoding="utf-8")
    for slug in games.slugs():
        assert entry[f"Desktop Action {slug}"]["Exec"] == f"{packages.NAME} table --game {slug}"
    assert entry["Desktop Entry"]["StartupWMClass"] == packages.ID == DESKTOP_ID
    icon = program / "share" / "icons" / "hicolor" / "scalable" / "apps" / f"{entry['Desktop Entry']['Icon']}.svg"
    assert icon.is_file()


def test_desktop_and_software_center_accept_their_files(program: Path) -> None:
    run("desktop-file-validate", str(program / "share" / "applications" / f"{packages.ID}.desktop"))
    run("appstreamcli", "validate", "--no-net", str(program / "share" / "metainfo" / f"{packages.ID}.metainfo.xml"))


def test_the_archive_holds_the_folder(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    [file] = packages.downloads(program, program.parent, None)
    assert file.name.endswith(".tar.gz")
    with tarfile.open(file) as packed:
        assert f"{packages.NAME}/{packages.NAME}" in packed.getnames()
    assert packages.check_size(file).startswith(f"Made {file}")


def test_an_app_image_is_its_runtime_and_a_folder_that_starts(program: Path, tmp_path: Path) -> None:
    runtime = tmp_path / "runtime"
    runtime.write_bytes(b"runtime" * 100)
    if shutil.which("mksquashfs") is None:
        pytest.skip("mksquashfs is not installed")
    file = packages.app_image(program, tmp_path / "it.AppImage", runtime)
    assert file.read_bytes().startswith(runtime.read_bytes())
    out = tmp_path / "out"
    run("unsquashfs", "-q", "-n", "-o", str(runtime.stat().st_size), "-d", str(out), str(file))
    assert run(str(out / "AppRun"), "doctor") == "started doctor\n"
    assert (out / f"{packages.ID}.desktop").is_file() and (out / ".DirIcon").resolve().is_file()


def test_without_a_runtime_one_sentence_says_so(program: Path, tmp_path: Path) -> None:
    with pytest.raises(packages.CannotPack, match="no runtime"):
        packages.app_image(program, tmp_path / "it.AppImage", tmp_path / "nothing")


def test_what_is_too_large_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "large"
    file.write_bytes(b"0" * 2000)
    monkeypatch.setattr(packages, "MOST_MB", 0.001)
    with pytest.raises(packages.CannotPack, match="large has"):
        packages.check_size(file)


def test_the_installer_for_windows_is_made(program: Path, tmp_path: Path) -> None:
    (program / "CulDeSac.exe").write_bytes(b"MZ")
    if shutil.which("makensis") is None:
        pytest.skip("makensis is not installed")
    assert packages.installer(program, tmp_path / "setup.exe").read_bytes().startswith(b"MZ")


def test_without_nsis_one_sentence_says_so(program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(packages.CannotPack, match="needs makensis"):
        packages.installer(program, tmp_path / "setup.exe")


def test_macos_can_read_what_the_app_says_of_itself() -> None:
    recipe = ast.parse((ROOT / "build" / "cul-de-sac.spec").read_text(encoding="utf-8"))
    [call] = [node for node in ast.walk(recipe) if isinstance(node, ast.Call) and ast.unparse(node.func) == "BUNDLE"]
    given = {
        word.arg: eval(ast.unparse(word.value), {"__version__": __version__, "baked": ROOT}) for word in call.keywords
    }
    assert plistlib.loads(plistlib.dumps(given["info_plist"])) == given["info_plist"]
    assert given["bundle_identifier"] == packages.ID and re.fullmatch(r"\d+(\.\d+){0,2}", given["version"])
    assert given["info_plist"]["CFBundleVersion"] == __version__


def test_the_flatpak_starts_what_is_built() -> None:
    text = (ROOT / "build" / "linux" / f"{packages.ID}.yml").read_text(encoding="utf-8")
    assert f"id: {packages.ID}" in text and f"command: {packages.NAME}" in text
    assert f"/app/lib/{packages.NAME}/{packages.NAME}" in text


def test_workflows_pin_every_action_by_its_commit() -> None:
    files = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    uses = [line for file in files for line in re.findall(r"uses: (.*)", file.read_text(encoding="utf-8"))]
    assert len(files) >= 2 and uses
    assert [line for line in uses if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v[\d.]+", line)] == []


def test_the_version_stands_in_one_place() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    project = text.partition("[project]")[2].partition("dependencies")[0]
    assert packages.version() == __version__ and 'dynamic = ["version"]' in project and "version =" not in project
