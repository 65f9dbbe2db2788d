"""The messages of Nefarious; they lie in `messages`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.words.messages import Messages

if TYPE_CHECKING:
    from engine.games.nefarious.definitions.vocabulary import Invention, Twist

say = Messages("engine.games.nefarious")


def title_of(card: Invention | Twist) -> str:
    """What a card is called: the name on it, which another language may have a message for."""
    name = f"name-{card.id}"
    return say(name) if not card.origin and say.knows(name) else card.name


def zone_name(name: str) -> str:
    """What a zone or a place of the board is called."""
    return say(f"zone-{name.replace('_', '-')}")
