"""The steps of a release that need no GitHub: `python build/release.py STEP`. The release workflow runs the same ones.

tag TAG             whether a tag names the version
installer FOLDER    make the Windows installer from the .zip in a folder; needs makensis
papers FOLDER       add a bill of materials and the SHA-256 sums of all downloads, and write notes.md from the changelog
"""

from __future__ import annotations

import argparse
import hashlib
import re
import subprocess
import sys
import tempfile
import venv
import zipfile
from pathlib import Path

import packages

ROOT = Path(__file__).resolve().parents[1]
SUMS = "SHA256SUMS"
CYCLONEDX = "cyclonedx-bom>=7,<8"


def main() -> int:
    """Take one step."""
    sys.path.insert(0, str(ROOT))
    parser = argparse.ArgumentParser(description="Take a step of a release.")
    steps = parser.add_subparsers(dest="step", required=True)
    steps.add_parser("tag", help="whether a tag names the version").add_argument("tag")
    for name, words in (("installer", "make the Windows installer"), ("papers", "bill of materials, sums and notes")):
        steps.add_parser(name, help=words).add_argument("folder", type=Path)
    given = parser.parse_args()
    try:
        if given.step == "tag":
            check_tag(given.tag)
        elif given.step == "installer":
            print(packages.check_size(make_installer(given.folder)))
        else:
            write_bill(given.folder / f"{packages.NAME}-{packages.version()}.cdx.json")
            write_sums(given.folder)
            Path("notes.md").write_text(notes(packages.version()), encoding="utf-8")
    except packages.CannotPack as problem:
        print(f"build/release.py: {problem}", file=sys.stderr)
        return 1
    return 0


def check_tag(tag: str) -> None:
    """Raise CannotPack for a tag that doesn't name the version."""
    if tag != f"v{packages.version()}":
        raise packages.CannotPack(f"The tag is {tag}, but the version is {packages.version()}.")


def make_installer(folder: Path) -> Path:
    """Make the installer from the .zip that Windows has built. Raises CannotPack."""
    built = sorted(folder.glob(f"{packages.NAME}-*-windows-*.zip"))
    if len(built) != 1:
        raise packages.CannotPack(f"{folder} must hold one .zip for Windows, and holds {len(built)}.")
    with tempfile.TemporaryDirectory() as work:
        zipfile.ZipFile(built[0]).extractall(work)
        return packages.installer(Path(work, packages.NAME), folder.resolve() / f"{built[0].stem}-setup.exe")


def write_bill(file: Path) -> None:
    """Write what the program runs on as CycloneDX, from an environment that has nothing else."""
    with tempfile.TemporaryDirectory() as work:
        program, tool = Path(work, "program"), Path(work, "tool")
        venv.create(program, symlinks=True)
        venv.create(tool, symlinks=True, with_pip=True)
        python = tool / "bin" / "python"
        subprocess.run([python, "-m", "pip", "--python", program / "bin" / "python", "install", "-q", ROOT], check=True)
        subprocess.run([python, "-m", "pip", "install", "-q", CYCLONEDX], check=True)
        subprocess.run(
            [
                tool / "bin" / "cyclonedx-py",
                "environment",
                program / "bin" / "python",
                "--pyproject",
                ROOT / "pyproject.toml",
                "--of",
                "JSON",
                "-o",
                file,
            ],
            check=True,
        )


def write_sums(folder: Path) -> None:
    """Write the SHA-256 sums of a folder's files as `sha256sum -c` reads them."""
    files = sorted(file for file in folder.iterdir() if file.is_file() and file.name != SUMS)
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8")


def notes(version: str) -> str:
    """Return the section of a version in the changelog. Raises CannotPack where there is none."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for section in re.split(r"^(?=## )", changelog, flags=re.MULTILINE):
        if re.match(rf"## \[?{re.escape(version)}\b(?!\.)", section):
            return section
    raise packages.CannotPack(f"The changelog has no section for {version}.")


if __name__ == "__main__":
    sys.exit(main())
