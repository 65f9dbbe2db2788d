"""Lines that a rename made too long: sentences move on to the next line, statements are formatted again."""

from __future__ import annotations

import ast
import io
import re
import subprocess
import tokenize
from pathlib import Path

LIMIT = 120


def fit_lines(root: Path, path: str, ruff: list[str]) -> None:
    """Shorten the lines of a file that are longer than the limit."""
    file = root / path
    text = file.read_text(encoding="utf-8")
    if all(len(line) <= LIMIT for line in text.splitlines()):
        return
    text = wrap_prose(text)
    file.write_text(text, encoding="utf-8")
    stuck: set[int] = set()
    while long := [number for number, line in enumerate(text.splitlines(), 1)
                   if len(line) > LIMIT and not _is_import(line) and number not in stuck]:  # fmt: skip
        first, last = _statement_at(text, long[0])
        lines = text.splitlines(keepends=True)
        lines[last - 1] = lines[last - 1].replace("  # fmt: skip", "")
        file.write_text("".join(lines), encoding="utf-8")
        subprocess.run([*ruff, "format", "-q", "--line-length", str(LIMIT), f"--range={first}-{last + 1}", path],
                       cwd=root, check=False)  # fmt: skip
        new = file.read_text(encoding="utf-8")
        if new == "".join(lines):
            stuck.add(long[0])
        text = new


def _is_import(line: str) -> bool:
    return line.lstrip().startswith(("from ", "import "))


def _statement_at(text: str, number: int) -> tuple[int, int]:
    """Return the first and last line of the smallest statement around a line; of a block its head only."""
    found = number, number
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.stmt) or not node.lineno <= number <= (node.end_lineno or 0):
            continue
        body = getattr(node, "body", None)
        last = body[0].lineno - 1 if body and body[0].lineno > node.lineno else node.end_lineno or number
        if number <= last:
            found = node.lineno, last
    return found


def wrap_prose(text: str) -> str:
    """Move the last words of too long docstring and comment lines to the next line of their paragraph."""
    lines = text.splitlines()
    prose = _prose_lines(text)
    number = 0
    while number < len(lines):
        line = lines[number]
        if len(line) > LIMIT and number in prose and " " in line.strip():
            kind = prose[number]
            indent = re.match(r" *(?:# |- )?", line)[0].replace("- ", "  ")  # type: ignore[index]
            if kind == "#" and not line.lstrip().startswith("#"):
                number += 1
                continue  # a comment behind code
            cut = line.rfind(" ", 0, LIMIT + 1)
            rest = line[cut + 1 :]
            lines[number] = line[:cut]
            following = lines[number + 1] if number + 1 < len(lines) else ""
            joins = prose.get(number + 1) == kind and re.match(rf"{re.escape(indent)}[A-Za-z`(]", following)
            if joins:
                lines[number + 1] = f"{indent}{rest} {following[len(indent):]}"
            else:
                lines.insert(number + 1, indent + rest)
                prose = {(at if at <= number else at + 1): sort for at, sort in prose.items()} | {number + 1: kind}
        number += 1
    return "\n".join(lines) + ("\n" if text.endswith("\n") else "")


def _prose_lines(text: str) -> dict[int, str]:
    """Return the line numbers, from 0, of docstrings and comments."""
    found: dict[int, str] = {}
    before = tokenize.NEWLINE
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            found[token.start[0] - 1] = "#"
        elif token.type == tokenize.STRING and token.string.startswith('"""') and before in (
            tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.NL, tokenize.ENCODING, tokenize.COMMENT,
        ):  # fmt: skip
            found.update(dict.fromkeys(range(token.start[0] - 1, token.end[0]), '"'))
        before = token.type
    return found
