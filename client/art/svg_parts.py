"""Split a vector drawing into parts that give the same picture when drawn over each other."""

from __future__ import annotations

import re

_ROOT = re.compile(r"<svg\b[^>]*>", re.DOTALL)
_TAG = re.compile(r"<(/?)[\w-]+[^>]*?(/?)>")
_PLAIN_GROUP = re.compile(r'<g(?: (?:id|transform|fill|fill-rule|fill-opacity|stroke|stroke-[a-z]+)="[^"]*")*>')
_WHOLE = ("url(", "<style", "<use", "<!")
"""Marks of drawings whose parts depend on each other."""


def parts(source: str, most: int) -> list[str]:
    """Return the drawing as several drawings of about `most` characters each, the lowest first.

    Only whole elements are separated, and groups that only move, paint or name their contents. A drawing whose elements
    refer to others stays whole.
    """
    root = _ROOT.search(source)
    if root is None or len(source) <= most or any(mark in source for mark in _WHOLE):
        return [source]
    body = source[root.end() : source.rindex("</svg>")]
    return [f"{root.group()}{part}</svg>" for part in _split_elements(body, most)]


def _split_elements(body: str, most: int) -> list[str]:
    """Return sibling elements as runs of about `most` characters."""
    runs: list[str] = []
    run = ""
    for element in _elements(body):
        group = _PLAIN_GROUP.match(element) if len(element) > most else None
        inner = _split_elements(element[group.end() : -len("</g>")], most) if group else []
        for piece in [f"{group.group()}{part}</g>" for part in inner] if group else [element]:
            if run and len(run) + len(piece) > most:
                runs.append(run)
                run = ""
            run += piece
    return [*runs, run] if run else runs


def _elements(body: str) -> list[str]:
    """Return the outermost elements, each with its contents."""
    elements: list[str] = []
    depth = start = 0
    for tag in _TAG.finditer(body):
        closes, alone = tag.groups()
        if depth == 0:
            start = tag.start()
        if closes:
            depth -= 1
        elif not alone:
            depth += 1
        if depth == 0:
            elements.append(body[start : tag.end()])
    return elements
