"""Two-player texts: what cards say if "each other player" is just one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from client.look.schema import read_all
from engine.words.messages import words_cache

_TOLD = ("full", "short")
"""Fields of a card that are sentences about players, besides its lines and the words of its tags."""


@words_cache(8)
def _phrases(slug: str) -> dict[str, str]:
    found: dict[str, str] = read_all("texts/for-two.toml", Mapping[str, str]).get(slug, {})
    return {start(phrase): start(other) for phrase, other in found.items() for start in (str, _capital)}


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def for_two(words: str, slug: str) -> str:
    """Return a sentence of a game in its two-player form."""
    phrases = _phrases(slug)
    if not phrases:
        return words
    longest_first = "|".join(re.escape(phrase) for phrase in sorted(phrases, key=len, reverse=True))
    return re.sub(longest_first, lambda found: phrases[found[0]], words)


def face_for_two(data: Mapping[str, Any], slug: str) -> dict[str, Any]:
    """Return a game's description of a card (`Shows.face`) in its two-player form."""
    fields = {
        name: for_two(value, slug) if name in _TOLD and isinstance(value, str) else value
        for name, value in data.get("fields", {}).items()
    }
    lines = [[for_two(words, slug), style] for words, style in data.get("lines", ())]
    tags = [{**tag, "words": for_two(tag.get("words", ""), slug)} for tag in data.get("tags", ())]
    return {**data, "fields": fields, "lines": lines, "tags": tags}
