"""Player names in sentences: a name, or "you" for the reader.

A message that names a player has a variant: `{ $player -> [you] you draw *[other] { $player } draws }`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.words.messages import Messages

NAMES = (
    "Ada Volt",
    "Igor Krank",
    "Otto Blitz",
    "Vera Quill",
    "Milo Thorn",
    "Nora Spark",
    "Hugo Moss",
    "Lola Finch",
    "Edgar Plum",
    "Juno Vale",
    "Cato Wick",
    "Bea Larkin",
)
"""Names for seats that nobody has named, in games that have none of their own."""

say = Messages("engine.words")
_ARTICLE = re.compile(r"^(\[\[\d+\|)?(?:An?|The) (?=[A-Z])")


def you() -> str:
    """Return the name that makes messages address the reader."""
    return say("you")


def without_article(thing: str) -> str:
    """Return a card's name without its article, as after a name: "Bea's Stray Dog"."""
    return _ARTICLE.sub(r"\1", thing)


def address_player(names: Sequence[str], seat: int) -> list[str]:
    """Return the players' names, with "you" for `seat`."""
    return [you() if number == seat else name for number, name in enumerate(names)]
