"""Build the executable: `python build/make.py`.

Makes the folder `dist/CulDeSac` and its downloads for the platform that it runs on. Needs the program installed with
its extra `build`, and a C compiler for the rules (`--pure` leaves them uncompiled). PyInstaller's own work folders and
all prepared files are in a temporary folder and are removed. Nothing is written to `build/`.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import packages

BUILD = Path(__file__).resolve().parent
ROOT = BUILD.parent
PROGRAM = "CulDeSac"
LIBRARIES = ("pygame-ce", "pytmx", "platformdirs", "pyinstaller", "mypy", "babel", "attrs", "pytz", "typing_extensions")
FONT_PACKAGES = "fontpkg-"
VOICE = ("accesskit", "prismatoid", "cffi")
"""What speaks and what screen readers need, in the program where it is installed."""


def main() -> int:
    """Build, and print where the program is and how large."""
    parser = argparse.ArgumentParser(description="Build the executable for this platform.")
    parser.add_argument("--output", type=Path, default=ROOT / "dist", help="folder to build in (default: dist)")
    parser.add_argument("--runtime", type=Path, help="the runtime of an AppImage; without it none is made")
    parser.add_argument("--pure", action="store_true", help="do not compile the rules; needs no C compiler")
    given = parser.parse_args()
    output = given.output.resolve()
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    sys.path[:0] = [str(ROOT), str(BUILD)]
    with tempfile.TemporaryDirectory(prefix="cul-de-sac-") as work:
        engine = ROOT if given.pure else compile_rules(Path(work) / "compiled")
        baked = Path(work) / "baked"
        bake(baked)
        run_pyinstaller(output, Path(work) / "work", baked, engine)
    program = output / PROGRAM
    pack(program / "_internal" / "base_library.zip")
    add_licenses(program / "licenses")
    if sys.platform == "linux":
        packages.add_desktop_files(program / "share")
    print(f"Built {program}: {megabytes(program):.1f} MB.")
    try:
        for file in packages.downloads(program, output, given.runtime):
            print(packages.check_size(file))
    except packages.CannotPack as problem:
        raise SystemExit(f"build/make.py: {problem}") from None
    return 0


def compile_rules(folder: Path) -> Path:
    """Compile the rules into this folder. Raises SystemExit with one sentence when that cannot be."""
    from compile import CannotCompile, compile_into

    try:
        compile_into(folder)
    except CannotCompile as problem:
        raise SystemExit(f"build/make.py: {problem} With --pure the program is built without compiled rules.") from None
    return folder


def bake(folder: Path) -> None:
    """Make what the program needs ready-made: one file for each weight of a typeface, the icon, what starts it.

    PyInstaller looks next to that script first: where it lies in the repository, no compiled `engine` would be found.
    """
    import icons

    from client.art import fonts

    (folder / "fonts").mkdir(parents=True)
    print("Cutting the typefaces out of their packages ...", flush=True)
    fonts.freeze_all(folder / "fonts")
    icons.write_windows_icon(folder / "icon.ico")
    icons.write_mac_icon(folder / "icon.icns")
    shutil.copy(ROOT / "main.py", folder)


def run_pyinstaller(output: Path, work: Path, baked: Path, engine: Path) -> None:
    """Run PyInstaller in a process of its own, with the `engine` of a folder; raises SystemExit when it fails."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(output), "--workpath", str(work), str(BUILD / "cul-de-sac.spec")]
    print("Collecting the program ...", flush=True)
    folders = {"CUL_DE_SAC_BAKED": str(baked), "CUL_DE_SAC_ENGINE": str(engine)}
    ended = subprocess.run(command, env=os.environ | folders, check=False)
    if ended.returncode != 0:
        raise SystemExit(f"build/make.py: PyInstaller ended with exit code {ended.returncode}.")


def pack(library: Path) -> None:
    """Pack what PyInstaller stores as it is: the modules that Python starts with."""
    with zipfile.ZipFile(library) as stored, zipfile.ZipFile(packed := library.with_suffix(".packed"), "w") as smaller:
        for entry in stored.infolist():
            smaller.writestr(entry.filename, stored.read(entry), zipfile.ZIP_DEFLATED, compresslevel=9)
    packed.replace(library)


def add_licenses(folder: Path) -> None:
    """Put the license texts of the program and of everything in it next to it."""
    folder.mkdir()
    for file in (ROOT / "LICENSE", ROOT / "THIRD_PARTY_NOTICES.md", *sorted((BUILD / "licenses").iterdir())):
        shutil.copy(file, folder)
    there = {distribution.metadata["Name"] for distribution in importlib.metadata.distributions()}
    optional = {name for name in there if name in VOICE or name.startswith(FONT_PACKAGES)}
    for name in (*LIBRARIES, *sorted(optional)):
        for text, words in license_files(name):
            shutil.copy(text, folder / f"{name}-{words}")
    python = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    if python.is_file():
        shutil.copy(python, folder / "Python-LICENSE.txt")


def license_files(name: str) -> Iterator[tuple[Path, str]]:
    """Yield the license texts in the metadata of an installed package, each with a name for it.

    Babel's Unicode data has a license of its own, which is included.
    """
    for file in importlib.metadata.files(name) or ():
        place, *within = file.parts
        if file.name == "LICENSE.unicode":
            yield Path(str(file.locate())), file.name
        elif place.endswith(".dist-info") and within[0] == "licenses":
            yield Path(str(file.locate())), "-".join(within[1:])
        elif place.endswith(".dist-info") and file.name.upper().startswith(("LICEN", "COPYING", "OFL")):
            yield Path(str(file.locate())), file.name


def megabytes(folder: Path) -> float:
    """Return the size of a folder's files in millions of bytes."""
    files = (file for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    return sum(file.stat().st_size for file in files) / 1e6


if __name__ == "__main__":
    sys.exit(main())
