"""What a game says that is not said through messages: `python -m tests.engine.words.unbracketed GAME [MATCHES]`.

Everything is said in the pseudo-language, which has each message in brackets. Outside of them may stand names of
players and of cards, numbers and signs; whatever else does is printed, with where it was said.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from typing import Any

from engine.games import load
from engine.kernel.game import Game
from engine.words.messages import PSEUDO, speak
from tests.engine.words.spoken import NAMES, Said, matches, of_the_game

BRACKETED = re.compile("⟦[^⟦⟧]*⟧")
FIELDS = ("foot", "origin", "short", "type_line")
"""Fields of faces that are words."""
OF_THE_KERNEL = ("chart",)
"""What is said alike in all games."""


def of_the_faces(game: Game[Any]) -> Iterator[Said]:
    """The words of faces besides their lines."""
    for face in game.shows.faces():
        yield from ((f"face {face['id']} {name}", face["fields"].get(name, "")) for name in FIELDS)
        for group in face["groups"]:
            yield f"face {face['id']} group", group["label"]
            yield from ((f"face {face['id']} cell", cell["text"]) for cell in group["cells"])


def outside(words: str) -> str:
    """What stands outside of the brackets."""
    while (less := BRACKETED.sub("", words)) != words:
        words = less
    return words.strip()


def main(slug: str, number: int) -> None:
    """Print what stands outside of messages."""
    speak(PSEUDO)  # before the game is loaded, which says some things at once
    game = load(slug)
    names = {*NAMES, *(face["title"] for face in game.shows.faces())}
    parts = [(f"part {part.key}", part.more) for part in getattr(game.mind.thinker, "parts", ())]
    for where, words in dict.fromkeys((*of_the_game(game), *of_the_faces(game), *parts, *matches(game, number))):
        bare = outside(words)
        if where not in OF_THE_KERNEL and bare not in names and any(map(str.isalpha, bare)):
            print(f"{where}: {words}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 6)
