"""The commands of the program, one file or folder each.

`<name>.py`, or the folder `<name>` where a command takes several files, is the command `<name>`: the first line of its
docstring is its summary, it has `add_arguments(parser)` and `run(arguments) -> int` (the exit code). It imports pygame,
a game or a large library inside `run` alone, so that every command and every `--help` starts at once. What several
share is in `_shared`. Wrong input is reported with `CommandError`: one line and exit code 2.

Commands that draw, sound or listen are in `client/commands`.
"""

from __future__ import annotations

import argparse
import importlib
import os
import pkgutil
import sys
from collections.abc import Iterable, Mapping, Sequence
from types import ModuleType
from typing import NoReturn

from engine import __version__
from engine.store.files.atomic import StoreError

PROGRAM = "cul-de-sac"
DEFAULT_COMMAND = "table"
OWN_PACKAGES = ("client", "engine", "tests")
"""This program's own packages. No installation adds them if they are missing."""
EXTRAS = {"cma": "tune", "dask": "cluster", "distributed": "cluster", "numpy": "sounds", "prism": "speech"}
"""Packages that only some commands need, with the extra in `pyproject.toml` that installs each."""


class CommandError(Exception):
    """Wrong input to a command. The message is one sentence for the user."""


class _Parser(argparse.ArgumentParser):
    """A parser with one-line errors."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def find_commands(packages: Iterable[str]) -> dict[str, str]:
    """Return the modules of all commands in these packages by the command's name, in alphabetical order."""
    found = {
        entry.name: f"{package}.{entry.name}"
        for package in packages
        for entry in pkgutil.iter_modules(importlib.import_module(package).__path__)
        if not entry.name.startswith("_")
    }
    return dict(sorted(found.items()))


def dispatch(argv: Sequence[str], packages: Iterable[str]) -> int:
    """Run the command of these packages that `argv` (without the program's name) names, or the table.

    Returns the exit code: 2 after wrong input, with one line on the error stream.
    """
    _write_all_letters()
    try:
        code = _route(list(argv), find_commands(packages))
        sys.stdout.flush()
    except BrokenPipeError:  # The reader of a pipe, such as `head`, has closed it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package in OWN_PACKAGES:
            raise
        extra = EXTRAS.get(package)
        what = f"'.[{extra}]'" if extra else "."
        return _refuse(PROGRAM, f"this needs the package {package}. Install it with: pip install {what}")
    return code


def summary(module: ModuleType) -> str:
    """Return a command's summary: the first line of its module's docstring."""
    return (module.__doc__ or "").strip().split("\n", 1)[0].removesuffix(".")


def _route(words: list[str], commands: Mapping[str, str]) -> int:
    """Answer program-wide options, or run the named command."""
    if words and words[0] in ("-h", "--help", "help"):
        print(_overview(commands))
        return 0
    if words and words[0] == "--version":
        print(f"{PROGRAM} {__version__}")
        return 0
    name = words.pop(0) if words and not words[0].startswith("-") else DEFAULT_COMMAND
    if name not in commands:
        return _refuse(PROGRAM, f"there is no command {name!r}; the commands are {', '.join(commands)}")
    return _run(name, importlib.import_module(commands[name]), words)


def _run(name: str, module: ModuleType, words: Sequence[str]) -> int:
    """Parse a command's arguments and run it. Every expected error becomes one line."""
    from engine.kernel.files.faults import BadCard
    from engine.kernel.flow.machine import EndlessRules
    from engine.words.assets import AssetMissing, AssetProblem

    prog = f"{PROGRAM} {name}"
    parser = _Parser(prog=prog, description=f"{summary(module)}.", allow_abbrev=False)
    module.add_arguments(parser)
    try:
        return int(module.run(parser.parse_args(words)))
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 0
    except (CommandError, StoreError, AssetMissing, AssetProblem, BadCard, EndlessRules) as error:
        return _refuse(prog, str(error))
    except KeyboardInterrupt:
        return _refuse(prog, "stopped by Ctrl+C", code=130)


def _overview(commands: Mapping[str, str]) -> str:
    lines = [f"usage: {PROGRAM} [COMMAND] [ARGUMENTS]", "", f"commands (without one: {DEFAULT_COMMAND}):"]
    width = max(len(name) for name in commands)
    lines += [f"  {name:{width}}  {summary(importlib.import_module(module))}" for name, module in commands.items()]
    lines += ["", f"{PROGRAM} COMMAND --help shows the arguments of a command."]
    return "\n".join(lines)


def _refuse(prog: str, sentence: str, code: int = 2) -> int:
    print(f"{prog}: {' '.join(sentence.split())}", file=sys.stderr)
    return code


def _write_all_letters() -> None:
    """Write UTF-8 to files and pipes, also on Windows. Consoles show question marks for missing letters."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding=None if stream.isatty() else "utf-8", errors="replace")
