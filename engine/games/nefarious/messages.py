"""Nefarious: its messages, stored in `messages`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.words.messages import Messages
from engine.words.refusals import Refuser

if TYPE_CHECKING:
    from engine.games.nefarious.definitions.vocabulary import Invention, Twist

say = Messages("engine.games.nefarious")
refused = Refuser(say)


def title_of(card: Invention | Twist) -> str:
    """Return the name of a card, translated if the language has a message for it."""
    name = f"name-{card.id}"
    return say(name) if not card.origin and say.knows(name) else card.name


def message_key(name: str) -> str:
    """Return the message key for a name from the card files."""
    return name.replace("_", "-")


def zone_name(name: str) -> str:
    return say(f"zone-{message_key(name)}")
