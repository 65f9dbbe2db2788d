"""The clauses of a game's rules, and the tests and scenarios that name them."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

CLAUSE = re.compile(r"\b([A-Z]{2,3}-\d+\.\d+)\b")
RANGE = re.compile(r"\b([A-Z]{2,3}-\d+)\.(\d+) to \1\.(\d+)\b")
TAG = re.compile(r"<!--\s*(?P<home>[^>]*?)\s*(?:also\b(?P<also>[^>]*))?-->")


@dataclass(slots=True)
class ListedClause:
    """A clause: its number, what it says in short, and what names it."""

    number: str
    text: str
    tests: list[Naming] = field(default_factory=list)
    code: list[str] = field(default_factory=list)
    """The files of the rules that name it."""


@dataclass(frozen=True, slots=True)
class Naming:
    """A test function or a scenario that names clauses."""

    file: str
    name: str
    clauses: frozenset[str]


def read_clauses(reference: str) -> list[ListedClause]:
    """Return the clauses in the text of a rules reference, by number.

    A clause belongs to the paragraph above a comment such as `<!-- NF-2.2 -->`. A comment `<!-- also ... -->` only
    points to clauses that belong elsewhere.
    """
    clauses: dict[str, ListedClause] = {}
    paragraph = ""
    for line in reference.splitlines():
        tag = TAG.fullmatch(line.strip())
        if tag:
            for number in CLAUSE.findall(tag["home"]):
                clauses.setdefault(number, ListedClause(number, first_sentences(paragraph)))
        elif line.strip():
            paragraph = line.strip()
    return sorted(clauses.values(), key=lambda clause: clause_order(clause.number))


def clause_order(number: str) -> tuple[str, int, int]:
    """Return a key to sort clauses: NF-7.9 comes before NF-7.10."""
    letters, digits = number.rsplit("-", 1)
    chapter, place = digits.split(".")
    return letters, int(chapter), int(place)


def first_sentences(paragraph: str, shortest: int = 24) -> str:
    """Return the beginning of a paragraph without its marks: one sentence, or more if that is very short."""
    text = paragraph.replace("**", "").replace("*", "")
    for end in re.finditer(r"[.?!](?= |$)", text):
        if end.end() >= shortest:
            return text[: end.end()]
    return text


def named_in_tests(folder: Path, slug: str) -> Iterator[Naming]:
    """Yield the tests below a folder that name clauses in their docstring or name, and the game's scenarios."""
    for file in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                clauses = named_by(node)
                if clauses:
                    yield Naming(file.relative_to(folder).as_posix(), node.name, clauses)
    for file in sorted((folder / "scenarios" / slug).glob("*.toml")):
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        rules = data.get("rules", [])
        clauses = frozenset([rules] if isinstance(rules, str) else rules)
        yield Naming(file.relative_to(folder).as_posix(), str(data.get("title", file.stem)), clauses)


def note_code(clauses: list[ListedClause], folder: Path) -> None:
    """Note at each clause which Python files below a folder name it, alone or in a range ("CR-4.5 to CR-4.7")."""
    for file in sorted(folder.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        named = set(CLAUSE.findall(text))
        for chapter, first, last in RANGE.findall(text):
            named.update(f"{chapter}.{place}" for place in range(int(first), int(last) + 1))
        for clause in clauses:
            if clause.number in named:
                clause.code.append(file.relative_to(folder).as_posix())


def named_by(function: ast.FunctionDef) -> frozenset[str]:
    """Return the clauses that a test names: `NF-4.2` in its docstring or `nf_4_2` in its name."""
    named = set(CLAUSE.findall(ast.get_docstring(function) or ""))
    for letters, chapter, place in re.findall(r"_([a-z]{2,3})_(\d+)_(\d+)(?=_|$)", function.name):
        named.add(f"{letters.upper()}-{chapter}.{place}")
    return frozenset(named)


def collect(clauses: list[ListedClause], namings: Iterator[Naming]) -> list[tuple[str, Naming]]:
    """Add each naming to its clause. Returns the unknown clause numbers."""
    known = {clause.number: clause for clause in clauses}
    prefixes = {clause.number.rsplit("-", 1)[0] for clause in clauses}
    unknown = []
    for naming in namings:
        for number in sorted(naming.clauses, key=str):
            if number in known:
                known[number].tests.append(naming)
            elif number.rsplit("-", 1)[0] in prefixes or naming.file.endswith(".toml"):
                unknown.append((number, naming))
    return unknown
