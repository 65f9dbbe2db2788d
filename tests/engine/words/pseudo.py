"""What a game says that is no message: `python -m tests.engine.words.pseudo GAME [MATCHES]`.

Every message is said in brackets. What stands outside of them was put together in code; names of players and cards may.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

from engine.games import load
from engine.words.messages import BRACKETS, PSEUDO, speak
from tests.engine.words.spoken import NAMES, matches, of_the_game

OPEN, CLOSE = BRACKETS.split("{}")
MESSAGE = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")
LINK = re.compile(r"\[\[\d+\|[^\]]*\]\]")
OF_THE_KERNEL = ("chart",)


def outside(words: str) -> str:
    """What of a text stands outside of its messages."""
    while (rest := MESSAGE.sub("", words)) != words:
        words = rest
    return LINK.sub("", words)


def unsaid(slug: str, number: int) -> Iterator[tuple[str, str]]:
    """What has letters outside of messages and names in some random matches: where it was said, and the words."""
    speak(PSEUDO)  # before the game is loaded, for its options, forms and units are made of messages once
    game = load(slug)
    titles = (str(face["title"]) for face in game.shows.faces())
    names = re.compile("|".join(rf"\b{re.escape(name)}(?!\w)" for name in sorted((*NAMES, *titles), key=len)[::-1]))
    for where, words in (*of_the_game(game), *matches(game, number)):
        if where not in OF_THE_KERNEL and any(letter.isalpha() for letter in names.sub("", outside(words))):
            yield where, words


if __name__ == "__main__":
    for said in dict.fromkeys(unsaid(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 6)):
        print(": ".join(said))
