"""Try the Windows download without Windows: `python build/windows/try.py` builds it under Wine, installs it and plays.

Works on Debian with the Python 3.11 and the packages that build the program on Linux. Prints each step, and the sizes
and times. Ends with exit code 0 when everything passed, 1 when something failed, and 2 when a tool is missing.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import assemble  # noqa: E402
import packages  # noqa: E402
from check import IMPORTED, LARGEST_MB, PACK, STARTS, Trial, games, no_violations  # noqa: E402
from wine import SCREEN, Opened, Windows  # noqa: E402

from make import PROGRAM, ROOT, megabytes  # noqa: E402

TOOLS = {
    "wine": "wine wine64",
    assemble.COMPILER: "gcc-mingw-w64-x86-64-win32",
    "makensis": "nsis",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "import": "imagemagick",
}
INSTALLED = r"\AppData\Local\Programs\CulDeSac"
KEPT = r"\AppData\Roaming\cul-de-sac"
SPEECH_KEY = "ctrl+F4"
QUIET_SECONDS, OPEN_SECONDS = 4.0, 120.0
LOOK_AT_SECONDS = 8.0
LONG = "C:\\" + "\\".join(["a long folder " + "x" * 46] * 5)
INDIA = timedelta(hours=5, minutes=30)
PLAYED = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d")
MAGNIFIED = (125, 150, 200)
"""In percent."""
WINDOW, FULL = "1280x720", SCREEN.removesuffix("x24")
LISTEN_SECONDS = 20.0
"""How long the program has to go on after its speech was turned on."""


def main() -> int:
    """Run every step; a step that later ones need ends the trial when it fails."""
    sys.stdout.reconfigure(line_buffering=True)
    parser = argparse.ArgumentParser(description="Build the Windows download under Wine and try it.")
    parser.add_argument("--install-tools", action="store_true", help="first install what is missing with apt-get")
    parser.add_argument(
        "--output",
        type=Path,
        default=ROOT / "dist" / "windows",
        help="folder for the downloads and the pictures (default: dist/windows)",
    )
    parser.add_argument("--built", type=Path, metavar="FOLDER", help="try this built folder, and build none")
    given = parser.parse_args()
    if missing := missing_tools(given.install_tools):
        print(f"build/windows/try.py: install these first, with apt-get install {missing}", file=sys.stderr)
        return 2
    output = given.output.resolve()
    output.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="Cul de Säc ", ignore_cleanup_errors=True) as work:
        built = given.built.resolve() if given.built else build(Path(work), output)
        if built is None:
            return 1
        print(f"folder: {megabytes(built):.1f} MB")
        setup = packages.installer(built, output / f"{PROGRAM}-{packages.version()}-windows-x86_64-setup.exe")
        print(packages.check_size(setup))
        failed = try_installed(Path(work), setup, output) or megabytes(built) > LARGEST_MB["win32"]
    print(f"{'FAILED' if failed else 'All passed'} after {(time.monotonic() - began) / 60:.0f} minutes.")
    return 1 if failed else 0


def missing_tools(install: bool) -> str:
    """Return the Debian packages of the tools that are missing, after installing them if asked."""
    wanted = [names for tool, names in TOOLS.items() if shutil.which(tool) is None]
    if wanted and install:
        subprocess.run(["apt-get", "install", "-y", "-q", *" ".join(wanted).split()], check=False)
        return missing_tools(False)
    return " ".join(wanted)


def build(work: Path, output: Path) -> Path | None:
    """Build the folder and the .zip with a Windows Python; return the folder, or None when that fails."""
    python = assemble.python_for_windows(work / "Python", ROOT / "build" / "requirements.lock")
    print("A Windows Python: fine")
    windows = Windows(work / "building")
    try:
        for name, words in (
            ("doctor, from the sources", ["main.py", "doctor"]),
            ("build", ["build/make.py", "--pure", "--output", str(output)]),
        ):
            ended = windows.run(str(python), *words, where=ROOT)
            print(f"{name}: {'FAILED' if ended.returncode else 'fine'}")
            if ended.returncode:
                print(ended.stdout)
                return None
        print("\n".join(line for line in ended.stdout.splitlines() if line.startswith("Made")))
    finally:
        windows.close()
    return output / PROGRAM


def try_installed(work: Path, setup: Path, pictures: Path) -> bool:
    """Install the program for a new user, try it and remove it; return whether anything failed."""
    windows = Windows(work / "playing")
    try:
        windows.run(str(setup), "/S")
        program = windows.path(INSTALLED) / f"{PROGRAM}.exe"
        trial = WindowsProgram(windows, program, work)
        trial.note("installed", "" if program.is_file() else "The program isn't there.")
        content = trial.content()
        trial.commands()
        trial.elsewhere()
        trial.windows_of_games(pictures)
        trial.screens(pictures)
        trial.speech()
        trial.note("nothing written into the program's folder", "" if trial.content() == content else "It has changed.")
        trial.uninstall()
    finally:
        windows.close()
    return trial.failed


class WindowsProgram(Trial):
    """The installed program, run under Wine; it keeps the player's files where Windows says."""

    def __init__(self, windows: Windows, program: Path, home: Path) -> None:
        super().__init__(program, home)
        self.windows = windows

    def run(self, words: list[str], **variables: str) -> subprocess.CompletedProcess[str]:
        return self.windows.run(str(self.program), *words, where=self.home, **variables)

    def content(self) -> dict[Path, tuple[int, int]]:
        """Return size and time of change of every file in the program's folder."""
        found = ((file, file.stat()) for file in self.windows.path(INSTALLED).rglob("*"))
        return {file: (status.st_size, status.st_mtime_ns) for file, status in found}

    def commands(self) -> None:
        """Try what the program does without a player."""
        parts = "built program", "AccessKit can describe the window"
        self.try_out("doctor", ["doctor"], shows=lambda said: all(part in said for part in parts))
        for game in games():
            self.try_out(
                f"a match of {game}",
                ["simulate", "--game", game, "--players", "4", "--games", "1", "--policy", "normal", "--json"],
                shows=no_violations,
            )
            self.try_out(
                f"a match of {game}, saved and resumed", ["table", "--frames", "40", "--game", game, "--saved"]
            )
        (self.home / "a päck.toml").write_text(PACK, encoding="utf-8")
        self.try_out("a card pack", ["packs", "import", "a päck.toml"], shows=lambda said: IMPORTED in said)
        kept = self.windows.path(KEPT)
        self.note(
            "the player's files",
            ""
            if (kept / "packs" / "trial.toml").is_file() and (kept / "matches.sqlite").is_file()
            else f"They aren't in {kept}.",
        )
        seconds = self.start_milliseconds() / 1000
        print(f"start: {seconds:.1f} s until a frame is drawn under Wine, median of {STARTS}")

    def elsewhere(self) -> None:
        """Try another time zone, and a folder of the player's whose path is longer than 260 characters."""
        printed = [self.run(["matches"], TZ=zone).stdout for zone in ("GMT0", "IST-5:30")]
        here, there = (
            datetime.fromisoformat(found[0]) if (found := PLAYED.search(words)) else datetime.min for words in printed
        )
        self.note("times of another time zone", "" if there - here == INDIA else "\n".join(printed))
        ended = self.run(["table", "--frames", "40", "--game", games()[0], "--saved"], CUL_DE_SAC_HOME=LONG)
        self.note("a path of 300 characters", "" if ended.returncode == 0 else ended.stdout)

    def screens(self, pictures: Path) -> None:
        """Open the title on magnified screens; on the last one turn full screen on and off with Alt+Enter."""
        spoken = self.home / "spoken.txt"
        for percent in MAGNIFIED:
            self.windows.magnify(percent)
            spoken.unlink(missing_ok=True)
            opened = self.windows.open(str(self.program), "table", "--speech", str(spoken))
            self._picture(opened, spoken, pictures / f"title-{percent}.png")
            sizes = [opened.size()]
            for name in ("full", "window") if percent == MAGNIFIED[-1] else ():
                opened.press("alt+Return")
                opened.wait(LOOK_AT_SECONDS)
                sizes.append(opened.size())
                opened.photograph(pictures / f"{name}-{percent}.png")
            wanted = [WINDOW, FULL, WINDOW][: len(sizes)]
            code = opened.close()
            good = code == 0 and sizes == wanted
            self.note(f"a screen at {percent}%", "" if good else f"exit code {code}, sizes {sizes}\n{opened.output}")
        self.windows.magnify(100)

    def windows_of_games(self, pictures: Path) -> None:
        """Take pictures of the title and of each game's setup and table, opened with the keyboard."""
        spoken = self.home / "spoken.txt"
        for game in ("", *games()):
            spoken.unlink(missing_ok=True)
            opened = self.windows.open(
                str(self.program), "table", "--speech", str(spoken), *(["--game", game] if game else [])
            )
            self._picture(opened, spoken, pictures / (f"setup-{game}.png" if game else "title.png"))
            if game:
                opened.press("Return")
                self._picture(opened, spoken, pictures / f"table-{game}.png")
            code = opened.close()
            self.note(f"window of {game or 'the title'}", "" if code == 0 else f"exit code {code}\n{opened.output}")

    def _picture(self, opened: Opened, spoken: Path, file: Path) -> None:
        """Take a picture once the program has told of a page, and has nothing to add."""
        opened.wait(OPEN_SECONDS, is_quiet(spoken))
        opened.photograph(file)

    def speech(self) -> None:
        """Turn on speech. Wine's part for screen readers ends every program that uses it."""
        opened = self.windows.open(str(self.program))
        opened.wait(LISTEN_SECONDS)
        opened.press(SPEECH_KEY)
        opened.wait(LISTEN_SECONDS)
        code = opened.close()
        self.note("goes on with speech turned on", "" if code == 0 else f"exit code {code}\n{opened.output}")

    def uninstall(self) -> None:
        """Remove the program; it must leave the player's files, and nothing else."""
        folder, kept = self.windows.path(INSTALLED), self.windows.path(KEPT)
        self.windows.run(str(folder / "Uninstall.exe"), "/S")
        end = time.monotonic() + OPEN_SECONDS
        while folder.exists() and time.monotonic() < end:  # the uninstaller goes on as a copy of itself
            time.sleep(1)
        left = sorted(str(file) for file in folder.rglob("*")) or [str(folder)] * folder.exists()
        menu = self.windows.path(r"\AppData\Roaming\Microsoft\Windows\Start Menu\Programs\Cul-de-Sac")
        self.note("uninstalled", "\n".join([*left, *[str(menu)] * menu.exists()]))
        self.note("the player's files stay", "" if (kept / "matches.sqlite").is_file() else f"Nothing is in {kept}.")


def is_quiet(spoken: Path) -> Callable[[], bool]:
    """Return a condition: more was said than now, and nothing more for some seconds."""

    def size() -> int:
        return spoken.stat().st_size if spoken.exists() else 0

    before, last, since = size(), size(), time.monotonic()

    def holds() -> bool:
        nonlocal last, since
        if size() != last:
            last, since = size(), time.monotonic()
        return last > before and time.monotonic() - since > QUIET_SECONDS

    return holds


if __name__ == "__main__":
    sys.exit(main())
