"""What a game says that is no message: `python -m tests.engine.words.pseudo GAME [MATCHES]`.

Every message is said in brackets. What stands outside of them was put together in code; only names of players and
cards, numbers and signs may.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from typing import Any

from engine.games import load
from engine.kernel.game.game import Game
from engine.words.messages import BRACKETS, PSEUDO, speak
from tests.engine.words.spoken import NAMES, Said, matches, of_the_game

OPEN, CLOSE = BRACKETS.split("{}")
MESSAGE = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")
LINK = re.compile(r"\[\[\d+\|[^\]]*\]\]")
FIELDS = ("foot", "origin", "short", "type_line")
"""Fields of faces that are words."""
OF_THE_KERNEL = ("score", "chart")
"""What is said alike in all games that say nothing else."""


def of_the_faces(game: Game[Any]) -> Iterator[Said]:
    """The words of faces besides their lines."""
    for face in game.shows.faces():
        yield from ((f"face {face['id']} {name}", str(face["fields"].get(name, ""))) for name in FIELDS)
        for group in face.get("groups", ()):
            yield f"face {face['id']} group", group["label"]
            yield from ((f"face {face['id']} cell", cell["text"]) for cell in group["cells"])


def outside(words: str) -> str:
    """What of a text stands outside of its messages."""
    while (rest := MESSAGE.sub("", words)) != words:
        words = rest
    return LINK.sub("", words)


def unsaid(slug: str, number: int) -> Iterator[Said]:
    """What has letters outside of messages and names in some random matches: where it was said, and the words."""
    speak(PSEUDO)  # before the game is loaded, for its options, forms and units are made of messages once
    game = load(slug)
    titles = (str(face["title"]) for face in game.shows.faces())
    names = re.compile("|".join(rf"\b{re.escape(name)}(?!\w)" for name in sorted((*NAMES, *titles), key=len)[::-1]))
    for where, words in (*of_the_game(game), *of_the_faces(game), *matches(game, number)):
        if where not in OF_THE_KERNEL and any(letter.isalpha() for letter in names.sub("", outside(words))):
            yield where, words


if __name__ == "__main__":
    for said in dict.fromkeys(unsaid(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 6)):
        print(": ".join(said))
