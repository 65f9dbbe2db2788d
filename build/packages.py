"""What people of each system expect to download, made from the folder that PyInstaller has made.

Linux     a .tar.gz and, given the runtime that every AppImage begins with, an AppImage
Windows   a .zip, of which build/release.py makes the installer, on Linux
macOS     the .app, signed ad hoc, in a .dmg
"""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from datetime import date
from pathlib import Path

BUILD = Path(__file__).resolve().parent
NAME, ID = "CulDeSac", "io.github.culdesac.CulDeSac"
MOST_MB = 80.0
ICON_SIZES = (16, 32, 48, 64, 128, 256, 512)


class CannotPack(Exception):
    """Something that makes a download is missing, or one is too large; the message says which."""


def version() -> str:
    """Return the version from its one place."""
    from engine import __version__

    return __version__


def downloads(program: Path, output: Path, runtime: Path | None) -> Iterator[Path]:
    """Make every download that this system can make of a built folder; gives each file. Raises CannotPack."""
    stem = f"{NAME}-{version()}-{ {'darwin': 'macos', 'win32': 'windows'}.get(sys.platform, 'linux') }-{machine()}"
    if sys.platform == "darwin":
        yield disk_image(output / f"{NAME}.app", output / f"{stem}.dmg")
    elif sys.platform == "win32":
        yield Path(shutil.make_archive(str(output / stem), "zip", program.parent, program.name))
    else:
        yield Path(shutil.make_archive(str(output / stem), "gztar", program.parent, program.name))
        if runtime is not None:
            yield app_image(program, output / f"{stem}.AppImage", runtime)


def machine() -> str:
    """Return the processor's name for file names."""
    return {"amd64": "x86_64"}.get(platform.machine().lower(), platform.machine().lower())


def check_size(file: Path) -> str:
    """Return the size of a download in a sentence. Raises CannotPack if it is too large."""
    size = file.stat().st_size / 1e6
    if size > MOST_MB:
        raise CannotPack(f"{file.name} has {size:.1f} MB; at most {MOST_MB:.0f} MB are wanted.")
    return f"Made {file}: {size:.1f} MB."


# -- Linux ------------------------------------------------------------------------------------------------------


def desktop_entry() -> str:
    """Return the entry for a desktop's menu, with an action for every game."""
    from engine.games import load, slugs

    entry = (BUILD / "linux" / "cul-de-sac.desktop").read_text(encoding="utf-8")
    actions = "".join(
        f"\n[Desktop Action {slug}]\nName={load(slug).title}\nExec={NAME} table --game {slug}\n" for slug in slugs()
    )
    return f"{entry}Actions={';'.join(slugs())};\n{actions}"


def metainfo() -> str:
    """Return the description for software centers."""
    text = (BUILD / "linux" / f"{ID}.metainfo.xml").read_text(encoding="utf-8")
    return text.replace("@VERSION@", version()).replace("@DATE@", date.today().isoformat())


def add_desktop_files(share: Path) -> None:
    """Put what a Linux desktop shows into a folder `share`: the entry of the menu, icons, the description."""
    import icons

    for folder in ("applications", "metainfo"):
        (share / folder).mkdir(parents=True)
    (share / "applications" / f"{ID}.desktop").write_text(desktop_entry(), encoding="utf-8")
    (share / "metainfo" / f"{ID}.metainfo.xml").write_text(metainfo(), encoding="utf-8")
    hicolor = share / "icons" / "hicolor"
    for size in ICON_SIZES:
        place = hicolor / f"{size}x{size}" / "apps"
        place.mkdir(parents=True)
        (place / f"{ID}.png").write_bytes(icons.png(size))
    (hicolor / "scalable" / "apps").mkdir(parents=True)
    shutil.copy(icons.DRAWING, hicolor / "scalable" / "apps" / f"{ID}.svg")


def app_image(program: Path, file: Path, runtime: Path) -> Path:
    """Make one file that is a program: the runtime, then a squashed folder. Raises CannotPack."""
    if not runtime.is_file():
        raise CannotPack(f"There is no runtime {runtime}.")
    squash = shutil.which("mksquashfs")
    if squash is None:
        raise CannotPack("An AppImage needs mksquashfs, of the package squashfs-tools.")
    with tempfile.TemporaryDirectory() as work:
        folder, squashed = Path(work, "AppDir"), Path(work, "squashed")
        app_folder(program, folder)
        subprocess.run(
            [squash, str(folder), str(squashed), "-root-owned", "-noappend", "-comp", "zstd", "-quiet"],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        file.write_bytes(runtime.read_bytes() + squashed.read_bytes())
    file.chmod(0o755)
    return file


def app_folder(program: Path, folder: Path) -> None:
    """Make the folder inside an AppImage."""
    shutil.copytree(
        program, folder / "usr" / "lib" / NAME, ignore=lambda where, _: ["share"] if where == str(program) else []
    )
    shutil.copytree(program / "share", folder / "usr" / "share")
    shutil.copy(program / "share" / "applications" / f"{ID}.desktop", folder)
    shutil.copy(program / "share" / "icons" / "hicolor" / "256x256" / "apps" / f"{ID}.png", folder)
    (folder / ".DirIcon").symlink_to(f"{ID}.png")
    start = folder / "AppRun"
    here = '$(dirname "$(readlink -f "$0")")'
    start.write_text(f'#!/bin/sh\nexec "{here}/usr/lib/{NAME}/{NAME}" "$@"\n', encoding="utf-8")
    start.chmod(0o755)


# -- Windows and macOS --------------------------------------------------------------------------------------------


def installer(folder: Path, file: Path) -> Path:
    """Make the 64-bit installer for Windows. Raises CannotPack.

    It is made on Linux: NSIS for Windows comes without its 64-bit parts.
    """
    import icons

    if shutil.which("makensis") is None:
        raise CannotPack("The installer needs makensis, of the package nsis.")
    with tempfile.TemporaryDirectory() as work:
        icon = Path(work, "icon.ico")
        icons.write_windows_icon(icon)
        given = {"VERSION": version(), "FOLDER": folder, "ICON": icon, "OUTPUT": file}
        subprocess.run(
            [
                "makensis",
                "-V2",
                *(f"-D{name}={value}" for name, value in given.items()),
                str(BUILD / "windows" / "installer.nsi"),
            ],
            check=True,
        )
    return file


def disk_image(app: Path, file: Path) -> Path:
    """Put the .app, signed ad hoc, into a compressed disk image with a link to the programs' folder."""
    subprocess.run(["codesign", "--force", "--deep", "--sign", "-", str(app)], check=True)
    with tempfile.TemporaryDirectory() as work:
        shutil.copytree(app, Path(work, app.name), symlinks=True)
        Path(work, "Applications").symlink_to("/Applications")
        subprocess.run(
            ["hdiutil", "create", "-volname", "Cul-de-Sac", "-srcfolder", work, "-ov", "-format", "UDZO", str(file)],
            check=True,
        )
    return file
