"""Runes & Regulations: its messages, stored in `messages`."""

from engine.words.messages import Messages
from engine.words.refusals import Refuser

say = Messages("engine.games.runes_and_regulations")
refused = Refuser(say)


def zone_name(name: str) -> str:
    return say(f"zone-{name.replace('_', '-')}")
