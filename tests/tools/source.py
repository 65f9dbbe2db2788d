"""One Python file as the renamer sees it: who binds which name, who uses it, and the edits collected so far."""

from __future__ import annotations

import ast
import io
import re
import tokenize
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from pathlib import Path

FROZEN = "tests/ladder/edition_"
MARK = "\0"
"""Stands in new import names until paths have been replaced, so that none is replaced twice."""
PATCHING = ("setattr", "delattr", "getattr", "hasattr", "attrgetter", "methodcaller", "object")
Module = ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.ClassDef | ast.expr
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


@lru_cache(maxsize=4)
def read_data_keys(root: Path) -> frozenset[str]:
    """Return all keys of TOML files, properties of maps and messages below a tree, with _ for -."""
    keys: set[str] = set()

    def collect(data: object) -> None:
        if isinstance(data, dict):
            keys.update(data)
            for value in data.values():
                collect(value)
        elif isinstance(data, list):
            for value in data:
                collect(value)

    for folder in ("assets", "engine", "tests"):
        for file in (root / folder).rglob("*.toml"):
            try:
                collect(tomllib.loads(file.read_text(encoding="utf-8")))
            except (tomllib.TOMLDecodeError, UnicodeDecodeError):
                continue
        for file in (root / folder).rglob("*.tmx"):
            keys.update(re.findall(r'\bname="([^"]+)"', file.read_text(encoding="utf-8")))
        for file in (root / folder).rglob("*.ftl"):
            keys.update(re.findall(r"^-?([\w-]+) *=|\{ *\$([\w-]+)", file.read_text(encoding="utf-8"), re.MULTILINE))
    flat = {part for key in keys for part in (key if isinstance(key, tuple) else (key,)) if part}
    return frozenset(key.replace("-", "_") for key in flat)


class Scope:
    """A module, class, function or comprehension with the names that it binds."""

    def __init__(self, node: ast.AST, parent: Scope | None) -> None:
        self.node, self.parent = node, parent
        self.bound: set[str] = set()

    def find(self, name: str) -> Scope | None:
        """Return the scope that binds a name used here: the module for all that no function binds."""
        scope: Scope | None = self
        while scope is not None:
            if name in scope.bound and (scope is self or not isinstance(scope.node, ast.ClassDef)):
                return scope
            if scope.parent is None:
                return scope
            scope = scope.parent
        return None


class Source:
    """A file, parsed once."""

    def __init__(self, path: str, text: str) -> None:
        self.path, self.text = path, text
        self.is_frozen = path.startswith(FROZEN)
        self.tree = ast.parse(text)
        self.lines = text.splitlines(keepends=True)
        self.edits: dict[tuple[int, int], tuple[int, int, str]] = {}
        """(Line, column) to the end and the new text."""
        self.scopes: dict[ast.AST, Scope] = {}
        self.uses: dict[tuple[Scope, str], list[ast.AST]] = defaultdict(list)
        self.imports: list[tuple[ast.ImportFrom | ast.Import, Scope]] = []
        self.members: dict[str, list[tuple[str, int, bool]]] = defaultdict(list)
        """Methods and fields of classes: name to (class, line, whether it is a field)."""
        self.attributes: dict[str, list[ast.Attribute]] = defaultdict(list)
        self.calls: list[ast.Call] = []
        self.classes: list[ast.ClassDef] = []
        self.quoted: list[ast.Constant] = []
        """Texts where a type may stand: `Sequence["Card"]`, `cast("Card", ...)`."""
        self._formatted: set[ast.AST] = set()
        self.module = Scope(self.tree, None)
        self._visit_body(self.tree, self.module)

    # --- reading ----------------------------------------------------------------------------------------------------

    def _visit_body(self, node: ast.AST, scope: Scope) -> None:
        for child in ast.iter_child_nodes(node):
            self._bind(child, scope)
        for child in ast.iter_child_nodes(node):
            self._visit(child, scope)

    def _bind(self, node: ast.AST, scope: Scope) -> None:
        """Note the names that a statement binds in this scope, nested statements too."""
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            scope.bound.add(node.name)
            return
        if isinstance(node, (ast.Lambda, *COMPREHENSIONS)):
            for inner in ast.walk(node):
                if isinstance(inner, ast.NamedExpr) and isinstance(inner.target, ast.Name):
                    scope.bound.add(inner.target.id)
            return
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            scope.bound.update(alias.asname or alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, (ast.Store, ast.Del)):
            scope.bound.add(node.id)
        elif isinstance(node, ast.ExceptHandler | ast.MatchAs | ast.MatchStar) and node.name:
            scope.bound.add(node.name)
        elif isinstance(node, ast.arg):
            scope.bound.add(node.arg)
        for child in ast.iter_child_nodes(node):
            self._bind(child, scope)
        if isinstance(node, (ast.Global, ast.Nonlocal)):
            scope.bound.difference_update(node.names)

    def _visit(self, node: ast.AST, scope: Scope) -> None:
        if isinstance(node, ast.ClassDef):
            self._read_members(node)
            self.classes.append(node)
            for outside in (*node.bases, *node.keywords, *node.decorator_list):
                self._visit(outside, scope)
            inner = Scope(node, scope)
            for child in node.body:
                self._bind(child, inner)
            for child in node.body:
                self._visit(child, inner)
            self.uses[scope.find(node.name) or scope, node.name].append(node)
            return
        if isinstance(node, FUNCTIONS):
            self._visit_function(node, scope)
            return
        if isinstance(node, COMPREHENSIONS):
            inner = Scope(node, scope)
            for generator in node.generators:
                self._bind(generator.target, inner)
            for child in ast.iter_child_nodes(node):
                self._visit(child, inner)
            return
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            self.imports.append((node, scope))
        elif isinstance(node, ast.Name):
            self.uses[scope.find(node.id) or scope, node.id].append(node)
        elif isinstance(node, ast.Global):
            for name in node.names:
                self.uses[self.module, name].append(node)
        elif isinstance(node, ast.Attribute):
            self.attributes[node.attr].append(node)
        elif isinstance(node, ast.Subscript):
            self.quoted += [each for each in ast.walk(node.slice) if isinstance(each, ast.Constant)]
        elif isinstance(node, ast.Call):
            self.calls.append(node)
            if getattr(node.func, "id", "") == "cast":
                self.quoted += [each for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant)]
        elif isinstance(node, ast.JoinedStr):
            self._formatted.update(ast.walk(node))
        self.scopes[node] = scope
        for child in ast.iter_child_nodes(node):
            self._visit(child, scope)

    def _visit_function(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda, scope: Scope) -> None:
        inner = Scope(node, scope)
        self._bind(node.args, inner)
        body = node.body if isinstance(node.body, list) else [node.body]
        for child in body:
            self._bind(child, inner)
        for outside in (*node.args.defaults, *filter(None, node.args.kw_defaults)):
            self._visit(outside, scope)
        for argument in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs, node.args.vararg,
                         node.args.kwarg):  # fmt: skip
            if argument is not None and argument.annotation is not None:
                self._visit(argument.annotation, scope)
        if not isinstance(node, ast.Lambda):
            for outside in (*node.decorator_list, *filter(None, [node.returns])):
                self._visit(outside, scope)
            self.uses[scope.find(node.name) or scope, node.name].append(node)
        for child in body:
            self._visit(child, inner)

    def _read_members(self, node: ast.ClassDef) -> None:
        for child in node.body:
            if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef)):
                self.members[child.name].append((node.name, child.lineno, False))
            elif isinstance(child, ast.AnnAssign) and isinstance(child.target, ast.Name):
                self.members[child.target.id].append((node.name, child.lineno, True))
        for inner in ast.walk(node):
            if isinstance(inner, ast.Attribute) and isinstance(inner.ctx, ast.Store) and (
                isinstance(inner.value, ast.Name) and inner.value.id == "self"
                and not any(owner == node.name for owner, *_ in self.members[inner.attr])
            ):  # fmt: skip
                self.members[inner.attr].append((node.name, inner.lineno, False))

    @cached_property
    def top_names(self) -> set[str]:
        """Names that the module binds at its top."""
        return self.module.bound

    @cached_property
    def imported(self) -> set[str]:
        """Names at the top that come from imports."""
        return {alias.asname or alias.name for node, scope in self.imports for alias in node.names
                if scope is self.module}  # fmt: skip

    @cached_property
    def identifiers(self) -> set[str]:
        """Every plain name in the file: variables, parameters, definitions; no attributes."""
        return {name for _, name in self.uses} | {
            node.arg for node in ast.walk(self.tree) if isinstance(node, ast.arg)
        } | self.module.bound  # fmt: skip

    @cached_property
    def handed_on(self) -> set[tuple[str, str]]:
        """(Module, name) of what the file imports at its top under the same name."""
        return {(node.module, alias.name) for node, scope in self.imports if isinstance(node, ast.ImportFrom)
                and node.module and not node.level and scope is self.module
                for alias in node.names if alias.asname in (None, alias.name)}  # fmt: skip

    # --- editing ----------------------------------------------------------------------------------------------------

    def rename_imports(self, modules: Mapping[str, str], names: Mapping[tuple[str, str], str],
                       notes: list[str]) -> None:  # fmt: skip
        """Follow moved modules and renamed names: in imports and wherever the imported names are used."""
        own = self.path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for (module, old), new in names.items():
            if module == own and old in self.top_names - self.imported:
                self._rename_uses(self.module, old, new)
        for node, scope in self.imports:
            if isinstance(node, ast.Import):
                self._rename_plain_import(node, modules)
            elif node.module and not node.level:
                self._rename_from_import(node, scope, modules, names, notes)

    def _rename_plain_import(self, node: ast.Import, modules: Mapping[str, str]) -> None:
        if any(alias.name in modules for alias in node.names):
            named = [(_marked(modules.get(alias.name, alias.name)), alias.asname) for alias in node.names]
            text = ", ".join(name + (f" as {local}" if local else "") for name, local in named)
            self._replace_statement(node, [f"import {text}"])

    def _rename_from_import(self, node: ast.ImportFrom, scope: Scope, modules: Mapping[str, str],
                            names: Mapping[tuple[str, str], str], notes: list[str]) -> None:  # fmt: skip
        assert node.module
        parts: dict[str, list[str]] = {}
        changes = node.module in modules
        for alias in node.names:
            full = f"{node.module}.{alias.name}"
            package, base = modules.get(node.module, node.module), alias.name
            if full in modules:
                package, _, base = modules[full].rpartition(".")
                changes = True
            elif (node.module, alias.name) in names:
                base = names[node.module, alias.name]
                changes = True
            local = alias.asname or alias.name
            self._rename_through(scope, local, full, names)
            if alias.asname is None and base != alias.name:
                owner = scope.find(alias.name) or scope
                if self.is_frozen or base in self.identifiers:
                    if not self.is_frozen:
                        notes.append(f"{self.path}:{node.lineno}: {base} is taken, imported as {alias.name}")
                    base = f"{base} as {alias.name}"
                else:
                    self._rename_uses(owner, alias.name, base)
            elif alias.asname and alias.asname != base:
                base = f"{base} as {alias.asname}"
            parts.setdefault(package, []).append(base)
        if changes:
            comment = self._comment_behind(node)
            told = [f"from {_marked(package)} import {', '.join(each)}" for package, each in parts.items()]
            self._replace_statement(node, [told[0] + comment, *told[1:]])

    def _rename_listed(self, old: str, new: str) -> None:
        """Rename a name in `__all__`."""
        for node in self.tree.body:
            if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "__all__":
                for text in ast.walk(node.value):
                    if isinstance(text, ast.Constant) and text.value == old:
                        self._edit_at(text.lineno, self._column(text) + 1, old, new)

    def _rename_quoted(self, old: str, new: str) -> None:
        """Rename a class in types that stand in quotes; a function is no type."""
        for text in self.quoted if old.lstrip("_")[:1].isupper() else ():
            if isinstance(text.value, str) and text.lineno == text.end_lineno and text not in self._formatted:
                line, first = self.lines[text.lineno - 1], self._column(text)
                for match in re.compile(rf"(?<![\w.]){old}\b").finditer(line, first, first + len(ast.unparse(text))):
                    self._edit_at(text.lineno, match.start(), old, new)

    def _rename_through(self, scope: Scope, local: str, module: str, names: Mapping[tuple[str, str], str]) -> None:
        """Rename attributes of an imported module: `chance.seeded`."""
        owner = scope.find(local) or scope
        for (where, old), new in names.items():
            if where != module:
                continue
            for attribute in self.attributes.get(old, ()):
                value = attribute.value
                if isinstance(value, ast.Name) and value.id == local and (
                    self.scopes[attribute].find(local) is owner
                ):  # fmt: skip
                    self._edit_attribute(attribute, new)
            for text in self._patched(local, old):
                self._edit_at(text.lineno, self._column(text) + 1, old, new)

    def _patched(self, local: str | None, name: str) -> Iterator[ast.Constant]:
        """Strings that name an attribute: `monkeypatch.setattr(module, "name", ...)`."""
        for node in self.calls:
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called not in PATCHING:
                continue
            first = node.args[0] if node.args else None
            for argument in node.args[:2]:
                if isinstance(argument, ast.Constant) and argument.value == name and (
                    local is None or (isinstance(first, ast.Name) and first.id == local)
                ):  # fmt: skip
                    yield argument

    def _rename_uses(self, owner: Scope, old: str, new: str) -> None:
        if owner is self.module:
            self._rename_listed(old, new)
            self._rename_quoted(old, new)
        for node in self.uses.get((owner, old), ()):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Global)):
                match = re.compile(rf"\b(?:def|class|global)\s+(?:\w+, )*({old})\b").search(
                    self.lines[node.lineno - 1], self._column(node))  # fmt: skip
                if match:
                    self._edit_at(node.lineno, match.start(1), old, new)
            elif node in self._formatted:
                self._edit_formatted(node.lineno, node.lineno, rf"(?<![\w.]){old}\b", old, new)  # type: ignore[attr-defined]
            elif isinstance(node, ast.Name):
                self._edit_at(node.lineno, self._column(node), old, new)

    def rename_definitions(self, owners: set[str], old: str, new: str) -> list[str]:
        """Rename a method or field where these classes of the file define it; returns the places."""
        found = []
        for node in self.classes:
            if node.name not in owners:
                continue
            for child in node.body:
                if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef)) and child.name == old:
                    column = self.lines[child.lineno - 1].index(old, self._column(child) + 4)
                    self._edit_at(child.lineno, column, old, new)
                    found.append(f"{self.path}:{child.lineno} {node.name}")
                    for decorator in child.decorator_list:
                        if isinstance(decorator, ast.Attribute) and getattr(decorator.value, "id", "") == old:
                            self._edit_at(decorator.lineno, self._column(decorator), old, new)
                elif isinstance(child, (ast.Assign, ast.AnnAssign)) and self._rename_class_field(child, old, new):
                    found.append(f"{self.path}:{child.lineno} {node.name}")
        return found

    def rename_attribute(self, line: int, end: int, old: str, new: str) -> bool:
        """Rename the attribute that ends here, in bytes; in an f-string all of this name in the line."""
        text = self.lines[line - 1]
        column = len(text.encode()[:end].decode(errors="ignore")) - len(old)
        inside = [token for token in self._strings if token.start[0] <= line <= token.end[0]
                  and (token.start[0], token.start[1]) <= (line, column) < (token.end[0], token.end[1])]  # fmt: skip
        if text[column : column + len(old)] == old and text[:column].rstrip().endswith((".", "")) and not inside:
            self._edit_at(line, column, old, new)
            return True
        before = len(self.edits)
        for token in self._strings:
            if token.start[0] <= line <= token.end[0]:
                self._edit_formatted(token.start[0], token.end[0], rf"(?<=\.){old}\b", old, new)
        return len(self.edits) > before or any(at[0] == line for at in self.edits)

    def rename_text(self, line: int, column: int, old: str, new: str) -> None:
        """Rename a keyword before a value, or the word in a string, whose place this is, in bytes."""
        text = self.lines[line - 1]
        at = len(text.encode()[:column].decode(errors="ignore"))
        if text[at + 1 : at + 1 + len(old)] == old and text[at] in "\"'":
            self._edit_at(line, at + 1, old, new)
            return
        match = re.search(rf"\b({old})\s*=\s*$", text[:at])
        if match:
            self._edit_at(line, match.start(1), old, new)

    def _rename_class_field(self, node: ast.Assign | ast.AnnAssign, old: str, new: str) -> bool:
        found = False
        for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
            if isinstance(target, ast.Name) and target.id == old:
                self._edit_at(target.lineno, self._column(target), old, new)
                found = True
            if isinstance(target, ast.Name) and target.id == "__slots__" and node.value is not None:
                for text in ast.walk(node.value):
                    if isinstance(text, ast.Constant) and text.value == old:
                        self._edit_at(text.lineno, self._column(text) + 1, old, new)
        return found

    def _edit_attribute(self, attribute: ast.Attribute, new: str) -> None:
        old = attribute.attr
        if attribute in self._formatted:
            self._edit_formatted(attribute.lineno, attribute.lineno, rf"(?<=\.){old}\b", old, new)
            return
        assert attribute.end_lineno and attribute.end_col_offset
        line = self.lines[attribute.end_lineno - 1]
        end = len(line.encode()[: attribute.end_col_offset].decode())
        self._edit_at(attribute.end_lineno, end - len(old), old, new)

    def _edit_formatted(self, low_line: int, high_line: int, pattern: str, old: str, new: str) -> None:
        """Edit inside the braces of an f-string, whose nodes have no reliable place before Python 3.12."""
        for token in self._strings:
            (first, start), (last, end) = token.start, token.end
            if last < low_line or first > high_line:
                continue
            for line in range(first, last + 1):
                text = self.lines[line - 1]
                low, high = (start if line == first else 0), (end if line == last else len(text))
                depth = 0
                inside = []
                for column in range(low, high):
                    depth += (text[column] == "{") - (text[column] == "}")
                    inside.append(depth > 0)
                for match in re.compile(pattern).finditer(text, low, high):
                    if inside[match.start() - low]:
                        self._edit_at(line, match.start(), old, new)

    @cached_property
    def _strings(self) -> list[tokenize.TokenInfo]:
        return [token for token in self._tokens if token.type == tokenize.STRING and re.match(r"\w*[fF]", token.string)]

    @cached_property
    def _tokens(self) -> list[tokenize.TokenInfo]:
        return list(tokenize.generate_tokens(io.StringIO(self.text).readline))

    def _column(self, node: ast.AST) -> int:
        line = self.lines[node.lineno - 1]  # type: ignore[attr-defined]
        return len(line.encode()[: node.col_offset].decode())  # type: ignore[attr-defined]

    def _edit_at(self, line: int, column: int, old: str, new: str) -> None:
        if self.lines[line - 1][column : column + len(old)] != old:
            raise SystemExit(f"{self.path}:{line}:{column}: expected {old!r}, found {self.lines[line - 1]!r}")
        self.edits[line, column] = (line, column + len(old), new)

    def _comment_behind(self, node: ast.ImportFrom) -> str:
        assert node.end_lineno and node.end_col_offset is not None
        rest = self.lines[node.end_lineno - 1].rstrip("\n")[node.end_col_offset :].strip()
        return f"  {rest}" if rest.startswith("#") and "fmt:" not in rest else ""

    def _replace_statement(self, node: ast.Import | ast.ImportFrom, told: list[str]) -> None:
        assert node.end_lineno
        indent = " " * self._column(node)
        end = len(self.lines[node.end_lineno - 1].rstrip("\n"))
        self.edits[node.lineno, node.col_offset] = (node.end_lineno, end, f"\n{indent}".join(told))

    def written(self) -> str:
        """Return the text with all edits; lines below an opened bracket stay aligned with it."""
        lines = list(self.lines)
        shifts = self._shifts()
        for (line, column), (last, end, new) in sorted(self.edits.items(), reverse=True):
            behind = lines[last - 1][end:]
            lines[line - 1] = lines[line - 1][:column] + new + behind
            for gone in range(line, last):
                lines[gone] = ""
        for line, shift in shifts.items():
            text = lines[line - 1]
            spaces = len(text) - len(text.lstrip(" "))
            lines[line - 1] = " " * max(0, spaces + shift) + text.lstrip(" ")
        return "".join(lines)

    def _shifts(self) -> dict[int, int]:
        """Return by how many columns continued lines move that are aligned with an opened bracket."""
        if not self.edits:
            return {}
        moved: dict[int, list[tuple[int, int]]] = defaultdict(list)
        for (line, column), (last, end, new) in self.edits.items():
            if line == last and "\n" not in new:
                moved[line].append((column, len(new) - (end - column)))
        shifts: dict[int, int] = {}
        stack: list[tuple[int, int] | None] = []
        opened, seen_line = False, 0
        for token in self._tokens:
            line, column = token.start
            if token.type in (tokenize.NL, tokenize.NEWLINE, tokenize.COMMENT, tokenize.INDENT, tokenize.DEDENT):
                if token.type == tokenize.NL and opened:
                    stack[-1], opened = None, False
                continue
            if opened:
                stack[-1], opened = (line, column), False
            elif line != seen_line and stack and (place := stack[-1]) is not None and column == place[1]:
                by = sum(size for start, size in moved[place[0]] if start < place[1]) + shifts.get(place[0], 0)
                if by:
                    shifts[line] = by
            seen_line = token.end[0]
            if token.string in "([{" and token.type == tokenize.OP:
                stack.append(None)
                opened = True
            elif token.string in ")]}" and token.type == tokenize.OP and stack:
                stack.pop()
                opened = False
        return shifts

    def rename_in_prose(self, text: str, names: Mapping[tuple[str, str], str], modules: Mapping[str, str],
                        words: Mapping[str, str]) -> str:  # fmt: skip
        """Follow names between backticks, in docstrings and comments of a file that defines or imports them."""
        own = self.path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        known = {old: new for old, new in words.items() if old not in self.identifiers}
        known |= {old: new for (module, old), new in names.items()
                  if module == own or (module, old) in self.handed_on}  # fmt: skip
        known |= {old.rpartition(".")[2]: new.rpartition(".")[2] for old, new in modules.items()
                  if tuple(old.rpartition(".")[::2]) in self.handed_on}  # fmt: skip
        known = {old: new for old, new in known.items() if old != new}
        if not known:
            return text
        pattern = re.compile(rf"(?<![\w./-])(?:{'|'.join(map(re.escape, known))})\b")
        named = r"`[^`\n]+`|\b(?:[Rr]aises|See) [\w., ]+"
        return re.sub(named, lambda code: pattern.sub(lambda word: known[word[0]], code[0]), text)


def _marked(name: str) -> str:
    return name.replace(".", f"{MARK}.", 1)
