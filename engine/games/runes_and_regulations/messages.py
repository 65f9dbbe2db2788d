"""Runes & Regulations: its messages, stored in `messages`."""

from engine.words.messages import Messages

say = Messages("engine.games.runes_and_regulations")


def zone_name(name: str) -> str:
    return say(f"zone-{name.replace('_', '-')}")
