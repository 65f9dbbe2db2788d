"""The code that the house measures: its files, syntax trees, lines and docstrings."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CLIENT, ENGINE, BUILD = ROOT / "client", ROOT / "engine", ROOT / "build"
GAMES = ENGINE / "games"
FRAME_BY_NUMBER = r"\b(frame|link|action|above|below|parent|stack\[-?\d+\])\[\d"
SCENE_GIVEN = r"\bscene: \"?TableScene\b"

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def code(folder: Path) -> list[Path]:
    """Return the Python files below a folder."""
    return sorted(file for file in folder.rglob("*.py") if "__pycache__" not in file.parts)


def relative(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


@cache
def tree(file: Path) -> ast.Module:
    """Return the syntax tree of a file."""
    return ast.parse(file.read_text(encoding="utf-8"))


def lines_with(pattern: str, *folders: Path, but: tuple[str, ...] = ("\0",)) -> list[str]:
    """Return the lines below folders that contain a pattern, with their places. `but`: beginnings of paths to skip."""
    return [
        f"{relative(file)}:{number}: {line.strip()}"
        for folder in folders
        for file in code(folder)
        if not relative(file).startswith(but)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(pattern, line)
    ]


def functions(*folders: Path) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Yield every function and method below folders with its place."""
    for folder in folders:
        for file in code(folder):
            for node in ast.walk(tree(file)):
                if isinstance(node, ast.FunctionDef):
                    yield f"{relative(file)}:{node.lineno}", node


def classes(*folders: Path) -> Iterator[tuple[Path, ast.ClassDef]]:
    """Yield every class below folders with its file."""
    for folder in folders:
        for file in code(folder):
            for node in ast.walk(tree(file)):
                if isinstance(node, ast.ClassDef):
                    yield file, node


def docstrings(*folders: Path) -> Iterator[tuple[str, Definition | ast.Module, str]]:
    """Yield every docstring below folders with its place and its definition."""
    for folder in folders:
        for file in code(folder):
            for node in ast.walk(tree(file)):
                if isinstance(node, (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                    text = ast.get_docstring(node)
                    if text:
                        yield f"{relative(file)}:{getattr(node, 'lineno', 1)}", node, text
