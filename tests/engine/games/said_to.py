"""Refusals as a game says them to the reader and to others: whole sentences both times."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence

from engine.kernel.game.game import Game
from engine.kernel.game.presentation import Refusal
from engine.kernel.state.view import View
from engine.words import assets
from engine.words.player_names import address_player

CLAUSES = tomllib.loads(assets.path("texts/refusals.toml").read_text(encoding="utf-8"))
"""The clause of each refusal, by game and key."""
WRONG = re.compile(r"\byou's|\b[Yy]ou (has|is|was|does|can't be|\w+[a-z]s)\b|^you\b|\. you\b")
"""A verb, an ending or a small letter of a third person's name at "you"."""


def refusal_to(game: Game, view: View, source: int, target: int, names: Sequence[str]) -> Refusal | None:
    """The refusal with all names. It is checked that the reader gets the same one with "you"."""
    named = game.words.refusal(view, source, target, names)
    spoken = game.words.refusal(view, source, target, address_player(names, view.seat))
    assert (named is None) == (spoken is None)
    if named is not None and spoken is not None:
        assert named.key == spoken.key and named.key in CLAUSES[game.slug]
        for refusal in (named, spoken):
            said = refusal.sentence
            assert re.match(r"[A-Z].*[.]$", said) and not re.search(r"[{}]|  ", said), (refusal, said)
            assert not WRONG.search(said), (refusal, said)
        own = names[view.seat] if 0 <= view.seat < len(names) else " "
        assert not re.search(rf"\b{own}\b", spoken.sentence), (spoken, spoken.sentence)
    return named
