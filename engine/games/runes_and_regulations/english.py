"""Runes & Regulations: the small words of its English: numbers with nouns, lists."""

from __future__ import annotations

from collections.abc import Sequence


def article(noun: str) -> str:
    """A noun with its article: "a Creature", "an Event"."""
    return f"{'an' if noun[0] in 'AEIOUaeiou' else 'a'} {noun}"


def number_of(number: int, noun: str) -> str:
    """ "a card", "2 cards"."""
    return article(noun) if number == 1 else f"{number} {noun}s"


def listed(words: Sequence[str], last: str = "and") -> str:
    """ "a", "a and b", "a, b and c"; with `last` another word before the last one."""
    return ", ".join(words[:-1]) + f" {last} {words[-1]}" if len(words) > 1 else "".join(words)
