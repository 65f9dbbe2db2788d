"""A Windows of its own to run programs in: a fresh Wine prefix on a fresh display, with a user called Jörg Müller."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import assemble

SCREEN = "1600x1000x24"
USER = r"C:\users\Jörg Müller"
"""A space and letters outside of ASCII, in the path of everything that the program keeps."""
FOLDERS = {"AppData": r"\AppData\Roaming", "Local AppData": r"\AppData\Local"}
SHELL_FOLDERS = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Explorer\User Shell Folders"
MAGNIFICATION = r"HKCU\Control Panel\Desktop"
LONGEST_SECONDS = 1800
LOOK_SECONDS = 0.5


class Windows:
    """Runs programs until it is closed. Everything it has of its own lies in `folder`, which must not exist."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        reading, writing = os.pipe()
        self._screen = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with open(reading) as told:
            self.display = f":{told.readline().strip()}"
        self.environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("PYTHON", "VIRTUAL_ENV", "SDL_", "CUL_DE_SAC_"))
        } | {
            "WINEPREFIX": str(folder),
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml=",
            "WINEARCH": "win64",
            "DISPLAY": self.display,
            "SDL_AUDIODRIVER": "dummy",
            "LC_ALL": "C.UTF-8",
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONIOENCODING": "utf-8",
        }
        self.run("wineboot", "--init")
        assemble.add_random(folder / "drive_c" / "windows" / "system32")
        for name, place in FOLDERS.items():
            self.run("reg", "add", SHELL_FOLDERS, "/v", name, "/d", USER + place, "/f")

    def close(self) -> None:
        """End every program in it, and the display."""
        subprocess.run(
            ["wine", "wineboot", "--kill"],
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )
        self._screen.terminate()
        self._screen.wait()

    def path(self, place: str) -> Path:
        """Return where a place below the user's folder lies, as Linux sees it."""
        return self.folder / "drive_c" / "users" / USER.rpartition("\\")[2] / place.lstrip("\\").replace("\\", "/")

    def run(self, *words: str, where: Path | None = None, **variables: str) -> subprocess.CompletedProcess[str]:
        """Run a program to its end. `variables` are added to its environment."""
        process = self._start(*words, where=where, **variables)
        try:
            output, _ = process.communicate(timeout=LONGEST_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            return subprocess.CompletedProcess(words, -1, process.communicate()[0], "It did not end.")
        return subprocess.CompletedProcess(words, process.returncode, output, "")

    def open(self, *words: str) -> Opened:
        """Start a program that opens a window."""
        return Opened(self._start(*words), self.environment)

    def magnify(self, percent: int) -> None:
        """Set the magnification of the screen for the programs started next."""
        dots = str(96 * percent // 100)
        self.run("reg", "add", MAGNIFICATION, "/v", "LogPixels", "/t", "REG_DWORD", "/d", dots, "/f")

    def _start(self, *words: str, where: Path | None = None, **variables: str) -> subprocess.Popen[str]:
        """Start a program with its output in a pipe, since Python for Windows fails under Wine without one."""
        return subprocess.Popen(
            ["wine", *words],
            cwd=where,
            env=self.environment | variables,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )


class Opened:
    """A program with a window: keys for it, pictures of it."""

    def __init__(self, process: subprocess.Popen[str], environment: dict[str, str]) -> None:
        self.process = process
        self.output = ""
        self._environment = environment
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    @property
    def runs(self) -> bool:
        return self.process.poll() is None

    def press(self, key: str) -> None:
        """Press a key in whatever has the focus."""
        self._tool("xdotool", "key", key)

    def size(self) -> str:
        """Return the size of the window in pixels, such as "1280x720"; empty without a window."""
        found = subprocess.run(
            ["xdotool", "search", "--name", "^Cul-de-Sac$", "getwindowgeometry"],
            env=self._environment,
            capture_output=True,
            text=True,
            check=False,
        ).stdout
        return found.rpartition("Geometry: ")[2].strip()

    def photograph(self, file: Path) -> None:
        """Write a picture of the screen as PNG."""
        self._tool("import", "-window", "root", str(file))

    def wait(self, seconds: float, until: Callable[[], bool] = lambda: False) -> bool:
        """Wait until a condition holds, at most so long and while the program runs; return whether it holds."""
        end = time.monotonic() + seconds
        while self.runs and time.monotonic() < end:
            if until():
                return True
            time.sleep(LOOK_SECONDS)
        return until()

    def close(self) -> int | None:
        """Close the window with Alt+F4; return the exit code, None if the program had to be ended."""
        self.press("alt+F4")
        self.wait(30, lambda: not self.runs)
        code = self.process.poll()
        if code is None:
            self.process.kill()
        self._reader.join(5)
        return code

    def _tool(self, *words: str) -> None:
        subprocess.run(words, env=self._environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.output += line
