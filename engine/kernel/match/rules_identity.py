"""A fingerprint of the rules that a match depends on: card behavior and numbers, without texts and pictures."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any

from engine.kernel.files.card_file import parse
from engine.kernel.game.game import Game

WORDS = frozenset(("name", "ruling", "picture", "published", "published_facts", "confirmed", "thing", "letter"))
"""Card fields for texts and pictures, which don't affect play."""


@lru_cache(maxsize=16)
def rules_identity(game: Game) -> str:
    """Return a hash that stays the same as long as old answers lead to the same states.

    It covers the game's card files without their `WORDS`, and its `rules_version`. Matches record packs separately.
    """
    folder = files(game.package) / "cards"
    cards = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    behavior = [[file.name, _without_words(parse(file.read_text(encoding="utf-8"), file.name))] for file in cards]
    text = json.dumps([game.slug, game.rules_version, behavior], sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _without_words(tables: Mapping[str, Any]) -> dict[str, Any]:
    """Return the tables of a card file without the fields in `WORDS`."""
    return {
        key: [{field: value for field, value in card.items() if field not in WORDS} for card in cards]
        if isinstance(cards, list)
        else cards
        for key, cards in tables.items()
    }
