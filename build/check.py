"""Try the built program: `python build/check.py`.

Runs its doctor, some matches and 100 frames of each table, saves each match and resumes it half-way, and imports a pack
of cards and draws it. Prints the size of the program and how long it takes to start. The exit code is 1 if anything
fails, if the program takes longer than two seconds to start, and on Linux and Windows if it takes more than 80 MB.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from make import PROGRAM, ROOT, megabytes

STARTS = 5
LONGEST_START_MS = 2000
LARGEST_MB = {"linux": 80.0, "win32": 80.0}
"""The most that the folder may take, where it was measured."""
LONGEST_SECONDS = 300
FRAMES = 100
PACK = """format = 1
[pack]
id = "trial"
name = "A Trial"
[[nefarious.invention]]
id = "toaster"
name = "Toaster"
cost = 6
points = 3
"""
"""One card of a player's own."""
IMPORTED = "1 card: added"
"""What the program prints when it has imported this card."""
UNWANTED = ("numpy", "tkinter", "_tkinter", "PIL", "fontTools", "_ssl", "readline")
"""Libraries that the program does not use and should not carry."""


def main() -> int:
    """Run every check, the later ones even if an earlier one failed."""
    parser = argparse.ArgumentParser(description="Try the built program.")
    parser.add_argument("--folder", type=Path, default=ROOT / "dist" / PROGRAM, help="the folder that was built")
    parser.add_argument("--program", type=Path, help="what starts it, if that is not in this folder: an AppImage")
    parser.add_argument("--no-pools", action="store_true", help="play in one process: Wine has no pools")
    given = parser.parse_args()
    folder = given.folder.resolve()
    program = (given.program or folder / (PROGRAM + (".exe" if os.name == "nt" else ""))).resolve()
    if not program.is_file():
        print(f"build/check.py: there is no {program}; run build/make.py first.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="cul-de-sac-") as home:
        trial = Trial(program, Path(home))
        engine = "compiled rules" if any(folder.rglob("*__mypyc*")) else "pure Python"
        libraries = {"prism": "prismatoid can speak", "accesskit": "AccessKit can describe the window"}
        libraries = {name: words for name, words in libraries.items() if find_spec(name)}
        if sys.platform == "linux":
            libraries.pop("prism", None)  # The voice of the desktop speaks there.
        tells = [engine, *libraries.values()]
        trial.try_out(", ".join(["doctor", *tells]), ["doctor"], shows=lambda said: all(part in said for part in tells))
        for game in games():
            jobs = "1" if given.no_pools else "2"
            trial.try_out(
                f"arena {game}, jobs: {jobs}",
                ["arena", "--game", game, "--games", "8", "--jobs", jobs, "--seed", "1", "--json"],
                shows=lambda printed: last_line(printed)["games"] == 8,
            )
            for players, option in [(4, ""), *toggles(game)]:
                name = f"{game} with {option}" if option else game
                words = ["--game", game, "--players", str(players), *(["--set", option] if option else [])]
                trial.try_out(
                    f"simulate {name}",
                    ["simulate", *words, "--games", "10", "--seed", "1", "--json"],
                    shows=no_violations,
                )
                trial.try_out(
                    f"picture of {name}",
                    ["screenshot", *words, "--decisions", "20", "--size", "1280x720", "--out", "picture.png"],
                )
            trial.try_out(
                f"{FRAMES} frames of the table of {game}, saved and resumed",
                ["table", "--frames", str(FRAMES), "--game", game, "--saved"],
            )
        (Path(home) / "pack.toml").write_text(PACK, encoding="utf-8")
        trial.try_out("a pack of cards", ["packs", "import", "pack.toml"], shows=lambda printed: IMPORTED in printed)
        trial.try_out(
            "a picture of its cards",
            ["cards", "--game", "nefarious", "--pack", "pack.toml", "--sheet", "pack.png"],
            shows=lambda printed: f"{faces('nefarious') + 1} faces" in printed,
        )
        trial.note("no library too many", list_unwanted(folder))
        trial.note("all messages, drawings, sounds and music", list_missing(folder))
        print(f"size: {megabytes(folder):.1f} MB")
        if megabytes(folder) > (most := LARGEST_MB.get(sys.platform, math.inf)):
            trial.note("size", f"{most:.0f} MB are wanted at most")
        start = trial.start_milliseconds()
        print(f"start: {start:.0f} ms until a frame is drawn, median of {STARTS}")
        if start > LONGEST_START_MS and not trial.unpacked:
            trial.note("start", f"{LONGEST_START_MS} ms are wanted at most")
    return 1 if trial.failed else 0


class Trial:
    """Runs the program away from everything of the player's, without a screen."""

    def __init__(self, program: Path, home: Path) -> None:
        self.program = program
        self.home = home
        self.failed = False
        self.unpacked = "APPIMAGE_EXTRACT_AND_RUN" in os.environ
        """Whether an AppImage writes out all that is in it first, as it must where nothing can be mounted."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
        self.environment = kept | {"CUL_DE_SAC_HOME": str(home), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}

    def run(self, words: list[str]) -> subprocess.CompletedProcess[str]:
        """Run one command in an empty folder and wait for its end."""
        return subprocess.run(
            [str(self.program), *words],
            cwd=self.home,
            env=self.environment,
            capture_output=True,
            encoding="utf-8",
            timeout=LONGEST_SECONDS,
            check=False,
        )

    def try_out(self, name: str, words: list[str], shows: Callable[[str], bool] | None = None) -> None:
        """Run one command; print whether it ended well and, if asked, whether `shows` accepts its words."""
        began = time.perf_counter()
        ended = self.run(words)
        good = ended.returncode == 0 and (shows is None or shows(ended.stdout))
        problem = "" if good else ended.stdout + ended.stderr or f"exit code {ended.returncode}"
        self.note(f"{name} ({time.perf_counter() - began:.2f} s)", problem)

    def note(self, name: str, problem: str) -> None:
        """Print whether a check went well: without a problem it did."""
        print(f"{name}: {'FAILED' if problem else 'fine'}")
        if problem:
            self.failed = True
            print(problem)

    def start_milliseconds(self) -> float:
        """Return the median time in which the program starts, draws its first frame and ends."""
        times = []
        for _ in range(STARTS):
            began = time.perf_counter()
            self.run(["table", "--frames", "1"])
            times.append(time.perf_counter() - began)
        return sorted(times)[STARTS // 2] * 1000


def games() -> list[str]:
    """Return the slugs of the games in the source tree. The program must contain them too."""
    sys.path.insert(0, str(ROOT))
    from engine import games

    return list(games.slugs())


def faces(game: str) -> int:
    """Return how many faces the cards of a game have."""
    from engine.games import load

    return len(load(game).shows.faces())


def toggles(game: str) -> list[tuple[int, str]]:
    """Return each switch of a game turned on, with the most players that it allows."""
    from engine.games import load

    rules = load(game)
    keys = [option.key for option in rules.options.specs if option.kind == "toggle"]
    return [(rules.seat_limits(rules.checked_options({key: True}))[1], f"{key}=true") for key in keys]


def last_line(printed: str) -> dict[str, Any]:
    """Return the report in the last line of a command."""
    report: dict[str, Any] = json.loads(printed.strip().splitlines()[-1])
    return report


def no_violations(printed: str) -> bool:
    """Return whether the last line reports matches without a violated invariant."""
    report = last_line(printed)
    return bool(report["games"] > 0 and not report["violations"])


def list_unwanted(folder: Path) -> str:
    """Return the unwanted libraries in the built folder as text, or ""."""
    found = {file.relative_to(folder) for file in folder.rglob("*") if file.name.split(".")[0] in UNWANTED}
    return ", ".join(str(file) for file in sorted(found))


def list_missing(folder: Path) -> str:
    """Return what the program reads and the built folder lacks as text, or ""."""
    read = [*ROOT.glob("engine/**/*.ftl"), *ROOT.glob("engine/**/*.toml"), *ROOT.glob("assets/**/*.*")]
    names = [file.relative_to(ROOT) for file in read if not file.match("assets/art/*/README.md")]
    ready_made = ROOT / "assets" / "typefaces"
    return ", ".join(
        str(name)
        for name in names
        if (ROOT / name).parent != ready_made and not (folder / "_internal" / name).is_file()
    )


if __name__ == "__main__":
    sys.exit(main())
