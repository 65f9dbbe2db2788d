"""Modules that import each other."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from pathlib import Path

from tests.house.code import ROOT, code, tree


def imports(folder: Path) -> dict[str, set[str]]:
    """Return each module below a folder with the other ones there that it imports, also for types only."""
    names = {_module(file): file for file in code(folder)}
    return {name: {other for other in _imported(file, names) if other != name} for name, file in names.items()}


def _module(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imported(file: Path, names: Collection[str]) -> Iterator[str]:
    """Yield the imported modules; a package only if something of its own is imported."""
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.ImportFrom) and node.module:
            full = [f"{node.module}.{name.name}" for name in node.names]
            found = [name if name in names else node.module for name in full]
        elif isinstance(node, ast.Import):
            found = [name.name for name in node.names]
        else:
            continue
        yield from (name for name in found if name in names)


def circles(folder: Path) -> list[str]:
    """Return the groups of modules below a folder that import each other."""
    graph = imports(folder)
    reachable = {name: _reachable(graph, name) for name in graph}
    groups = {frozenset(other for other in reachable[name] if name in reachable[other]) for name in graph}
    return [", ".join(sorted(group)) for group in groups if len(group) > 1]


def _reachable(graph: dict[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    waiting = [start]
    while waiting:
        new = graph[waiting.pop()] - found
        found |= new
        waiting.extend(new)
    return found
