"""Who is meant by `.name`: the classes of all attributes in the tree, as mypy works them out."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from mypy import build, types
from mypy.find_sources import create_source_list
from mypy.fscache import FileSystemCache
from mypy.nodes import CallExpr, Expression, MemberExpr, MypyFile, NameExpr, Node, StrExpr, SymbolTable, TypeInfo, Var
from mypy.options import Options

REPLACING = ("dataclasses.replace", "copy.replace")
LINKS = frozenset((
    "node", "info", "type", "unanalyzed_type", "analyzed", "original_def", "original_type", "imports", "names",
    "accept", "fullname", "name", "type_args", "plugin_deps", "special_alias", "metadata", "local_definitions",
))  # fmt: skip
"""Attributes of mypy's nodes that lead out of a file, or to the same nodes in another form."""
LEAVES = (MypyFile, TypeInfo, SymbolTable, Var)
FOLDERS = ("engine", "client", "main.py", "tests")


@dataclass
class Members:
    """Attributes by name, each with its place and the classes that it may belong to."""

    attributes: dict[str, list[tuple[str, int, int, frozenset[str]]]] = field(
        default_factory=lambda: defaultdict(list)
    )
    """Name to (file, line, column where the expression ends, classes); no class where mypy knows none."""
    keywords: dict[str, list[tuple[str, int, int, frozenset[str]]]] = field(default_factory=lambda: defaultdict(list))
    """Name to (file, line, column of the value, class that is called)."""
    strings: dict[str, list[tuple[str, int, int, frozenset[str]]]] = field(default_factory=lambda: defaultdict(list))
    """Name to the same for texts: `setattr(thing, "name", ...)`, with the classes of the thing."""
    bases: dict[str, list[str]] = field(default_factory=dict)
    """Class to all classes that it follows from, itself first."""
    owns: dict[str, set[str]] = field(default_factory=dict)
    """Class to the names that it binds itself."""

    def family(self, owner: str, name: str) -> set[str]:
        """Return the classes that share a member by inheritance, mix-ins too."""
        found, size = {owner}, 0
        while size != len(found):
            size = len(found)
            for each, bases in self.bases.items():
                with_name = {base for base in bases if name in self.owns[base]}
                if each in found or with_name & found:
                    found |= with_name | {each}
        return found


def read_members(root: Path, folders: Sequence[str] = FOLDERS) -> Members:
    """Check the tree with mypy and return what it knows of all attributes."""
    options = Options()
    options.incremental, options.export_types, options.preserve_asts = False, True, True
    options.ignore_missing_imports, options.check_untyped_defs = True, True
    options.namespace_packages, options.explicit_package_bases = True, True
    options.fast_exit = False
    options.mypy_path = [str(root)]
    options.exclude = ["tests/ladder/edition_"]
    paths = [str(root / name) for name in folders if (root / name).exists()]
    result = build.build(create_source_list(paths, options, FileSystemCache()), options, stderr=sys.stderr)
    members = Members()
    for tree in result.files.values():
        if Path(tree.path).is_relative_to(root) and ".venv" not in tree.path:
            _read_file(tree, Path(tree.path).relative_to(root).as_posix(), result.types, members)
    return members


def _read_file(tree: MypyFile, path: str, known: dict[Expression, types.Type], members: Members) -> None:
    for name, info in _classes(tree):
        members.bases[name] = [base.fullname for base in info.mro]
        for base in info.mro:
            members.owns.setdefault(base.fullname, set(base.names))
    for node in _walk(tree):
        if isinstance(node, MemberExpr):
            owners = frozenset(_owners(known.get(node.expr), node.expr))
            members.attributes[node.name].append((path, node.end_line or 0, node.end_column or 0, owners))
        elif isinstance(node, CallExpr):
            _read_call(node, path, known, members)


@cache
def _children(kind: type) -> tuple[str, ...]:
    """Return the attributes in which a kind of node may hold nodes; mypy's own visitors can't be extended."""
    return tuple(name for name in dir(kind) if not name.startswith("_") and name not in LINKS
                 and type(getattr(kind, name)).__name__ in ("getset_descriptor", "member_descriptor"))  # fmt: skip


def _walk(tree: MypyFile) -> Iterator[Node]:
    """Yield all nodes of a file."""
    waiting: list[object] = list(tree.defs)
    seen: set[int] = set()
    while waiting:
        found = waiting.pop()
        if isinstance(found, (list, tuple)):
            waiting.extend(found)
        elif isinstance(found, Node) and not isinstance(found, LEAVES) and id(found) not in seen:
            seen.add(id(found))
            yield found
            for name in _children(type(found)):
                value = getattr(found, name, None)
                if value and not isinstance(value, (str, int, float)):
                    waiting.append(value)


def _read_call(node: CallExpr, path: str, known: dict[Expression, types.Type], members: Members) -> None:
    called = node.callee.node if isinstance(node.callee, (NameExpr, MemberExpr)) else None
    owners = frozenset([called.fullname] if isinstance(called, TypeInfo) else [])
    first = node.args[0] if node.args else None
    if first is not None and getattr(called, "fullname", "") in REPLACING:
        owners = frozenset(_owners(known.get(first), first))
    elif isinstance(node.callee, MemberExpr) and node.callee.name == "_replace":
        owners = frozenset(_owners(known.get(node.callee.expr), node.callee.expr))
    elif not owners:
        owners = frozenset(_classes_given(node, known))
    for name, value in zip(node.arg_names, node.args, strict=True):
        if name is not None:
            members.keywords[name].append((path, value.line, value.column, owners))
    if len(node.args) > 1 and first is not None and isinstance(text := node.args[1], StrExpr):
        members.strings[text.value].append((path, text.line, text.column, frozenset(_owners(known.get(first), first))))


def _classes_given(node: CallExpr, known: dict[Expression, types.Type]) -> Iterator[str]:
    """Yield what keywords may belong to: classes among the arguments, and classes of fields that texts name."""
    infos = [kind.type for each in node.args
             if isinstance(kind := types.get_proper_type(known.get(each)), types.Instance)]  # fmt: skip
    for each in node.args:
        if isinstance(each, NameExpr | MemberExpr) and isinstance(each.node, TypeInfo):
            yield each.node.fullname
        elif isinstance(each, StrExpr):
            for found in (info.names[each.value].node for info in infos if each.value in info.names):
                yield from _owners(found.type if isinstance(found, Var) else None, each)


def _classes(tree: MypyFile) -> Iterator[tuple[str, TypeInfo]]:
    for name, symbol, _ in tree.local_definitions():
        if isinstance(symbol.node, TypeInfo):
            yield name, symbol.node


def _owners(kind: types.Type | None, expression: Expression) -> Iterable[str]:
    """Return the classes of a type, of each part of a union; "module" for a module."""
    kind = types.get_proper_type(kind)
    if isinstance(kind, types.UnionType):
        for each in kind.items:
            yield from _owners(each, expression)
    elif isinstance(kind, types.Instance):
        yield "module" if kind.type.fullname == "types.ModuleType" else kind.type.fullname
    elif isinstance(kind, types.TupleType):
        yield kind.partial_fallback.type.fullname
    elif isinstance(kind, types.TypeVarType):
        yield from _owners(kind.upper_bound, expression)
    elif isinstance(kind, types.TypeType):
        yield from _owners(kind.item, expression)
    elif isinstance(kind, types.CallableType | types.FunctionLike) and kind.is_type_obj():
        yield kind.type_object().fullname
    elif isinstance(kind, types.LiteralType):
        yield from _owners(kind.fallback, expression)
    elif isinstance(expression, NameExpr) and isinstance(expression.node, MypyFile):
        yield "module"
