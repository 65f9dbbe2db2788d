"""Several things as one: "a", "a and b", "a, b or c"."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from engine.words.messages import Messages

say = Messages("engine.words")


def listed(words: Sequence[str], last: str = "and") -> str:
    """Words as a list, `last` ("and" or "or") before the last one; empty for none."""
    if len(words) < 2:
        return "".join(words)
    first = reduce(lambda before, word: say("list-comma", first=before, next=word), words[:-1])
    return say(f"list-{last}", first=first, last=words[-1])
