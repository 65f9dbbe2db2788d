"""Which sentences stand in the code of the games instead of in messages: `python -m tests.engine.words.sentences`.

A sentence is a string of two words or more. Docstrings are none, and neither is what only people see who write files or
code: errors, whatever is handed to something that makes one, and what `violations` tells of unsound positions.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

GAMES = Path(__file__).resolve().parents[3] / "engine" / "games"
FOR_AUTHORS = ("fail", "rule", "sentence", "Rule", "Plain", "Phrase", "BadCard", "BadOption", "BadPack", "BadScenario",
               "ValueError", "KeyError", "TypeVar", "one_of_with", "split", "partition", "exception")  # fmt: skip
"""Functions and errors whose words are for people who write files or code."""
FOR_DEVELOPERS = ("violations", "impossible")
"""Functions whose name begins so tell what is wrong with a position or with data."""


def sentences(file: Path) -> Iterator[tuple[int, str]]:
    """The line and the words of each sentence in a file."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    left_out: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            left_out.add(id(node.value))
        elif isinstance(node, (ast.Raise, ast.Assert)):
            left_out.update(map(id, ast.walk(node)))
        elif isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            left_out.update(map(id, ast.walk(node)) if name in FOR_AUTHORS else ())
            left_out.update(map(id, node.args[:3]) if name == "Game" else ())  # its title is a name
        elif isinstance(node, ast.FunctionDef) and node.name.lstrip("_").startswith(FOR_DEVELOPERS):
            left_out.update(map(id, ast.walk(node)))
        elif isinstance(node, ast.JoinedStr):
            left_out.update(map(id, node.values))
    for node in ast.walk(tree):
        words = ""
        if id(node) in left_out:
            continue
        if isinstance(node, ast.JoinedStr):
            words = "".join(part.value if isinstance(part, ast.Constant) else "{}" for part in node.values)  # type: ignore[misc]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            words = node.value
        if any(letter.isalpha() for letter in words.replace("{}", "")) and len(words.split()) > 1:
            yield node.lineno, words


def main(games: list[str]) -> None:
    """List them, of some games or of all."""
    for folder in sorted(GAMES.iterdir()):
        if not folder.is_dir() or games and folder.name not in games:
            continue
        found = [(file, *each) for file in sorted(folder.rglob("*.py")) for each in sentences(file)]
        for file, line, words in found:
            print(f"{file.relative_to(GAMES)}:{line}: {words}")
        print(f"{folder.name}: {len(found)} sentences in code")


if __name__ == "__main__":
    main(sys.argv[1:])
