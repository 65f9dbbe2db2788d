"""Who is told of in a sentence: players by their names, or "you" for whoever reads it.

A message that names a player has a variant for that: `{ $player -> [you] you draw *[other] { $player } draws }`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.words.messages import Messages

say = Messages("engine.words")
_ARTICLE = re.compile(r"^(\[\[\d+\|)?(?:An?|The) (?=[A-Z])")


def you() -> str:
    """What messages are given in place of a name to speak to whoever reads."""
    return say("you")


def possessive(thing: str, owner: str) -> str:
    """The name of a card as it stands behind its owner: "A Stray Dog" of whoever is spoken to is "your Stray Dog"."""
    return without_article(thing) if owner == you() else thing


def without_article(thing: str) -> str:
    """Return the name of a card as it stands behind a name: "Bea's Stray Dog"."""
    return _ARTICLE.sub(r"\1", thing)


def address_player(names: Sequence[str], seat: int) -> list[str]:
    """The names at a table as they are said to one of the players."""
    return [you() if number == seat else name for number, name in enumerate(names)]
