"""Rename and move by a table: `python -m tests.tools.rename AREA...` reads `names.tsv` and changes the tree.

A row has five columns: area, kind, old, new, note. Kinds:

`package`  a new folder of code; `new` is the docstring of its `__init__.py`
`module`   a file or folder moves; imports, dotted names, paths in documents follow
`name`     a class, function or constant at the top of a module, with all uses through imports
`word`     a method or field of a class, in all classes that share it; mypy says which attributes are meant. The
           definitions are listed for review. A new name with "!" was checked by hand against keys of data.
`text`     a literal in one file (`path: literal`), for what no rule finds

An old name that is gone is reported. A new name that exists, and a field that is a key of data, stop the run before
anything is written. Frozen editions of the ladder change in their imports only.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from tests.tools.lines import fit_lines
from tests.tools.members import Members, read_members
from tests.tools.source import MARK, Source, read_data_keys

ROOT = Path(__file__).resolve().parents[2]
TABLE = Path(__file__).with_name("names.tsv")
FOLDERS = ("engine", "client", "build", "tests", "docs", "assets", ".ci", ".github")
TEXTS = (".py", ".md", ".toml", ".yml", ".yaml", ".spec", ".tsv", ".ini", ".cfg", ".sh", "")
KINDS = ("package", "module", "name", "word", "text")


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table."""

    area: str
    kind: str
    old: str
    new: str


@dataclass
class Report:
    """What the run has to say: stops end it, notes are for review."""

    stops: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def read_rows(text: str, areas: Iterable[str]) -> list[Row]:
    """Return the table's rows of these areas; no areas means all."""
    wanted = set(areas)
    rows = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        area, kind, old, new = (part.replace("\\n", "\n") for part in line.split("\t")[:4])
        if kind not in KINDS:
            raise SystemExit(f"names.tsv:{number}: unknown kind {kind!r}; known kinds: {', '.join(KINDS)}")
        if not wanted or area in wanted:
            rows.append(Row(area, kind, old, new))
    return rows


def dotted(path: str) -> str:
    """Return the import name of a Python file: "engine/words/__init__.py" is "engine.words"."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


class Renamer:
    """One run over a tree: `plan` collects all edits, `apply` writes them."""

    def __init__(self, root: Path, rows: list[Row], table: list[Row] | None = None) -> None:
        self.root, self.rows = root, rows
        self.table = rows if table is None else table
        self.report = Report()
        self.files: dict[str, str] = {}
        """Old path to new path, of every file that moves."""
        self.folders: dict[str, str] = {}
        self.modules: dict[str, str] = {}
        """Old import name to the new one, of every module and package that moves."""
        self.names: dict[tuple[str, str], str] = {}
        """(Module as it is called now, name) to the new name."""
        self.words: dict[str, str] = {}
        """Members that only one family of classes has, with their new names: texts in backticks follow."""
        self.sources: dict[str, Source] = {}
        self.texts: dict[str, str] = {}

    def plan(self) -> None:
        """Find everything that changes; nothing is written."""
        for path in self._list_files():
            text = (self.root / path).read_text(encoding="utf-8")
            self.texts[path] = text
            if path.endswith(".py"):
                self.sources[path] = Source(path, text)
        for row in self.rows:
            if row.kind == "module":
                self._plan_module(row)
        for row in self.rows:
            if row.kind == "name":
                self._plan_name(row)
        for source in self.sources.values():
            source.rename_imports(self.modules, self.names, self.report.notes)
        for row in self.rows:
            if row.kind == "word":
                self._plan_word(row)

    def _list_files(self) -> list[str]:
        listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=self.root, capture_output=True,
                                encoding="utf-8", check=True).stdout.splitlines()  # fmt: skip
        return sorted(
            path for path in set(listed)
            if (path.startswith(tuple(f"{name}/" for name in FOLDERS)) or "/" not in path)
            and Path(path).suffix in TEXTS and not path.startswith("tests/tools/")
            and path != "CHANGELOG.md" and (self.root / path).is_file()
        )  # fmt: skip

    def _plan_module(self, row: Row) -> None:
        old, new = self.root / row.old, self.root / row.new
        if not old.exists():
            self.report.notes.append(f"{'done' if new.exists() else 'gone'}: module {row.old}")
            return
        if new.exists() and not (old.is_dir() and new.is_dir()):
            self.report.stops.append(f"module {row.old}: {row.new} exists already")
            return
        moved = [old] if old.is_file() else [file for file in sorted(old.rglob("*")) if file.is_file()]
        for file in moved:
            path = file.relative_to(self.root).as_posix()
            if "__pycache__" in path or path in self.files:
                continue
            there = row.new + path.removeprefix(row.old)
            if (self.root / there).exists():
                self.report.stops.append(f"module {path}: {there} exists already")
            self.files[path] = there
            if path.endswith(".py"):
                self.modules[dotted(path)] = dotted(there)
        if old.is_dir():
            self.folders[row.old] = row.new

    def _plan_name(self, row: Row) -> None:
        module, _, old = row.old.rpartition(".")
        path = next((path for path in self.sources if dotted(path) == module), None)
        if path is None:
            module = self._find_moved(module, ".")
            path = next((path for path in self.sources if dotted(path) == module), None)
        if path is None or old not in self.sources[path].top_names:
            done = path is not None and row.new in self.sources[path].top_names
            self.report.notes.append(f"{'done' if done else 'gone'}: name {row.old}")
        elif row.new in self.sources[path].top_names:
            self.report.stops.append(f"name {row.old}: {row.new} exists already in {path}")
        elif row.new in self.sources[path].identifiers:
            self.report.stops.append(f"name {row.old}: {row.new} is used in {path} for something else")
        else:
            self._add_name(module, old, row.new)

    def _find_moved(self, place: str, separator: str) -> str:
        """Return where the table has moved a module or a file in an earlier run."""
        spelled = dotted if separator == "." else str
        moves = {spelled(row.old): spelled(row.new) for row in self.table if row.kind == "module"}
        for name in sorted(moves, key=len, reverse=True):
            if place == name or place.startswith(name + separator):
                return moves[name] + place.removeprefix(name)
        return place

    def _add_name(self, module: str, old: str, new: str) -> None:
        """Note a new name, also for modules that hand the name on."""
        if (module, old) in self.names:
            return
        self.names[module, old] = new
        for path, source in self.sources.items():
            if (module, old) in source.handed_on:
                self._add_name(dotted(path), old, new)

    def _plan_word(self, row: Row) -> None:
        owner, _, old = row.old.rpartition(".")
        module, _, name = owner.rpartition(".")
        if owner not in self._members.owns:
            owner = self._new_class(module, name)
        new = row.new.removesuffix("!")
        members = self._members
        if old not in members.owns.get(owner, ()):
            done = new in members.owns.get(owner, ())
            self.report.notes.append(f"{'done' if done else 'gone'}: word {row.old}")
            return
        family = members.family(owner, old)
        taken = sorted(each for each in family if new in members.owns.get(each, ()))
        editions = [source for source in self.sources.values() if source.is_frozen]
        frozen = [source.path for source in editions if old in source.attributes
                  and not any(old in each.members for each in editions)]  # fmt: skip
        if taken:
            self.report.stops.append(f"word {row.old}: {new} is a member already of {', '.join(taken)}")
        elif new == row.new and old in read_data_keys(self.root) and self._is_field(family, old):
            self.report.stops.append(f"word {row.old}: a field that is a key of data (checked by hand: write {new}!)")
        elif frozen:
            self.report.stops.append(f"word {row.old}: frozen editions use it: {', '.join(frozen)}")
        else:
            self._rename_family(row.old, family, old, new)

    def _new_class(self, module: str, name: str) -> str:
        """Return what a class is called after earlier runs."""
        new = next((row.new for row in self.table if row.kind == "name" and row.old == f"{module}.{name}"), name)
        moved = self._find_moved(module, ".")
        return next((full for place in (module, moved) for each in (name, new)
                     if (full := f"{place}.{each}") in self._members.owns), f"{module}.{name}")  # fmt: skip

    @cached_property
    def _members(self) -> Members:
        return read_members(self.root)

    def _is_field(self, family: set[str], name: str) -> bool:
        return any(each[2] for source in self.sources.values() for each in source.members.get(name, ())
                   if f"{dotted(source.path)}.{each[0]}" in family)  # fmt: skip

    def _rename_family(self, title: str, family: set[str], old: str, new: str) -> None:
        """Rename a member in its classes, and wherever mypy says that an attribute belongs to one of them."""
        defined, unknown = [], []
        for path, source in self.sources.items():
            own = {each.rpartition(".")[2] for each in family if each.rpartition(".")[0] == dotted(path)}
            defined += source.rename_definitions(own, old, new) if own else []
        alone = not any(old in names for each, names in self._members.owns.items() if each not in family)
        if alone:
            self.words[old] = new
        for path, line, end, owners in self._members.attributes.get(old, ()):
            if owners & family or (alone and not owners):
                if not self.sources[path].rename_attribute(line, end, old, new):
                    unknown.append(f"{path}:{line}")
            elif not owners:
                unknown.append(f"{path}:{line}")
        for path, line, column, owners in (*self._members.keywords.get(old, ()), *self._members.strings.get(old, ())):
            if owners & family:
                self.sources[path].rename_text(line, column, old, new)
        self.report.notes.append(f"word {title} -> {new}: {'; '.join(defined)}"
                                 + (f"\n    look at: {', '.join(unknown)}" if unknown else ""))  # fmt: skip

    def apply(self) -> list[str]:
        """Write all edits and move the files; returns the new paths of all that changed."""
        changed = []
        replace_paths = self._path_replacer()
        names_in_docs = self._names_in_docs()
        for path, text in self.texts.items():
            source = self.sources.get(path)
            new = source.written() if source else text
            if path.endswith(".md") and not path.startswith("assets/"):
                new = names_in_docs(self._rename_short_paths(text))
            if source and not source.is_frozen:
                new = source.rename_in_prose(new, self.names, self.modules, self.words)
            new = self._rename_near(path, replace_paths(new).replace(MARK, ""))
            if new != text or path in self.files:
                (self.root / path).write_text(new, encoding="utf-8")
                changed.append(self.files.get(path, path))
        for old, new in self.files.items():
            (self.root / new).parent.mkdir(parents=True, exist_ok=True)
            subprocess.run(["git", "mv", "-k", old, new], cwd=self.root, check=True)
            if (self.root / old).exists():  # not known to git
                (self.root / old).rename(self.root / new)
        self._clear_folders()
        for row in self.rows:
            changed += self._write_package(row) + self._replace_text(row)
        return sorted({path for path in changed if (self.root / path).is_file()})

    def _path_replacer(self) -> Callable[[str], str]:
        """Return a function that replaces dotted names and paths of all that moves, the longest first."""
        table = {f"{module}.{old}": f"{self.modules.get(module, module)}.{new}"
                 for (module, old), new in self.names.items()}  # fmt: skip
        table |= {old: new for old, new in self.modules.items() if "." in old} | self.files | self.folders
        if not table:
            return lambda text: text
        words = "|".join(re.escape(word) for word in sorted(table, key=len, reverse=True))
        pattern = re.compile(rf"(?<![\w./-])(?:{words})(?![\w-])")
        return lambda text: pattern.sub(lambda match: table[match[0]], text)

    def _rename_near(self, path: str, text: str) -> str:
        """Follow paths that tests give relative to the folder that they test: `"words/log.py"`."""
        folder = f"{Path(path).parent.as_posix().removeprefix('tests/')}/"
        near = {old.removeprefix(folder): new.removeprefix(folder) for old, new in self.files.items()
                if path.startswith("tests/") and old.startswith(folder)}  # fmt: skip
        return re.sub(r'"([\w/]+\.\w+)"', lambda match: f'"{near.get(match[1], match[1])}"', text) if near else text

    def _rename_short_paths(self, text: str) -> str:
        """Follow the ends of paths between backticks, `session/log.py`, where only one file is meant."""
        def follow(match: re.Match[str]) -> str:
            ends = [path for path in self.texts if path.endswith(f"/{match[1]}")]
            return f"`{self.files.get(ends[0], match[1])}`" if len(ends) == 1 else match[0]

        return re.sub(r"`([\w/]+\.py)`", follow, text)

    def _names_in_docs(self) -> Callable[[str], str]:
        """Return a function that follows new names between backticks in documents, where only one thing has them."""
        count: dict[str, int] = defaultdict(int)
        for source in self.sources.values():
            for name in source.top_names - source.imported:
                count[name] += 1
        new_names = {old: new for (_, old), new in self.names.items() if count[old] == 1}
        new_names |= {old: new for old, new in self.words.items() if not count[old]}
        return lambda text: re.sub(
            r"`[^`\n]+`", lambda code: re.sub(r"(?<![\w./-])[A-Za-z_]\w*", lambda word: new_names.get(word[0], word[0]),
                                              code[0]), text,
        )  # fmt: skip

    def _clear_folders(self) -> None:
        for folder in sorted({str(Path(path).parent) for path in self.files}, key=len, reverse=True):
            left = self.root / folder
            if left.is_dir() and not [file for file in left.rglob("*") if "__pycache__" not in file.parts]:
                subprocess.run(["rm", "-r", str(left)], check=True)

    def _write_package(self, row: Row) -> list[str]:
        if row.kind != "package":
            return []
        path = f"{row.old}/__init__.py"
        file = self.root / path
        if file.exists() or not file.parent.is_dir():
            return []
        file.write_text(f'"""{row.new}"""\n', encoding="utf-8")
        return [path]

    def _replace_text(self, row: Row) -> list[str]:
        if row.kind != "text":
            return []
        path, _, old = row.old.partition(": ")
        if not (self.root / path).is_file():
            path = self.files.get(path) or self._find_moved(path, "/")
        file = self.root / path
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
        if old not in text:
            self.report.notes.append(f"{'done' if row.new in text and text else 'gone'}: text {row.old!r}")
            return []
        file.write_text(text.replace(old, row.new), encoding="utf-8")
        return [path]


def sort_imports(root: Path, paths: list[str]) -> None:
    """Sort the imports of changed files and break lines that have become too long."""
    python = [path for path in paths if path.endswith(".py")]
    if not python:
        return
    ruff = [sys.executable, "-m", "ruff"]
    subprocess.run([*ruff, "check", "-q", "--select", "I", "--fix", *python], cwd=root, check=False)
    for path in python:
        fit_lines(root, path, ruff)
    subprocess.run([*ruff, "check", "-q", "--select", "I", "--fix", *python], cwd=root, check=False)


def main() -> int:
    """Carry out the rows of the areas given; all without one."""
    parser = argparse.ArgumentParser(description="Rename and move by tests/tools/names.tsv.")
    parser.add_argument("areas", nargs="*", help="areas of the table (default: all)")
    parser.add_argument("--plan", action="store_true", help="only say what would change")
    parser.add_argument("--skip", action="store_true", help="leave rows out that would stop the run")
    parser.add_argument("--table", type=Path, default=TABLE)
    parser.add_argument("--root", type=Path, default=ROOT)
    given = parser.parse_args()
    text = given.table.read_text(encoding="utf-8")
    renamer = Renamer(given.root, read_rows(text, given.areas), read_rows(text, ()))
    renamer.plan()
    print(*renamer.report.notes, sep="\n")
    print(*(f"STOP {line}" for line in renamer.report.stops), sep="\n")
    if renamer.report.stops and not given.skip:
        return 1
    if not given.plan:
        seen = len(renamer.report.notes)
        changed = renamer.apply()
        sort_imports(given.root, changed)
        print(*renamer.report.notes[seen:], sep="\n")
        print(f"{len(renamer.files)} files moved, {len(changed)} files changed.")
    return 0


if __name__ == "__main__":
    code = main()
    sys.stdout.flush()
    os._exit(code)  # it takes half a minute to free what mypy knows
