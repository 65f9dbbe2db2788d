"""A vector drawing cut into parts that, drawn one over the other, give the same picture."""

from __future__ import annotations

import re

_ROOT = re.compile(r"<svg\b[^>]*>", re.DOTALL)
_TAG = re.compile(r"<(/?)[\w-]+[^>]*?(/?)>")
_PLAIN_GROUP = re.compile(r'<g(?: (?:id|transform|fill|fill-rule|fill-opacity|stroke|stroke-[a-z]+)="[^"]*")*>')
_WHOLE = ("url(", "<style", "<use", "<!")
"""What has a drawing depend on another part of itself."""


def parts(source: str, most: int) -> list[str]:
    """The drawing as several drawings of about `most` characters each, the lowest first.

    Only whole elements are parted, and groups that do no more than move, paint or name what is in them. A drawing whose
    elements refer to others stays whole.
    """
    root = _ROOT.search(source)
    if root is None or len(source) <= most or any(mark in source for mark in _WHOLE):
        return [source]
    body = source[root.end() : source.rindex("</svg>")]
    return [f"{root.group()}{part}</svg>" for part in _parted(body, most)]


def _parted(body: str, most: int) -> list[str]:
    """Elements that stand side by side, as runs of about `most` characters."""
    runs: list[str] = []
    run = ""
    for element in _elements(body):
        group = _PLAIN_GROUP.match(element) if len(element) > most else None
        inner = _parted(element[group.end() : -len("</g>")], most) if group else []
        for piece in [f"{group.group()}{part}</g>" for part in inner] if group else [element]:
            if run and len(run) + len(piece) > most:
                runs.append(run)
                run = ""
            run += piece
    return [*runs, run] if run else runs


def _elements(body: str) -> list[str]:
    """The outermost elements, each with everything in it."""
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
