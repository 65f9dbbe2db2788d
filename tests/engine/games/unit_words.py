"""What holds of the effect words of every game that keeps one file for each."""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType

from engine.kernel.cards.effect_types import EffectType
from engine.kernel.game.policy import WeightFiles


def forget(effects: ModuleType) -> None:
    """Nothing in the game's modules that was worked out once is from another list of units."""
    game = effects.__name__.removesuffix("effects")
    for name, module in list(sys.modules.items()):
        if name.startswith(game):
            for value in vars(module).values():
                kept = [value, *vars(value).values()] if isinstance(value, WeightFiles) else [value]
                for found in kept:
                    if callable(clear := getattr(found, "cache_clear", None)):
                        clear()


def modules_of(effects: ModuleType) -> list[str]:
    """The files of the folder that are a word's own."""
    folder = Path(str(effects.__file__)).parent
    return sorted(
        file.stem
        for file in folder.glob("*.py")
        if not file.stem.startswith("_") and file.stem not in ("effect_type", "helpers")
    )


def every_file_is_listed(effects: ModuleType, units: Sequence[EffectType]) -> None:
    own = [importlib.import_module(f"{effects.__name__}.{name}").UNIT for name in modules_of(effects)]
    assert sorted(unit.word for unit in own) == sorted(unit.word for unit in units)


def _texts(file: Path) -> Iterator[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))


def words_elsewhere(effects: ModuleType, units: Sequence[EffectType]) -> Mapping[str, set[str]]:
    """For each word the files of the game outside the folder that have the very text."""
    folder = Path(str(effects.__file__)).parent
    found: dict[str, set[str]] = {}
    for file in sorted(folder.parent.rglob("*.py")):
        if file.parent != folder:
            for text in {*_texts(file)} & {unit.word for unit in units}:
                found.setdefault(text, set()).add(file.relative_to(folder.parent).as_posix())
    return found


def imports_of(file: Path) -> set[str]:
    """The modules that a file imports names from or imports by name."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
    return found


def words_are_reached_by_the_list_alone(effects: ModuleType) -> None:
    """No module of a word is imported but by the list; none imports another one, computer seats or words."""
    folder = Path(str(effects.__file__)).parent
    game = effects.__name__.removesuffix(".effects")
    own = {f"{effects.__name__}.{name}" for name in modules_of(effects)}
    for file in folder.parent.rglob("*.py"):
        if file != folder / "__init__.py":
            assert not imports_of(file) & own, file
    for file in folder.glob("*.py"):
        assert not any(name.startswith((f"{game}.ai", f"{game}.text")) for name in imports_of(file)), file
