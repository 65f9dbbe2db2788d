"""The folders of the program's files.

Settings are in the platform's configuration folder, reports in its state folder. Matches, results and card packs are in
its data folder. Fonts that can be made again are in its cache.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from engine.store.files.atomic import StoreError
from engine.store.messages import say

APPLICATION = "cul-de-sac"

HOME_VARIABLE = "CUL_DE_SAC_HOME"
"""Environment variable: when set, everything is kept below the folder that it names."""

PORTABLE_MARKER = "portable"
"""An empty file of this name next to the program has the same effect as `--portable`."""


class NoFolders(StoreError):
    """There is no known place for the player's files."""


@dataclass(frozen=True, slots=True)
class Folders:
    """The four folders. They need not exist; writers create them."""

    config: Path
    data: Path
    state: Path
    cache: Path

    @classmethod
    def in_home(cls, home: Path) -> Folders:
        """Return four folders inside one."""
        return cls(config=home / "config", data=home / "data", state=home / "state", cache=home / "cache")

    @property
    def packs(self) -> Path:
        """The folder of players' own card packs."""
        return self.data / "packs"

    @property
    def puzzles(self) -> Path:
        """The folder of players' own puzzles."""
        return self.data / "puzzles"

    @property
    def logs(self) -> Path:
        """The folder of match logs as text."""
        return self.data / "logs"

    @property
    def reports(self) -> Path:
        """The folder of error reports."""
        return self.state / "reports"

    @property
    def fonts(self) -> Path:
        """The folder of fonts generated in the needed weights."""
        return self.cache / "fonts"


def user_folders(
    *, portable: bool = False, program: Path | None = None, environment: Mapping[str, str] | None = None
) -> Folders:
    """Return the folders for this run.

    `CUL_DE_SAC_HOME` wins. Then `portable`, or a file named `portable` next to the program, keeps everything in the
    folder `user` next to the program. Otherwise the platform decides. `program`: the program's folder. Raises NoFolders
    if the folder would be in the home of an unknown user.
    """
    home = (os.environ if environment is None else environment).get(HOME_VARIABLE, "")
    if home:
        try:
            return Folders.in_home(Path(home).expanduser().absolute())
        except (RuntimeError, OSError):
            raise NoFolders(say("no-named-folder", folder=home, variable=HOME_VARIABLE)) from None
    beside = program_folder() if program is None else program
    if portable or os.path.isfile(beside / PORTABLE_MARKER):
        return Folders.in_home(beside / "user")
    directories = platformdirs.PlatformDirs(APPLICATION, appauthor=False, roaming=True)
    try:
        return Folders(
            config=directories.user_config_path,
            data=directories.user_data_path,
            state=directories.user_state_path,
            cache=directories.user_cache_path,
        )
    except (RuntimeError, OSError):
        raise NoFolders(say("no-home")) from None


def can_be_used(folder: Path) -> bool:
    """Return whether a folder can be read and written, or created if it is missing. Raises nothing."""
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
    """Return in one sentence what can't be kept because of unusable folders; empty if all can be used."""
    kept = {"settings": folders.config, "matches": folders.data, "packs": folders.data, "reports": folders.state}
    shut = {thing: folder for thing, folder in kept.items() if not can_be_used(folder)}
    if not shut:
        return ""
    things = say.join_list([say(f"thing-{thing}") for thing in shut])
    return say("folders-unusable", things=things, folder=os.path.commonpath(list(shut.values())))


def program_folder() -> Path:
    """Return the folder of the built program, or else the one with the package `engine`."""
    if getattr(sys, "frozen", False):
        return Path(sys.executable).resolve().parent
    return Path(__file__).resolve().parents[3]
