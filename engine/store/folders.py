"""Where the program keeps its files.

Settings lie in the platform's folder for configuration, matches, results and card packs in its folder for data, reports
in its folder for state, and fonts that can be made again in its cache.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from engine.store.atomic import StoreError

APPLICATION = "cul-de-sac"

HOME_VARIABLE = "CUL_DE_SAC_HOME"
"""Environment variable: when it is set, everything is kept below the folder it names."""

PORTABLE_MARKER = "portable"
"""An empty file of this name beside the program has the same effect as `--portable`."""


class NoFolders(StoreError):
    """No place is known for the player's files."""


@dataclass(frozen=True, slots=True)
class Folders:
    """The four folders. They need not exist: whoever writes makes them."""

    config: Path
    data: Path
    state: Path
    cache: Path

    @classmethod
    def below(cls, home: Path) -> Folders:
        """All four inside one folder."""
        return cls(config=home / "config", data=home / "data", state=home / "state", cache=home / "cache")

    @property
    def packs(self) -> Path:
        """Where the packs of players' own cards are kept."""
        return self.data / "packs"

    @property
    def puzzles(self) -> Path:
        """Where players' own puzzles are kept."""
        return self.data / "puzzles"

    @property
    def logs(self) -> Path:
        """Where logs of matches are written as text."""
        return self.data / "logs"

    @property
    def reports(self) -> Path:
        """Where it is written what went wrong in the program."""
        return self.state / "reports"

    @property
    def fonts(self) -> Path:
        """Where typefaces cut to the needed weight are kept."""
        return self.cache / "fonts"


def user_folders(
    *,
    portable: bool = False,
    program: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> Folders:
    """The folders this run uses.

    `CUL_DE_SAC_HOME` wins; then `portable`, or a file named `portable` beside the program, keeps everything
    in the folder `user` beside the program; else the platform decides. `program` is the program's folder.
    Raises NoFolders when the folder would lie in the home of a user that does not exist.
    """
    home = (os.environ if environment is None else environment).get(HOME_VARIABLE, "")
    if home:
        try:
            return Folders.below(Path(home).expanduser().absolute())
        except (RuntimeError, OSError):
            raise NoFolders(f"Can't find the folder {home}, which {HOME_VARIABLE} names. Nothing can be saved until it "
                            "names another one.") from None  # fmt: skip
    beside = program_folder() if program is None else program
    if portable or os.path.isfile(beside / PORTABLE_MARKER):
        return Folders.below(beside / "user")
    directories = platformdirs.PlatformDirs(APPLICATION, appauthor=False, roaming=True)
    try:
        return Folders(
            config=directories.user_config_path,
            data=directories.user_data_path,
            state=directories.user_state_path,
            cache=directories.user_cache_path,
        )
    except (RuntimeError, OSError):
        raise NoFolders("Can't find your home folder. Nothing can be saved until you set HOME, or start the program "
                        "with --portable.") from None  # fmt: skip


def can_be_used(folder: Path) -> bool:
    """Whether a folder can be read and written, or made where it is not there. Raises nothing, whatever is forbidden.
    """
    for place in (folder, *folder.parents):
        wanted = os.R_OK | os.W_OK | os.X_OK if place == folder else os.W_OK | os.X_OK
        try:
            return stat.S_ISDIR(os.stat(place).st_mode) and os.access(place, wanted)
        except FileNotFoundError:
            continue
        except OSError:
            break
    return False


def unusable(folders: Folders) -> str:
    """What cannot be kept because folders may not be used, in one sentence; empty when all of them can be."""
    kept = {"settings": folders.config, "matches": folders.data, "card packs": folders.data, "reports": folders.state}
    shut = {what: folder for what, folder in kept.items() if not can_be_used(folder)}
    if not shut:
        return ""
    *others, last = shut
    what = f"{', '.join(others)} and {last}" if others else last
    where = os.path.commonpath(list(shut.values()))
    return f"{what[0].upper()}{what[1:]} can neither be read nor saved meanwhile: the folder {where} may not be used."


def program_folder() -> Path:
    """The folder of the built program, or else the one that holds the package `engine`."""
    if getattr(sys, "frozen", False):
        return Path(sys.executable).resolve().parent
    return Path(__file__).resolve().parents[2]
