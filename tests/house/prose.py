"""Docstrings and comments that fall short of how the project writes."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

from tests.house.code import BUILD, CLIENT, ENGINE, Definition, code, docstrings, relative
from tests.test_voice import BANNED, MOST_WORDS

_BANNED = re.compile("|".join(BANNED.values()), re.IGNORECASE)
_FILLER = re.compile(r"an?|and|as|at|by|for|from|has|in|is|its?|of|on|or|returns?|that|the|this|to|with")
"""Words that say nothing in a docstring."""


def _without_quotes(text: str) -> str:
    return re.sub(r'`[^`]*`|"[^"]*"', "X", text)


def _comments(file: Path) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(file.read_text(encoding="utf-8")).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def banned_words() -> list[str]:
    """Return the docstrings and comments with a word of the banned list outside quotes."""
    found = [
        f"{place}: {match[0]}"
        for place, _, text in docstrings(ENGINE, CLIENT, BUILD)
        for match in [_BANNED.search(_without_quotes(text))]
        if match
    ]
    return found + [
        f"{relative(file)}:{line}: {match[0]}"
        for folder in (ENGINE, CLIENT, BUILD)
        for file in code(folder)
        for line, text in _comments(file)
        for match in [_BANNED.search(_without_quotes(text))]
        if match
    ]


def long_sentences() -> list[str]:
    """Return the docstrings whose first paragraph has a sentence of more than 25 words."""
    found = []
    for place, _, text in docstrings(ENGINE, CLIENT, BUILD):
        first = _without_quotes(text.split("\n\n")[0])
        longest = max(len(part.split()) for part in re.split(r"(?<=[.!?:;])\s+", first))
        if longest > MOST_WORDS:
            found.append(f"{place}: {longest} words")
    return found


def _signature_words(node: Definition) -> set[str]:
    names = [node.name]
    if not isinstance(node, ast.ClassDef):
        names += [argument.arg for argument in (*node.args.args, *node.args.kwonlyargs)]
        names += [ast.unparse(node.returns)] if node.returns else []
    return {word.lower() for name in names for word in re.findall(r"[A-Z]?[a-z]+", name)}


def echoes() -> list[str]:
    """Return the docstrings of one line that say nothing beyond the name and the signature."""
    found = []
    for place, node, text in docstrings(ENGINE, CLIENT, BUILD):
        if not isinstance(node, ast.Module) and "\n" not in text:
            known = {word.rstrip("s") for word in _signature_words(node)}
            words = {word.lower() for word in re.findall(r"[A-Za-z]+", text)}
            if all(word.rstrip("s") in known or _FILLER.fullmatch(word) for word in words):
                found.append(f"{place}: {node.name}: {text}")
    return found
