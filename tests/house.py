"""How the house stands: `python -m tests.house` prints what the code is measured by, and the mark it is to reach.

Ends with a non-zero code where something is worse than it was when this was last raised (`KEPT`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.engine.words.sentences import GAMES, sentences

ROOT = Path(__file__).resolve().parent.parent
CLIENT, ENGINE, BUILD = ROOT / "client", ROOT / "engine", ROOT / "build"
FRAME_BY_NUMBER = r"\b(frame|link|action|above|below|parent|stack\[-?\d+\])\[\d"
SCENE_GIVEN = r"\bscene: \"?TableScene\b"
PARSERS = ("client/look/", "client/words/", "client/commands/")
MOST_FILES = 15
"""Files of one folder that can be overlooked."""


@dataclass(frozen=True, slots=True)
class Measure:
    """Something that is counted: what it is to come down to, and what it must not exceed meanwhile."""

    name: str
    count: Callable[[], int]
    wanted: int
    kept: int


def code(folder: Path) -> list[Path]:
    """The Python files below a folder."""
    return sorted(file for file in folder.rglob("*.py") if "__pycache__" not in file.parts)


def lines(folder: Path) -> int:
    """Lines of Python below a folder."""
    return sum(len(file.read_text(encoding="utf-8").splitlines()) for file in code(folder))


def lines_with(pattern: str, *folders: Path, but: tuple[str, ...] = ("\0",)) -> list[str]:
    """The lines of code below folders in which a pattern occurs, some files left out."""
    return [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for folder in folders
        for file in code(folder)
        if not str(file.relative_to(ROOT)).startswith(but)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(pattern, line)
    ]


def full_folders() -> int:
    """Folders of the client with more files than can be overlooked."""
    folders = {file.parent for file in code(CLIENT)}
    return sum(len(list(folder.glob("*.py"))) > MOST_FILES for folder in folders)


def key_files() -> int:
    """Files that name keys of the keyboard, outside of `input` and of text fields."""
    mine = ("client/input/", "client/widgets/controls/field.py")
    return sum("pygame.K_" in file.read_text(encoding="utf-8") for file in code(CLIENT)
               if not str(file.relative_to(ROOT)).startswith(mine))  # fmt: skip


def said_in_code() -> int:
    """Sentences for players in the code of games."""
    return sum(1 for file in code(GAMES) for _ in sentences(file))


def said_in_client() -> int:
    """Sentences for players in the code of the client; not of its commands, of drawings, of reports of errors, of what
    is wrong in a map, of names of players and of keys.
    """
    mine = ("client/commands/", "client/art/", "client/cards/", "client/shell/", "client/look/", "client/layout/map.py",
            "client/table/trait_check.py", "client/scenes/setup/match_setup.py", "client/input/")  # fmt: skip
    return sum(not re.search(r'="|^<|^M[\d{]|^[a-z]+\.[a-z_-]+ |%[sd]|^(Ctrl|Alt|Shift|Up|Left|Keypad) \S+$', words)
               for file in code(CLIENT) if not str(file.relative_to(ROOT)).startswith(mine)
               for _, words in sentences(file))  # fmt: skip


def said_in_store() -> int:
    """Errors for players in the code of the store that are no messages."""
    errors = "StoreError|Damaged|Unreadable|Unwritable|PackExists|InUse|NoFolders|NotReady|ChangedElsewhere"
    return len(lines_with(rf"\b({errors})\(f?\"|remarks\.append\(f?\"", ENGINE / "store"))


# --- import circles ----------------------------------------------------------------------------------------------


def imports(folder: Path) -> dict[str, set[str]]:
    """Each module below a folder with those of them that it imports, also for types only."""
    names = {_module(file): file for file in code(folder)}
    return {name: {other for other in _imported(file, names) if other != name} for name, file in names.items()}


def _module(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imported(file: Path, names: Collection[str]) -> Iterator[str]:
    """The modules of `names` that a file imports; a package only where something of its own is taken."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            taken = [f"{node.module}.{name.name}" for name in node.names]
            found = [name if name in names else node.module for name in taken]
        elif isinstance(node, ast.Import):
            found = [name.name for name in node.names]
        else:
            continue
        yield from (name for name in found if name in names)


def circles(graph: dict[str, set[str]]) -> list[set[str]]:
    """Groups of modules that import each other, found by reaching: a module is in one with whatever it reaches back."""
    reached = {name: _reach(graph, name) for name in graph}
    groups = {frozenset(other for other in reached[name] if name in reached[other]) for name in graph}
    return [set(group) for group in groups if len(group) > 1]


def _reach(graph: dict[str, set[str]], start: str) -> set[str]:
    seen, waiting = set(), [start]
    while waiting:
        for other in graph[waiting.pop()] - seen:
            seen.add(other)
            waiting.append(other)
    return seen


MEASURES = (
    Measure("import circles in client", lambda: len(circles(imports(CLIENT))), 0, 0),
    Measure("import circles in engine", lambda: len(circles(imports(ENGINE))), 0, 1),
    Measure("parameters scene: TableScene", lambda: len(lines_with(SCENE_GIVEN, CLIENT)), 0, 0),
    Measure("folders of client with over 15 files", full_folders, 0, 0),
    Measure("files outside input that name keys", key_files, 0, 0),
    Measure("modules that parse TOML in client, outside look, words and commands",
            lambda: len(lines_with(r"^import tomllib", CLIENT, but=PARSERS)), 0, 0),
    Measure("sentences for players in code of games", said_in_code, 0, 0),
    Measure("sentences for players in code of store", said_in_store, 0, 0),
    Measure("sentences for players in code of client", said_in_client, 0, 0),
    Measure("frame[<digit>] in kernel and games",
            lambda: len(lines_with(FRAME_BY_NUMBER, ENGINE / "kernel", GAMES)), 0, 0),
    Measure("lines of client", lambda: lines(CLIENT), 39_500, 74_700),
    Measure("lines of engine", lambda: lines(ENGINE), 29_000, 54_350),
    Measure("lines of build", lambda: lines(BUILD), 2_500, 4_670),
)  # fmt: skip


def main() -> int:
    """Print all measures; returns the exit code."""
    worse = 0
    for measure in MEASURES:
        count = measure.count()
        worse += count > measure.kept
        print(f"{measure.name:70} {count:>7,}   wanted {measure.wanted:>6,}   kept {measure.kept:>6,}"
              f"{'   WORSE' if count > measure.kept else ''}")  # fmt: skip
    return bool(worse)


if __name__ == "__main__":
    raise SystemExit(main())
